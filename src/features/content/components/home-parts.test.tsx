import { expect, test } from "vitest";
import { words } from "../../../../test/fixtures/markup.tsx";
import { PAYMENT_LOGOS } from "../../site/choices.ts";
import { siteMarkup } from "../../site/site-page.testing.tsx";
import type { BlogCard } from "../home.ts";
import { Faqs } from "./faqs.tsx";
import { HowItWorks } from "./how-it-works.tsx";
import { PaymentMarks } from "./payment-marks.tsx";
import { PictureSlide } from "./picture-slide.tsx";
import { Plans } from "./plans.tsx";
import { PostGrid } from "./post-grid.tsx";

const namesIn = (html: string) => [...html.matchAll(/aria-label="([^"]*)"/g)].map(([, name]) => name);

test("HOME-022 the payment marks stand in the specification's order, or are those that the site names", () => {
  const all = namesIn(siteMarkup(<PaymentMarks logos={PAYMENT_LOGOS} />));
  expect(all).toEqual(["Mastercard", "Visa", "Maestro", "Google Pay", "Apple Pay"]);
  expect(namesIn(siteMarkup(<PaymentMarks logos={["Apple Pay", "Visa"]} />))).toEqual(["Apple Pay", "Visa"]);
});

const post = (heading: string, image: string | null): BlogCard => ({
  href: `/blog/vehicle-reviews/${heading}`,
  heading,
  description: "About it",
  image,
  date: "4 Nov 2026",
});

test("HOME-023 HOME-024 HOME-025 HOME-026 HOME-028 posts are a list of cards, one without a picture too", () => {
  const html = siteMarkup(<PostGrid posts={[post("utes", "/art/ute.webp"), post("vans", null)]} />);
  expect(html.match(/<ul.*<\/ul>$/s)).not.toBeNull();
  expect([...html.matchAll(/<li><article/g)]).toHaveLength(2);
  expect([...html.matchAll(/<img/g)]).toHaveLength(1);
  expect(html).toContain('href="/blog/vehicle-reviews/vans"');
  expect(words(html)).toContain("4 Nov 2026 vans About it");
});

test("the first picture of a page's posts loads at once, those below other things when they come near", () => {
  const posts = ["utes", "vans"].map((name) => post(name, `/art/${name}.webp`));
  const loading = (level: 2 | 3) =>
    [...siteMarkup(<PostGrid posts={posts} level={level} />).matchAll(/loading="(\w+)"/g)].map(([, how]) => how);
  expect(loading(2)).toEqual(["eager", "lazy"]);
  expect(loading(3)).toEqual(["lazy", "lazy"]);
});

test("HOME-029 HOME-033 a slide without words is its picture at 1920 by 540, and still a link with a name", () => {
  const slide = {
    name: "Ute week",
    description: "42 of them",
    url: "/offers",
    image: "/art/u.webp",
    hide_overlay: true,
  };
  const html = siteMarkup(<PictureSlide slide={slide} />, { imageServiceUrl: "/images" });
  expect(html).toContain("aspect-1920/540");
  expect(html).toContain("width=1920,quality=75,crop=32:9");
  expect(html).toContain('href="/offers"');
  expect(html).toContain('alt="Ute week"');
  expect(words(html)).toBe("");
});

test("HOME-001 steps are numbered in the site's order", () => {
  const steps = ["Choose", "Drive"].map((heading) => ({ heading, text: `${heading} it` }));
  const html = siteMarkup(<HowItWorks words={{ heading: "How it works", steps }} />);
  expect(html).toContain("<ol");
  expect(words(html)).toBe("How it works 1 Choose Choose it 2 Drive Drive it");
});

test("HOME-001 a plan says its price, what is in it and its terms", () => {
  const plan = { name: "Flex", price: "$149", per: "a week", points: ["Insured"], featured: true };
  const html = siteMarkup(
    <Plans
      words={{
        heading: "Plans",
        terms: "Four weeks' notice.",
        plans: [{ ...plan, link: { label: "Go", href: "/go" } }],
      }}
    />,
  );
  expect(words(html)).toBe("Plans Flex $149 a week Insured Go Four weeks' notice.");
  expect(html).toContain('href="/go"');
});

test("HOME-001 questions open without JavaScript", () => {
  const html = siteMarkup(<Faqs words={{ heading: "Questions", questions: [{ q: "Why?", a: "Because." }] }} />);
  expect(html).toContain("<details");
  expect(words(html)).toBe("Questions Why? Because.");
});
