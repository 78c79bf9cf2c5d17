import { describe, expect, test } from "vitest";
import { testCar } from "../../test/fixtures/cars.ts";
import { words } from "../../test/fixtures/markup.tsx";
import { dealership, testSite } from "../../test/fixtures/site.ts";
import { carCard } from "../features/cards/card.ts";
import { COVERED } from "../features/media/covered-vehicle.ts";
import { cardOf, documentOf } from "../features/search/index/documents/document.ts";
import type { SiteConfig } from "../features/site/schema.ts";
import { siteMarkup } from "../features/site/site-page.testing.tsx";
import * as base from "./base/car-card.tsx";
import * as marque from "./marque/car-card.tsx";
import * as superstore from "./superstore/car-card.tsx";

const NOW = Date.UTC(2026, 10, 20);
const photos = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ image: { url: `/art/photo-${at + 1}.webp` } }));
const CAR = {
  badge: "Akera",
  tag: "One owner",
  simple_transmission: "Automatic",
  simple_fuel: "Petrol",
  location_name: "Parramatta",
  price_type: "Drive away",
  images: photos(7),
  photos_count: 7,
} as const;

type Changes = Parameters<typeof testCar>[1];
const TEMPLATES = [
  ["base", base],
  ["marque", marque],
  ["superstore", superstore],
] as const;

