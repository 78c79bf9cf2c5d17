import { describe, expect, test } from "vitest";
import { testCar } from "../../../../../test/fixtures/cars.ts";
import { engineWith } from "../../../../../test/fixtures/engine.ts";
import { DEFAULT_WEIGHTS } from "../../../stock/listing-score.ts";
import { STOCK_FIELDS } from "../../../vocabulary/stock-fields.ts";
import { PRICE_RANGES, priceRange, weeklyPriceRange } from "../../answer/bands.ts";
import { isSiteField } from "../site-fields.ts";
import { cardOf, documentOf, STOCK_INDEX, stockDocument } from "./document.ts";

const FULL = testCar(1, {
  badge: "Akera",
  status: "coming_soon",
  car_type: "demo",
  categories: ["Family"],
  city: "Parramatta",
  colour: "Red",
  filtered_features: ["Sunroof", "Tow bar"],
  item_type: "car",
  location_name: "Halden Parramatta",
  simple_body: "SUV",
  body: "Wagon",
  seats: 5,
  simple_drive: "AWD",
  drive: "All wheel drive",
  fuel: "Unleaded Petrol",
  simple_fuel: "Petrol",
  simple_transmission: "Automatic",
  trans: "6 speed automatic",
  state: "NSW",
  tag: "Special",
  certified: true,
  series: "sport",
  price: 30_000,
  finance_lenders: { angle: { paymentWeek: 140, disclaimer: "long" }, taurus: { paymentWeek: "99" }, none: {} },
});

async function countsOf(attribute: string) {
  const engine = await engineWith([FULL], { weekly: { stateAt: () => new Map(), of: () => [99] } });
  const request = { query: "", filter: "", stats: [], sort: [], offset: 0, limit: 0 };
  const answer = await engine.search({ ...request, refinements: { facets: {}, ranges: {} }, facets: [attribute] });
  return answer.ok ? answer.value.facets[attribute] : answer.error;
}

describe("a car in the index", () => {
  test.each([
    ["SRCH-069", "badge", ["Akera"]],
    ["SRCH-070", "status", ["coming_soon"]],
    ["SRCH-071", "car_type", ["demo"]],
    ["SRCH-072", "categories", ["Family"]],
    ["SRCH-073", "city", ["Parramatta"]],
    ["SRCH-074", "colour", ["Red"]],
    ["SRCH-075", "dealership_name", ["Dealer parramatta"]],
    ["SRCH-076", "filtered_features", ["Sunroof", "Tow bar"]],
    ["SRCH-077", "item_type", ["car"]],
    ["SRCH-079", "location_name", ["Halden Parramatta"]],
    ["SRCH-080", "make", ["Mazda"]],
    ["SRCH-081", "make_model", ["Mazda CX-5"]],
    ["SRCH-082", "model", ["CX-5"]],
    ["SRCH-085", "price_range", ["$30,000 to $40,000"]],
    ["SRCH-086", "weekly_price_range", ["$75 to $100"]],
    ["SRCH-087", "seats", ["5"]],
    ["SRCH-088", "simple_body", ["SUV"]],
    ["SRCH-088", "body", ["Wagon"]],
    ["SRCH-089", "drive", ["AWD"]],
    ["SRCH-090", "fuel", ["Unleaded Petrol"]],
    ["SRCH-091", "simple_fuel", ["Petrol"]],
    ["SRCH-092", "transmission", ["Automatic"]],
    ["SRCH-093", "state", ["NSW"]],
    ["SRCH-094", "tag", ["Special"]],
    ["SRCH-096", "certified", ["true"]],
  ])("%s is counted by %s", async (_, attribute, values) => {
    expect(await countsOf(attribute)).toEqual(Object.fromEntries(values.map((value) => [value, 1])));
  });

  test("SRCH-078 SRCH-083 SRCH-084 SRCH-095 SRCH-097 has its numbers", async () => {
    const engine = await engineWith([testCar(1, { subscription_price: 250, created_at: "2026-11-01T00:00:00.000Z" })]);
    const stats = ["km", "price", "subscription_price", "year", "created_at_timestamp"];
    const request = { query: "", filter: "", facets: [], sort: [], offset: 0, limit: 0, stats };
    const answer = await engine.search({ ...request, refinements: { facets: {}, ranges: {} } });
    expect(answer.ok && Object.values(answer.value.stats).map(({ max }) => max)).toEqual([
      50_000, 30_000, 250, 2020, 1_793_491_200,
    ]);
  });

  test("a transmission that was not simplified is the feed's own", () => {
    expect(documentOf(testCar(1, { simple_transmission: null, trans: "CVT" })).transmission).toBe("CVT");
  });

  test("CAR-127 a price of 10 is none to sort, band or range by; 11 is one", () => {
    expect(documentOf(testCar(1, { price: 10 }))).toMatchObject({ price: null, price_range: null });
    expect(documentOf(testCar(1, { price: 11 }))).toMatchObject({ price: 11, price_range: "Under $10,000" });
  });

  test("only a sold car has a day on which it leaves", () => {
    const on = (status: "sold" | "in_stock") =>
      documentOf(testCar(1, { status, sold_date_timestamp: 5 })).sold_date_timestamp;
    expect([on("sold"), on("in_stock")]).toEqual([5, null]);
  });

  test("its card needs nothing else: the first five pictures, no video among them, and the lenders' figures", () => {
    const images = [...Array(7).keys()].map((n) => ({ image: { url: `/${n}.webp` }, isVideo: n === 1 }));
    const card = cardOf(documentOf({ ...FULL, images }));
    expect(card.photos).toEqual(["/0.webp", "/2.webp", "/3.webp", "/4.webp", "/5.webp"]);
    expect(card).toMatchObject({ id: 1, slug: "car-1", path: "/cars/car-1", badge: "Akera", certified: true });
    expect(card.finance_lenders).toEqual({ angle: { paymentWeek: 140 }, taurus: { paymentWeek: "99" }, none: {} });
    expect(Object.keys(card)).not.toContain("make_model");
  });
});

