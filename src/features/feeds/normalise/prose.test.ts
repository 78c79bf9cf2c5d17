import { describe, expect, test } from "vitest";
import {
  colourIn,
  fuelIn,
  kilometresIn,
  plateIn,
  searched,
  stockNumberIn,
  stockNumberListed,
  transmissionIn,
  vinIn,
} from "./prose.ts";

describe("what a description tells", () => {
  test.each([
    ["Transmission: Manual", "Manual"],
    ["Gearbox =  6 speed manual ; one owner", "Manual"],
    ["Transmission: unknown. 5 speed manual", "Manual"],
    ["Transmission: Manual, was an automatic", "Manual"],
    ["Manual hatch with books", "Manual"],
    ["One owner, auto, long rego", "Automatic"],
    ["6-speed manual with tow bar", "Manual"],
    ["Comes with the owner's manual and two keys", null],
    ["Stock 12. 2.0L I4 CVT. Come and see it", "Automatic"],
    ["Auto lights and wipers", null],
    ["Lovely car", null],
    ["Travelled 98,450 kilometres, manual with a petrol engine", "Manual"],
    ["Owner's manual with a leather folder", null],
    ["Done 97,450 kilometres. It is manual and runs on petrol", "Manual"],
    ["In it is a manual of the maker's", "Manual"],
    ["The manual is in the glove box", null],
  ])("CAR-066 the gearbox of %j is %s", (text, gearbox) => expect(transmissionIn(text)).toBe(gearbox));

  test.each([
    ["Fuel: Diesel", "Diesel"],
    ["Fuel: see below. Runs on petrol", "Petrol"],
    ["Fuel: LPG, formerly petrol", "LPG"],
    ["Turbo diesel, tow bar", "Diesel"],
    ["Electric windows and seats", null],
    ["Fully electric, 450 km range", "Electric"],
    ["Plug-in hybrid", "PHEV"],
    ["Nice to drive", null],
  ])("CAR-068 the fuel of %j is %s", (text, fuel) => expect(fuelIn(text)).toBe(fuel));

  test.each([
    ["Colour: Snow White", "Snow White"],
    ["Exterior colour - Midnight Blue.", "Midnight Blue"],
    ["Colour: Fuji. Finished in dark grey, with books", "dark grey"],
    ["Presented in black with cream leather", "black"],
    ["In black leather. Painted in red!", "red"],
    ["In great condition", null],
    ["Finished in whtie.", null],
    ["Toyota Corolla, silver", "silver"],
    ["Silver paint as new", "Silver"],
    ["Black seats", null],
    ["Grey interior", null],
    ["Red Hot, manual, petrol, 98,310 km", "Red Hot"],
    ["Ice, manual, petrol, 98,310 km", null],
    ["This white ute has travelled only 98,450 kilometres", "white"],
    ["One owner dark blue hatch with black trim", "dark blue"],
    ["Red in colour, automatic, petrol engine and just 64,210kms on the clock", "Red"],
    ["2020 Jayco Silverline 21.65-3 caravan, white, sleeps 4, annexe", "white"],
    ["2012 Coromal Element, white, 5 berth", "white"],
    ["Comes with a spacious wagon body and grey seats", null],
    ["2018 Toyota HiLux SR5 - White - 88k kms - BQT41K - $42,990", "White"],
  ])("CAR-011 the colour of %j is %j", (text, colour) => expect(colourIn(text)).toBe(colour));

  test.each([
    ["Only 45,000 km", 45_000],
    ["Odometer: 188923", 188_923],
    ["Odometer shows 92,500 kms", 92_500],
    ["120k kms", 120_000],
    ["45,000 kms and 60,000 kms", null],
    ["45,000 kms, yes 45,000 kms", 45_000],
    ["Serviced at 40,000 km. Odometer: 45,120 km", 45_120],
    ["Next drive 60,000 km, kms: 45,000", 45_000],
    ["5 years/160,000 km", null],
    ["Unlimited 100,000 km", null],
    ["100,000 km warranty", null],
    ["Every 15,000 km; travelled 61,250 km", 61_250],
    ["Next service, as the book in the glove box says, is due. 61,250 km", 61_250],
    ["$15,000 km", null],
    ["No figures", null],
    ["31 city / 40 hwy MPG, 44,084 mi Miles, View Details", 70_946],
    ["Petrol, 12500 miles, Red", 20_117],
    ["Burlingame, CA (25 mi), Red", null],
    ["Sold within 4000 miles of us", null],
  ])("CAR-013 the kilometres of %j are %s", (text, km) => expect(kilometresIn(text)).toBe(km));

  test.each([
    ["VIN: KMHD35LEXJU123456.", "KMHD35LEXJU123456"],
    ["Chassis number KMHD35LEXJU123456", "KMHD35LEXJU123456"],
    ["KMHD35LEXJU123456", null],
    ["VIN: on request", null],
  ])("CAR-028 the VIN of %j is %s", (text, vin) => expect(vinIn(text)).toBe(vin));

  test.each([
    ["Rego: ABC12D, NSW", "ABC12D"],
    ["Registration no: 1AB 2CD", "1AB2CD"],
    ["Reg: none", null],
    ["Rego: soon", null],
    ["grey, auto, rego YKW 99C, VIN unknown", "YKW99C"],
    ["WHITE, AUTO, REGO 1AB2CD", "1AB2CD"],
    ...[
      "REGO DEC 25",
      "rego OCT25",
      "REGO 12 MTHS",
      "REGO TO 2025",
      "rego 10 2025",
      "rego ready now",
      "rego YKW 99C today",
    ].map((said): [string, null] => [`Grey, auto, ${said}, two keys`, null]),
    ["ABC12D", null],
  ])("CAR-031 the plate of %j is %s", (text, plate) => expect(plateIn(text)).toBe(plate));

  test.each([
    ["2018 Toyota HiLux SR5 Stock U5501", "U5501"],
    ["2018 Kia Rio, Stock No: 100234", "100234"],
    ["2018 Kia Rio Stk # AB-1002.", "AB-1002"],
    ["2018 Kia Rio stock no. 77", "77"],
    ["2018 Kia Rio stock 18 inch wheels", null],
    ["U5501 – 2018 Toyota HiLux SR5 – White", "U5501"],
    ["AB-1002 | 2018 Toyota HiLux", "AB-1002"],
    ["CX5 – 2018 Mazda", null],
    ["2018 Kia Rio 2 in stock", null],
  ])("the stock number of %j is %s", (text, number) => expect(stockNumberIn(text)).toBe(number));

  test("a stock number that is an entry of a list of facts is the vehicle's, and one in a sentence is none", () => {
    const list = "White Ute, Automatic, 88,123 kms, Stock No. U5501, Reg. BQT41K";
    expect([stockNumberListed(list), plateIn(list)]).toEqual(["U5501", "BQT41K"]);
    expect(stockNumberListed("Stk: K77\nAutomatic")).toBe("K77");
    expect(stockNumberListed("Ask for the red one, too, which is stock no: U5501")).toBeNull();
    expect(stockNumberListed("Tidy, stock wheels")).toBeNull();
  });

  test("only its beginning is searched", () => {
    expect([3999, 4000, 4001].map((length) => searched("x".repeat(length)).length)).toEqual([3999, 4000, 4000]);
  });
});
