import { describe, expect, test } from "vitest";
import type { Location } from "../../site/site.ts";
import { planOfMapping, recogniseColumns } from "../recognise/columns.ts";
import type { FeedRow } from "../schema.ts";
import { StockNumbers } from "../stock-numbers.ts";
import { Tally } from "../tally.ts";
import { buildCar, contextOf } from "./car.ts";
import { yardsOf } from "./place.ts";

const YARD = {
  id: 7,
  name: "Northside",
  slug: "northside",
  primary: true,
  visible: true,
  location_type: "sales",
  location_subtype: null,
  dealership_id: 1,
  dealership_slug: "us",
  manufacturers: [],
  dealer_license_number: null,
  motor_vehicle_repairer: null,
  image: null,
  average_rating: null,
  review_count: null,
  reviews: [],
  address: {
    street: "1 High St",
    city: "Brookvale",
    state: "NSW",
    postcode: "2100",
    lat: null,
    long: null,
    place_id: null,
    place_url: null,
    map_key: null,
  },
  contact_detail: { phone: "02 5550 0000", landline_phone: null, opening_hours: [] },
  special_hours: [],
} satisfies Location;

/** Reads rows given as cells by heading, in the year 2026. */
function build(...cells: Record<string, string>[]) {
  const rows: FeedRow[] = cells.map((one, at) => ({ row: at + 2, cells: one }));
  const tally = new Tally();
  const context = contextOf(recogniseColumns(null, rows), rows, yardsOf([YARD], "us"), 2026);
  const numbers = new StockNumbers(tally);
  const built = rows.map((row) => {
    const result = buildCar(row, context, tally);
    if (!result.ok) return { car: null, problem: result.problem };
    const problem = numbers.give(result.car, result.stocknum, result.link, row.row);
    return problem ? { car: null, problem } : { car: result.car, problem: null };
  });
  const warned = Object.fromEntries(tally.counts().map(({ kind, count }) => [kind, count]));
  return { built, warned, car: built[0]?.car ?? null, problem: built[0]?.problem ?? null };
}
const BASE = { "Stock No": "U1", Make: "Kia", Model: "Rio", Year: "2019", Condition: "Used" };

describe("what vehicle it is", () => {
  test("CAR-007 CAR-008 CAR-009 a make cut at its space is made whole, model and badge come from the title", () => {
    const { car, warned } = build({
      Brand: "Land",
      Year: "2017",
      Model: "Rover",
      Title: "2017 Land Rover Range Rover Evoque TD4 180",
      UsedOrNew: "USED",
    });
    expect(car).toMatchObject({
      make: "Land Rover",
      model: "Range Rover Evoque",
      badge: "TD4 180",
      name: "2017 Land Rover Range Rover Evoque TD4 180",
    });
    expect(warned).toMatchObject({ "make-split": 1, "model-from-title": 1 });
  });

  test("CAR-009 a badge that a spreadsheet broke comes from the title, without the series", () => {
    const { car, warned } = build({
      ...BASE,
      Make: "Honda",
      Model: "HR-V",
      Variant: "#NAME?",
      Series: "MY20",
      Name: "2019 Honda HR-V +luxe MY20",
    });
    expect(car).toMatchObject({ badge: "+luxe", series: "MY20" });
    expect(warned["spreadsheet-error"]).toBe(1);
  });

  test("CAR-008 numbers are models too", () => {
    expect(build({ ...BASE, Make: "Mazda", Model: "3.0" }).car).toMatchObject({ model: "3" });
    expect(build({ ...BASE, Make: "Porsche", Model: "911" }).car).toMatchObject({ model: "911" });
  });

  test("CAR-006 CAR-007 CAR-008 without make, model or a year that can be the row is refused with its reason", () => {
    expect(build({ ...BASE, Make: "nan" }).problem).toMatchObject({ reason: "the row names no make" });
    expect(build({ ...BASE, Model: "- / -" }).problem).toMatchObject({ reason: "the row names no model" });
    expect(build({ ...BASE, Year: "" }).problem).toMatchObject({ reason: "the row names no year" });
    expect(build({ ...BASE, Year: "2099" }).problem).toEqual({
      column: "Year",
      value: "2099",
      reason: "vehicles are of 2027 at the latest",
    });
    expect(build({ ...BASE, Year: "2027" }).problem).toBeNull();
  });

  test("CAR-098 a caravan may lack its year", () => {
    const { car } = build({
      "Stock No": "C1",
      Make: "Jayco",
      Model: "Journey",
      Year: "",
      Type: "Caravan",
      Berths: "4",
      "ATM (kg)": "2700",
      "Length (ft)": "17'6\"",
    });
    expect(car).toMatchObject({
      year: null,
      item_type: "caravan",
      simple_body: "Caravan",
      specifications: { sleeps: 4, aggregate_trailer_mass: 2700, body_length: 5334 },
    });
  });

  test("CAR-064 CAR-098 Truck is a ute of a maker of cars, a truck of a maker of trucks or above 4.5 tonnes", () => {
    const row = { "Stock No": "1", Year: "2020", "Body Type": "Truck" };
    expect(build({ ...row, Make: "Ford", Model: "F-150" }).car).toMatchObject({ item_type: "car", simple_body: "Ute" });
    expect(build({ ...row, Make: "Hino", Model: "500" }).car).toMatchObject({
      item_type: "truck",
      simple_body: "Truck",
    });
    expect(build({ ...row, Make: "Ford", Model: "F-650", GVM: "11000" }).car).toMatchObject({
      item_type: "truck",
      simple_body: "Truck",
    });
  });

  test("CAR-098 in a list of motorcycles, Hondas are motorcycles", () => {
    const bikes = ["Yamaha", "Kawasaki", "Ducati", "Honda"].map((Make, at) => ({
      "Stock No": `M${at}`,
      Make,
      Model: "X",
      Year: "2020",
    }));
    expect(build(...bikes).built.map(({ car }) => car?.item_type)).toEqual(Array(4).fill("motorcycle"));
  });
});

