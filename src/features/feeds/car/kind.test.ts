import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { BASE, build } from "./testing.ts";

const kindOf = (cells: Record<string, string>) => build({ ...BASE, ...cells }).car?.item_type;
const KIND_COLUMNS = ["vehicle_type", "Vehicle Type", "Stock Type", "StockType", "Category", "Item Type", "type"];

describe("CAR-098 what kind of vehicle a row is", () => {
  test("a word that means several kinds makes none of them, whatever its column is called", () => {
    const several = fc.constantFrom(
      "car_truck",
      "Car/Truck",
      "Cars & Trucks",
      "cars+trucks",
      "CAR OR TRUCK",
      "Bikes, Cars",
    );
    const car = fc.constantFrom<Record<string, string>[]>(
      { Make: "Toyota", Model: "Corolla", Body: "Sedan" },
      { Make: "Mazda", Model: "CX-5", Body: "SUV" },
      { Make: "Ford", Model: "Ranger", Body: "Ute" },
      { Make: "Kia", Model: "Rio" },
    );
    fc.assert(
      fc.property(fc.constantFrom(...KIND_COLUMNS), several, car, (heading, words, cells) => {
        expect(kindOf({ ...cells, [heading]: words })).toBe("car");
      }),
      { seed: 98, numRuns: 60 },
    );
    expect(kindOf({ vehicle_type: "car_truck", Make: "Kenworth", Model: "T610" })).toBe("truck");
  });

  test("a letter counts where make, body or measures agree with it, and is else no kind", () => {
    const letters = fc.constantFrom("A", "B", "C", "H", "M", "T", "V");
    fc.assert(
      fc.property(fc.constantFrom(...KIND_COLUMNS), letters, (heading, letter) => {
        expect(kindOf({ Make: "Toyota", Model: "Corolla", Body: "Hatch", [heading]: letter })).toBe("car");
        expect(kindOf({ Make: "Jayco", Model: "Journey", [heading]: letter })).toBe("caravan");
        expect(kindOf({ Make: "Hino", Model: "500", [heading]: letter })).toBe("truck");
        expect(kindOf({ Make: "Ducati", Model: "Monster", [heading]: letter })).toBe("motorcycle");
        expect(kindOf({ [heading]: letter })).toBe("car");
      }),
      { seed: 98, numRuns: 60 },
    );
  });

  test("in EasyCars' own columns its letters are known", () => {
    const easycars = { YardCode: "100", YearGroup: "2019", RegoNum: "", DoorNum: "", AdvDescription: "Nice" };
    const kind = (StockType: string) => kindOf({ ...easycars, StockType, Make: "Frogmobile", Model: "X" });
    expect(["A", "C", "H", "M", "T"].map(kind)).toEqual(["car", "caravan", "truck", "motorcycle", "caravan"]);
    expect(kindOf({ StockType: "C", YardCode: "100", Make: "Frogmobile", Model: "X" })).toBe("car");
  });

  test.each([
    [{ Type: "Truck", Make: "Ford", Model: "F-150", Body: "Pickup" }, "car"],
    [{ "Vehicle Type": "Truck", Make: "Ford", Model: "F-150" }, "car"],
    [{ "Vehicle Type": "Truck", Make: "Toyota", Model: "Hilux", Body: "Truck" }, "car"],
    [{ "Vehicle Type": "Truck", Make: "Toyota", Model: "Camry", Body: "Sedan" }, "car"],
    [{ "Vehicle Type": "Truck", Make: "Ford", Model: "Trader", Body: "Tray Truck" }, "truck"],
    [{ "Vehicle Type": "Truck", Make: "Isuzu", Model: "NPR", Body: "Cab Chassis" }, "truck"],
    [{ "Vehicle Type": "Heavy Truck", Make: "Ford", Model: "Ranger" }, "truck"],
    [{ "Vehicle Type": "Truck", Make: "Ford", Model: "F-350", GVM: "6000" }, "truck"],
    [{ "Vehicle Type": "Motorcycle", Make: "Honda", Model: "CB500X" }, "motorcycle"],
    [{ "Vehicle Type": "Motorcycle", Make: "Honda", Model: "Civic", Seats: "5" }, "car"],
    [{ "Vehicle Type": "Motorcycle", Make: "Honda", Model: "Civic", Body: "Sedan" }, "car"],
    [{ "Vehicle Type": "Caravan", Make: "Volkswagen", Model: "Crafter", Body: "Van" }, "caravan"],
    [{ "Vehicle Type": "Caravan", Make: "Volkswagen", Model: "Golf", Body: "Hatch" }, "car"],
    [{ "Vehicle Type": "Car", Make: "Yamaha", Model: "MT-07" }, "motorcycle"],
    [{ "Vehicle Type": "Car", Make: "Kia", Model: "Rio", Body: "Caravan" }, "caravan"],
    [{ "Vehicle Type": "Car", Make: "Isuzu", Model: "FRR", GVM: "11000" }, "truck"],
    [{ Make: "Kia", Model: "X", Berths: "4" }, "caravan"],
    [{ Make: "Kia", Model: "X", Berths: "0" }, "car"],
    [{ Make: "Kia", Model: "X", "ATM (kg)": "2200" }, "caravan"],
    [{ Make: "Volvo", Model: "X", Drive: "6x4" }, "truck"],
    [{ Make: "Volvo", Model: "FH", Body: "Prime Mover" }, "truck"],
    [{ Make: "Lifan", Model: "MyWay" }, "car"],
    [{ Make: "LIFAN", Model: "X60" }, "car"],
    [{ Make: "Lifan", Model: "KPR 150" }, "motorcycle"],
  ] as const)("%o is a %s", (cells, kind) => expect(kindOf(cells)).toBe(kind));
});
