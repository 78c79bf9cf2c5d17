import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { testCar } from "../../../../test/fixtures/cars.ts";
import { engineWith } from "../../../../test/fixtures/engine.ts";
import { dealership, testSite } from "../../../../test/fixtures/site.ts";
import type { SearchRequest } from "../../../services/search/port.ts";
import type { Car } from "../../stock/schema.ts";
import { searchPage } from "../data.ts";
import { parseSearchState, searchHref } from "../rules.ts";
import { resolveSearchPath } from "../search-paths.ts";
import type { AnsweredReading } from "../understand/schema.ts";
import type { FindCars } from "./find-cars.ts";
import { nearestTo } from "./nearest.ts";

const NOW = Date.UTC(2026, 10, 20);
const site = testSite("halden", [dealership(1, "parramatta"), dealership(2, "brookvale")]);

/** The page at an address, and how many searches it took. */
async function pageOf(stock: readonly Car[], address: string) {
  const engine = await engineWith(stock);
  let searches = 0;
  const search = {
    ...engine,
    search: (request: SearchRequest) => {
      searches++;
      return engine.search(request);
    },
  };
  const url = new URL(address, "http://halden.example");
  const route = resolveSearchPath(url.pathname.split("/").slice(2), site, new Map([["Mazda", ["CX-5", "CX-30"]]]));
  if (!route.ok) throw new Error("no such search");
  const page = await searchPage({ search }, site, route.value, parseSearchState(url, route.value, site), NOW);
  if (!page.ok) throw new Error(page.error.message);
  return { ...page.value, searches };
}

const hrefOf = ({
  route,
  state,
}: {
  readonly route: { readonly path: string };
  readonly state: Parameters<typeof searchHref>[1];
}) => searchHref(route.path, state);

async function rowsAt(stock: readonly Car[], address: string) {
  const { nearest } = await pageOf(stock, address);
  return (nearest?.rows ?? []).map(({ heading, note, cars }) => [heading, note, cars.map(({ why }) => why)]);
}

const cx5 = (id: number, changes: Partial<Car>) => testCar(id, { name: "Mazda CX-5", ...changes });
const ALL = "/search/new-used-and-demo-cars";

