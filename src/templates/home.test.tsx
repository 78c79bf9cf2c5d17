import { expect, test } from "vitest";
import { testCar } from "../../test/fixtures/cars.ts";
import { markup, words } from "../../test/fixtures/markup.tsx";
import { emptyModel } from "../../test/fixtures/model.ts";
import { dealership, testSite } from "../../test/fixtures/site.ts";
import { carCard } from "../features/cards/card.ts";
import { homeView } from "../features/content/home.ts";
import { cardOf, documentOf } from "../features/search/index/documents/document.ts";
import type { TemplateName } from "../features/site/choices.ts";
import { HOME_BLOCKS } from "../features/site/choices.ts";
import { SiteViewProvider } from "../features/site/components/site-context.tsx";
import type { Site, Slide } from "../features/site/site.ts";
import { siteView } from "../features/site/view.ts";
import type { CardCar } from "../features/stock/card-car.ts";
import { templateSlots } from "./registry.ts";

const NOW = Date.UTC(2026, 10, 21);
const TEMPLATES: readonly TemplateName[] = ["default", "group", "superstore"];

const slide = (name: string, more: Partial<Slide> = {}): Slide => ({
  name,
  description: `About ${name}`,
  url: `/${name}`,
  image: `/art/${name}.webp`,
  hide_overlay: false,
  ...more,
});

function drawn(template: TemplateName, changes: Partial<Site> = {}, cars: readonly CardCar[] = []): string {
  const config = { template, homeBlocks: [...HOME_BLOCKS], salesCounterEnabled: true };
  const site: Site = { ...testSite("one", [dealership(1, "yard")], { config }), ...changes };
  const { home } = homeView(site, { facets: null, justLanded: cars.map((car) => carCard(car, site, NOW)) }, NOW);
  const { Home } = templateSlots(template);
  return markup(
    <SiteViewProvider site={siteView(site, NOW)}>
      <Home home={home} />
    </SiteViewProvider>,
  );
}

const slider = (html: string) => /<section[^>]*aria-label="Promotions".*?<\/section>/s.exec(html)?.[0] ?? "";

test.each(TEMPLATES)(
  "HOME-029 HOME-030 HOME-031 HOME-032 %s slides say name and description and lead on",
  (template) => {
    const html = slider(drawn(template, { slides: [slide("ute-week"), slide("vans")] }));
    expect(html).toContain("aspect-1920/540");
    expect(words(html)).toContain("ute-week About ute-week");
    expect(html).toContain('href="/ute-week"');
    expect(html).toContain("/art/vans.webp");
    for (const label of ["Pause", "Previous promotion", "Next promotion", "1 of 2", "2 of 2"]) {
      expect(html).toContain(`aria-label="${label}"`);
    }
  },
);

test.each(TEMPLATES)("HOME-033 a %s slide that hides its overlay shows its picture alone", (template) => {
  const html = slider(drawn(template, { slides: [slide("ute-week", { hide_overlay: true })] }));
  expect(words(html)).not.toContain("About ute-week");
  expect(html).toContain('alt="ute-week"');
  expect(html).not.toContain('aria-label="Pause"');
});

test.each(TEMPLATES)("HOME-032 a %s slide without a picture is its words, whether or not it hides them", (template) => {
  const slides = [slide("one", { image: "" }), slide("two", { image: "", hide_overlay: true })];
  const html = slider(drawn(template, { slides }));
  expect(html).not.toContain("<img");
  expect(words(html)).toContain("About one");
  expect(words(html)).toContain("About two");
});

test.each(TEMPLATES)(
  "HOME-001 HOME-018 HOME-022 MODEL-020 the %s home draws every block that has something",
  (template) => {
    const html = drawn(template, {
      models: [{ ...emptyModel(1), name: "HiLux", manufacturer_body: "Ute" }],
      home: {
        howItWorks: { heading: "In three steps", steps: [{ heading: "Choose", text: "One" }] },
        plans: {
          heading: "Ways to pay",
          plans: [{ name: "Flex", price: "$1", points: [], featured: true, link: { label: "Go", href: "/go" } }],
        },
        faqs: { heading: "Asked often", questions: [{ q: "Why?", a: "So." }] },
      },
    });
    for (const text of [
      "Latest Offers",
      "Explore Our Range",
      "HiLux",
      "cars sold this month",
      "We accept",
      "In three steps",
      "Ways to pay",
      "Asked often",
    ]) {
      expect(words(html), text).toContain(text);
    }
    expect([...html.matchAll(/<h1/g)]).toHaveLength(1);
  },
);

test.each(TEMPLATES)("the %s home of a site with nothing to show still finds a car by words", (template) => {
  const html = drawn(template);
  expect(html).toContain('name="q"');
  expect(html).not.toContain("Explore Our Range");
});

test("CAR-121 the superstore's large car says what its price includes and what it was, and leaves no line where it has neither", () => {
  const spotlight = (changes: Parameters<typeof testCar>[1]) => {
    const shown = { images: [{ image: { url: "/art/one.webp" } }], photos_count: 1, ...changes };
    const html = drawn("superstore", {}, [cardOf(documentOf(testCar(1, shown)))]);
    return /<article.*?<\/article>/s.exec(html)?.[0] ?? "";
  };
  expect(words(spotlight({ price_type: "Drive away", before_price: 32_000 }))).toContain(
    "$30,000 Drive away, was $32,000",
  );
  expect(words(spotlight({ price_type: "Drive away" }))).toMatch(/\$30,000 Drive away$/);
  expect(words(spotlight({ price_type: null, before_price: 32_000 }))).toContain("$30,000 was $32,000");
  expect(spotlight({ price_type: null })).not.toMatch(/<p[^>]*><\/p>/);
  // One without a price is a card among the others.
  expect(spotlight({ price: null })).toMatch(/^<article class="card /);
});
