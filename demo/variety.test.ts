import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { dayHours } from "../src/features/hours/hours.ts";
import { bookingProblem } from "../src/features/leads/bookings/judge-booking.ts";
import { placesFor } from "../src/features/leads/forms/form-fields.ts";
import { lenderTerms } from "../src/features/loans/lender-entry.ts";
import { openSites } from "../src/features/site/data.ts";
import { DealershipFileSchema, ModelsFileSchema, PromosFileSchema } from "../src/features/site/reading/files.ts";
import { LocationFileSchema } from "../src/features/site/reading/location-files.ts";
import { OPTIONS } from "../src/features/site/schema.ts";
import { CarInputSchema } from "../src/features/stock/schema.ts";
import { generateStock } from "./stock/generate.ts";
import { demoDealerships } from "./stock/seed.ts";
import { idle, type Met, monotony, told } from "./variety.testing.ts";

/**
 * A fault shows in the demo only where its data vary. These tests derive from the code's own shapes what a page can
 * show, and report what has only one value in the demo's sites and stock. An exception gives its reason; one that is no
 * longer needed is refused.
 */

const ROOT = join(import.meta.dirname, "../sites");
const sites = await openSites(ROOT, { defaultSite: null, secrets: () => null });
const all = sites.all();
const stock = [
  ...generateStock({ dealerships: demoDealerships(all), seed: 1, count: 2_000, now: Date.UTC(2026, 10, 21, 3) }),
].map(({ car }) => car);

const json = (path: string): unknown => JSON.parse(readFileSync(join(ROOT, path), "utf8"));
const written = all.map(({ slug }) => ({
  locations: json(`${slug}/locations.json`) as readonly unknown[],
  models: json(`${slug}/models.json`),
  promos: json(`${slug}/promos.json`),
  dealerships: readdirSync(join(ROOT, slug, "dealerships")).map((file) => json(`${slug}/dealerships/${file}`)),
}));

const ROUTED = "one dealership shows who gets which mail; every team and list is tried in features/routing";

type Reasons = Readonly<Record<string, string>>;

function expectVariety(found: readonly Met[], excused: Reasons): void {
  expect(told(found, excused), "met in one way only").toEqual([]);
  expect(idle(found, excused), "exceptions that are needed no more").toEqual([]);
}

const UNREAD = "no page tells it";
const TOLD_WHOLE = "a record says it whole or not at all";

test("each field of a vehicle varies in the demo: absent, empty, zero and several values where possible", () => {
  const zeros = new Set(["km", "custom_rank"]);
  expectVariety(monotony(CarInputSchema, stock, zeros), {
    year: "a year is what a vehicle is called by; a car without one has a journey of its own (bare-car.spec.ts)",
    "images[].image":
      "a place in the gallery that is a film is an import's: the films of the demo stand in their own fields",
    "images[].isVideo": "as images[].image",
    walkaround_videos: "the studio filmed every design once",
    videos: "the studio filmed every design once",
    spin_code: UNREAD,
    "hotspots.exterior[].anchors": UNREAD,
    "hotspots.exterior[].anchors[]": UNREAD,
    "hotspots.interior[].anchors": UNREAD,
    "hotspots.interior[].anchors[]": UNREAD,
    "hotspots.interior[].positions": "the inside is one picture: a thing in it has one place",
    "hotspots.interior[].positions[].activeAngle": "the inside is one picture, and has no frames",
    "location.*": TOLD_WHOLE,
    bodyconfiguration: "of the demo's designs only the ute has one",
    "variant.ancaprating": "a safety rating is a claim about a real model: none is invented that anyone could act on",
    "specifications.tare_weight": "the mass that buyers of what is not a car ask for first",
    "youxQuote.*": TOLD_WHOLE,
  });
});

test("FIN-002..015 each term of a lender varies in the demo: several values, absent, and 0 where 0 is a value", () => {
  const entries = stock.flatMap((car) => Object.values(car.finance_lenders ?? {})).map(lenderTerms);
  // The list comes from the code: the terms that it reads from an empty entry.
  const terms = Object.keys(lenderTerms({})) as (keyof ReturnType<typeof lenderTerms>)[];
  const zero = ["interestRate", "comparisonRate", "deposit", "balloon", "establishmentFees"];
  const poor = terms.flatMap((term) => {
    const values = entries.map((entry) => entry[term]);
    const distinct = new Set(values.map((value) => JSON.stringify(value)));
    const isAbsent = (value: unknown) => value === null || value === "" || JSON.stringify(value) === "{}";
    return [
      distinct.size < 4 ? [`${term}: ${distinct.size} values`] : [],
      values.some(isAbsent) ? [] : [`${term}: never absent`],
      zero.includes(term) && !values.includes(0) ? [`${term}: never 0`] : [],
    ].flat();
  });
  expect(poor).toEqual([]);
  expect(new Set(entries.map(({ years }) => years))).toEqual(new Set([null, 3, 4, 5, 6, 7]));
});

test("LOC-001..052 each field of a location varies in the demo", () => {
  const places = written.flatMap(({ locations }) => locations);
  const zeros = new Set(["average_rating", "review_count"]);
  expectVariety(monotony(LocationFileSchema, places, zeros), {
    "review_summary.*": "a summary's fields are read as the place's own three, which are met in every way",
    "address.state": "no demo dealer is in Tasmania or the Northern Territory",
    "special_hours[].location_id": "the file of a place is its own",
  });
});

