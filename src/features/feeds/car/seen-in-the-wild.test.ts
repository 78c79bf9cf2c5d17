import { describe, expect, test } from "vitest";
import { build } from "./testing.ts";

type Row = Record<string, string>;
const carsOf = (...rows: Row[]) => build(...rows).built.map(({ car }) => car);
const CAR = { Make: "Kia", Model: "Rio", Year: "2019" };

describe("CAR-009 a model's cell that goes on with the version, beside a column of badges", () => {
  test.each([
    ["Audi", "A3 Sportback 35 1.5 TFSI Advanced", "Advanced", "A3", "Sportback 35 1.5 TFSI Advanced"],
    ["Cupra", "Leon 1.4 VZ", "VZ", "Leon", "1.4 VZ"],
    ["Hyundai", "Kona EV (64 kWh)", "Trend", "Kona", "EV (64 kWh) Trend"],
    ["Ford", "Ranger Raptor", "V6", "Ranger Raptor", "V6"],
    ["Toyota", "Corolla Cross", "GX", "Corolla Cross", "GX"],
    ["Isuzu", "NPR 45/55 4.2 Tradepack", "Tradepack", "NPR 45/55 4.2 Tradepack", "Tradepack"],
  ])("%s %s beside %s is a %s", (Make, Model, Badge, model, badge) => {
    expect(carsOf({ Make, Model, Badge, Year: "2019" })[0]).toMatchObject({ model, badge });
  });
});

test("CAR-007 a make's cell without a letter names none", () => {
  const row = { name: "05 VW Jetta", price: "1000.0", make: "05" };
  expect(carsOf(row, { ...row, name: "2011 Chevrolet Camaro SS", make: "CHEVROLET" })[0]).toMatchObject({
    make: "Volkswagen",
    model: "Jetta",
    year: 2005,
  });
});

test.each(["***2010 Nissan Maxima Ti**", "!!! 2010 Nissan Maxima Ti", "=> 2010 Nissan Maxima Ti ~~"])(
  "CAR-007 %s is adorned",
  (Vehicle) => expect(carsOf({ Vehicle })[0]).toMatchObject({ year: 2010, model: "Maxima", badge: "Ti" }),
);

test("CAR-003 the reference that every car has comes before a place in the yard that few have", () => {
  const rows = ["Lager 062", "", "", "", "Lager 031", ""].map((Lagernummer, at) => ({
    ...CAR,
    REF_Nr: `LA4056${at}`,
    Lagernummer,
  }));
  expect(carsOf(...rows).map((car) => car?.stocknum)).toEqual(rows.map((row) => row.REF_Nr));
});

describe("CAR-013 miles", () => {
  const row = (Mileage: string, link: string) => ({ ...CAR, Mileage, link });
  test("are what British addresses stand beside", () => {
    const uk = "https://www.portal.co.uk/car-details/2023";
    expect(carsOf(row("5843", uk), row("57000", uk))[0]?.km).toBe(9403);
    const au = "https://www.portal.com.au/car-details/2023";
    expect(carsOf(row("5843", au), row("57000", au), row("71000", uk))[0]?.km).toBe(5843);
  });

  test("are no year of the car's that stands before the unit", () => {
    const golf = { Title: "Golf 6 2.0 TDI 2009", Make: "Volkswagen", Model: "Golf", Year: "2009" };
    expect(carsOf({ ...golf, Description: "Golf 6 2.0 TDI 2009KM 214.000Manual" })[0]?.km).not.toBe(2009);
  });
});

describe("CAR-013 Swedish mil", () => {
  const rows = (...labels: string[]) => labels.map((custom_label_1) => ({ ...CAR, custom_label_1 }));
  test("are ten kilometres each, whatever the heading says", () => {
    expect(carsOf(...rows("8956 mil", "13 005 mil", "9000 mil")).map((car) => car?.km)).toEqual([
      89_560, 130_050, 90_000,
    ]);
  });

  test("are none where the word may mean thousands", () => {
    expect(carsOf(...rows("45 mil", "120 mil", "98 mil")).map((car) => car?.km)).toEqual([null, null, null]);
  });
});

test("CAR-011 CAR-012 the engine's cells may hold the gearbox and the fuel that their own columns leave open", () => {
  const row = { ...CAR, Engine: "2.9L", "Engine Size": "2.9", Transmission: "Automatic", Fuel: "Petrol" };
  const moved = { ...row, Engine: "Diesel", "Engine Size": "Manual", Transmission: "", Fuel: "Unknown" };
  expect(carsOf(row, row, row, moved)[3]).toMatchObject({ simple_fuel: "Diesel", simple_transmission: "Manual" });
  expect(carsOf({ ...moved, Fuel: "Petrol", Transmission: "Automatic" })[0]).toMatchObject({
    simple_fuel: "Petrol",
    simple_transmission: "Automatic",
  });
});

test("CAR-031 kilometres with a space are no plate in a title", () => {
  const car = { Make: "Volkswagen", Model: "Scirocco", Year: "1991" };
  expect(carsOf({ ...car, Title: "VW Scirocco, GTX, 80 000 km, Manual" })[0]?.regplate).toBeNull();
});

describe("CAR-014 large amounts are no cents", () => {
  const column = (...prices: string[]) => prices.map((Price) => ({ ...CAR, Price }));
  const large = [
    "1975000",
    "2849500",
    "483000",
    "3790000",
    "1895500",
    "499900",
    "3050000",
    "1525000",
    "475500",
    "3375000",
  ];
  const priceOf = (rows: Row[]) => carsOf(...rows)[0]?.price;

  test("with a word for their size, or a part of one", () => {
    expect(priceOf(column(...large))).toBe(19_750);
    expect(priceOf(column(...large.map((one) => `Rs. ${Number(one) / 100_000} Lakh`)))).toBe(1_975_000);
    expect(priceOf(column(...large.slice(0, -1), "861999.9999999999"))).toBe(1_975_000);
  });

  test("of cars in places where that is what they cost", () => {
    expect(priceOf(column(...large).map((row) => ({ ...row, Location: "Pune" })))).toBe(1_975_000);
    expect(priceOf(column(...large).map((row) => ({ ...row, Location: "Dubbo" })))).toBe(19_750);
  });
});

test("CAR-010 bodies in German names, and the Spanish one that is no saloon", () => {
  expect(carsOf({ Vehicle: "2012 BMW 318i Limousine" })[0]?.simple_body).toBe("Sedan");
  expect(carsOf({ ...CAR, Body: "Berlina con portón" })[0]?.simple_body).toBe("Hatch");
});
