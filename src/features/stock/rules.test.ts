import { describe, expect, test } from "vitest";
import { testCar } from "../../../test/fixtures/cars.ts";
import { BODY_LABELS, type BodyCode } from "../vocabulary/vocabulary.ts";
import {
  askingPrice,
  carTag,
  engineSizeText,
  isAutograbEligible,
  isAvailable,
  marketBadgeText,
  marketDifference,
  priceState,
  regoText,
  specText,
  type TagConfig,
  type TaggedCar,
  tagChangesAt,
} from "./rules.ts";
import { shownPrice } from "./shown-price.ts";

const NOW = Date.UTC(2026, 10, 21, 3);
const DAY = 86_400_000;

const car: TaggedCar = {
  status: "in_stock",
  sold: false,
  simple_fuel: "Petrol",
  reserved: false,
  certified: false,
  car_type: "used",
  make: "Toyota",
  tag: null,
  created_at: new Date(NOW - 30 * DAY).toISOString(),
};
const config: TagConfig = {
  fuelTagEnabled: true,
  certifiedBadgeMake: "Toyota",
  mercedesCertifiedTag: false,
  justArrivedDays: 8,
  justArrivedTagName: "JUST ARRIVED",
  soldTagName: "JUST SOLD",
};
const tag = (of: Partial<TaggedCar>, by: Partial<TagConfig> = {}) =>
  carTag({ ...car, ...of }, { ...config, ...by }, NOW)?.text;

/** All tags apply at once: each test removes the strongest one. */
const everything: Partial<TaggedCar> = {
  simple_fuel: "Hybrid",
  reserved: true,
  certified: true,
  tag: "Test Drive Only",
  status: "coming_soon",
  created_at: new Date(NOW - DAY).toISOString(),
};

describe("the car's one tag", () => {
  test.each(["Electric", "Hybrid", "PHEV"])("CAR-111 CAR-117 %s comes before all others", (simple_fuel) => {
    expect(tag({ ...everything, simple_fuel })).toBe(simple_fuel);
  });

  test("CAR-111 other fuels have no tag, and none has when fuel tags are off", () => {
    expect(tag({ simple_fuel: "Diesel" })).toBeUndefined();
    expect(tag({ simple_fuel: "Electric" }, { fuelTagEnabled: false })).toBeUndefined();
  });

  test("CAR-112 Reserved is second", () => {
    expect(tag({ ...everything, simple_fuel: "Petrol" })).toBe("Reserved");
  });

  test("CAR-113 the certified badge is third: used, certified, and of the one make", () => {
    const certified = { ...everything, simple_fuel: "Petrol", reserved: false };
    expect(tag(certified)).toBe("Certified");
    expect(tag({ ...certified, make: "Mazda" })).toBe("Test Drive Only");
    expect(tag({ ...certified, car_type: "demo" })).toBe("Test Drive Only");
    expect(tag({ ...certified, certified: false })).toBe("Test Drive Only");
    expect(tag(certified, { certifiedBadgeMake: null })).toBe("Test Drive Only");
  });

  test("CAR-118 a used Mercedes-Benz is tagged where the site says so", () => {
    const mercedes = { make: "Mercedes-Benz", tag: "One Owner" };
    expect(tag(mercedes, { mercedesCertifiedTag: true })).toBe("Certified");
    expect(tag(mercedes)).toBe("One Owner");
    expect(tag({ ...mercedes, car_type: "new" }, { mercedesCertifiedTag: true })).toBe("One Owner");
  });

  test("CAR-114 the car's own tag is fourth, unless it is blank", () => {
    expect(tag({ ...everything, simple_fuel: null, reserved: false, certified: false })).toBe("Test Drive Only");
    expect(tag({ tag: " " })).toBeUndefined();
  });

  test("CAR-115 Coming Soon is fifth", () => {
    expect(tag({ status: "coming_soon", created_at: new Date(NOW).toISOString() })).toBe("Coming Soon");
  });

  test("CAR-116 just arrived lasts the configured days, to the millisecond", () => {
    const aged = (ms: number) => ({ created_at: new Date(NOW - ms).toISOString() });
    expect(tag(aged(8 * DAY - 1))).toBe("JUST ARRIVED");
    expect(tag(aged(8 * DAY))).toBeUndefined();
    expect(tag(aged(2 * DAY), { justArrivedDays: 2 })).toBeUndefined();
    expect(tag(aged(0), { justArrivedDays: 0 })).toBeUndefined();
  });

  test("CAR-117 none otherwise", () => {
    expect(carTag(car, config, NOW)).toBeNull();
  });

  test("CAR-119 a sold car shows the sold tag instead of any other", () => {
    expect(tag({ ...everything, status: "sold" })).toBe("JUST SOLD");
    expect(tag({ ...everything, sold: true })).toBe("JUST SOLD");
  });

  test("CAR-116 a page is told when the tag ends by itself", () => {
    const arrived = { ...car, created_at: new Date(NOW - 3 * DAY).toISOString() };
    expect(tagChangesAt(arrived, config, NOW)).toBe(NOW + 5 * DAY);
    expect(tagChangesAt({ ...arrived, reserved: true }, config, NOW)).toBeNull();
    expect(tagChangesAt(car, config, NOW)).toBeNull();
  });
});

