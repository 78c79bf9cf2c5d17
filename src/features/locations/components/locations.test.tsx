import { describe, expect, test } from "vitest";
import { words } from "../../../../test/fixtures/markup.tsx";
import type { SiteConfig } from "../../site/schema.ts";
import type { Location } from "../../site/site.ts";
import { siteMarkup } from "../../site/site-page.testing.tsx";
import { locationPage } from "../page.ts";
import { reviewsView } from "../reviews.ts";
import { ownPlaces, placesSection } from "../section.ts";
import { FRIDAY, OPEN_ALL_WEEK, siteOfPlaces } from "../testing.ts";
import { LocationBanner } from "./location-banner.tsx";
import { LocationCard } from "./location-card.tsx";
import { OurLocations } from "./places-section.tsx";
import { Reviews } from "./reviews.tsx";

const PLACE = {
  slug: "north-sales",
  name: "Halden North",
  image: { url: "/art/places/north.avif" },
  average_rating: 4.6,
  review_count: 1043,
  dealer_license_number: "NSW MD 054321",
  contact_detail: { phone: "0491 570 156", landline_phone: "02 5550 1962", opening_hours: OPEN_ALL_WEEK },
} as const;

function page(
  place: Partial<Location> = {},
  config: Partial<SiteConfig> = {},
  others: readonly { slug: string }[] = [],
) {
  const site = siteOfPlaces([{ ...PLACE, ...place }, ...others], config);
  const [location] = site.locations;
  if (!location) throw new Error("no place");
  return { site, location, ...locationPage(site, location, FRIDAY).value };
}

function card(place: Partial<Location> = {}, config: Partial<SiteConfig> = {}): string {
  const { place: view, form } = page(place, config);
  return siteMarkup(<LocationCard place={view} form={form} />);
}

