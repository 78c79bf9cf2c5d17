import { describe, expect, test } from "vitest";
import { build } from "../../car/testing.ts";
import { fuelOfName, isOnlyElectric } from "./fuel-names.ts";

describe("CAR-011 what a car burns, by the name of its engine", () => {
  test.each([
    ["Skoda", "2018 Skoda Fabia 70TSI Auto", "Petrol"],
    ["Volkswagen", "Caddy TDI320 Runner", "Diesel"],
    ["Volkswagen", "Amarok TDI 550", "Diesel"],
    ["Audi", "A4 1.8 TFSI 1.8L", "Petrol"],
    ["Audi", "A3 40 TFSI e", "PHEV"],
    ["Mercedes-Benz", "Sprinter 416 CDI LWB 2.1L", "Diesel"],
    ["Mercedes-Benz", "GLC 220 d 4MATIC", "Diesel"],
    ["Mercedes-Benz", "C220d AMG Line", "Diesel"],
    ["Mercedes-Benz", "GLE350de", "PHEV"],
    ["BMW", "3 Series 320d M Sport", "Diesel"],
    ["BMW", "X1 sDrive20d", "Diesel"],
    ["BMW", "4 Series 430i", "Petrol"],
    ["BMW", "X5 xDrive45e", "PHEV"],
    ["Land Rover", "Defender 110 D300", "Diesel"],
    ["Land Rover", "Range Rover Sport P400e", "PHEV"],
    ["Land Rover", "Discovery 3.0 SDV6 HSE", "Diesel"],
    ["Jaguar", "F-Pace 20d", "Diesel"],
    ["Volvo", "V60 D3 Inscription", "Diesel"],
    ["Volvo", "XC60 T8 Twin Engine", "PHEV"],
    ["Lexus", "NX300h F Sport", "Hybrid"],
    ["Lexus", "NX 450h+", "PHEV"],
    ["Toyota", "Hilux 2.4 GD-6 SRX", "Diesel"],
    ["Mitsubishi", "Outlander PHEV Exceed", "PHEV"],
    ["", "4cyl 2.0L MPFI", "Petrol"],
    ["", "6cyl EFI", "Petrol"],
    ["", "2.5L CRD T/Dsl", "Diesel"],
    ["", "3.0 GDI", "Petrol"],
  ])("%s: %s", (make, text, fuel) => expect(fuelOfName(make, text)).toBe(fuel));

  test.each([
    ["Mercedes-Benz", "300E Sedan"],
    ["Mercedes-Benz", "Sprinter 313 dual cab"],
    ["BMW", "320 Sedan 5d"],
    ["Kia", "Rio 320d"],
    ["Toyota", "86 GTS"],
    ["Ford", "Focus ST, did its service in May"],
    ["Volvo", "XC60 T6"],
    ["", "4 cyl 2.0L"],
  ])("%s: %s tells nothing", (make, text) => expect(fuelOfName(make, text)).toBeNull());

  test("a column of engines and a badge tell it where no column of fuels does", () => {
    const car = { Year: "2018", Make: "Volkswagen", Model: "Golf" };
    const fuelOf = (cells: Record<string, string>) => build({ ...car, ...cells }).car?.simple_fuel;
    expect(fuelOf({ Engine: "4cyl 2.0L MPFI" })).toBe("Petrol");
    expect(fuelOf({ Badge: "110TDI Highline" })).toBe("Diesel");
    expect(fuelOf({ Badge: "110TDI Highline", Fuel: "Petrol" })).toBe("Petrol");
    expect(fuelOf({ Fuel: "ELEC" })).toBe("Electric");
    expect(build({ ...car, Badge: "110TDI" }).warned["fuel-guessed"]).toBe(1);
    expect(fuelOf({ Badge: "110TDI", Comments: "Petrol." })).toBe("Petrol");
  });

  test("a model that is sold with a battery alone is electric, whatever its description says of petrol", () => {
    expect(isOnlyElectric("Tesla", "Model 3")).toBe(true);
    expect(isOnlyElectric("Hyundai", "IONIQ 5")).toBe(true);
    expect(isOnlyElectric("Hyundai", "Ioniq")).toBe(false);
    const { car, warned } = build({ Year: "2021", Make: "Nissan", Model: "Leaf", Comments: "No more petrol stations" });
    expect(car?.simple_fuel).toBe("Electric");
    expect(warned["fuel-guessed"]).toBe(1);
  });
});