test("CAR-110 the body types are exactly these twenty codes", () => {
  const codes =
    "4x4 bus cabChassis convertible coupe ev hardtop hatch hatchback motorhome lightTruck peopleMover prestige sedan softtop suv ute van wagon stationWagon";
  expect(Object.keys(BODY_LABELS).sort()).toEqual(codes.split(" ").sort());
  expect(["cabChassis", "suv", "ev", "4x4"].map((code) => BODY_LABELS[code as BodyCode])).toEqual([
    "Cab Chassis",
    "SUV",
    "EV",
    "4x4",
  ]);
});

test("CAR-120 available: in stock or coming soon, and not flagged sold", () => {
  expect(isAvailable({ status: "in_stock", sold: false })).toBe(true);
  expect(isAvailable({ status: "coming_soon", sold: false })).toBe(true);
  expect(isAvailable({ status: "in_stock", sold: true })).toBe(false);
  expect(isAvailable({ status: "sold", sold: false })).toBe(false);
});

describe("what is said of the price", () => {
  const none = { price: null, before_price: null, offer_price: null, subscription_price: null, preorder: false };
  const by = { subscriptionEnabled: true, noPriceText: "Contact Us For Price" };
  const priceOf = (of: Partial<typeof none> | Record<string, number | boolean>, on = by) =>
    priceState({ ...none, status: "in_stock", sold: false, ...of }, on);

  test("CAR-133 one that is sold has no price, whatever it was asked for", () => {
    const before: Record<string, number>[] = [
      { price: 30_000 },
      { offer_price: 19_500 },
      { subscription_price: 199 },
      {},
    ];
    for (const fields of before) expect(priceOf({ ...fields, sold: true })).toEqual({ kind: "sold", text: "Sold" });
    // What is filtered, ordered and watched by stays: a sale may fall through.
    expect(shownPrice(testCar(1, { price: 30_000, sold: true }), by)?.amount).toBe(30_000);
  });

  test("CAR-121 a subscription price above 0, where subscription is offered", () => {
    expect(priceOf({ price: 30_000, subscription_price: 199 })).toEqual({
      kind: "subscription",
      amount: 199,
      period: "per week",
    });
    expect(priceOf({ price: 30_000, subscription_price: 0 }).kind).toBe("car-price");
    expect(priceOf({ price: 30_000, subscription_price: 199 }, { ...by, subscriptionEnabled: false }).kind).toBe(
      "car-price",
    );
  });

  test("CAR-122 reduced when the price before is higher, or an offer lower", () => {
    expect(priceOf({ price: 20_000, before_price: 20_001 })).toEqual({
      kind: "reduced",
      amount: 20_000,
      before: 20_001,
    });
    expect(priceOf({ price: 20_000, before_price: 20_000 }).kind).toBe("car-price");
    expect(priceOf({ price: 20_000, offer_price: 19_500 })).toEqual({
      kind: "reduced",
      amount: 19_500,
      before: 20_000,
    });
    expect(priceOf({ price: 20_000, offer_price: 19_500, before_price: 21_000 })).toEqual({
      kind: "reduced",
      amount: 19_500,
      before: 21_000,
    });
    expect(priceOf({ price: 20_000, offer_price: 20_000 }).kind).toBe("car-price");
    expect(priceOf({ price: 20_000, offer_price: 10 }).kind).toBe("car-price");
  });

  test("CAR-123 CAR-127 a price of 10 is not shown, 11 is", () => {
    expect(priceOf({ price: 11 })).toEqual({ kind: "car-price", amount: 11 });
    expect(priceOf({ price: 10 }).kind).toBe("no-price");
  });

  test("CAR-124 CAR-126 PREORDER when there is no price to show; with a price, the price", () => {
    expect(priceOf({ preorder: true })).toEqual({ kind: "pre-order", text: "PREORDER" });
    expect(priceOf({ preorder: true, price: 10 }).kind).toBe("pre-order");
    expect(priceOf({ preorder: true, price: 11 }).kind).toBe("car-price");
  });

  test("CAR-125 the configured text when there is none", () => {
    expect(priceOf({})).toEqual({ kind: "no-price", text: "Contact Us For Price" });
    expect(priceOf({}, { ...by, noPriceText: "POA" })).toEqual({ kind: "no-price", text: "POA" });
  });
});

