import { describe, expect, test } from "vitest";
import { testCar } from "../../../test/fixtures/cars.ts";
import { dealership, testSite } from "../../../test/fixtures/site.ts";
import { carCard } from "../cards/card.ts";
import { cardOf, documentOf } from "../search/index/documents/document.ts";
import { availability } from "../stock/facts/availability.ts";
import { vehicleView } from "./view.ts";

const NOW = Date.UTC(2026, 10, 20);
const site = (options: Parameters<typeof testSite>[2] = {}) =>
  testSite("halden", [dealership(1, "parramatta")], options);
const MARKET = { websitePlugins: [{ feature: "market-analysis", name: "Car Analysis" as const }] };

describe("the vehicle page's view", () => {
  test("VDP-097 the title is the name, or the listing's own title where the site says so", () => {
    const car = testCar(1, { name: "2020 Mazda CX-5 Akera", carsales_title: "Mazda CX-5, one owner" });
    expect(vehicleView(car, site(), NOW)).toMatchObject({ title: "2020 Mazda CX-5", badge: "Akera" });
    const listing = site({ config: { titleField: "carsales_title" } });
    expect(vehicleView(car, listing, NOW)).toMatchObject({ title: "Mazda CX-5, one owner", badge: null });
    expect(vehicleView({ ...car, carsales_title: null }, listing, NOW).name).toBe("2020 Mazda CX-5 Akera");
  });

  test("VDP-100 CAR-120 what is said of its availability", () => {
    const textOf = (changes: Parameters<typeof testCar>[1]) => availability(testCar(1, changes)).text;
    expect(textOf({})).toBe("In Stock");
    expect(textOf({ status: "coming_soon" })).toBe("Coming Soon");
    expect(textOf({ reserved: true })).toBe("Reserved");
    expect(textOf({ reserved: true, sold: true })).toBe("SOLD");
    expect(textOf({ status: "sold" })).toBe("SOLD");
  });

  test("VDP-098 the certified badge only where the site shows it", () => {
    const car = testCar(1, { certified: true });
    expect(vehicleView(car, site(), NOW).certified).toBe(false);
    expect(vehicleView(car, site({ config: { certifiedBadgeEnabled: true } }), NOW).certified).toBe(true);
  });

  test("LEAD-055 LEAD-056 a number is whole, or masked after five characters where the dealer hides it", () => {
    const config = { phoneOverride: "02 5550 1962" };
    const car = testCar(1);
    expect(vehicleView(car, site({ config }), NOW).phone).toEqual({
      text: "02 5550 1962",
      href: "tel:0255501962",
      sms: null,
      masked: null,
    });
    expect(vehicleView(car, site({ config: { ...config, hideDealerPhone: true } }), NOW).phone?.masked).toBe(
      "02 55XXXXXXX",
    );
    expect(vehicleView(car, site(), NOW).phone).toBeNull();
  });

  test("NAV-017 the number takes text messages only where the dealer says so", () => {
    const config = { phoneOverride: "+61 491 570 156", smsEnabled: true };
    expect(vehicleView(testCar(1), site({ config }), NOW).phone?.sms).toBe("sms:+61491570156");
  });

  test("FIN-032 VDP-102 only a car that is for sale has a finance calculator", () => {
    const lent = site({ config: { financeProvider: "Taurus" } });
    expect(vehicleView(testCar(1), lent, NOW).calculator).not.toBeNull();
    for (const gone of [{ sold: true }, { status: "sold" as const }])
      expect(vehicleView(testCar(1, gone), lent, NOW).calculator).toBeNull();
  });

  test("VDP-046 similar cars are titled by the site's noun, in stock or available", () => {
    const titled = (config: Parameters<typeof testSite>[2]) => vehicleView(testCar(1), site(config), NOW).similarTitle;
    expect(titled({})).toBe("Similar Cars In-Stock");
    expect(titled({ config: { subscriptionEnabled: true, vehicleNoun: "Truck" } })).toBe("Similar Trucks Available");
    expect(titled({ config: { vehicleNoun: "Bus" } })).toBe("Similar Buses In-Stock");
    // A site's own text says several of them in the same way.
    const texts = { "vehicle.similar": "More {Vehicle}s" };
    expect(titled({ config: { vehicleNoun: "Cab Chassis", texts } })).toBe("More Cab Chassis");
  });

  test("SITE-010 the comparison-rate warning comes with every estimate, whole, and with nothing else", () => {
    const finance_lenders = { taurus: { interestRate: 7.49, comparisonRate: 8.38 } };
    const lending = site({ config: { financeProvider: "Taurus" } });
    const view = vehicleView(testCar(1, { finance_lenders }), lending, NOW);
    expect(view.estimate).toMatchObject({ rate: "7.49%", comparison: "8.38%", period: "a week" });
    expect(view.financeNotice).toContain("5 year secured loan of $30,000");
    expect(view.financeNotice).toMatch(/WARNING: This comparison rate is true only .* different comparison rate\.$/);
    expect(vehicleView(testCar(1), lending, NOW)).toMatchObject({ estimate: null, financeNotice: null });
  });

  test("FIN-072 a lender's own disclaimer of 197 characters stays whole, a longer one is cut", () => {
    const lending = site({ config: { financeProvider: "Taurus" } });
    const cut = (disclaimer: string) => {
      const finance_lenders = { taurus: { interestRate: 7, comparisonRate: 8, disclaimer } };
      return vehicleView(testCar(1, { finance_lenders }), lending, NOW).lenderDisclaimer?.rest;
    };
    expect(cut("x".repeat(197))).toBeNull();
    expect(cut("x".repeat(198))).toBe("x");
  });

  test("VDP-118 where a vehicle stands is shown as long as it is for sale", () => {
    const place = site();
    const at = { location_id: place.locations[0]?.id ?? -1 };
    expect(vehicleView(testCar(1, at), place, NOW).yard).toMatchObject({ name: place.locations[0]?.name });
    expect(vehicleView(testCar(1, { ...at, sold: true }), place, NOW).yard).toBeNull();
    expect(vehicleView(testCar(1, { location_id: -1 }), place, NOW).yard).toBeNull();
  });

  test("VDP-123 the history report is offered only where the car has one", () => {
    const report = (file: string | null) => vehicleView(testCar(1, { file }), site(), NOW).historyReport;
    expect(report("/art/report.svg")).toMatchObject({ href: "/art/report.svg", label: "Vehicle History Report" });
    expect(report(null)).toBeNull();
  });

  test("a record with next to nothing in it still makes a page", () => {
    const bare = testCar(1, { year: null, km: null, price: null, images: [], simple_body: null });
    const view = vehicleView(bare, site(), NOW);
    expect(view).toMatchObject({
      viewer: { pictures: [], modes: ["gallery"] },
      icons: [],
      comments: null,
      features: [],
      place: null,
    });
    expect(view.price).toEqual({ kind: "no-price", text: "Contact Us For Price", note: null, before: null });
  });
});

