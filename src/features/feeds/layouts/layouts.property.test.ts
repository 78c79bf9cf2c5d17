import fc from "fast-check";
import { expect, test } from "vitest";
import { INVERSES } from "./inverses.testing.ts";
import type { Sheets } from "./sheet.ts";
import { csvText, factsOf, readCars } from "./testing.ts";

const HEADING = ["Stock No", "Make", "Model", "Year", "Price", "Kms", "Colour", "Transmission", "Fuel"];
const CARS = [
  ["U2101", "Toyota", "HiLux", "2019", "45990", "87210", "White", "Automatic", "Diesel"],
  ["U2102", "Mazda", "CX-5", "2018", "27490", "64330", "Red", "Automatic", "Petrol"],
  ["U2103", "Hyundai", "i30", "2017", "15990", "98120", "Blue", "Manual", "Petrol"],
  ["U2104", "Toyota", "Corolla", "2020", "24880", "55890", "Grey", "Automatic", "Petrol"],
  ["U2105", "Kia", "Sportage", "2016", "19750", "121400", "Silver", "Automatic", "Diesel"],
  ["U2106", "Mazda", "BT-50", "2019", "31250", "48765", "Green", "Manual", "Diesel"],
  ["U2107", "Kia", "Rio", "2015", "9480", "103950", "Black", "Automatic", "Petrol"],
];

type Name = keyof typeof INVERSES;
const NAMES = Object.keys(INVERSES) as readonly Name[];

const tableOf = (rows: readonly (readonly string[])[]): Sheets => [
  { name: "", lines: [HEADING, ...rows].map((cells, at) => ({ at: at + 1, cells })) },
];

/** The table, laid out by the inverses of these steps one after the other; null if one of them cannot be applied. */
function laidOut(rows: readonly (readonly string[])[], names: readonly Name[]): Sheets | null {
  let sheets: Sheets | null = tableOf(rows);
  for (const name of names) sheets = sheets && INVERSES[name](sheets);
  return sheets;
}

/** All combinations of up to `count` layouts that result in a single sheet, since a text has only one. */
function compositions(count: number): Name[][] {
  const shorter = count === 0 ? [] : compositions(count - 1);
  const all = count === 0 ? [[]] : laidOutSoFar(count - 1).flatMap((names) => NAMES.map((name) => [...names, name]));
  const last = all.filter((names) => names.length === count && laidOut(CARS, names)?.length === 1);
  return [...shorter, ...last.filter((names) => names.length > 0 && names.at(-1) !== names.at(-2))];
}

function laidOutSoFar(count: number): Name[][] {
  if (count === 0) return [[]];
  const longer = laidOutSoFar(count - 1).flatMap((names) => NAMES.map((name) => [...names, name]));
  return longer.filter((names) => names.at(-1) !== names.at(-2) && laidOut(CARS, names) !== null);
}

/** Combinations that cannot be read: a table turned back, and a group's name cut in two with remarks around it. */
const UNREAD: readonly string[] = ["turn fold turn", "groups fold prose"];
const LAYOUTS = compositions(3).filter((names) => !UNREAD.includes(names.join(" ")));

const read = async (sheets: Sheets) => {
  const { cars } = await readCars(csvText((sheets[0]?.lines ?? []).map(({ cells }) => cells)));
  return cars.map(factsOf).toSorted();
};

test("each step is part of some layout that is tried", () => {
  expect(NAMES.filter((name) => !LAYOUTS.some((names) => names.includes(name)))).toEqual([]);
});

test.each(LAYOUTS.map((names) => [names.join(", ")]))(
  "CAR-001 cars are the same when their table is laid out by %s",
  async (said) => {
    const names = said.split(", ") as Name[];
    expect(await read(laidOut(CARS, names) ?? [])).toEqual(await read(tableOf(CARS)));
  },
);

test("CAR-001 whatever the cars, and whichever the layout", async () => {
  const number = (least: number, most: number) => fc.integer({ min: least, max: most }).map(String);
  const fact = fc.record({
    year: number(2012, 2023),
    price: number(80, 600).map((hundreds) => `${hundreds}90`),
    km: number(12_000, 190_000),
    colour: fc.constantFrom("White", "Red", "Blue", "Grey"),
  });
  const cars = fc.array(fact, { minLength: CARS.length, maxLength: CARS.length });
  await fc.assert(
    fc.asyncProperty(cars, fc.constantFrom(...LAYOUTS.filter(({ length }) => length < 3)), async (facts, names) => {
      const rows = CARS.map(([stock = "", make = "", model = "", , , , , gearbox = "", fuel = ""], at) => {
        const { year = "", price = "", km = "", colour = "" } = facts[at] ?? {};
        return [stock, make, model, year, price, km, colour, gearbox, fuel];
      });
      expect(await read(laidOut(rows, names) ?? [])).toEqual(await read(tableOf(rows)));
    }),
    { numRuns: 15 },
  );
});
