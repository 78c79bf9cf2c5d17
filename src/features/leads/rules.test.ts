import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { CAR } from "../../../test/fixtures/cars.ts";
import { dealership, SHOPPER, testSite } from "../../../test/fixtures/site.ts";
import type { LeadPayload } from "../forms/lead-payload.ts";
import { everyReceiver, NO_RECEIVER, plannedDeliveries } from "../notices/receivers.ts";
import type { Site } from "../site/site.ts";
import { CarSchema } from "../stock/schema.ts";
import { leadEvent } from "./lead-event.ts";
import { leadCategory, leadDealership, leadRecord } from "./rules.ts";

const north = dealership(1, "north");
const south = dealership(2, "south");
const site = testSite("test", [north, south]);
const car = v.parse(CarSchema, {
  ...CAR,
  id: 41,
  slug: "a-car",
  path: "/cars/a-car",
  views: 0,
  dealership_id: 1,
  dealership_slug: "north",
  dealership_name: "Dealer north",
  created_at: "",
  updated_at: "",
});

describe("who receives a lead", () => {
  const chosen = (...args: Parameters<typeof leadDealership>) => {
    const result = leadDealership(...args);
    return result.ok ? result.value.slug : result.error;
  };
  test.each([
    ["the car's dealership, whatever is named", {}, car, "north"],
    ["the car's dealership, against the one named", { dealership_slug: "south" }, car, "north"],
    ["the one named", { dealership_slug: "north" }, null, "north"],
    ["the one of the location named", { location: "north-yard" }, null, "north"],
    ["else the primary location's", {}, null, "south"],
    ["nobody: a dealership that is none of the site's", { dealership_slug: "east" }, null, "unknown-dealership"],
    ["nobody: one that is none, even with a car", { dealership_slug: "east" }, car, "unknown-dealership"],
    ["nobody: a location that is none", { location: "east-yard" }, null, "unknown-dealership"],
  ])("%s", (_title, target, about, slug) => {
    expect(chosen(site, target, about)).toBe(slug);
  });
});

test("a lead that names nobody goes to the dealership whose phone the header shows, marked as primary or not", () => {
  const [north, south] = site.locations;
  const sentTo = (...locations: readonly (object | undefined)[]) => {
    const to = leadDealership({ ...site, locations: locations as Site["locations"] }, {}, null);
    return to.ok && to.value.slug;
  };
  expect(site.dealerships.map(({ slug }) => slug)).toEqual(["north", "south"]);
  expect(sentTo({ ...south, primary: false }, { ...north, primary: false })).toBe("south");
  expect(sentTo({ ...north, primary: true, visible: false }, { ...south, primary: false })).toBe("south");
});

describe("LEAD-054 categories", () => {
  const of = (category: string | undefined, hasCar: boolean, isLastStep = true) =>
    leadCategory({ category }, hasCar, isLastStep, site.config);
  test("absent: an enquiry about the car, or a general one", () => {
    expect(of(undefined, true)).toEqual({ ok: true, value: "Vehicle Enquiry" });
    expect(of(undefined, false)).toEqual({ ok: true, value: "General Enquiry" });
  });
  test("a closed list, with those of the site", () => {
    for (const known of ["Test Drive", "Request Photos", "Service", "Trade In", "Parts"])
      expect(of(known, true).ok).toBe(true);
    expect(of("Gossip", true)).toMatchObject({ error: { field: "category" } });
  });
  test("API-022 only rego lookup and valuation are sent before the last step", () => {
    expect(of("Rego Lookup", false, false).ok).toBe(true);
    expect(of("Valuation", false, false).ok).toBe(true);
    expect(of("Vehicle Enquiry", true, false)).toMatchObject({ error: { field: "isLastStep" } });
  });
});