describe("the nearest to a search that finds nothing", () => {
  test.each([
    ["suv with sunroof", "SUVs with Sunroof", ["SUVs", "2 cars, without “sunroof”"]],
    ["v8 suv", "SUVs, 8 cylinders", ["SUVs", "2 cars, without “v8”"]],
    ["dual cab suv", "SUVs, dual cab", ["SUVs", "2 cars, without “dual cab”"]],
    ["suv without bluetooth", "SUVs, without Bluetooth", ["SUVs", "2 cars, without the words “without bluetooth”"]],
    ["suv 7 or 8 seater silver or orange", "silver or orange SUVs with 7 to 8 seats", null],
    ["red bmw x5 or audi q7", "red BMW X5 or Audi Q7", null],
    ["suv that can tow 9 tonne", "SUVs, tows 9,000 kg or more", null],
  ] as const)("typed, of what no filter holds: %s", async (typed, phrase, row) => {
    const variant = { towingcapacitybraked: 2_000 };
    const stock = [1, 2].map((id) => cx5(id, { filtered_features: ["Bluetooth"], variant }));
    const page = await pageOf(stock, `${ALL}?${new URLSearchParams({ q: typed })}`);
    expect([page.total, page.nearest?.phrase]).toEqual([0, phrase]);
    expect(page.nearest?.rows.map(({ heading, note }) => [heading, note])).toEqual(row ? [row] : []);
    expect(page.nearest?.rows.map(({ asked }) => asked.state.query)).toEqual(row ? ["suv"] : []);
  });

  test("another body that does what it must is near, and else the figure that comes nearest", async () => {
    const tows = (kg: number) => ({ variant: { towingcapacitybraked: kg }, seats: 5, colour: "Red" });
    const ute = testCar(3, { model: "BT-50", name: "Mazda BT-50", simple_body: "Ute", ...tows(700) });
    const stock = [cx5(1, tows(2_000)), cx5(2, tows(2_000)), ute];
    const at = (typed: string) => rowsAt(stock, `${ALL}?${new URLSearchParams({ q: typed })}`);
    const why = ["SUV in place of ute", "SUV in place of ute"];
    const bluer = why.map((each) => `Red in place of blue, ${each}`);
    expect(await at("ute that can tow 1800 kg")).toEqual([
      ["Other cars, tows 1,800 kg or more", "2 cars, without “ute”", why],
    ]);
    expect(await at("blue ute that can tow 1800 kg")).toEqual([
      ["Other cars, tows 1,800 kg or more", "2 cars, without “blue” and “ute”", bluer],
    ]);
    expect(await at("ute that can tow 2500 kg")).toEqual([]);
    expect(await at("suv that can tow 2500 kg")).toEqual([
      ["SUVs, tows 2,000 kg or more", "2 cars, tows 2,000 kg or more in place of tows 2,500 kg or more", [null, null]],
    ]);
    // A body type that the site does not have is an ordinary word, and the search is repeated without it.
    expect(await at("hatch with 5 seats")).toEqual([
      ["Cars with 5 or more seats, without “hatch”", "3 cars, without “hatch”", [null, null, null]],
    ]);
    // Five seats are no deed: nearly every car has them.
    expect(await rowsAt(stock, `${ALL}?simple_body=Hatch&seats=5`)).toEqual([]);
  });

  test("a year either side, other years, then other models of the class; a row repeats no car of an earlier one", async () => {
    const stock = [
      cx5(1, { year: 2021 }),
      ...[2, 3, 4, 5, 6].map((id) => cx5(id, { year: 2022 + id })),
      testCar(20, { model: "CX-30", name: "Mazda CX-30", year: 2020 }),
      testCar(21, { make: "Kia", model: "Sportage", name: "Kia Sportage", year: 2020 }),
    ];
    expect(await rowsAt(stock, `${ALL}?make=Mazda&model=CX-5&year=2020-2020`)).toEqual([
      ["Mazda CX-5, a year either side", "1 car, 2019 to 2021 in place of 2020", ["1 year newer"]],
      [
        "Mazda CX-5, other years",
        "5 more, without 2020",
        ["4 years newer", "5 years newer", "6 years newer", "7 years newer"],
      ],
      ["Other Mazda SUVs of 2020", "1 car, without CX-5", ["CX-30 in place of CX-5"]],
      ["Other SUVs of 2020", "1 more, without CX-5 and Mazda", ["Kia Sportage in place of Mazda CX-5"]],
    ]);
  });

  test("a typed make is let go whole, though the typed model says it again: no other make is called by it", async () => {
    const stock = [
      cx5(1, { year: 2022 }),
      testCar(2, { model: "CX-30", name: "Mazda CX-30", year: 2020 }),
      testCar(3, { make: "Kia", model: "Sportage", name: "Kia Sportage", year: 2020 }),
    ];
    const headings = (await rowsAt(stock, `${ALL}?q=2020+mazda+cx-5`)).map(([heading, , why]) => [heading, why]);
    expect(headings).toEqual([
      ["Mazda CX-5, other years", ["2 years newer"]],
      ["Other Mazda SUVs of 2020", ["CX-30 in place of CX-5"]],
      ["Other SUVs of 2020", ["Kia Sportage in place of Mazda CX-5"]],
    ]);
  });

  test("colour, price by a tenth, distance by a fifth, place and transmission, each with how a car differs", async () => {
    const common = { colour: "Red", price: 30_000, km: 50_000, simple_transmission: "Automatic" } as const;
    const asked = "colour=Red&simple_transmission=Automatic&price=-30000&km=-50000&dealership_name=Dealer+parramatta";
    const stock = [
      cx5(1, { ...common, colour: "White" }),
      cx5(2, { ...common, price: 32_100 }),
      cx5(3, { ...common, km: 58_000 }),
      cx5(4, { ...common, dealership_slug: "brookvale" }),
      cx5(5, { ...common, simple_transmission: "Manual" }),
    ];
    const rows = await rowsAt(stock, `${ALL}?${asked}`);
    expect(rows.map(([heading, , whys]) => [heading, whys])).toEqual([
      ["Automatic cars at Dealer parramatta up to $30,000, other colours", ["White in place of red"]],
      ["Red automatic cars at Dealer parramatta with up to 50,000 km up to $33,000", ["$2,100 over"]],
      ["Red automatic cars at Dealer parramatta up to $30,000 with up to 60,000 km", ["8,000 km over"]],
      ["Red automatic cars up to $30,000 with up to 50,000 km elsewhere", ["At Dealer brookvale"]],
    ]);
  });

  test("two things are let go only where no single one finds anything", async () => {
    const stock = [cx5(1, { year: 2018, colour: "White" })];
    expect(await rowsAt(stock, `${ALL}?make=Mazda&model=CX-5&year=2020-2020&colour=Red`)).toEqual([
      [
        "Mazda CX-5, other years, other colours",
        "1 car, without 2020 and Red",
        ["2 years older, White in place of red"],
      ],
    ]);
  });

  test("a path's own make and model are let go like chosen ones, and a yard's path for the other yards", async () => {
    const stock = [
      testCar(1, { year: 2020, model: "CX-30", name: "Mazda CX-30" }),
      cx5(2, { year: 2010, simple_body: "SUV" }),
    ];
    const page = await pageOf(stock, "/search/mazda/cx-5?year=2020-2020");
    expect(page.nearest?.rows.map(({ asked }) => hrefOf(asked))).toEqual([
      "/search/mazda/cx-5",
      `${ALL}?make=Mazda&simple_body=SUV&year=2020-2020`,
    ]);
    const yard = await pageOf(stock, "/search/brookvale?model=CX-30");
    expect(yard.nearest?.rows.map(({ heading, asked }) => [heading, hrefOf(asked)])).toEqual([
      ["CX-30 elsewhere", `${ALL}?model=CX-30`],
    ]);
  });

  test("what the vehicle must do is never let go: body and seats", async () => {
    const page = await pageOf([cx5(1, { seats: 5 })], `${ALL}?simple_body=Ute&seats=7`);
    expect(page.nearest).toMatchObject({ rows: [], stock: 1 });
    expect(await rowsAt([cx5(1, { seats: 5 })], `${ALL}?make=Mazda&seats=7`)).toEqual([]);
    expect(await rowsAt([cx5(1, {})], `${ALL}?make=Mazda&simple_body=Ute`)).toEqual([]);
  });

  test("of a model that the stock never had, others that are else as asked; of many things, all but what it must do", async () => {
    const stock = [
      testCar(1, { make: "Kia", model: "Rio", name: "Kia Rio", price: 20_000, seats: 5, year: 2015 }),
      testCar(2, { make: "Kia", model: "Carnival", name: "Kia Carnival", price: 60_000, seats: 8, year: 2023 }),
    ];
    expect(await rowsAt(stock, `${ALL}?make=Mazda&model=CX-5&price=-30000`)).toEqual([
      ["Other cars up to $30,000", "1 car, without CX-5 and Mazda", ["Kia Rio in place of Mazda CX-5"]],
    ]);
    const many = "make=Mazda&model=CX-5&price=-30000&year=2020-2020&seats=8";
    expect((await rowsAt(stock, `${ALL}?${many}`)).map(([heading]) => heading)).toEqual(["Other cars with 8 seats"]);
  });

  test("no row asks for nothing: the page links to the whole stock", async () => {
    expect(await rowsAt([cx5(1, { colour: "Red" })], `${ALL}?colour=Pink`)).toEqual([]);
    expect(await rowsAt([cx5(1, { colour: "Red" })], `${ALL}?colour=Pink&year=1990-1990`)).toEqual([]);
  });

  test("a name that nearly was typed is offered with the number that it finds", async () => {
    const stock = [cx5(1, { year: 2020, model: "CX-3", name: "Mazda CX-3" }), cx5(2, { year: 2021 })];
    const page = await pageOf(stock, `${ALL}?make=Mazda&model=CX-5&year=2020-2020`);
    expect(page.nearest?.meant.map(({ name, count, asked }) => [name, count, hrefOf(asked)])).toEqual([
      ["CX-3", 1, `${ALL}?make=Mazda&model=CX-3&year=2020-2020`],
    ]);
    const words = await pageOf(
      [cx5(1, {}), testCar(2, { make: "Hyundai", name: "Hyundai Tucson" })],
      `${ALL}?q=hyomdai`,
    );
    expect(words.nearest?.meant.map(({ name, count }) => [name, count])).toEqual([["Hyundai", 1]]);
  });

  test("typed choices are let go with their words, the other names of a vehicle stay, and the row quotes the words", async () => {
    const typed = "2020 mazda cx5";
    const base = { negated: false, standing: { kind: "kept" } } as const;
    const vehicles = { kind: "vehicles", any: [{ make: "Mazda", model: "CX-5", badges: null }] } as const;
    const reading: AnsweredReading = {
      typed,
      choices: [
        {
          ...base,
          id: "year-2020",
          label: "2020",
          words: "2020",
          spans: [{ start: 0, end: 4 }],
          wants: { kind: "range", attribute: "year", min: 2020, max: 2020 },
        },
        {
          ...base,
          id: "mazda-cx-5",
          label: "Mazda CX-5",
          words: "mazda cx5",
          spans: [{ start: 5, end: 14 }],
          wants: vehicles,
        },
      ],
      text: "",
      unsearched: [],
      corrections: [],
      others: [],
      cut: null,
      heading: null,
      pressed: [],
    };
    const state = { query: typed, page: 1, sortBy: "recommended", facets: {}, ranges: {} } as const;
    const route = { kind: "all", path: ALL, heading: "", filter: "", fixed: {} } as const;
    const seen: string[] = [];
    const find: FindCars = async (asked) => {
      seen.push(hrefOf(asked));
      const counts = { make: { Mazda: 9 }, simple_body: { SUV: 9 }, model: {} };
      return {
        ok: true,
        value: { total: 1, cars: [cx5(seen.length, { year: 2021, photos: [] } as object)] as never, counts },
      };
    };
    const nearest = await nearestTo({ route, state }, reading, find, site.config);
    expect(nearest.ok && nearest.value.phrase).toBe("2020 Mazda CX-5");
    expect(nearest.ok && nearest.value.rows.map(({ heading, note, asked }) => [heading, note, hrefOf(asked)])).toEqual([
      ["Mazda CX-5, a year either side", "1 car, 2019 to 2021 in place of 2020", `${ALL}?q=mazda+cx5&year=2019-2021`],
      ["Mazda CX-5, other years", "1 more, without “2020”", `${ALL}?q=mazda+cx5`],
      ["Other Mazda SUVs of 2020", "1 car, without “mazda cx5”", `${ALL}?q=2020&make=Mazda&simple_body=SUV`],
      ["Other SUVs of 2020", "1 more, without “mazda cx5”", `${ALL}?q=2020&simple_body=SUV`],
    ]);
  });
});

