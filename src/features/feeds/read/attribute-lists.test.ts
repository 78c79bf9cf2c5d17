import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { FeedRow } from "../schema.ts";
import { AttributeLists } from "./attribute-lists.ts";

const rowsOf = (...cells: string[]): FeedRow[] => cells.map((list, at) => ({ row: at + 2, cells: { list } }));

/** The cells that are added to each row. */
function spread(...cells: string[]) {
  const rows = rowsOf(...cells);
  const lists = new AttributeLists(rows);
  return rows.map((row) => {
    const item = lists.spread(row) as FeedRow;
    return Object.fromEntries(Object.entries(item.cells).filter(([column]) => column !== "list"));
  });
}

describe("a column whose cells list attributes becomes columns of their names", () => {
  test.each([
    [
      "a shop's attributes",
      ["car_make=Kia,odometer=78464,options=Towbar,Mats,vin_number=X", "car_make=Ford,odometer=9"],
      { "list.car_make": "Kia", "list.odometer": "78464", "list.options": "Towbar,Mats", "list.vin_number": "X" },
    ],
    [
      "a shop's custom fields, each in quotation marks",
      ['"Kilometres=112,310";"Rego=CUN 26Y"'],
      { "list.Kilometres": "112,310", "list.Rego": "CUN 26Y" },
    ],
    [
      "names before colons",
      ["Fuel: Diesel; Doors: 4; Link: https://a.example/b"],
      { "list.Fuel": "Diesel", "list.Doors": "4", "list.Link": "https://a.example/b" },
    ],
    ["lines", ["Fuel: Diesel\nDoors: 4"], { "list.Fuel": "Diesel", "list.Doors": "4" }],
  ])("%s", (_, cells, first) => {
    expect(spread(...cells)[0]).toEqual(first);
  });

  const asList = (facts: readonly (readonly [string, string])[]) =>
    `<p>One owner.</p><ul>${facts.map(([name, said]) => `<li><strong>${name}:</strong> ${said}</li>`).join("")}</ul><p>Call us.</p>`;
  const asTable = (facts: readonly (readonly [string, string])[]) =>
    `<table class="specs">${facts.map(([name, said]) => `<tr><td>${name}</td><td><b>${said}</b></td></tr>`).join("\n")}</table>`;
  const asTerms = (facts: readonly (readonly [string, string])[]) =>
    `<dl>${facts.map(([name, said]) => `<dt>${name}</dt><dd>${said}</dd>`).join("")}</dl>`;

  test("CAR-001 whatever facts a page's text tells, in a list, in a table or as terms, with prose around them", () => {
    const names = ["Stock No", "Price", "Kilometres", "Colour", "Rego", "Fuel Type"];
    const said = fc.stringMatching(/^[A-Z][a-z]{2,8}( [a-z]{2,8})?$|^\$?[1-9]\d,\d{3}( km)?$/);
    const facts = fc.array(said, { minLength: names.length, maxLength: names.length });
    const car = fc.tuple(facts, fc.constantFrom(asList, asTable, asTerms));
    fc.assert(
      fc.property(car, fc.integer({ min: 2, max: 6 }), ([values, write], count) => {
        const told = names.slice(0, count).map((name, at) => [name, values[at] ?? ""] as const);
        const expected = Object.fromEntries(told.map(([name, value]) => [`list.${name}`, value]));
        expect(spread(write(told), write(told))[0]).toEqual(expected);
      }),
      { seed: 7, numRuns: 100 },
    );
  });

  test.each([
    ["prose", ["Great value, inspected. Price: 9990, Fuel: diesel"]],
    ["names that no vehicle has", ["Mon=9-5,Tue=9-5", "Mon=9-5,Tue=9-4"]],
    ["one name alone", ["Fuel=Diesel"]],
    ["a name twice", ["Fuel=Diesel,Doors=4,Fuel=Petrol"]],
    ["fewer lists than other texts", ["Fuel=Diesel,Doors=4", "Towbar", "Mats"]],
    ["addresses and times", ["https://a.example/?fuel=1&doors=2", "fuel:9,doors:4"]],
    ["long names", [`fuel${" x".repeat(30)}=1,doors${" x".repeat(30)}=2`]],
    ["nothing", ["", " "]],
  ])("but not %s", (_, cells) => {
    expect(spread(...cells)).toEqual(cells.map(() => ({})));
  });

  test("a cell that the row has already stays, and names that few lists have are left", () => {
    const rows = [...rowsOf(...Array.from({ length: 20 }, (_, at) => `fuel=D,doors=4,n${at}=1`))];
    const lists = new AttributeLists(rows);
    expect(lists.columns).toEqual(["list.fuel", "list.doors"]);
    const own = { row: 2, cells: { list: "fuel=D,doors=4", "list.fuel": "LPG" } };
    expect(lists.spread(own)).toMatchObject({ cells: { "list.fuel": "LPG", "list.doors": "4" } });
    const refused = { row: 3, problem: { column: null, value: "", reason: "x" } };
    expect(lists.spread(refused)).toBe(refused);
  });

  test("at most a hundred, and a name that objects inherit is like any other", () => {
    const many = Array.from({ length: 300 }, (_, at) => `doors ${at}=1`).join(",");
    expect(new AttributeLists(rowsOf(`fuel=D,make=Kia,${many}`)).columns).toHaveLength(100);
    expect(spread("fuel=D,doors=4,constructor=x")[0]).toMatchObject({ "list.constructor": "x" });
  });

  test("cells of thousands of signs take no more time than their length", () => {
    const lists = new AttributeLists(rowsOf("fuel=D,doors=4"));
    const before = process.cpuUsage();
    for (const sign of [",", '"', " ", ";|"]) {
      const list = `fuel=D,doors=4${sign.repeat(3900 / sign.length)}x`;
      for (let row = 0; row < 200; row += 1) lists.spread({ row, cells: { list } });
    }
    expect(process.cpuUsage(before).user / 1e6).toBeLessThan(3);
  });

  test("rows that come later are spread, too", () => {
    const [first, ...later] = rowsOf("fuel=D,doors=4", "fuel=P,doors=2");
    const lists = new AttributeLists(first ? [first] : []);
    expect(later.map((row) => lists.spread(row))).toMatchObject([{ cells: { "list.fuel": "P", "list.doors": "2" } }]);
  });
});
