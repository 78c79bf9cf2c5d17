import { existsSync } from "node:fs";
import { join } from "node:path";
import { parse } from "valibot";
import { beforeAll, describe, expect, test } from "vitest";
import { reportAddress } from "../../src/features/stock/facts/history-report.ts";
import { type Car, CarInputSchema } from "../../src/features/stock/schema.ts";
import { DAY_MS } from "../../src/lib/time/spans.ts";
import { BODIES, bodyOf } from "./bodies.ts";
import { CATALOGUE } from "./catalogue/parse.ts";
import { type DemoCar, type DemoDealership, generateStock } from "./generate.ts";
import { vinCheckDigit } from "./identity.ts";

const NOW = Date.UTC(2026, 10, 21, 3);
const yard = (id: number, slug: string, franchises: string[]): DemoDealership => ({
  id,
  slug,
  name: slug,
  franchises,
  itemTypes: ["car", "motorcycle", "truck", "caravan"],
  location: null,
  lenders: ["Manual", "Nissan-Finance"],
});
const dealerships = [yard(1, "north", ["Toyota"]), yard(2, "south", ["Kia", "Skoda"]), yard(3, "yard", [])];

const make = (count: number, seed = 1) => [...generateStock({ dealerships, seed, count, now: NOW })];

let stock: DemoCar[];
let used: Car[];
beforeAll(() => {
  stock = make(3_000);
  used = stock
    .map(({ car }) => car as Car)
    .filter((car) => car.car_type === "used" && car.price !== null && car.item_type === "car");
});

const mean = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
const share = (holds: (made: DemoCar) => boolean) => stock.filter(holds).length / stock.length;

/** Pearson's r: -1 when one value falls in proportion as the other rises. */
function correlation(pairs: readonly (readonly [number, number])[]): number {
  const [x, y] = [mean(pairs.map(([a]) => a)), mean(pairs.map(([, b]) => b))];
  const sum = (of: (a: number, b: number) => number) => pairs.reduce((total, [a, b]) => total + of(a - x, b - y), 0);
  return sum((a, b) => a * b) / Math.sqrt(sum((a) => a * a) * sum((_, b) => b * b));
}

test("the same seed makes exactly the same stock, another seed another; a longer stock begins with the same cars", () => {
  expect(JSON.stringify(make(300))).toBe(JSON.stringify(stock.slice(0, 300)));
  expect(JSON.stringify(make(50, 2))).not.toBe(JSON.stringify(stock.slice(0, 50)));
});

test("the catalogue holds well over 120 model lines, all of them readable", () => {
  expect(CATALOGUE.length).toBeGreaterThan(180);
  for (const { make: maker, model, from, wmi, kilograms, weight, grades } of CATALOGUE) {
    expect(
      grades.every(({ newPrice }) => newPrice > 3_000) && from > 2000 && kilograms > 50 && weight > 0,
      `${maker} ${model}`,
    ).toBe(true);
    expect(wmi).toMatch(/^[A-HJ-NPR-Z0-9]{3}$/);
  }
  expect(CATALOGUE.filter(({ body }) => !BODIES.includes(body))).toEqual([]);
});

test("vehicles other than cars have the masses and measures that their buyers ask for", () => {
  const others = stock.map(({ car }) => car).filter((car) => car.item_type !== "car");
  for (const { item_type, specifications, variant, engine_size, extras, name, simple_fuel, km } of others) {
    expect(specifications?.tare_weight, name).toBeGreaterThan(50);
    if (item_type === "motorcycle") {
      expect(engine_size === null, name).toBe(simple_fuel === "Electric");
      expect(extras["Seat Height"], name).toMatch(/^\d{3} mm$/);
    } else {
      const limit =
        item_type === "caravan" && variant === null
          ? specifications?.aggregate_trailer_mass
          : variant?.grossvehiclemass;
      expect(limit, name).toBeGreaterThan(specifications?.tare_weight ?? 0);
      expect(item_type === "truck" || (specifications?.sleeps ?? 0) >= 2, name).toBe(true);
      expect(km === null, name).toBe(variant === null);
    }
  }
  expect(others.some(({ categories }) => categories.includes("LAMS approved"))).toBe(true);
});