test("LOC-030 LOC-031 some days are closed by status, some by words; some open till late, by appointment, or all day", () => {
  const days = all.flatMap(({ locations }) => locations.flatMap(({ contact_detail }) => contact_detail.opening_hours));
  const kinds = days.map((day) => {
    const { status, open, close, byAppointment } = dayHours(day);
    if (status === "Closed") return day.status === "Open" ? "closed by words" : "closed";
    if (byAppointment) return "by appointment";
    if (close === "24:00") return "around the clock";
    if (open && !close) return "till late";
    if (!open) return "open, no time told";
    return day.open ? "by times" : "by words";
  });
  expect(new Set(kinds)).toEqual(
    new Set([
      "closed",
      "closed by words",
      "by appointment",
      "around the clock",
      "till late",
      "open, no time told",
      "by times",
      "by words",
    ]),
  );
});

test("SITE-037..041 each field of a dealership varies in the demo", () => {
  const dealerships = written.flatMap((site) => site.dealerships);
  const found = monotony(DealershipFileSchema, dealerships, new Set());
  expectVariety(
    // Its options are checked with the sites' below.
    found.filter(({ path }) => path !== "config" && !path.startsWith("config.")),
    {
      $schema: "a hint for editors",
      "leads.copies*": ROUTED,
      "leads.afterHours*": ROUTED,
      "leads.teams.*": ROUTED,
      "moneyEmail*": ROUTED,
      "logo*": UNREAD,
      "review_summary*": "the places of the demo have summaries enough",
      "leads.email": "every dealership of the demo takes its leads by mail",
      "leads.webhook.*": "the demo sends nothing to others' systems",
    },
  );
});

test("MODEL-001..015 each field of a model varies in the demo", () => {
  const models = written.map((site) => site.models);
  expectVariety(monotony(ModelsFileSchema, models, new Set()), {
    "": "every demo dealer has a range",
    "[].manufacturer_body": "a model without a body is under All alone, as a unit test shows",
    "[].bodies": "the three fields before it hold the demo's bodies",
  });
});

test("HOME-030..035 NAV-020..025 SRCH-009..016 each field of a promotion varies in the demo", () => {
  const promos = written.map((site) => site.promos);
  expectVariety(monotony(PromosFileSchema, promos, new Set()), {
    $schema: "a hint for editors",
    slides: "every demo dealer has something on",
    "popup.*": "two dealers have a popup: more would be in every visitor's way (its other ways are in popup.test.ts)",
    "promotionBanner.image": UNREAD,
  });
});

/**
 * Names and addresses of services, keys, ids: they change where a page sends requests, not what it shows
 * (demo-options.test.ts).
 */
const ASKED_ELSEWHERE = [
  "hostnames",
  "apiBaseUrl",
  "searchUrl",
  "searchIndex",
  "currency",
  "analyticsEndpoint",
  "websiteId",
];

test("SITE-017 every option that is one word, number or switch varies in the demo", () => {
  const configs = all.flatMap((site) => [site.config, ...site.dealerships.map(({ slug }) => site.configFor(slug))]);
  const found = Object.entries(OPTIONS).flatMap(([name, { schema }]) =>
    monotony(
      schema,
      configs.map((config) => config[name as keyof typeof config]),
      new Set(["minPhotos"]),
      name,
    ),
  );
  const plain = found.filter(({ path, missing }) => /^\w+$/.test(path) && !missing.includes("an empty list"));
  expectVariety(
    plain.filter(({ path }) => !ASKED_ELSEWHERE.includes(path)),
    {
      defaultPaymentProcessors: "the demo takes no real money: its cars name their processor themselves",
      stripeAccount: "the demo takes no real money",
      dealershipWebsites: "one dealer has one website for one make",
      siteUrl: "every demo site has its address",
      imageServiceUrl: "the originals are as large as the studio made them: no demo shows them whole",
      stockCount: "one site tells a count of its own",
      serviceEmbedUrl: "somebody else's booking system is somebody else's",
      showLicenceNumbers: "no demo hides what the law asks for",
      locationComingBadge: "one place is coming",
      checkoutGatedDealerships: "one dealership asks for a sign-in",
      favouritesEnabled: "no demo takes favourites away",
      watchlistEnabled: "no demo takes the watchlist away",
      myGaragePath: "a path is what it says: two of them show what the option does",
    },
  );
});

test("no service or test drive can be booked on a national public holiday", () => {
  const holidays = { service: ["2026-12-25", "2026-12-26", "2026-12-28", "2027-01-01", "2027-01-26"] };
  const asked = { ...holidays, "test-drive": ["2026-12-25"] };
  const open: string[] = [];
  const places = { service: 0, "test-drive": 0 };
  for (const site of all) {
    for (const kind of ["service", "test-drive"] as const) {
      const workshops = placesFor(kind, site).filter(
        ({ location_type: type }) => kind !== "service" || type === "service",
      );
      for (const place of workshops) {
        places[kind] += 1;
        const { timezone: zone } = site.configFor(place.dealership_slug);
        const rules = { place, zone, notice: 1, now: Date.UTC(2026, 11, 20), isFull: () => false };
        for (const date of asked[kind]) {
          if (!bookingProblem({ date }, rules)?.message.startsWith("We are closed on "))
            open.push(`${place.slug} ${date}`);
        }
      }
    }
  }
  expect(places.service).toBeGreaterThanOrEqual(all.length);
  expect(places["test-drive"]).toBeGreaterThanOrEqual(all.length);
  expect(open).toEqual([]);
});
