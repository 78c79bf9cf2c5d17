import { describe, expect, test } from "vitest";
import { simpleBody } from "./kinds/body.ts";
import { readColour } from "./kinds/colour.ts";
import { isDriveWord, simpleDrive } from "./kinds/drive.ts";
import { simpleFuel } from "./kinds/fuel.ts";
import { easycarsKind, kindsIn, readCarType, readItemType, readStanding } from "./kinds/standing.ts";
import { gearCount, simpleTransmission } from "./kinds/transmission.ts";
import { kindOfMake, mendSplitMake, readMake } from "./names/make.ts";
import { casedModel, modelCase, modelFromDate } from "./names/model.ts";
import { modelAndBadge, readTitle } from "./names/title.ts";
import { clean, isMissing, plainText, splitList } from "./text.ts";

test.each([
  ["Dual Cab Utility", "Ute"],
  ["Double Cab Pick Up", "Ute"],
  ["Ute / Tray", "Ute"],
  ["X Cab Cab Chassis", "Cab Chassis"],
  ["Sport Utility", "SUV"],
  ["4D WAGON", "Wagon"],
  ["Station Wagon", "Wagon"],
  ["4dr Car", "Sedan"],
  ["Saloon", "Sedan"],
  ["Limousine", "Sedan"],
  ["Kombi", "Wagon"],
  ["Troop Carrier", "Wagon"],
  ["Crew Van", "Van"],
  ["Minivan", "People Mover"],
  ["Cabriolet", "Convertible"],
  ["Softtop", "Softtop"],
  ["Liftback", "Hatch"],
  ["Cruiser", "Motorcycle"],
  ["Naked", "Motorcycle"],
  ["Scooter", "Scooter"],
  ["Pop Top", "Caravan"],
  ["Camper Trailer", "Camper Trailer"],
  ["Prime Mover", "Truck"],
  ["Tray Truck", "Truck"],
  ["Commercial", null],
  ["Nippon Motors", null],
  ["H/B", "Hatch"],
  ["S/W", "Wagon"],
])("CAR-064 body %s is %s", (words, label) => {
  expect(simpleBody(words)).toBe(label);
});

test.each([
  ["Unleaded Petrol", "Petrol"],
  ["Premium", "Petrol"],
  ["Gasoline Fuel", "Petrol"],
  ["Benzin", "Petrol"],
  ["Unleaded Petrol/Electric", "Hybrid"],
  ["Diesel/Electric", "Hybrid"],
  ["Plug-in Hybrid", "PHEV"],
  ["Electric Fuel System", "Electric"],
  ["Not Electric", "Petrol"],
  ["Diesel (not electric)", "Diesel"],
  ["Petrol - non hybrid", "Petrol"],
  ["Petrol/Electric, not plug-in", "Hybrid"],
  ["Diesel, no LPG", "Diesel"],
  ["Not plug-in hybrid", null],
  ["Non-turbo diesel", "Diesel"],
  ["Diesel or petrol", "Diesel"],
  ["Petrol/Gas", "Petrol"],
  ["Natural gas and petrol", null],
  ["D", "Diesel"],
  ["u", "Petrol"],
  ["E", "Electric"],
  ["G", "LPG"],
  ["Liquid Petroleum Gas", "LPG"],
  ["Hydrogen", "Hydrogen"],
  ["Turbo Diesel", "Diesel"],
  ["Gas", "LPG"],
  ["CNG", null],
  ["Other", null],
])("CAR-068 fuel %s is %s", (words, label) => {
  expect(simpleFuel(words)).toBe(label);
});
test("CAR-068 in a list of another country, gas is petrol", () => {
  expect(simpleFuel("gas", true)).toBe("Petrol");
});

test.each([
  ["Front", "FWD"],
  ["Rear", "RWD"],
  ["4x4", "4WD"],
  ["Four Wheel Drive", "4WD"],
  ["AWD", "AWD"],
  ["quattro", "AWD"],
  ["2WD", null],
  ["6x4", null],
  ["Other", null],
])("CAR-070 drive %s is %s", (words, label) => {
  expect(simpleDrive(words)).toBe(label);
});
test("CAR-070 a drive type may stand where a transmission should", () => {
  expect(isDriveWord("Front")).toBe(true);
  expect(isDriveWord("Automatic")).toBe(false);
});

