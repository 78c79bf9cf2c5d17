import { describe, expect, test } from "vitest";
import { yearOfVin } from "../../../vocabulary/vin.ts";
import { readAge } from "./year.ts";

describe("CAR-006 the model year of a VIN", () => {
  test.each([
    ["a Kia of Korea", "KNADC512BG6123456", 2016],
    ["the first sign", "6FPAAAJGSAA123456", 2010],
    ["the last sign", "6FPAAAJGS99123456", 2009],
    ["next year", "6FPAAAJGSV9123456", 2027],
    ["the year after next is thirty years earlier", "6FPAAAJGSW9123456", 1998],
    ["an American with a digit for its seventh sign is older", "1FMFU18L03LA12345", 2003],
    ["an American with a digit and a letter", "1FMFU18L0FLA12345", 1985],
    ["an American with a letter is newer", "1FM5K8D80FGA12345", 2015],
    ["a Tesla has a digit there, and is new", "5YJ3E1EA0KF123456", 2019],
    ["a Tesla with a digit for its seventh sign", "5YJ3E17A0KF123456", 2019],
    ["no sign of a year", "KNADC512B06123456", null],
    ["too short", "KNADC512BG612345", null],
    ["too long", "KNADC512BG61234567", null],
    ["a maker that writes none", "JTMHV05J6G4123456", null],
    ["nothing", "", null],
  ])("%s: %s is of %s", (_, vin, year) => expect(yearOfVin(vin, 2026)).toBe(year));

  test("of a time before both there is none", () => {
    expect(yearOfVin("6FPAAAJGSG9123456", 1984)).toBeNull();
    expect(yearOfVin("6FPAAAJGSG9123456", 1985)).toBe(1986);
  });

  test.each([
    ["7", 7],
    ["7.0", 7],
    ["12 yrs old", 12],
    ["80", 80],
    ["81", null],
    ["0", 0],
    ["old", null],
  ])("an age of %j is %s years", (text, years) => expect(readAge(text)).toBe(years));
});
