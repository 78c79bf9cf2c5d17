import { describe, expect, test } from "vitest";
import { build } from "./testing.ts";

/** The first car of rows as platforms and people export them in many countries. */
const first = (...rows: Record<string, string>[]) => {
  const { car, problem } = build(...rows);
  if (!car) throw new Error(problem?.reason ?? "refused");
  return car;
};

describe("CAR-007 names in a model's cell that says more", () => {
  const ford = { Make: "Ford", Year: "2021" };
  test.each([
    [{ ...ford, Model: "Ranger 2011 - 2022", Badge: "2.0D XLT" }, "Ranger"],
    [{ ...ford, Model: "Everest 2016 ON", Badge: "2.0D Sport" }, "Everest"],
    [{ ...ford, Model: "Ranger Double Cab ABC", Badge: "2.0D XL" }, "Ranger"],
    [{ Make: "Mercedes-Benz", Model: "C CLASS (W205/W206)", Badge: "C180", Year: "2021" }, "C-Class"],
    [{ Make: "Nissan", Model: "1400/NP200", Badge: "NP200 1.6 SAFETY", Year: "2019" }, "NP200"],
    [{ Make: "Suzuki", Model: "SWIFT/ DZIRE", Badge: "1.2 GA", Year: "2019" }, "Swift"],
    [{ Make: "Kia", Model: "2019 kia sportage gt-line", Year: "2019" }, "Sportage"],
    [{ Make: "Mazda", Model: "mazda-cx-5", Year: "2019" }, "CX-5"],
    [{ Title: "Mazda CX-5 Akera", Model: "mazda-cx-5", Year: "2019" }, "CX-5"],
    [{ Make: "Jeep", Model: "GRAND CHER", Badge: "LIMITED", Year: "2019" }, "Grand Cherokee"],
    [{ Make: "Toyota", Model: "All Models", Badge: "TACOMA", Year: "2019" }, "Tacoma"],
    [{ Make: "Toyota", Model: "Sienta", Year: "2017" }, "Sienta"],
    [{ Make: "Honda", Model: "GL CYCLE", Year: "2016" }, "GL"],
    [{ Make: "Toyota", Model: "ALL Models", Trim: "SR5", model_detail: "TACOMA", Year: "2019" }, "Tacoma"],
    [{ Brand_n_Model: "Kia Rio Sportz 1.2", Variant: "Sportz 1.2", Year: "2019" }, "Rio"],
    [{ Make: "Peugeot", Title: "Peugeot 2008", Year: "2016" }, "2008"],
    [{ Make: "Peugeot", Title: "Peugeot 2008 2014" }, "2008"],
  ])("%o", (cells, model) => {
    expect(first(cells as unknown as Record<string, string>).model).toBe(model);
  });

  test("models of one make alone, of which caravans have one as well", () => {
    const rows = ["2019", "2016", "2017"].map((year) => ({ model: " C Class", year, mileage: "15000" }));
    expect(first(...rows)).toMatchObject({ make: "Mercedes-Benz", model: "C-Class" });
  });

  test("motorhomes of Europe, behind the word for their build", () => {
    const title = "AUTOCARAVANA PERFILADA BENIMAR TESSORO 463 VIAJAN 4";
    expect(first({ title, year: "2020" })).toMatchObject({ make: "Benimar", model: "Tessoro", item_type: "caravan" });
  });

  test("a moment is no title, though a year begins it", () => {
    const rows = ["11-07-09.40.24", "09-08-09.55.39", "05-02-12.40.24"].map((end, at) => ({
      make: "Toyota",
      created_time: `2025-${end}.00042${at}`,
      year: "2018",
      model_group: "COROLLA",
      trim: "LE",
    }));
    expect(first(...rows)).toMatchObject({ model: "Corolla", badge: "LE", year: 2018 });
  });
});