describe("the card of a place", () => {
  const html = card();

  test("LOC-053 LOC-054 LOC-056 it shows name, picture and address", () => {
    expect(html).toContain("Halden North</h2>");
    expect(html).toContain('src="/art/places/north.avif');
    expect(words(html)).toContain("1 Test St, Sydney NSW 2000");
  });

  test("LOC-055 LOC-078 it shows its stars and the average to one decimal", () => {
    expect(html).toContain('aria-label="4.6 out of 5 stars"');
    expect(html).toContain('style="width:60%"');
    expect(words(card({ review_count: 1 }))).toContain("4.6 Based on 1 review ");
    expect(words(card({ review_count: 1 }))).not.toContain("1 reviews");
    expect(words(html)).toContain("4.6 Based on 1,043 reviews");
    expect(card({}, { starsMinimum: 4.6 })).not.toContain("out of 5 stars");
  });

  test("LOC-057 LOC-058 it shows phone and landline, each to be called", () => {
    expect(html).toContain('href="tel:0491570156"');
    expect(html).toContain('href="tel:0255501962"');
    expect(words(html)).toContain("0491 570 156 Phone 02 5550 1962 Landline");
  });

  test("LOC-059 it shows the opening hours, and whether it is open", () => {
    expect(words(html)).toContain("Open today until 5pm");
    expect(words(html)).toContain("Monday – Saturday 9am – 5pm Sunday Closed");
  });

  test("LOC-030 a day that status or words call closed is Closed in the card, whatever the other says", () => {
    const week = (sunday: object) => [...OPEN_ALL_WEEK.slice(0, 6), { ...OPEN_ALL_WEEK[6], ...sunday }] as never;
    const shown = (sunday: object) =>
      words(card({ contact_detail: { ...PLACE.contact_detail, opening_hours: week(sunday) } }));
    for (const sunday of [{}, { formated_hours: "CLOSED" }, { formated_hours: "9am – 5pm" }]) {
      expect(shown(sunday)).toContain("Sunday Closed");
    }
    expect(shown({ status: "Open", formated_hours: "Closed" })).toContain("Sunday Closed");
    expect(shown({ status: "Open", formated_hours: "9 til late" })).toContain("Sunday 9 til late");
  });

  test("LOC-060 it shows the licence, unless the site shows none", () => {
    expect(words(html)).toContain("NSW MD 054321");
    expect(words(card({}, { showLicenceNumbers: false }))).not.toContain("054321");
  });

  test("LOC-061 LOC-062 LOC-063 it leads to the contact, to directions and to its own page", () => {
    expect(html).toMatch(/href="\/contact-us\/north"[^>]*>Contact Us</);
    expect(words(card({ location_type: "service" }))).toContain("Book A Service");
    expect(html).toMatch(/href="https:\/\/www\.google\.com\/maps\/dir\/[^>]*>Get Directions</);
    expect(html).toMatch(/href="\/locations\/north-sales"[^>]*>View Location Details</);
  });

  test("LOC-064 only the places that the site lists are badged as coming", () => {
    const badge = "COMING EARLY 2026";
    expect(words(html)).not.toContain(badge);
    expect(words(card({}, { locationComingBadge: ["north-sales"] }))).toContain(badge);
    expect(words(card({ image: null }, { locationComingBadge: ["north-sales"] }))).toContain(badge);
    expect(words(card({}, { locationComingBadge: ["south-sales"] }))).not.toContain(badge);
  });

  test("LOC-065 Email Us leads to the form of that place where the site offers it", () => {
    expect(words(html)).not.toContain("Email Us");
    expect(card({}, { locationEmailModal: true })).toMatch(/href="\/contact-us\/north#enquire"[^>]*>Email Us</);
  });

  test("what a place does not tell is left out", () => {
    const silent = { phone: null, landline_phone: null, opening_hours: [] };
    const bare = card({ image: null, average_rating: null, dealer_license_number: null, contact_detail: silent });
    expect(bare).not.toMatch(/<img|<table|tel:|out of 5/);
  });
});

describe("the head of a location's page", () => {
  const others = [{ slug: "north-service", location_type: "service", contact_detail: PLACE.contact_detail }];
  const head = (place: Partial<Location> = {}, config: Partial<SiteConfig> = {}, also = others) => {
    const { place: view, weeks, map, form } = page(place, config, also);
    return siteMarkup(<LocationBanner place={view} weeks={weeks} map={map} form={form} />);
  };

  test("LOC-066 it says the Google rating and of how many reviews it is", () => {
    expect(words(head())).toContain("Google rating 4.6 Based on 1,043 reviews");
    expect(words(head({}, { reviewsHidden: true }))).not.toContain("Google rating");
  });

  test("LOC-067 the hours of each department stand in a table, one chosen by a dropdown", () => {
    const html = head();
    expect(html).toMatch(/<select[^>]*>.*<option value="sales"[^>]*>Sales<.*<option value="service"[^>]*>Service</);
    expect(html.match(/data-chosen="true" class="tab-panel"/g)).toHaveLength(1);
    expect(html.match(/class="tab-panel"/g)).toHaveLength(2);
    expect(words(html)).toContain("Friday today 9am – 5pm");
    expect(head({}, {}, [])).not.toContain("<select");
  });
});

describe("the section of places", () => {
  const places = (count: number, dealership = "north") =>
    Array.from({ length: count }, (_, index) => ({ slug: `place-${index}`, dealership_slug: dealership }));
  const drawn = (site: ReturnType<typeof siteOfPlaces>) => {
    const own = ownPlaces(site, FRIDAY);
    return own ? siteMarkup(<OurLocations section={own.value} />) : "";
  };

  test("LOC-068 LOC-070 the places of several dealerships are the Our Locations carousel", () => {
    const html = drawn(siteOfPlaces([...places(1), { slug: "south", dealership_slug: "south" }]));
    expect(html).toContain("Our Locations</h2>");
    expect(html).toMatch(/<ul aria-label="Our Locations"[^>]*class="carousel/);
  });

  test("LOC-069 the only place stands beside its map", () => {
    const [location] = siteOfPlaces(places(1)).locations;
    const address = { ...(location?.address ?? ({} as never)), lat: -33.9, long: 151.2 };
    const html = drawn(siteOfPlaces([{ slug: "place-0", address }]));
    expect(html).toContain('<figure aria-label="Map of Halden place-0"');
    expect(html).not.toContain("carousel");
  });

  test("IMG-004 IMG-006 LOC-069 the picture beside that map is 600 pixels wide, every other 1600, both cut to their place", () => {
    const [location] = siteOfPlaces(places(1)).locations;
    const image = { url: "/art/yard.webp" };
    const address = { ...(location?.address ?? ({} as never)), lat: -33.9, long: 151.2 };
    const pictureOf = (count: number) => {
      const own = ownPlaces(
        siteOfPlaces(places(count).map((place) => ({ ...place, image, ...(count === 1 && { address }) }))),
        FRIDAY,
      );
      const html = own ? siteMarkup(<OurLocations section={own.value} />, { imageServiceUrl: "/images" }) : "";
      return /<img[^>]*src="([^"]*yard[^"]*)"/.exec(html)?.[1];
    };
    expect(pictureOf(1)).toBe("/images/width=600,quality=75,crop=2:1/art/yard.webp");
    expect(pictureOf(3)).toBe("/images/width=1600,quality=75,crop=2:1/art/yard.webp");
  });

  test.each([
    [3, "xl:grid-cols-3"],
    [5, "xl:grid-cols-4"],
    [6, "xl:grid-cols-3"],
  ])("LOC-071 LOC-074 LOC-075 %d places of one dealership are a grid", (count, columns) => {
    expect(drawn(siteOfPlaces(places(count)))).toMatch(
      new RegExp(`<ul class="grid gap-gap [^"]*(?<![\\w])${columns}"`),
    );
  });

  test.each([
    [2, 3, false, false],
    [3, 3, true, false],
    [4, 3, true, false],
    [5, 3, true, true],
    [3, 4, false, false],
    [4, 4, true, false],
  ] as const)("LOC-072 LOC-073 a carousel of %d, hinting from %d: hint %s, narrow %s", (count, from, hints, narrow) => {
    const site = siteOfPlaces(places(count), { locationSwipeHintMin: from });
    const section = placesSection(site, site.locations, "carousel", FRIDAY).value;
    const html = siteMarkup(<OurLocations section={section} />);
    expect(html.includes("Swipe to see more")).toBe(hints);
    expect(html.includes("carousel-narrow")).toBe(narrow);
  });
});

describe("reviews", () => {
  const review = (id: number, rating: number, more = {}) => ({
    id,
    customer_name: "Priya N.",
    text: `Words ${id}`,
    rating,
    review_date: `2026-09-${10 + id}`,
    created_at_time_ago_in_words: "2 months",
    reply_text: null,
    reply_date: null,
    image: null,
    ...more,
  });
  const drawn = (config: Partial<SiteConfig> = {}) => {
    const reviews = [review(1, 5, { reply_text: "Thank you." }), review(2, 3), review(3, 4)];
    const { site, location } = page({ reviews }, config);
    return siteMarkup(<Reviews reviews={reviewsView(site, location)} />);
  };

  test("LOC-079 LOC-081 the favourable ones stand newest first, with day, stars and the reply, and say that they are a choice", () => {
    const text = words(drawn());
    expect(text).toMatch(/Words 3.*Words 1.*Our reply Thank you\./);
    expect(text).toContain("13 Sep 2026");
    expect(text).not.toContain("Words 2");
    expect(text).toContain("The newest reviews with a rating of 4 or more");
    expect(words(drawn({ reviewsMinRating: 1 }))).toContain("Words 2");
  });

  test("LOC-051 LOC-052 a reply tells its day; a reviewer's picture stands for the first letter of the name", () => {
    const reply = { reply_text: "Thank you.", reply_date: "2026-09-20", image: "/site/priya.webp" };
    const { site, location } = page({ reviews: [review(1, 5, reply), review(2, 5, { reply_text: "Noted." })] });
    const html = siteMarkup(<Reviews reviews={reviewsView(site, location)} />);
    expect(words(html)).toMatch(/Our reply 20 Sep 2026 Thank you\./);
    expect(html).toContain('<time dateTime="2026-09-20"');
    expect(words(html)).toContain("Our reply Noted.");
    expect(html.match(/<img[^>]*src="\/site\/priya\.webp"/g)).toHaveLength(1);
    expect(html.match(/aria-hidden="true" class="grid size-10[^"]*">P</g)).toHaveLength(1);
  });

  test("LOC-076 nothing of them is shown where the site hides reviews", () => {
    expect(drawn({ reviewsHidden: true })).toBe("");
  });
});