describe("the lead as it is kept", () => {
  const payload: LeadPayload = {
    ...SHOPPER,
    message: "Still there?",
    subcategory: "Find Me Something Similar",
    car_id: 41,
    stock_number: "forged",
    "Vehicle Make": "Forged",
    "Vehicle Model": "Forged",
    manufacturer_slug: "forged",
    car_type: "new",
    vehicle_status: "forged",
    car_dealership_id: 99,
    dealership_slug: "south",
    source: "Forged",
    user_agent: "forged",
    url: "https://test.example/cars/a-car",
    autogauge_enabled: true,
    lead_attributes: { visited_pages: ["/"], linked_query_params: { utm_source: "x" } },
    page_id: "12",
  };
  const base = { payload, userData: {}, category: "Vehicle Enquiry", car, dealership: north, config: site.config };
  const record = () => leadRecord({ ...base, userAgent: "Browser/1.0\r\nX: y" });

  test("LEAD-033..040 LEAD-046..048 car, dealership, source and browser are the server's word", () => {
    expect(record().payload).toMatchObject({
      dealership_slug: "north",
      manufacturer_slug: "mazda",
      stock_number: "A1024",
      "Vehicle Make": "Mazda",
      "Vehicle Model": "CX-5",
      car_type: "used",
      car_id: 41,
      vehicle_status: "in_stock",
      car_dealership_id: 1,
      source: "Website",
      user_agent: "Browser/1.0 X: y",
    });
  });

  test("LEAD-041..045 LEAD-049 LEAD-050 LEAD-052 what only the browser knows is kept", () => {
    expect(record().payload).toMatchObject({
      opt_in: false,
      message: "Still there?",
      subcategory: "Find Me Something Similar",
      category: "Vehicle Enquiry",
      url: "https://test.example/cars/a-car",
      lead_attributes: { visited_pages: ["/"], linked_query_params: { utm_source: "x" } },
      page_id: "12",
    });
    const script = leadRecord({ ...base, payload: { ...payload, url: "javascript:alert(1)" }, userAgent: "" });
    expect(script.payload.url).toBeUndefined();
  });

  test("LEAD-049 a page behind a mail's link is told without the link's secret, which would open the shopper's alerts", () => {
    const visited_pages = ["/", "/alerts/4f1c.secret", "/alerts/new", "/unsubscribe/4f1c.secret"];
    const told = leadRecord({ ...base, payload: { ...payload, lead_attributes: { visited_pages } }, userAgent: "" });
    const wanted = ["/", "/alerts/…", "/alerts/new", "/unsubscribe/…"];
    expect(told.payload.lead_attributes).toEqual({ visited_pages: wanted });
  });

  test("LEAD-051 the gauge's state is told on sites that ask for it, as it is", () => {
    expect(JSON.parse(JSON.stringify(record().payload))).not.toHaveProperty("autogauge_enabled");
    const told = (websitePlugins: typeof site.config.websitePlugins) =>
      leadRecord({ ...base, config: { sendAutogaugeEnabled: true, websitePlugins }, userAgent: "" }).payload;
    expect(told([]).autogauge_enabled).toBe(false);
    expect(told([{ feature: "gauge", name: "Autogauge" }]).autogauge_enabled).toBe(true);
  });

  test("LEAD-033 the car is kept as it stood, for it may be gone when the lead is read", () => {
    expect(record().vehicle).toEqual({
      year: car.year,
      make: "Mazda",
      model: "CX-5",
      trim: "Maxx Sport KF",
      name: car.name,
      path: car.path,
      vin: car.vin,
      stock_number: "A1024",
      car_type: "used",
      km: car.km,
      colour: car.colour,
      interior_colour: car.interior_colour,
      body: "SUV",
      doors: 5,
      transmission: "Automatic",
      price: car.price,
    });
    const priceOf = (prices: Partial<typeof car>) =>
      leadRecord({ ...base, car: { ...car, ...prices }, userAgent: "" }).vehicle?.price;
    expect([priceOf({ offer_price: 31_000 }), priceOf({ price: 0 }), priceOf({ price: null })]).toEqual([
      31_000,
      null,
      null,
    ]);
    const plain = { ...car, badge: null, series: null, simple_body: null, body: "Wagon" };
    const bare = { ...plain, simple_transmission: null, trans: "8 speed" };
    expect(leadRecord({ ...base, car: bare, userAgent: "x".repeat(2000) })).toMatchObject({
      vehicle: { trim: null, body: "Wagon", transmission: "8 speed" },
      payload: { user_agent: "x".repeat(1000) },
    });
    expect(leadRecord({ ...base, car: { ...car, series: null }, userAgent: "" }).vehicle?.trim).toBe("Maxx Sport");
  });

  test("LEAD-041 who agreed to mail is kept as such", () => {
    expect(leadRecord({ ...base, payload: { ...payload, opt_in: true }, userAgent: "" }).payload.opt_in).toBe(true);
  });

  test("a lead about no car keeps the make and model named, and no fact about our stock", () => {
    const typed = { ...payload, car_id: undefined };
    const { payload: kept, vehicle } = leadRecord({ ...base, payload: typed, car: null, userAgent: "" });
    expect(kept).toMatchObject({ "Vehicle Make": "Forged", car_type: "new" });
    expect(JSON.parse(JSON.stringify(kept))).not.toHaveProperty("stock_number");
    expect(kept).not.toHaveProperty("car_dealership_id");
    expect(vehicle).toBeNull();
  });

  test("further fields of the form are kept as text, so many and so long", () => {
    const many = Object.fromEntries(Array.from({ length: 60 }, (_, index) => [`field_${index}`, "x".repeat(5000)]));
    const odd = { fleet: 12, agree: true, list: ["a"], "<b>": "x", __proto__x: "x", name: "Zoë" };
    expect(leadRecord({ ...base, userData: odd, userAgent: "" }).extras).toEqual({ fleet: "12", agree: "true" });
    const kept = Object.values(leadRecord({ ...base, userData: many, userAgent: "" }).extras);
    expect(kept).toHaveLength(50);
    expect(kept[0]).toHaveLength(1000);
  });
});

