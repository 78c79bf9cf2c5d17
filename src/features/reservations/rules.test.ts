import { describe, expect, test } from "vitest";
import { platformDefaults } from "../site/schema.ts";
import {
  checkoutPath,
  depositCents,
  isReservable,
  nextCheckAt,
  outcomePath,
  processorsFor,
  reserveOffer,
  reserveTerms,
} from "./rules.ts";

const CAR = {
  slug: "2021-mazda-cx-5",
  path: "/cars/2021-mazda-cx-5",
  status: "in_stock",
  sold: false,
  reserved: false,
  payment_processors: ["demo"],
} as const satisfies Partial<Parameters<typeof reserveOffer>[0]>;
const car = (changes: Partial<Parameters<typeof reserveOffer>[0]> = {}) => ({
  ...CAR,
  payment_processors: ["demo"],
  ...changes,
});
const CONFIG = platformDefaults();
const HERE = new Set(["demo", "card"]);

describe("RESV-004 a car is offered online", () => {
  test("in stock, or coming soon", () => {
    expect(isReservable(car(), CONFIG, HERE)).toBe(true);
    expect(isReservable(car({ status: "coming_soon" }), CONFIG, HERE)).toBe(true);
  });

  test.each([
    ["reserved", { reserved: true }],
    ["sold by its flag", { sold: true }],
    ["sold by its status", { status: "sold" }],
    ["without a processor", { payment_processors: [] }],
    ["with processors that this server does not have", { payment_processors: ["elsewhere"] }],
  ] as const)("never %s", (_, changes) => {
    const given = {
      ...car(),
      ...changes,
      payment_processors: [...((changes as { payment_processors?: string[] }).payment_processors ?? ["demo"])],
    };
    expect(isReservable(given, CONFIG, HERE)).toBe(false);
    expect(reserveOffer(given, CONFIG, HERE)).toBeNull();
  });

  test("never where the dealership does not reserve online, nor where no processor is set up", () => {
    expect(isReservable(car(), { ...CONFIG, reservationsEnabled: false }, HERE)).toBe(false);
    expect(isReservable(car(), CONFIG, new Set())).toBe(false);
  });
});

test("RESV-005 the car's processors decide how it is paid, in their order and once each", () => {
  const named = car({ payment_processors: ["card", "elsewhere", "demo", "card"] });
  expect(processorsFor(named, CONFIG, HERE)).toEqual(["card", "demo"]);
  const dealers = { defaultPaymentProcessors: ["demo", "elsewhere"] };
  expect(processorsFor(named, dealers, HERE), "the stock file has the word").toEqual(["card", "demo"]);
  expect(processorsFor(car({ payment_processors: [] }), dealers, HERE)).toEqual(["demo"]);
});

test.each([
  ["RESV-001", "checkout", "/cars/2021-mazda-cx-5/checkout"],
  ["RESV-002", "buyOnline", "/cars/2021-mazda-cx-5/buy-online"],
  ["RESV-003", "journey", "/checkout-journey?car_id=2021-mazda-cx-5"],
] as const)("%s the checkout of the style %s is at %s", (_, style, path) => {
  expect(checkoutPath(CAR, style)).toBe(path);
  expect(reserveOffer(car(), { ...CONFIG, checkoutStyle: style }, HERE)?.href).toBe(path);
});

test("the outcome is told at the checkout's own address", () => {
  expect(outcomePath("/cars/a/checkout", "R-1")).toBe("/cars/a/checkout?payment=R-1");
  expect(outcomePath("/checkout-journey?car_id=a", "R-1")).toBe("/checkout-journey?car_id=a&payment=R-1");
});

test("RESV-006 RESV-007 RESV-008 the terms name the deposit, that it comes back, and how long the car is held", () => {
  expect(depositCents(CONFIG)).toBe(20_000);
  expect(depositCents({ depositAmount: 99.95 })).toBe(9_995);
  expect(reserveTerms(CONFIG).terms).toEqual([
    "A deposit of $200 reserves this car online.",
    "Your deposit is fully refundable.",
    "The car is held for you for 48 hours.",
  ]);
});

test("RESV-009 RESV-010 RESV-011 RESV-012 RESV-013 RESV-014 RESV-015 the guarantee stands where the site gives it", () => {
  expect(reserveTerms(CONFIG).guarantee).toBeNull();
  const { guarantee } = reserveTerms({ ...CONFIG, moneyBackGuarantee: true });
  expect(guarantee?.name).toBe("48-hour money-back guarantee");
  for (const words of [
    /in writing within 2 days/,
    /by 5pm the next day/,
    /over 300 km/,
    /damaged/,
    /loan/,
    /2 cars .* 12 months/,
  ]) {
    expect(guarantee?.terms.filter((term) => words.test(term))).toHaveLength(1);
  }
  const riders = reserveTerms({ ...CONFIG, moneyBackGuarantee: true, vehicleNoun: "Motorcycle" });
  expect([...riders.terms, ...(riders.guarantee?.terms ?? [])].join(" ")).not.toMatch(/\bcars?\b/);
});

test("VDP-081 VDP-107 VDP-108 the button and the pane stand where the site's lists have them", () => {
  expect(reserveOffer(car(), CONFIG, HERE)).toMatchObject({ action: true, tab: true });
  const without = { ...CONFIG, vehicleActions: ["enquire" as const], vehicleTabs: ["features" as const] };
  expect(reserveOffer(car(), without, HERE)).toMatchObject({ action: false, tab: false });
});

test("an open payment is looked at soon, and seldom later", () => {
  expect(nextCheckAt(0, 0)).toBe(30_000);
  expect(nextCheckAt(0, 600_000)).toBe(900_000);
  expect(nextCheckAt(0, 86_400_000)).toBe(86_400_000 + 3_600_000);
});

test.each([
  [0, 30_000],
  [60_000, 30_000],
  [600_000, 300_000],
  [7_200_000, 3_600_000],
  [86_400_000, 3_600_000],
])("a payment that has been open for %d ms is looked at again in %d", (open, wait) => {
  const now = Date.UTC(2026, 10, 21);
  expect(nextCheckAt(now - open, now)).toBe(now + wait);
});