describe.each(TEMPLATES)("a card of %s", (_, { CarCard, PromoCard }) => {
  const draw = (changes: Changes = {}, config: Partial<SiteConfig> = {}) => {
    const site = testSite("halden", [dealership(1, "parramatta")], { config });
    const card = carCard(cardOf(documentOf(testCar(1, { ...CAR, ...changes }))), site, NOW);
    return siteMarkup(<CarCard card={card} />, config);
  };
  const pictures = (html: string) => [...html.matchAll(/<img[^>]*>/g)].map(([tag]) => tag);

  test("SRCH-008 shows picture, tag, title, price, kilometres, transmission, body, place, its page and Enquire Now", () => {
    const html = draw();
    const text = words(html);
    for (const part of ["One owner", "2020 Mazda CX-5", "Akera", "$30,000", "Drive away", "Parramatta"]) {
      expect(text).toContain(part);
    }
    for (const fact of ["Kilometres: 50,000 km", "Transmission: Automatic", "Body: SUV", "Fuel: Petrol"]) {
      expect(text).toContain(fact);
    }
    expect(html).toContain('href="/cars/car-1"');
    expect(html).toMatch(/rel="nofollow"[^>]*href="\/cars\/car-1\/enquire"[^>]*>Enquire Now/);
  });

  test.each([
    ["truck", { specifications: { tare_weight: 3_000 } }],
    ["caravan", { specifications: { sleeps: 4 } }],
    ["motorcycle", { engine_size: 690 }],
    ["car", {}],
  ] as const)(
    "a %s without pictures is that under its cover, whatever else the dealer sells first",
    (kind, changes) => {
      const html = draw(
        { ...changes, item_type: kind, images: [] },
        { itemTypes: ["caravan", "truck", "motorcycle", "car"] },
      );
      expect(html).toContain(COVERED[kind].cloth);
    },
  );

  test("of five pictures only the first is sent; the strip is skipped by keyboard and screen readers", () => {
    const html = draw();
    expect(pictures(html)).toHaveLength(1);
    expect(pictures(html)[0]).toContain('alt="2020 Mazda CX-5"');
    expect(html).toContain("--n:5");
    expect(html).toMatch(/<a tabindex="-1" aria-hidden="true" class="photo-strip" href="\/cars\/car-1"/);
    expect(draw({ images: photos(1), photos_count: 1 })).not.toContain("photo-strip");
  });

  test("IMG-002 IMG-003 IMG-004 pictures are asked for with a width, a quality and the shape of their place", () => {
    const [first = ""] = pictures(draw({}, { imageServiceUrl: "/images" }));
    expect(first).toContain("/images/width=480,quality=75,crop=16:10/art/photo-1.webp 480w");
    expect(first).toContain("sizes=");
    expect(pictures(draw())[0]).toContain('src="/art/photo-1.webp"');
  });

  test("a car without pictures stands under its cover, which says so", () => {
    const html = draw({ images: [], photos_count: 0 });
    expect(pictures(html)).toEqual([]);
    expect(words(html)).toContain("Photos on their way");
  });

  test("USER-018 SITE-016 SITE-022 SITE-051 SITE-052 favourite and compare stand on it unpressed, each with the car's name", () => {
    const html = draw();
    for (const name of ["Favourite", "Compare"]) {
      expect(html).toMatch(new RegExp(`aria-pressed="false" aria-label="${name} 2020 Mazda CX-5 Akera"`));
    }
    expect(html.match(/<button/g)).toHaveLength(2);
    expect(draw({}, { favouritesEnabled: false })).not.toContain("Favourite");
    expect(draw({}, { compareEnabled: false })).not.toContain("Compare");
  });

  test("USER-018 neither stands on a car that is not available, or that the site's rule leaves out", () => {
    const used = { favouriteRule: "usedPricedWithImages" } as const;
    expect(draw({ sold: true })).not.toContain("<button");
    expect(draw({ car_type: "new" }, used)).not.toContain("<button");
    expect(draw({ car_type: "used" }, used)).toContain("<button");
  });

  test("SRCH-059 CAR-119 a sold car has the sold tag alone, its picture faded, and the way to one like it", () => {
    const html = draw({ sold: true, reserved: true });
    const text = words(html);
    expect(text).toContain("JUST SOLD");
    expect(text).not.toMatch(/One owner|Reserved|Enquire Now/);
    expect(text).toContain("Find Similar about 2020 Mazda CX-5");
    expect(pictures(html)[0]).toContain("opacity-50");
  });

  test("CAR-133 a sold car's card says so where its price was, in whichever words that was told", () => {
    for (const [before, config] of [
      [{ price: 30_000, before_price: 32_000, price_type: "Drive away" }, {}],
      [{ subscription_price: 199 }, { subscriptionEnabled: true }],
    ] as const) {
      expect(words(draw({ ...before, status: "sold", sold: true }, config))).not.toMatch(/\$|Drive away|per week/);
      expect(words(draw({ ...before, status: "sold", sold: true }, config))).toMatch(/\bSold\b/);
    }
  });

  test("CAR-133 no line is left empty below a price, least of all where there is none", () => {
    for (const changes of [{ sold: true }, { price: 10 }, { price: null, preorder: true }])
      expect(draw(changes)).not.toMatch(/<p[^>]*><\/p>/);
    // On a wide page it keeps a price in line with those beside it.
    const [spacer = ""] = /<p[^>]*><\/p>/.exec(draw({ price_type: null })) ?? ["max-md:hidden"];
    expect(spacer).toContain("max-md:hidden");
  });

  test("CAR-121 CAR-122 CAR-124 CAR-125 the states of a price in words", () => {
    const text = (changes: Changes, config: Partial<SiteConfig> = {}) => words(draw(changes, config));
    expect(text({ subscription_price: 199 }, { subscriptionEnabled: true })).toContain("$199 per week");
    expect(draw({ before_price: 32_000 })).toMatch(/was <s>\$32,000<\/s>/);
    expect(text({ price: null, preorder: true })).toContain("PREORDER");
    expect(text({ price: 10 })).toContain("Contact Us For Price");
    expect(text({ price: 11 })).toContain("$11");
  });

  test("a badge that is cut is whole where the pointer rests; one that fits is not said twice", () => {
    expect(draw({ badge: "Wildtrak 2.0 Double Cab 4x4 with Tech Pack" })).toContain(
      'title="2020 Mazda CX-5 Wildtrak 2.0 Double Cab 4x4 with Tech Pack"',
    );
    expect(draw()).not.toContain("title=");
  });

  test("SRCH-009 a promo card is one link, with a picture or without", () => {
    const promo = { url: "/sell-my-car", image: "/art/hatch.webp", heading: "Selling as well?", text: "Tell us." };
    const html = siteMarkup(<PromoCard promo={promo} />, { imageServiceUrl: "/images" });
    expect(html.match(/<a /g)).toHaveLength(1);
    expect(html).toMatch(/<a class="stretched" href="\/sell-my-car"[^>]*>Selling as well\?/);
    expect(html).toContain("width=640,quality=75,crop=16:10/art/hatch.webp");
    expect(siteMarkup(<PromoCard promo={{ ...promo, image: null }} />)).not.toContain("<img");
  });
});