describe("the demo's stock contains", () => {
  const values = (of: (car: DemoCar["car"]) => string | null) => new Set(stock.map(({ car }) => of(car)));

  test("every car type, status, item type and fuel", () => {
    expect(values((car) => car.car_type)).toEqual(new Set(["new", "used", "demo"]));
    expect(values((car) => car.status)).toEqual(new Set(["in_stock", "coming_soon", "sold"]));
    expect(values((car) => car.item_type)).toEqual(new Set(["car", "motorcycle", "truck", "caravan"]));
    const fuels = ["Petrol", "Diesel", "Hybrid", "PHEV", "Electric", "LPG", "Hydrogen"];
    expect(fuels.filter((fuel) => !values((car) => car.simple_fuel).has(fuel))).toEqual([]);
  });

  test("RESV-005 most used vehicles can be reserved online, some cannot, and no new one", () => {
    const online = stock.filter(({ car }) => car.payment_processors.includes("demo"));
    const used = stock.filter(({ car }) => car.car_type !== "new");
    expect(online.length / used.length).toBeGreaterThan(0.6);
    expect(online.length / used.length).toBeLessThan(0.9);
    expect(online.every(({ car }) => car.car_type !== "new")).toBe(true);
  });

  test("every tag's reason and every kind of price, in believable shares", () => {
    expect(share(({ car }) => car.tag !== null)).toBeGreaterThan(0.03);
    expect(share(({ car }) => car.reserved)).toBeGreaterThan(0.01);
    expect(share(({ car }) => car.certified)).toBeGreaterThan(0.02);
    expect(share(({ createdAt }) => createdAt > NOW - 8 * DAY_MS)).toBeGreaterThan(0.08);
    expect(share(({ createdAt }) => createdAt > NOW - 8 * DAY_MS)).toBeLessThan(0.25);
    expect(share(({ car }) => car.before_price !== null)).toBeGreaterThan(0.05);
    expect(share(({ car }) => car.offer_price !== null)).toBeGreaterThan(0.01);
    expect(share(({ car }) => car.subscription_price !== null)).toBeGreaterThan(0.02);
    expect(share(({ car }) => car.preorder)).toBeGreaterThan(0.002);
    expect(share(({ car }) => car.price === null)).toBeLessThan(0.05);
    expect(share(({ car }) => car.price === null)).toBeGreaterThan(0.005);
  });

  test("a history report for more than half of the used vehicles, for no other, and its file exists", () => {
    const reports = (type: string) => stock.filter(({ car }) => car.car_type === type && car.file !== null);
    expect(reports("used").length / stock.filter(({ car }) => car.car_type === "used").length).toBeCloseTo(0.6, 1);
    expect([...reports("new"), ...reports("demo")]).toEqual([]);
    const files = new Set(reports("used").map(({ car }) => reportAddress(car.file)?.replace("/art/", "") ?? ""));
    for (const file of files) expect(existsSync(join(import.meta.dirname, "../art", file)), file).toBe(true);
  });

  test("vehicles sold within three days and long ago, none before it arrived or in the future", () => {
    const sold = stock.filter(({ car }) => car.status === "sold");
    const days = sold.map(({ car }) => (NOW / 1000 - (car.sold_date_timestamp ?? 0)) / 86_400);
    expect(days.some((day) => day < 3) && days.some((day) => day > 30) && days.every((day) => day >= 0)).toBe(true);
    expect(sold.every(({ car, createdAt }) => (car.sold_date_timestamp ?? 0) >= Math.floor(createdAt / 1000))).toBe(
      true,
    );
  });

  test("new cars only of the yard's own franchises, none at a used-car yard", () => {
    const franchises = new Map(dealerships.map((one) => [one.slug, one.franchises]));
    const astray = stock.filter(
      ({ car, dealershipSlug }) => car.car_type === "new" && !franchises.get(dealershipSlug)?.includes(car.make),
    );
    expect(astray).toEqual([]);
  });
});