describe("a card's view", () => {
  const card = (changes: Parameters<typeof testCar>[1], options: Parameters<typeof testSite>[2] = {}) =>
    carCard(cardOf(documentOf(testCar(1, changes))), site(options), NOW);

  test("SRCH-008 it holds picture, tag, title, price, facts, place and where it leads", () => {
    const shown = card({
      badge: "Akera",
      tag: "One owner",
      simple_transmission: "Automatic",
      simple_fuel: "Petrol",
      location_name: "Parramatta",
      price_type: "Drive away",
      images: [{ image: { url: "/art/suv.webp" } }],
    });
    expect(shown).toMatchObject({
      href: "/cars/car-1",
      enquireHref: "/cars/car-1/enquire",
      title: "2020 Mazda CX-5",
      badge: "Akera",
      tag: { text: "One owner" },
      price: { text: "$30,000", note: "Drive away" },
      place: "Parramatta",
      available: true,
    });
    expect(shown.photos).toEqual(["/art/suv.webp"]);
    expect(shown.facts.map(({ value }) => value)).toEqual(["50,000 km", "Automatic", "Petrol", "SUV"]);
  });

  test("SRCH-008 LOC-001 its place has the site's own name, as on its page, whatever the feed calls it", () => {
    const place = site().locations[0] ?? expect.fail("no location");
    const at = { location_id: place.id, location_name: "HALDEN PARRA (USED)" };
    expect(card(at).place).toBe(place.name);
    expect(vehicleView(testCar(1, at), site(), NOW).place?.name).toBe(place.name);
    expect(card({ ...at, location_id: -1 }).place).toBe("HALDEN PARRA (USED)");
  });

  test("SRCH-059 CAR-133 a sold car carries the sold tag, and drops price and estimate", () => {
    const finance_lenders = { taurus: { interestRate: 7.49, comparisonRate: 8.38 } };
    const shown = card({ sold: true, tag: "One owner", finance_lenders }, { config: { financeProvider: "Taurus" } });
    expect(shown).toMatchObject({
      available: false,
      tag: { text: "JUST SOLD" },
      price: { kind: "sold", text: "Sold", note: null, before: null },
      estimate: null,
    });
  });

  test("CAR-121 CAR-122 CAR-123 CAR-124 CAR-125 the five ways in which a price is said", () => {
    const price = (changes: Parameters<typeof testCar>[1], options?: Parameters<typeof testSite>[2]) =>
      card(changes, options).price;
    const subscription = { config: { subscriptionEnabled: true } };
    expect(price({ subscription_price: 199 }, subscription)).toMatchObject({ text: "$199", note: "per week" });
    expect(price({ before_price: 32_000 })).toMatchObject({ text: "$30,000", before: "$32,000" });
    expect(price({})).toMatchObject({ text: "$30,000", before: null });
    expect(price({ price: null, preorder: true })).toMatchObject({ text: "PREORDER", note: null });
    expect(price({ price: 10 })).toMatchObject({ text: "Contact Us For Price" });
  });

  test("SITE-044 CAR-128 the market badge needs the plugin, and more than 499 dollars", () => {
    const below = (average: number, config: object) =>
      card({ autograb_data: { state_average_market_price: average } }, { config }).belowMarket;
    expect(below(31_460, MARKET)).toBe("$1,460 below market price");
    expect(below(30_499, MARKET)).toBeNull();
    expect(below(31_460, {})).toBeNull();
  });
});