test("documents have all of their fields from the start, by which they share a shape; what one lacks is not written out", () => {
  const plain = testCar(1, { doors: null });
  const rich = { ...FULL, doors: 5, dealercomments: "snorkel", regplate: "ABC123", vin: "x", offer_price: 29_000 };
  const documents = [
    documentOf(plain),
    stockDocument(rich, [1, 2, 3, 4], { point: { lat: 1, lng: 2 } }, [null, DEFAULT_WEIGHTS]),
  ];
  const [fields, others] = documents.map((document) => Object.keys(document));
  expect(fields).toEqual(others);
  expect(JSON.stringify(documents[0])).not.toMatch(/doors|said|list_price|_geo|weekly_price_2/);
  expect(documents[1]).toMatchObject({ doors: 5, said: ["snorkel"], list_price: 30_000, weekly_price_4: 4 });
});

test("lenders without long texts are not copied", () => {
  const finance_lenders = { angle: { paymentWeek: 140 }, none: {} };
  expect(documentOf(testCar(1, { finance_lenders })).finance_lenders).toBe(finance_lenders);
});

test("a band begins at its lower step", () => {
  expect([0, 1, 9_999, 10_000, 99_999, 100_000].map((price) => priceRange(price))).toEqual([
    null,
    "Under $10,000",
    "Under $10,000",
    "$10,000 to $20,000",
    "$75,000 to $100,000",
    "$100,000 and over",
  ]);
  expect(PRICE_RANGES).toHaveLength(8);
  expect([null, 74.5, 75].map(weeklyPriceRange)).toEqual([null, "Under $75", "$75 to $100"]);
});

test("the index declares every field once", () => {
  for (const fields of Object.values(STOCK_INDEX).filter(Array.isArray))
    expect(new Set(fields).size).toBe(fields.length);
});

test("SRCH-058 a site's own condition may name each field of the index by its plain name, and no other", () => {
  const fields = [...STOCK_INDEX.facets, ...STOCK_INDEX.numbers].filter((field) => !isSiteField(field));
  expect([...STOCK_FIELDS].sort()).toEqual([...new Set([...fields, "id", "_geo"])].sort());
});