describe("the facts of a vehicle agree", () => {
  test("every record is complete and valid", () => {
    for (const { car } of stock.slice(0, 500)) {
      expect(parse(CarInputSchema, car)).toEqual(car);
    }
  });

  test("prices fall with age and kilometres", () => {
    const ratio = (car: Car) => {
      const line = CATALOGUE.find(
        (one) =>
          one.make === car.make && one.model === car.model && one.grades.some((grade) => grade.badge === car.badge),
      );
      return (car.price ?? 0) / (line?.grades.find((grade) => grade.badge === car.badge)?.newPrice ?? 1);
    };
    expect(correlation(used.map((car) => [2026 - (car.year ?? 0), ratio(car)]))).toBeLessThan(-0.8);
    const four = used.filter((car) => car.year === 2022);
    expect(correlation(four.map((car) => [car.km ?? 0, ratio(car)]))).toBeLessThan(-0.2);
    expect(correlation(used.map((car) => [2026 - (car.year ?? 0), car.km ?? 0]))).toBeGreaterThan(0.6);
  });

  test("prices end as a dealer writes them", () => {
    expect(new Set(used.map((car) => (car.price ?? 0) % 1000))).toEqual(new Set([990, 888, 490, 880, 950, 777]));
  });

  test("an electric car has no engine size, cylinders or fuel tank; the others have one", () => {
    for (const { car } of stock.filter(({ car }) => car.item_type === "car")) {
      const { engine_size, engine_size_litres, variant } = car;
      const none = car.simple_fuel === "Electric" || car.simple_fuel === "Hydrogen";
      expect(
        [engine_size, engine_size_litres, variant?.cylinders, variant?.fuelcapacity].every(
          (one) => (one === null) === none,
        ),
        car.name,
      ).toBe(true);
    }
  });

  test("body, seats and badge are ones that the model had that year", () => {
    for (const { car } of stock.filter(({ car }) => car.simple_body !== null)) {
      const line = CATALOGUE.find(
        (one) => one.make === car.make && one.model === car.model && bodyOf(one).simple === car.simple_body,
      );
      expect(
        line?.grades.map(({ badge }) => badge),
        car.name,
      ).toContain(car.badge);
      expect((car.year ?? 0) >= (line?.from ?? 9999) && (car.year ?? 9999) <= (line?.to ?? 2026), car.name).toBe(true);
    }
  });

  test("a VIN has the right length, letters, year and check digit, and no two are the same", () => {
    const vins = stock.flatMap(({ car }) => car.vin ?? []);
    expect(new Set(vins).size).toBe(vins.length);
    for (const vin of vins) {
      expect(vin).toMatch(/^[A-HJ-NPR-Z0-9]{17}$/);
      expect(vin[8]).toBe(vinCheckDigit(vin));
    }
    // The worked example in 49 CFR 565.15.
    expect(vinCheckDigit("1M8GDM9AXKP042788")).toBe("X");
  });

  test("no two comments are alike, and each is about its own car", () => {
    const commented = stock.filter(({ car }) => car.dealercomments !== null);
    expect(commented.length).toBeGreaterThan(stock.length * 0.95);
    const comments = commented.map(({ car }) => car.dealercomments ?? "");
    expect(new Set(comments).size).toBe(comments.length);
    const openings = new Set(comments.map((text) => text.split(/[.:]/)[0]));
    expect(openings.size).toBeGreaterThan(comments.length / 2);
    for (const { car } of commented) {
      expect(car.dealercomments).toContain(car.model);
      expect(car.dealercomments).toContain(car.stocknum);
      expect(car.dealercomments, car.name).not.toMatch(/undefined|null|NaN| {2}/);
    }
  });
});