const CAR = fc.record({
  year: fc.integer({ min: 2015, max: 2025 }),
  colour: fc.constantFrom("Red", "White", "Blue"),
  price: fc.integer({ min: 5_000, max: 60_000 }),
  km: fc.integer({ min: 0, max: 150_000 }),
  kind: fc.constantFrom(
    ["Mazda", "CX-5", "SUV"],
    ["Mazda", "CX-30", "SUV"],
    ["Mazda", "3", "Hatch"],
    ["Kia", "Rio", "Hatch"],
  ),
  seats: fc.constantFrom(5, 7),
});
const ADDRESS = fc.record(
  {
    make: fc.constantFrom("Mazda", "Kia", "Ford"),
    model: fc.constantFrom("CX-5", "Rio", "Ranger"),
    colour: fc.constantFrom("Red", "Pink"),
    year: fc.constantFrom("2020-2020", "2030-", "-2014"),
    price: fc.constantFrom("-10000", "-20000", "70000-"),
    km: fc.constantFrom("-1000", "-90000"),
    simple_body: fc.constantFrom("SUV", "Ute"),
    seats: fc.constantFrom("5", "7"),
    q: fc.constantFrom("mazda", "zebra"),
  },
  { requiredKeys: [] },
);

test("any stock and any search: each row has a car not shown above, finds what it says, and letting go never narrows", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(CAR, { maxLength: 12 }), ADDRESS, async (cars, asked) => {
      const stock = cars.map(({ kind: [make = "", model = "", simple_body = ""], ...car }, at) =>
        testCar(at + 1, { ...car, make, model, simple_body, name: `${make} ${model}` }),
      );
      const page = await pageOf(stock, `${ALL}?${new URLSearchParams(asked)}`);
      expect(page.nearest === null).toBe(page.total > 0);
      expect(page.searches).toBeLessThanOrEqual(50);
      const shown = new Set<number>();
      for (const { asked: relaxed, cars: near, total } of page.nearest?.rows ?? []) {
        expect(near.length).toBeGreaterThan(0);
        for (const { car } of near) {
          expect(shown.has(car.id)).toBe(false);
          shown.add(car.id);
          if (asked.seats) expect(String(car.seats)).toBe(asked.seats);
          // The body type is dropped only for a search that requires more seats than usual.
          if (asked.simple_body && asked.seats !== "7") expect(car.simple_body).toBe(asked.simple_body);
        }
        expect((await pageOf(stock, hrefOf(relaxed))).total).toBe(total);
      }
    }),
    { numRuns: 20, seed: 14 },
  );
});