describe("money and standing", () => {
  test("CAR-070 CAR-071 its names say how it is driven where no column does", () => {
    const driven = (cells: Record<string, string>) => {
      const car = build({ ...BASE, ...cells }).car;
      return [car?.drive, car?.simple_drive];
    };
    expect(driven({ Badge: "WILDTRAK 3.2 (4x4)" })).toEqual(["4x4", "4WD"]);
    expect(driven({ Badge: "Maxx Sport AWD" })).toEqual(["AWD", "AWD"]);
    expect(driven({ Badge: "XL Hi-Rider (4x2)" })).toEqual(["4x2", null]);
    expect(driven({ Badge: "XL (4x4)", "Drive Type": "RWD" })).toEqual(["RWD", "RWD"]);
    expect(driven({ Badge: "4WDX Hawdon 4x4x4" })).toEqual([null, null]);
  });

  test("CAR-014 a range is no price, and is kept; a dealer's POA counts against any other column", () => {
    const { car, warned } = build({ ...BASE, Price: "$9,000 - $11,000" });
    expect(car).toMatchObject({ price: null, extras: { Price: "$9,000 - $11,000" } });
    expect(warned["price-range"]).toBe(1);
    expect(build({ ...BASE, Price: "POA", RRP: "30000" }).car?.price).toBeNull();
    expect(build({ ...BASE, Price: "0", RRP: "30000" }).car?.price).toBe(30000);
  });

  test("CAR-013 CAR-014 a unit or a currency may stand in a column of its own", () => {
    const { car, warned } = build({
      ...BASE,
      "odometer.value": "1000",
      "odometer.unit": "mi",
      "price.amount": "9000",
      "price.currency": "EUR",
    });
    expect(car).toMatchObject({ km: 1609, price: 9000 });
    expect(warned).toMatchObject({ "km-miles": 1, "price-foreign": 1 });
  });

  test("CAR-014 a negative price refuses the row, POA is no price, a low one is said", () => {
    expect(build({ ...BASE, Price: "-5" }).problem).toEqual({
      column: "Price",
      value: "-5",
      reason: "a price cannot be negative",
    });
    expect(build({ ...BASE, Price: "POA" }).car?.price).toBeNull();
    const low = build({ ...BASE, Price: "88" });
    expect(low.car?.price).toBe(88);
    expect(low.warned["price-low"]).toBe(1);
  });

  test("CAR-015 CAR-018 CAR-019 special price, price before, and what it includes", () => {
    expect(
      build({ ...BASE, Price: "$20,000", "Special Price": "18000", "Was Price": "22000", "Is Drive Away": "true" }).car,
    ).toMatchObject({ price: 20_000, offer_price: 18_000, before_price: 22_000, price_type: "Drive away" });
    expect(build({ ...BASE, Price: "", "Special Price": "18000" }).car).toMatchObject({
      price: 18_000,
      offer_price: null,
    });
    expect(build({ ...BASE, Price: "18000 USD" }).warned["price-foreign"]).toBe(1);
  });

  test("CAR-013 miles become kilometres, and are said", () => {
    const { car, warned } = build({ ...BASE, "Odometer (miles)": "10,000" });
    expect(car?.km).toBe(16_093);
    expect(warned["km-miles"]).toBe(1);
    expect(build({ ...BASE, Odometer: "10000", IsMiles: "true" }).car?.km).toBe(16_093);
  });

  test("CAR-020 CAR-021 CAR-023 CAR-024 sold, on offer, new or used", () => {
    expect(build({ ...BASE, "Stock Status": "Sold" }).car).toMatchObject({
      status: "sold",
      sold: true,
      reserved: false,
    });
    expect(build({ ...BASE, "Stock Status": "On Offer" }).car).toMatchObject({ status: "in_stock", reserved: true });
    expect(build({ ...BASE, Condition: " New In Stock" }).car?.car_type).toBe("new");
    const guessed = build({ ...BASE, Condition: "", Year: "2026", Kms: "12" });
    expect(guessed.car?.car_type).toBe("new");
    expect(guessed.warned["condition-guessed"]).toBe(1);
  });
});

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
});

describe("rows that are cut short", () => {
  const rows: FeedRow[] = [
    { row: 2, cells: { ...BASE, Price: "9990", Notes: "x" } },
    { row: 3, cells: { ...BASE, "Stock No": "U2", Price: "9990" }, short: { found: 6, expected: 7 } },
    { row: 4, cells: { "Stock No": "only", Make: "three", Model: "fields" }, short: { found: 3, expected: 7 } },
  ];
  test("are taken when their values fit, refused when not", () => {
    const tally = new Tally();
    const context = contextOf(recogniseColumns(null, rows.slice(0, 1)), rows, yardsOf([], "us"), 2026);
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
    expect(build({ ...bare, Kms: "5" }).car?.stocknum).not.toBe(made);
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
  const result = buildCar(row, contextOf(plan, [row], yardsOf([], "us"), 2026), new Tally());
  expect(result).toMatchObject({ ok: true, car: { make: "Audi", model: "A4", car_type: "used" } });
});