describe("CAR-006 CAR-012 CAR-013 CAR-015 facts of strangers' exports", () => {
  const kia = { Make: "Kia", Model: "Rio", Year: "2019" };
  const rows: readonly (readonly [Record<string, string>, Record<string, unknown>])[] = [
    [
      { title: "Kia Rio 1.4", reg: "2013 (63 reg)" },
      { year: 2013, regplate: null },
    ],
    [
      { title: "Kia Rio 1.4", info: "2011, 166 550 km , Benzín , Manuální" },
      { year: 2011, km: 166_550 },
    ],
    [
      { ...kia, Year: "2011", info: "2011, 166 550 km , Benzín , Manuální" },
      { simple_fuel: "Petrol", simple_transmission: "Manual" },
    ],
    [
      { ...kia, engine_size: "1.2 Petrol" },
      { simple_fuel: "Petrol", engine_size_litres: 1.2 },
    ],
    [{ ...kia, engine_size: "Electric" }, { simple_fuel: "Electric" }],
    [{ ...kia, fuel: "Hybryda" }, { simple_fuel: "Hybrid" }],
    [{ ...kia, fuel: "Biodiesel" }, { simple_fuel: "Diesel" }],
    [{ ...kia, fuel: "nafta" }, { simple_fuel: null }],
    [{ title: "Ford Ranger 2.0D XL Single-Cab", Year: "2020" }, { simple_fuel: "Diesel" }],
    [{ ...kia, Variant: "1.6 AT SX Option" }, { simple_transmission: "Automatic" }],
    [{ ...kia, Variant: "1.2 MT" }, { simple_transmission: "Manual" }],
    [{ ...kia, Variant: "1.2 AT tyres" }, { simple_transmission: null }],
    [{ title: "Kia Rio | Automático | Techo", Year: "2019" }, { simple_transmission: "Automatic" }],
    [
      { ...kia, Body: "4D Quad Cab" },
      { simple_body: "Ute", item_type: "car" },
    ],
    [{ ...kia, Body: "Van/Großraumlimousine" }, { simple_body: "People Mover" }],
    [{ ...kia, Body: "4DR SPOR" }, { simple_body: "SUV" }],
    [{ ...kia, Body: "Kompakt" }, { simple_body: "Hatch" }],
    [{ ...kia, Colour: "Pomarańczowy" }, { colour: "Orange" }],
    [{ ...kia, exteriorColor: "Sandy Ridge Metallic", exteriorColorSimple: "BEIGE" }, { colour: "Beige" }],
    [{ title: "Kia Rio AÑO 2026 Km 0 - Toldo", Year: "2026" }, { km: null }],
    [{ ...kia, Comments: "Gas mileage: 30 MPG on the highway" }, { km: null }],
    [{ title: "Kia Rio 1.4, PRAVIDELNY SERVIS, 80000KM, TOP", Year: "2011" }, { regplate: null }],
    [{ ...kia, Reference: "CON", Cars_ID: "10140845" }, { stocknum: "10140845" }],
    [{ ...kia, PriceFormatted: "R 199 900" }, { price: 199_900 }],
    [{ ...kia, sale_time: "1000" }, { price: null }],
    [{ ...kia, fuel_type: "24", "fuel type2": "Diesel" }, { simple_fuel: "Diesel" }],
    [{ ...kia, Type: "SUV(Medium)", Spec_Code: "2.0D/4WD/6AT/SV/5DR" }, { simple_body: "SUV" }],
    [{ ...kia, Body: "Soft Top Convertible" }, { simple_body: "Convertible" }],
    [{ ...kia, Body: "Familjebuss" }, { simple_body: "People Mover" }],
    [{ Make: "Honda", Model: "Shadow", Body: "ROAD/STREET", Year: "2016" }, { item_type: "motorcycle" }],
    [{ Make: "Honda", Model: "GL CYCLE", Year: "2016" }, { item_type: "motorcycle" }],
    [
      { Make: "Hyundai", Model: "Santa Cruz", Body: "Truck", Year: "2024" },
      { item_type: "car", simple_body: "Ute" },
    ],
    [{ Make: "Isuzu", Model: "npr75l", Year: "2007" }, { item_type: "truck" }],
    [
      { title: "Super Star SS 100 2015", Year: "2015" },
      { make: "Super Star", item_type: "motorcycle" },
    ],
    [{ title: "Special Edition GT 2015", Year: "2015" }, { make: "Special" }],
    [{ ...kia, Dealership_Location: "Petrol Plug-in Hybrid" }, { simple_fuel: "PHEV" }],
    [{ ...kia, Dealership_Location: "Dieselton" }, { simple_fuel: null }],
    [{ title: "Kia Rio, auto, red, 1OWNER, tidy", Year: "2015" }, { regplate: null }],
    [{ "Bike Name": "Honda CD 70 2014" }, { item_type: "motorcycle", year: 2014 }],
    [{ ...kia, Specification: "1.4 LX", Floorplan: "Lender Bank" }, { badge: "1.4 LX" }],
  ];
  test.each(rows)("%o", (cells, expected) => {
    expect(first(cells)).toMatchObject(expected);
  });

  test("a green mark for clean engines paints no car", () => {
    const cars = ["Rio", "Ceed", "Picanto", "Niro", "Soul"].map((Model) => ({ ...kia, Model, sticker: "grün" }));
    expect(first(...cars).colour).toBeNull();
  });

  test("kilometres in Canada, whatever its cars and words have in common with its neighbour's", () => {
    const cars = ["1205 High Street, Toronto, ON, M3J 2E8", "5 King Road, Ottawa, ON, K1A 0B1"].map((place) => ({
      ...{ make: "GMC", model: "Sierra", year: "2015", mileage: "125000", color: "Grey", fuel: "Gasoline" },
      body: "Crew Cab Pickup",
      dealer_address: place,
    }));
    expect(first(...cars).km).toBe(125_000);
    expect(first(...cars.map((car) => ({ ...car, dealer_address: "1 High Street" }))).km).toBe(201_168);
  });

  test("numbers of consignments that are a word are no stock numbers of other cars", () => {
    const numbers = [...Array.from({ length: 20 }, (_, at) => `UF${8900 + at}`), "CON", "CON", "CON"];
    const cars = numbers.map((Reference, at) => ({ ...kia, Reference, Cars_ID: String(10_140_845 + at) }));
    const { built } = build(...cars);
    expect([built[0]?.car?.stocknum, built[20]?.car?.stocknum]).toEqual(["UF8900", "10140865"]);
  });

  test("cells without a heading: prices with another sign, years beside a registration's code, models nobody knows", () => {
    const cells = (a: string, b: string, c: string, d: string, e: string) => ({ a, b, c, d, e });
    const british = build(
      cells("Porsche Boxster", "£6,999", "2007 (57 reg)", "144,000 miles", "x"),
      cells("Kia Rio", "£5,999", "2014 (64 reg)", "44,000 miles", "y"),
      cells("Ford Focus", "£8,250", "2018 (18 reg)", "21,500 miles", "z"),
    );
    expect(british.car).toMatchObject({ make: "Porsche", year: 2007, price: 6999, km: 231_746 });
    const names = ["Exo", "Jano", "Grando", "Wavo", "Modo", "Leado"].flatMap((name) => [name, name, name]);
    const bikes = names.map((name, at) => ({
      a: at < 9 ? "Yamaha" : "Honda",
      b: String(2010 + (at % 12)),
      c: ["Scooter", "Step", "Sport"][at % 3] ?? "",
      d: name,
      e: `${48 + at}.900.000đ`,
      f: ["Hanoi", "Hue", "Vinh"][at % 3] ?? "",
    }));
    expect(build(...bikes).built.map(({ car }) => car?.model)).toEqual(names);
    expect(first(...bikes)).toMatchObject({ price: 48_900_000, item_type: "motorcycle" });
  });

  test("years of the advertisement beside titles that begin with the vehicle's own", () => {
    const year = (own: number, said: number) => ({ title: `${own} Toyota Corolla`, year: String(said) });
    const yearsOf = (...cars: Record<string, string>[]) => build(...cars).built.map(({ car }) => car?.year);
    expect(yearsOf(year(2010, 2026), year(2008, 2026), year(2006, 2026), year(2014, 2014))).toEqual([
      ...[2010, 2008, 2006, 2014],
    ]);
    // A single error, or next year's model, proves nothing about the column.
    expect(yearsOf(year(2010, 2026), year(2013, 2014), year(2013, 2014), year(2013, 2014))).toEqual([
      ...[2026, 2014, 2014, 2014],
    ]);
  });

  test("what somebody searched for is not what was found", () => {
    const found = (name: string) => ({ "Bike Model": "Honda CB500X", Title: name, "Search Term": "Honda CB500X" });
    const bikes = [found("2020 Honda CB500X"), found("2010 Honda CBR1000RR"), found("2011 Honda CBR1000RR")];
    expect(build(...bikes).built.map(({ car }) => car?.model)).toEqual(["CB500X", "CBR1000RR", "CBR1000RR"]);
    const groups = [{ ...found(""), "Bike Model": "Honda CB500X (2 listings)", "Search Term": "" }, ...bikes];
    expect(build(...groups).built.map(({ car }) => car?.model)).toEqual([
      ...[undefined, "CB500X", "CBR1000RR", "CBR1000RR"],
    ]);
  });

  test("of two amounts that no heading explains the lower is the price", () => {
    const cars = [
      { a: "2012 Mazda 3", b: "$14,999", c: "$13,000" },
      { a: "2015 Mazda 2", b: "$16,500", c: "$14,000" },
      { a: "2018 Kia Rio", b: "$9,500", c: "$9,000" },
      { a: "2018 Kia Rio", b: "", c: "$8,000" },
    ];
    const { built } = build(...cars);
    expect(built.map(({ car }) => [car?.price, car?.before_price])).toEqual([
      ...[[13_000, 14_999] as const, [14_000, 16_500] as const],
      ...[[9000, 9500] as const, [8000, null] as const],
    ]);
  });
});
