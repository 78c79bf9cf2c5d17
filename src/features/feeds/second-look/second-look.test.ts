import { describe, expect, test } from "vitest";
import { buildCar, contextOf } from "../car/car.ts";
import { NOW } from "../car/testing.ts";
import { recogniseColumns } from "../recognise/columns.ts";
import type { FeedRow } from "../schema.ts";
import { Tally } from "../tally.ts";
import { lookAgain, withWhole } from "./second-look.ts";

/** What is made of rows as a whole file's: "2019 Kia Rio", or why a row is refused. */
function read(...cells: Record<string, string>[]) {
  const rows: FeedRow[] = cells.map((one, at) => ({ row: at + 2, cells: one }));
  const columns = Object.keys(cells[0] ?? {});
  const first = recogniseColumns(columns, rows);
  const { plan, isDerived } = lookAgain(first, columns, rows);
  const told = isDerived ? rows.map((row) => withWhole(row) as FeedRow) : rows;
  const context = contextOf(plan, told, { primary: null, all: [] }, NOW);
  const cars = told.map((row) => {
    const built = buildCar(row, context, new Tally());
    return built.ok ? `${built.car.year} ${built.car.make} ${built.car.model}` : built.problem.reason;
  });
  return { cars, isFirst: plan === first, extras: built(told[0], context)?.extras ?? {} };
}

function built(row: FeedRow | undefined, context: ReturnType<typeof contextOf>) {
  const found = row && buildCar(row, context, new Tally());
  return found?.ok ? found.car : null;
}

describe("a second look at files of which the first would refuse most rows", () => {
  test("names under a heading that nobody has heard of, of makes that nobody knows, with their years", () => {
    const names = ["Zundra Corsair 110 Base 2019", "Velmo Strada 150 Evo linea 2018", "Kresta TD 125 2016"];
    const { cars } = read(...names.map((rodado, at) => ({ rodado, monto: `CONTADO: $ ${41 + at}.290` })));
    expect(cars).toEqual(["2019 Zundra Corsair", "2018 Velmo Strada", "2016 Kresta TD"]);
  });

  test("a column of makes that holds whole names, and years behind a word under a misspelt heading", () => {
    const rows = ["Volkswagen Caddy 1.4 TSI*NAVI*", "BMW BMW 118i Sport*LED*", "Audi A4 2.0 TDI Ultra*SHZ*"];
    const { cars } = read(...rows.map((Brand, at) => ({ Brand, Resgistered: `FR 0${at + 3}/201${at + 5}` })));
    expect(cars).toEqual(["2015 Volkswagen Caddy", "2016 BMW 118i", "2017 Audi A4"]);
  });

  test("years beside a word", () => {
    const of = (antig: string, model: string) => ({ antig, marca: "Kia", modelo: model, precio: "£15,450" });
    expect(read(of("2017 reg", "Rio"), of("2016 reg", "Soul"), of("2019 reg", "Picanto")).cars).toEqual([
      "2017 Kia Rio",
      "2016 Kia Soul",
      "2019 Kia Picanto",
    ]);
  });

  test("names that only the addresses of the pages have", () => {
    const of = (page: string) => ({ page: `https://cars.dealer.example/stock/${page}?ref=1`, kms: "41000" });
    const { cars, extras } = read(of("used-2019-Kia-Rio-S-U101"), of("used-2020-mazda-cx-5-maxx-U102"));
    expect(cars).toEqual(["2019 Kia Rio", "2020 Mazda CX-5"]);
    expect(Object.keys(extras)).not.toContain("(addresses)");
    const written = (page: string) => of(`2024/05/${page}`);
    expect(read(written("kia-rio-s"), written("mazda-cx-5-maxx")).cars).toEqual(Array(2).fill("the row names no make"));
  });

  test("CAR-002 the end of an address alone names them, too, and a number of parts does not", () => {
    const of = (slug: string) => ({ slug, kms: "41000" });
    expect(read(of("2019-kia-rio-s-hatch"), of("2020-mazda-cx-5-maxx-u102")).cars).toEqual([
      "2019 Kia Rio",
      "2020 Mazda CX-5",
    ]);
    expect(read(of("8f14e45f-ceea-467f-9d1c"), of("c9f0f895-fb98-ab91-59f5")).cars[0]).toContain("no make");
  });

  test("names that are spread over the row", () => {
    const of = (...words: string[]) => ({ a: words[0] ?? "", b: words[1] ?? "", c: words[2] ?? "" });
    expect(read(of("2019", "white Kia", "Rio S auto"), of("2020", "red Mazda", "CX-5 Maxx")).cars).toEqual([
      "2019 Kia Rio",
      "2020 Mazda CX-5",
    ]);
  });

  test("a whole day that nobody has named, and the years of advertisements, are no years of building", () => {
    const days = ["2015-03-04", "2018-07-09", "2021-01-30"];
    const unnamed = days.map((found) => ({ found, make: "Kia", model: "Rio" }));
    expect(read(...unnamed).cars).toEqual(Array(3).fill("the row names no year"));
    const listed = ["in 2015", "in 2018", "in 2021"].map((when) => ({
      "date listed": when,
      make: "Kia",
      model: "Rio",
    }));
    expect(read(...listed).cars).toEqual(Array(3).fill("the row names no year"));
  });

  test("words that are no vehicles' names are not made into vehicles", () => {
    const people = ["Toyota Finance Sydney", "Kia Insurance Perth", "Ford Warranty Hobart"];
    const { cars, isFirst } = read(...people.map((partner, at) => ({ partner, member: `since ${2012 + at * 2}` })));
    expect(isFirst).toBe(true);
    expect(new Set(cars).size).toBe(1);
  });

  test("a file whose rows are mostly cars is left as it is", () => {
    const { isFirst } = read(
      { make: "Kia", model: "Rio", year: "2019", note: "Toyota Corolla 2018" },
      { make: "Kia", model: "Soul", year: "2019", note: "Toyota Camry 2018" },
      { make: "Kia", model: "Rio", year: "", note: "Toyota Yaris 2018" },
    );
    expect(isFirst).toBe(true);
  });
});