describe("market data", () => {
  const eligible = { status: "in_stock", sold: false, reserved: false, price: 19_500, offer_price: null } as const;
  const average = (state: number | null, nation: number | null) => ({
    autograb_data: { state_average_market_price: state, average_market_price: nation },
  });

  test("CAR-128 499 below the average is hidden, 500 shown", () => {
    expect(marketDifference({ ...eligible, price: 19_501, ...average(20_000, null) })).toBeNull();
    expect(marketDifference({ ...eligible, ...average(20_000, null) })).toBe(500);
    expect(marketBadgeText(1_500)).toBe("$1,500 below market price");
  });

  test("CAR-128 the state's average counts, the nation's only where it is absent", () => {
    expect(marketDifference({ ...eligible, ...average(19_600, 25_000) })).toBeNull();
    expect(marketDifference({ ...eligible, ...average(null, 25_000) })).toBe(5_500);
    expect(marketDifference({ ...eligible, ...average(0, 25_000) })).toBe(5_500);
    expect(marketDifference({ ...eligible, ...average(0, 0) })).toBeNull();
    expect(marketDifference({ ...eligible, autograb_data: null })).toBeNull();
  });

  test("CAR-128 what is compared is the price that the card shows: the offer where there is one", () => {
    expect(marketDifference({ ...eligible, offer_price: 18_000, ...average(20_000, null) })).toBe(2_000);
  });

  test.each(["Plus GST", "ex GST", "Excl. GST", "+GST", "From", "Prices from", "From, drive away"])(
    "CAR-128 a price said to be %s is below no market of whole ones",
    (price_type) => {
      expect(marketDifference({ ...eligible, price: 15_000, price_type, ...average(20_000, null) })).toBeNull();
    },
  );

  test("CAR-128 a price that says it has GST is compared, as one that says nothing", () => {
    for (const price_type of ["Inc. GST", "Drive away", null])
      expect(marketDifference({ ...eligible, price: 15_000, price_type, ...average(20_000, null) })).toBe(5_000);
  });

  test("CAR-129 only in stock, not sold, not reserved, above 200", () => {
    expect(isAutograbEligible(eligible)).toBe(true);
    expect(isAutograbEligible({ ...eligible, price: 201 })).toBe(true);
    for (const other of [
      { status: "coming_soon" },
      { sold: true },
      { reserved: true },
      { price: 200 },
      { price: null },
    ] as const) {
      expect(isAutograbEligible({ ...eligible, ...other }), JSON.stringify(other)).toBe(false);
      expect(marketDifference({ ...eligible, ...other, ...average(90_000, null) })).toBeNull();
    }
  });
});

test("CAR-130 engine size in litres with one decimal or in cc; the other where the preferred is missing", () => {
  const both = { engine_size: 1998, engine_size_litres: 2 };
  expect(engineSizeText(both, { engineSizeUnit: "litres" })).toBe("2.0 L");
  expect(engineSizeText(both, { engineSizeUnit: "cc" })).toBe("1998 cc");
  expect(engineSizeText({ ...both, engine_size_litres: null }, { engineSizeUnit: "litres" })).toBe("2.0 L");
  expect(engineSizeText({ ...both, engine_size: null }, { engineSizeUnit: "cc" })).toBe("2.0 L");
  expect(engineSizeText({ engine_size: 0, engine_size_litres: null }, { engineSizeUnit: "cc" })).toBeNull();
});

test("CAR-131 a row with an empty, null or 'null' value is hidden; a nought is a value", () => {
  expect(["", "  ", null, undefined, "null"].map(specText)).toEqual([null, null, null, null, null]);
  expect([0, "Automatic"].map(specText)).toEqual(["0", "Automatic"]);
});

describe("CAR-132 registration", () => {
  const text = (rego_expiry: string | null, regoExpiryText = true, now = NOW) =>
    regoText({ rego_expiry, state: "NSW" }, { regoExpiryText }, now);

  test("CAR-132 its last day still counts, the day after does not, by Sydney's clock", () => {
    expect(text("2026-11-21")).toBe("Expires on 21 Nov 2026");
    expect(text("2026-11-20")).toBe("Unregistered");
    // 14:00 UTC is already the next day in Sydney.
    expect(text("2026-11-21", true, Date.UTC(2026, 10, 21, 14))).toBe("Unregistered");
  });

  test("CAR-132 the plain date where the site wants that, nothing without one", () => {
    expect(text("2020-03-05", false)).toBe("5 Mar 2020");
    expect(text("2027-03")).toBe("Expires on Mar 2027");
    expect([text(null), text("soon")]).toEqual([null, null]);
  });
});

test.each([
  [30_000, 27_000, 27_000],
  [30_000, 30_000, 30_000],
  [30_000, 31_000, 30_000],
  [30_000, null, 30_000],
  [30_000, 1, 30_000],
  [null, 27_000, null],
])("CAR-122 of a price of %s and an offer of %s the asking price is %s", (price, offer_price, expected) => {
  expect(askingPrice({ price, offer_price })).toBe(expected);
});