test.each([
  ["8 SP AUTOMATIC GEARTRONIC", "Automatic", 8],
  ["6-Speed A/T", "Automatic", 6],
  ["CVT", "Automatic", null],
  ["7 Speed DCT", "Automatic", 7],
  ["Automated Manual", "Automatic", null],
  ["5 speed Manual", "Manual", 5],
  ["18 Speed Roadranger", "Manual", 18],
  ["manuell", "Manual", null],
  ["Mecánica", "Manual", null],
  ["FA", "Automatic", null],
  ["A", "Automatic", null],
  ["M", "Manual", null],
  ["Front", null, null],
])("CAR-066 CAR-074 transmission %s is %s with %s gears", (words, label, gears) => {
  expect(simpleTransmission(words)).toBe(label);
  expect(gearCount(words)).toBe(gears);
});

test.each([
  ["white", "White", false],
  ["WHITE", "White", false],
  ["Whtie", "White", true],
  ["Whte", "White", true],
  ["Greg", "Grey", true],
  ["Gray", "Grey", false],
  ["Pearl White", "White", false],
  ["Soul Red Crystal", "Red", false],
  ["Darkblue", "Blue", false],
  ["Winered", "Red", false],
  ["Expired", null, false],
  ["Unregistered", null, false],
  ["White / Black", "White", false],
  ["Burgundy", "Maroon", false],
  ["Schwarz", "Black", false],
  ["Blanc Pur", "White", false],
  ["Gris Titanium", "Grey", false],
  ["Vert Aqua", "Green", false],
  ["Rosso", "Red", false],
  ["Burdeo", "Maroon", false],
  ["Verde", "Green", false],
  ["Lunar Rock", "Grey", false],
  ["Fuji", null, false],
  ["Leather", null, false],
  ["5 years", null, false],
])("CAR-011 colour %s is %s (misspelt: %s)", (words, colour, misspelt) => {
  expect(readColour(words)).toEqual({ colour, misspelt });
});

describe("makes and models", () => {
  test.each([
    ["VOLVO", "Volvo", true],
    ["BMW", "BMW", true],
    ["VW", "Volkswagen", true],
    ["Merc", "Mercedes-Benz", true],
    ["mercedes benz", "Mercedes-Benz", true],
    ["Hyundia", "Hyundai", true],
    ["Citroën", "Citroen", true],
    ["FROGMOBILE", "Frogmobile", false],
  ])("CAR-007 make %s is %s", (words, make, known) => {
    expect(readMake(words)).toMatchObject({ make, known });
  });

  test.each([
    ["Land", "Rover", "Land Rover", ""],
    ["Alfa", "Romeo 156", "Alfa Romeo", "156"],
    ["Great", "Wall V240", "Great Wall", "V240"],
    ["Aston", "Martin", "Aston Martin", ""],
    ["Mercedes", "Benz C200", "Mercedes-Benz", "C200"],
    ["Range Rover", "Sport", "Land Rover", "Range Rover Sport"],
    ["Toyota", "Toyota Corolla", "Toyota", "Corolla"],
    ["Mini", "Cooper", "Mini", "Cooper"],
  ])("CAR-007 %s / %s is a %s %s", (make, model, wholeMake, wholeModel) => {
    expect(mendSplitMake(make, model)).toEqual({ make: wholeMake, model: wholeModel });
  });

  test("CAR-008 models stay text, but for what a spreadsheet did to them", () => {
    expect(["3", "86", "911", "CX-5", "i30", "RAV4"].map(modelCase)).toEqual(["3", "86", "911", "CX-5", "i30", "RAV4"]);
    expect(["COROLLA", "f-150", "sierra 1500 slt"].map(modelCase)).toEqual(["Corolla", "F-150", "Sierra 1500 SLT"]);
    expect([modelFromDate("Saab", "9-Mar"), modelFromDate("Saab", "3-Sep"), modelFromDate("Saab", "9-5")]).toEqual([
      "9-3",
      "9-3",
      null,
    ]);
  });

  test.each([
    ["2017 Land Rover Range Rover Evoque TD4", "2017", "Land Rover", "Range Rover Evoque", "TD4"],
    ["Used 2019 Toyota Corolla Ascent Sport", "2019", "Toyota", "Corolla", "Ascent Sport"],
    ["Mazda 3 Neo (2011)", "2011", "Mazda", "3", "Neo"],
    ["Royal Enfield Classic 350", null, "Royal Enfield", "Classic 350", ""],
    ["Jeep_Grand_Cherokee_Overland", null, "Jeep", "Grand Cherokee", "Overland"],
  ])("CAR-008 CAR-009 title %s", (text, year, make, model, badge) => {
    const title = readTitle(text);
    expect(title).toMatchObject({ year, make });
    expect(modelAndBadge(make, title.rest, null)).toEqual({ model, badge });
  });

  test("CAR-008 a model cut at its first space is completed, a whole one is not", () => {
    expect(modelAndBadge("Jeep", ["Grand", "Cherokee", "Laredo"], "Grand")).toEqual({
      model: "Grand Cherokee",
      badge: "Laredo",
    });
    expect(modelAndBadge("Toyota", ["Corolla", "SX"], "Corolla")).toEqual({ model: "Corolla", badge: "SX" });
  });

  test("CAR-098 some makes make one kind only", () => {
    expect([kindOfMake("Yamaha"), kindOfMake("Kenworth"), kindOfMake("Jayco"), kindOfMake("Honda")]).toEqual([
      "motorcycle",
      "truck",
      "caravan",
      null,
    ]);
  });
});

