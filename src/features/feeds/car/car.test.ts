import { describe, expect, test } from "vitest";
import { yardsOf } from "../place.ts";
import { planOfMapping, recogniseColumns } from "../recognise/columns.ts";
import type { FeedRow } from "../schema.ts";
import { Tally } from "../tally.ts";
import { buildCar, contextOf } from "./car.ts";
import { BASE, build, NOW } from "./testing.ts";

describe("the rest of the row", () => {
  test("CAR-066 CAR-070 a drive type in the gearbox column is moved", () => {
    const { car, warned } = build({ ...BASE, Gearbox: "Front" });
    expect(car).toMatchObject({ simple_drive: "FWD", drive: "Front", simple_transmission: null, trans: null });
    expect(warned["transmission-is-drive"]).toBe(1);
  });

  test("CAR-072 CAR-073 seats in the doors column are moved", () => {
    expect(build({ ...BASE, Doors: " 7 Seats", Seats: "" }).car).toMatchObject({ seats: 7, doors: null });
    expect(build({ ...BASE, Doors: " 4 Doors", Seats: " 5 Seats" }).car).toMatchObject({ seats: 5, doors: 4 });
  });

  test("CAR-011 CAR-012 both colours in one cell; a warranty is no colour", () => {
    expect(build({ ...BASE, ColourExtInt: "White / Black" }).car).toMatchObject({
      colour: "White",
      interior_colour: "Black",
    });
    expect(build({ ...BASE, ColourExtInt: "- / Black" }).car).toMatchObject({ colour: null, interior_colour: "Black" });
    const warranty = build({ ...BASE, ColourExtInt: "5 years / Unlimited km" });
    expect(warranty.car).toMatchObject({ colour: null, extras: { ColourExtInt: "5 years / Unlimited km" } });
    expect(build({ ...BASE, Colour: "Alpine White" }).car).toMatchObject({
      colour: "White",
      extras: { colour: "Alpine White" },
    });
  });

  test("CAR-050 a history report is an address; what says anything else stays with the extras", () => {
    const report = (cell: string) => build({ ...BASE, "History Report": cell }).car;
    expect(report("https://reports.example/1.pdf")).toMatchObject({
      file: "https://reports.example/1.pdf",
      extras: {},
    });
    expect(report("Clear")).toMatchObject({ file: null, extras: { "History Report": "Clear" } });
    expect(report("javascript:alert(1)")?.file).toBeNull();
  });

  test("CAR-068 a hybrid whose badge says plug-in is one", () => {
    expect(build({ ...BASE, Badge: "Sahara 4xe", Fuel: "Hybrid Fuel" }).car).toMatchObject({
      simple_fuel: "PHEV",
      fuel: "Hybrid Fuel",
    });
  });

  test("CAR-076 CAR-077 of two sizes the exact one counts", () => {
    expect(build({ ...BASE, EngineCapacity: "2.0L", EngineSize: "1969" }).car).toMatchObject({
      engine_size: 1969,
      engine_size_litres: 2,
    });
  });

  test("CAR-028 a VIN of 16 is left out, the row goes in", () => {
    const { car, warned } = build({ ...BASE, VIN: "1HGCM82633A12345" });
    expect(car?.vin).toBeNull();
    expect(warned["vin-refused"]).toBe(1);
  });

  test("CAR-035 CAR-037 CAR-038 numbered picture columns keep their order", () => {
    const { car } = build({
      ...BASE,
      "Photo 1": "https://x.example/1.jpg",
      "Photo 2": "https://x.example/2.jpg",
      "Photo 10": "https://x.example/10.jpg",
    });
    expect(car?.images.map(({ image }) => image?.url)).toEqual([
      "https://x.example/1.jpg",
      "https://x.example/2.jpg",
      "https://x.example/10.jpg",
    ]);
    expect(car).toMatchObject({ primary_image_url: "https://x.example/1.jpg", photos_count: 3 });
  });

  test("CAR-068 CAR-069 Gas is petrol in a file that calls nothing else so, in the engine's column too", () => {
    const fuels = (...values: string[]) =>
      build(...values.map((Fuel, at) => ({ ...BASE, "Stock No": `U${at}`, Fuel }))).built.map(
        ({ car }) => car?.simple_fuel,
      );
    expect(fuels("Gas", "Diesel")).toEqual(["Petrol", "Diesel"]);
    expect(fuels("Gas", "Petrol")).toEqual(["LPG", "Petrol"]);
    const engine = { ...BASE, "Stock No": "U2", Fuel: "", Engine: "2.0L Gas" };
    expect(build({ ...BASE, Fuel: "Gas" }, engine).built[1]?.car?.simple_fuel).toBe("Petrol");
    expect(build({ ...BASE, Fuel: "Petrol" }, engine).built[1]?.car?.simple_fuel).toBe("LPG");
  });

  test("what no field takes is kept by its heading", () => {
    expect(build({ ...BASE, "Roof Racks": "Two", Empty: "-" }).car?.extras).toEqual({ "Roof Racks": "Two" });
  });

  test("CAR-055 CAR-056 CAR-059 without a place the car stands at the primary yard; a named yard counts; another place is kept", () => {
    expect(build(BASE).car).toMatchObject({
      location_id: 7,
      location_name: "Northside",
      city: "Brookvale",
      state: "NSW",
    });
    expect(build({ ...BASE, Yard: "NORTHSIDE" }).car).toMatchObject({ location_id: 7 });
    const elsewhere = build({ ...BASE, Location: "Perth, WA" });
    expect(elsewhere.car).toMatchObject({ location_id: null, city: "Perth", state: "WA" });
    expect(elsewhere.warned["location-unknown"]).toBe(1);
  });

  test.each([
    ["{addr1: '1 Short St', city: 'Geelong', region: 'VIC', country: 'AU'}", "Geelong", "VIC"],
    [`{"addr1": "1 Short St", "city": "Geelong", "region": "Victoria"}`, "Geelong", "VIC"],
    [`{addr1: "1 High St", city: "O'Connor", region: "WA"}`, "O'Connor", "WA"],
    ["{addr1: '1 High St', city: 'O'Connor', region: 'WA'}", "O'Connor", "WA"],
    ["{addr1: '1 High St', city: '', region: 'QLD'}", null, "QLD"],
  ])("CAR-056 the town and state of Meta's address %s", (address, city, state) => {
    expect(build({ ...BASE, address }).car).toMatchObject({ city, state });
  });
});

