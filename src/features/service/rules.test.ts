import { expect, test } from "vitest";
import { onlyMake, warrantyLines, warrantyText } from "./rules.ts";

const sells = (...makes: string[]) => makes.map((manufacturer_name) => ({ manufacturer_name }));
const warrantyYears = {
  default: { years: 3, unlimitedKm: false },
  Mazda: { years: 5, unlimitedKm: true },
  Kia: { years: 7, unlimitedKm: false },
} as const;

test("a dealer of one make is known by its models", () => {
  expect(onlyMake(sells("Mazda", "Mazda"))).toBe("Mazda");
  expect(onlyMake(sells("Mazda", "Kia"))).toBeNull();
  expect(onlyMake([])).toBeNull();
});

test("CONT-028 CONT-029 CONT-030 a make has its own warranty, any other the one of all", () => {
  expect(warrantyText({ warrantyYears }, "Mazda")).toBe("5 years, unlimited km");
  expect(warrantyText({ warrantyYears }, "Kia")).toBe("7 years");
  expect(warrantyText({ warrantyYears }, "Toyota")).toBe("3 years");
  expect(warrantyText({ warrantyYears: {} }, "Toyota")).toBeNull();
});

test("CONT-030 the warranty page lists the makes that are sold, then the others in one line", () => {
  expect(warrantyLines({ warrantyYears }, sells("Toyota", "Kia", "Kia", "Mazda"))).toEqual([
    { make: "Kia", text: "7 years" },
    { make: "Mazda", text: "5 years, unlimited km" },
    { make: "Other makes, as standard", text: "3 years" },
  ]);
  // The standard is also stated where every make on sale has its own term (CONT-029).
  expect(warrantyLines({ warrantyYears }, sells("Mazda"))).toEqual([
    { make: "Mazda", text: "5 years, unlimited km" },
    { make: "Other makes, as standard", text: "3 years" },
  ]);
  expect(warrantyLines({ warrantyYears }, sells("Toyota"))).toEqual([{ make: "All makes", text: "3 years" }]);
  expect(warrantyLines({ warrantyYears: {} }, sells("Toyota"))).toEqual([]);
});