describe("the event that a lead is", () => {
  test.each([
    ["ANLY-003", "Vehicle Enquiry", undefined, { car_type: "new", tag: null }, 14],
    ["ANLY-004", "Vehicle Enquiry", undefined, { car_type: "used", tag: null }, 15],
    ["ANLY-004 demo as new", "Vehicle Enquiry", undefined, { car_type: "demo", tag: null }, 14],
    ["ANLY-005", "Test Drive", undefined, { car_type: "new", tag: null }, 17],
    ["ANLY-005 Test Drive Only", "Vehicle Enquiry", undefined, { car_type: "used", tag: "Test Drive Only" }, 17],
    ["ANLY-006", "Test Drive", undefined, { car_type: "used", tag: null }, 48],
    ["ANLY-006 demo", "Test Drive", undefined, { car_type: "demo", tag: null }, 17],
    ["ANLY-008 LEAD-076", "Request Photos", undefined, { car_type: "used", tag: null }, 22],
    ["ANLY-008 LEAD-076 no car", "General Enquiry", undefined, null, 22],
    ["ANLY-013", "General Enquiry", "Career Enquiry", null, 51],
  ] as const)("%s: %s %s", (_row, category, subcategory, about, event) => {
    expect(leadEvent(category, subcategory, about)).toBe(event);
  });
});

describe("where a lead goes", () => {
  const webhook = { url: "https://crm.example/leads", secretEnv: "CRM" };
  test("every address once, and the webhook", () => {
    const many = dealership(3, "many", { email: ["a@x.example", "b@x.example", "a@x.example"], webhook });
    expect(plannedDeliveries(many, SHOPPER).map(({ channel, target, state }) => [channel, target, state])).toEqual([
      ["email", "a@x.example", "waiting"],
      ["email", "b@x.example", "waiting"],
      ["webhook", "https://crm.example/leads", "waiting"],
    ]);
  });
  test("a dealership that names no receiver: parked, for an operator to see", () => {
    const none = dealership(3, "none", { email: [] });
    expect(plannedDeliveries(none, SHOPPER)).toEqual([
      { channel: "email", target: "", state: "parked", last_error: NO_RECEIVER },
    ]);
  });
  test("what concerns every dealership goes to each, and to nobody twice", () => {
    const shared = { email: ["group@x.example"], webhook };
    const all = [
      dealership(1, "a", shared),
      dealership(2, "b", { ...shared, email: ["group@x.example", "b@x.example"] }),
    ];
    expect(everyReceiver(all).map(({ target, dealership_slug }) => [target, dealership_slug])).toEqual([
      ["group@x.example", "a"],
      [webhook.url, "a"],
      ["b@x.example", "b"],
    ]);
    const silent = [dealership(1, "a", { email: [] }), dealership(2, "b", { email: [] })];
    expect(everyReceiver(silent).map(({ state, dealership_slug }) => [state, dealership_slug])).toEqual([
      ["parked", "a"],
      ["parked", "b"],
    ]);
  });

  test("an early step without a way to answer goes nowhere", () => {
    expect(plannedDeliveries(north, {})).toEqual([]);
    expect(plannedDeliveries(north, { phone: SHOPPER.phone })).toHaveLength(1);
  });
});