describe("standing", () => {
  test.each([
    [" Used", "used"],
    [" Demo", "demo"],
    [" New In Stock", "new"],
    ["CPO", "used"],
    ["like new", "used"],
    ["Sedan", null],
  ])("CAR-021 condition %j is %s", (words, type) => {
    expect(readCarType(words)).toBe(type);
  });

  test.each([
    ["Sold", "sold", false],
    ["On Offer", "in_stock", true],
    ["Deposit taken", "in_stock", true],
    ["In Stock", "in_stock", false],
    ["In Transit", "coming_soon", false],
  ])("CAR-020 CAR-023 status %s is %s, reserved %s", (words, status, reserved) => {
    expect(readStanding(words)).toEqual({ status, reserved });
  });

  test.each([
    ["Motorbikes", "motorcycle"],
    ["Trucks", "truck"],
    ["Light Truck", "car"],
    ["Semi Trailer", "truck"],
    ["Camper Trailer", "caravan"],
    ["Cars", "car"],
    ["car_truck", null],
    ["Cars & Trucks", null],
    ["Motorcycle/ATV", "motorcycle"],
    ["T", null],
    ["x", null],
  ])("CAR-098 the words %j name the kind %s", (words, kind) => expect(readItemType(words)).toBe(kind));

  test("CAR-098 a letter may mean several kinds, but to EasyCars one", () => {
    expect(["C", "T", "M"].map(kindsIn)).toEqual([
      ["car", "caravan"],
      ["truck", "caravan"],
      ["motorcycle", "caravan"],
    ]);
    expect(["A", "b", "C", "H", "M", "T", "x"].map(easycarsKind)).toEqual([
      "car",
      "caravan",
      "caravan",
      "truck",
      "motorcycle",
      "caravan",
      null,
    ]);
  });
});

describe("text", () => {
  test.each(["nan", "NULL", "-", "- / -", "N/A", "TBA", "—", "#NAME?", ""])("%j says nothing", (value) => {
    expect(isMissing(clean(value))).toBe(true);
  });
  test.each(["0", "No", "3", "A"])("%j says something", (value) => {
    expect(isMissing(clean(value))).toBe(false);
  });
  test("comments lose their tags, not their words", () => {
    expect(plainText("One owner.<br/>Books &amp; keys<script>alert(1)</script>")).toBe("One owner.\nBooks & keys");
    expect(plainText("under 5 < 6 litres")).toBe("under 5 < 6 litres");
  });
  test("lists by stroke, semicolon, line or comma, or as JSON", () => {
    expect(splitList("a, b,,c")).toEqual(["a", "b", "c"]);
    expect(splitList("a|b, c")).toEqual(["a", "b, c"]);
    expect(splitList('["a, b","c"]')).toEqual(["a, b", "c"]);
  });
});

test.each([
  ["Hyundai", "I30", "i30"],
  ["Hyundai", "ILOAD", "iLoad"],
  ["Nissan", "X-TRAIL", "X-Trail"],
  ["Infiniti", "I30", "I30"],
])("CAR-008 %s %s is written %s", (make, model, cased) => expect(casedModel(make, model)).toBe(cased));
