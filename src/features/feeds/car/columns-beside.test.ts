import { describe, expect, test } from "vitest";
import { BASE, build } from "./testing.ts";

/** A row whose values are enough to recognise the columns of a file. */
const KNOWN = {
  ...BASE,
  "Stock No": "U2",
  VIN: "1HGCM82633A123456",
  Rego: "ABC12D",
  Gearbox: "Manual",
  Kms: "45,000 km",
  Cylinders: "4",
  "Rego Expiry": "31/01/2027",
  Length: "4650",
};

describe("a cell of a column whose heading names its field, but which cannot be read", () => {
  test.each([
    [{ VIN: "White" }, { vin: null, extras: { VIN: "White" } }, "vin-refused"],
    [{ Rego: "Not yet registered" }, { regplate: null }, "plate-refused"],
    [{ Kms: "plenty" }, { km: null, extras: { Kms: "plenty" } }, "km-unread"],
    [{ Cylinders: "many" }, { extras: { Cylinders: "many" } }, "count-unread"],
    [{ "Rego Expiry": "31/02/2027" }, { rego_expiry: null, extras: { "Rego Expiry": "31/02/2027" } }, "date-unread"],
    [{ Length: "long" }, { variant: null, extras: { Length: "long" } }, "measure-unread"],
  ] as const)("%o is kept beside the car, with a warning", (cells, car, warning) => {
    const read = build({ ...BASE, ...(cells as unknown as Record<string, string>) }, KNOWN);
    expect(read.car).toMatchObject(car);
    expect(read.warned).toEqual({ [warning]: 1 });
  });

  test("is warned of once, however many fields look at it", () => {
    const { warned } = build({ ...BASE, VIN: "#NAME?" }, KNOWN);
    expect(warned).toEqual({ "spreadsheet-error": 1 });
  });

  test("a second column of the field is read instead", () => {
    const { car, warned } = build({ ...BASE, Kms: "plenty", Odometer: "45000" }, { ...KNOWN, Odometer: "45000" });
    expect(car).toMatchObject({ km: 45_000, extras: { Kms: "plenty" } });
    expect(warned).toEqual({});
  });
});

describe("CAR-070 driven wheels in names", () => {
  test.each([
    [{ Badge: "XL", Series: "PX 4WD" }, "4WD", "4WD"],
    [{ Model: "Rio AWD" }, "AWD", "AWD"],
    [{ Title: "2019 Kia Rio S rwd" }, "RWD", "RWD"],
    [{ Badge: "S (2WD)", Series: "4WD" }, "2WD", null],
    [{ Badge: "S 4x4", Make: "Yamaha", Model: "MT-07" }, null, null],
    [{ Badge: "S 4x4", Make: "Jayco", Model: "Journey" }, null, null],
    [{ Badge: "S 4x4", Gearbox: "Front" }, "Front", "FWD"],
    [{ Badge: "S 4x4", Drive: "Rear" }, "Rear", "RWD"],
    [{ Badge: "S" }, null, null],
  ])("%o is driven by %s, %s", (cells, drive, simple_drive) => {
    expect(build({ ...BASE, ...(cells as unknown as Record<string, string>) }).car).toMatchObject({
      drive,
      simple_drive,
    });
  });
});

describe("CAR-098 kinds by weight, wheels and seats", () => {
  test.each([
    [{ GVM: "4,500 kg", Make: "Ford", Model: "Unheard" }, "truck"],
    [{ GVM: "4,499 kg", Make: "Ford", Model: "Unheard" }, "car"],
    [{ "GVM (t)": "4.5", Make: "Ford", Model: "Unheard" }, "truck"],
    [{ Drive: "8x4", Make: "Volvo", Model: "Unheard" }, "truck"],
    [{ Make: "Iveco", Model: "Daily 72C21", Body: "Cab Chassis" }, "truck"],
    [{ Make: "Iveco", Model: "Daily 35S17", Body: "Van" }, "car"],
    [{ Drive: "4x4", Make: "Volvo", Model: "Unheard" }, "car"],
    [{ Type: "Motorcycle", Make: "Honda", Model: "Unheard", Seats: "4" }, "car"],
    [{ Type: "Motorcycle", Make: "Honda", Model: "Unheard", Seats: "3" }, "motorcycle"],
    [{ Type: "Motorcycle", Make: "Honda", Model: "Unheard" }, "motorcycle"],
    [{ Type: "Truck", Make: "Ford", Model: "Unheard", Body: "Ute" }, "car"],
    [{ Type: "Truck", Make: "Ford", Model: "Unheard" }, "truck"],
    [{ Type: "Truck", Make: "Ford", Model: "Unheard", Body: "Van" }, "truck"],
    [{ Type: "Truck", Make: "Ford", Model: "Unheard", Body: "SUV" }, "car"],
    [{ Type: "Tipper Truck", Make: "Ford", Model: "Unheard", Body: "Ute" }, "truck"],
    [{ Type: "Car", Make: "Ford", Model: "Unheard", Body: "Truck" }, "car"],
    [{ Body: "Truck", Make: "Isuzu", Model: "Unheard" }, "truck"],
    [{ Body: "Truck", Make: "Ford", Model: "Unheard" }, "car"],
    [{ Body: "Truck", Make: "Ford", Model: "Unheard", GVM: "8000" }, "truck"],
    [{ Body: "Caravan", Make: "Ford", Model: "Unheard" }, "caravan"],
    [{ Type: "Caravan", Make: "Ford", Model: "Unheard", Body: "Sedan" }, "car"],
    [{ Type: "Caravan", Make: "Ford", Model: "Unheard" }, "caravan"],
    [{ Doors: "4", Make: "Honda", Model: "Unheard" }, "car"],
    [{ Make: "Honda", Model: "CB500X" }, "motorcycle"],
    [{ Make: "Honda", Model: "CB500X", Body: "Sedan" }, "car"],
  ])("%o is a %s", (cells, kind) => {
    const { car } = build({ ...BASE, ...(cells as unknown as Record<string, string>) });
    expect(car?.item_type).toBe(kind);
  });

  test("CAR-098 a car with doors is one in a list of motorcycles", () => {
    const bikes = ["Yamaha", "Kawasaki", "Ducati"].map((Make, at) => ({
      "Stock No": `M${at}`,
      Make,
      Model: "X",
      Year: "2020",
      Doors: "",
    }));
    const honda = { "Stock No": "H", Make: "Honda", Model: "Unheard", Year: "2020" };
    const kind = (cells: Record<string, string>) => build({ ...honda, ...cells }, ...bikes).car?.item_type;
    expect([kind({ Doors: "4" }), kind({ Doors: "" }), kind({ Type: "Car" })]).toEqual(["car", "motorcycle", "car"]);
  });
});