describe("rows that are cut short", () => {
  const rows: FeedRow[] = [
    { row: 2, cells: { ...BASE, Price: "9990", Notes: "x" } },
    { row: 3, cells: { ...BASE, "Stock No": "U2", Price: "9990" }, short: { found: 6, expected: 7 } },
    { row: 4, cells: { "Stock No": "only", Make: "three", Model: "fields" }, short: { found: 3, expected: 7 } },
  ];
  test("are taken when their values fit, refused when not", () => {
    const tally = new Tally();
    const context = contextOf(recogniseColumns(null, rows.slice(0, 1)), rows, yardsOf([], "us"), NOW);
    const results = rows.map((row) => buildCar(row, context, tally));
    expect(results.map(({ ok }) => ok)).toEqual([true, true, false]);
    expect(results[2]).toMatchObject({ problem: { reason: "the row has 3 cells and the heading 7" } });
  });
});

describe("CAR-027 stock numbers", () => {
  test("of two rows with one number the second is refused and names the first", () => {
    const { built } = build(BASE, { ...BASE, Model: "Cerato" });
    expect(built[1]?.problem).toEqual({ column: "stocknum", value: "U1", reason: "row 2 has the same stock number" });
  });

  test("without one it is the VIN, the plate, or made of what the vehicle is, never of its price", () => {
    const { "Stock No": _, ...bare } = BASE;
    expect(build({ ...bare, VIN: "1HGCM82633A123456" }).car?.stocknum).toBe("1HGCM82633A123456");
    expect(build({ ...bare, Rego: "ABC 12D" }).car?.stocknum).toBe("ABC12D");
    const made = build({ ...bare, Price: "9990" }).car?.stocknum;
    expect(made).toMatch(/^M[0-9A-F]{12}$/);
    expect(build({ ...bare, Price: "8990" }).car?.stocknum).toBe(made);
    expect(build({ ...bare, Kms: "5" }).car?.stocknum).toBe(made);
    expect(build({ ...bare, Colour: "Pink" }).car?.stocknum).not.toBe(made);
  });

  test("vehicles alike in everything are counted, not lost", () => {
    const { "Stock No": _, ...bare } = BASE;
    const { built, warned } = build(bare, bare);
    expect(built[1]?.car?.stocknum).toBe(`${built[0]?.car?.stocknum}-2`);
    expect(warned["rows-alike"]).toBe(1);
  });

  test("a row without a number but with an earlier row's VIN is that vehicle again", () => {
    const VIN = "1HGCM82633A123456";
    expect(build({ ...BASE, VIN }, { ...BASE, VIN, "Stock No": "" }).built[1]?.problem?.reason).toContain(
      "row 2 has the same VIN",
    );
  });
});

test("a mapping's fixed values stand in every row", () => {
  const row: FeedRow = { row: 2, cells: { model: "A4", year: "2018" } };
  const { plan } = planOfMapping(
    {
      columns: { model: { field: "model", transforms: [] }, year: { field: "year", transforms: [] } },
      fixed: { make: "Audi", condition: "Used" },
    },
    ["model", "year"],
  );
  const result = buildCar(row, contextOf(plan, [row], yardsOf([], "us"), NOW), new Tally());
  expect(result).toMatchObject({ ok: true, car: { make: "Audi", model: "A4", car_type: "used" } });
});
