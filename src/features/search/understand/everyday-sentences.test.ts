import { describe, expect, test } from "vitest";
import { vocabularyOf } from "./lexicon/vocabulary.ts";
import { readWords } from "./read-words.ts";
import { readOn, type TypedSite, typedOn } from "./typed.testing.ts";

describe("words between a figure and what it is of", () => {
  test.each<[TypedSite, string, string]>([
    ["trucks", "payload at least 3 tonne tipper", "Payload 3,000 kg or more · Tipper"],
    ["trucks", "payload needs to be at least 4t", "Payload 4,000 kg or more"],
    ["trucks", "payload has to be over 2 tonne", "Payload 2,000 kg or more"],
    ["trucks", "gvm must be under 4500", "GVM up to 4,500 kg"],
    ["trucks", "gvm at most 8 tonne", "GVM up to 8,000 kg"],
    ["trucks", "payload of 4 tonne", "Payload 4,000 kg or more"],
    ["cars", "towing at least 3 tonne", "Tows 3,000 kg or more"],
    ["cars", "tow rating should be at least 3 tonne", "Tows 3,000 kg or more"],
    ["cars", "seats at least 7", "7 or more seats"],
    ["cars", "seating for at least seven", "7 or more seats"],
    ["cars", "seating for 7", "7 or more seats"],
    ["cars", "range at least 400 km ev", "Range 400 km or more · Electric"],
    ["cars", "km at most 80000", "Under 80,000 km"],
    ["cars", "price has to be under 30k", "Under $30,000"],
    ["caravans", "sleeps at least 6", "Sleeps 6 or more"],
    ["caravans", "tare at most 1600kg", "Tare up to 1,600 kg"],
    ["caravans", "tare should be under 1500kg", "Tare up to 1,500 kg"],
    ["caravans", "length at most 18ft", "Under 18 ft long"],
  ])("on a site of %s: %s", (site, typed, expected) => {
    expect(typedOn(site, typed)).toBe(expected);
  });
});

test.each([
  ["hilux with support for my business", "HiLux"],
  ["any store or party share a corolla", "Corolla"],
  ["corolla in common form, write me a letter", "Corolla"],
  ["wrong period for a match, mind you already saw the campaign", ""],
])("plain words are no misspelt names: %s", (typed, expected) => {
  expect(typedOn("cars", typed)).toBe(expected);
});

describe("the vehicle that somebody has is not the one wanted", () => {
  test.each([
    ["have a golf to trade in, want a tiguan", "Tiguan"],
    ["got a 2015 golf with 120,000 km to trade, want a tiguan", "Tiguan"],
    ["my mazda 3 as a trade-in on a cx-5", "CX-5"],
    ["i have a camry to swap for a hilux", "HiLux"],
    ["tiguan, have a golf to part exchange", "Tiguan"],
    ["hilux or something white, camry to trade", "HiLux · White"],
    ["hilux camry to trade", "HiLux"],
    ["hilux sr5 camry to trade", "HiLux · SR5"],
    ["hilux sr5 white, got a 2012 camry to trade", "HiLux · SR5 · White"],
    ["will you take my camry as trade on a hilux", "HiLux"],
    ["volkswagen golf for trade in on a cx-5", "CX-5"],
    ["currently drive a camry, want a hilux", "HiLux"],
    ["i own a golf and want a tiguan", "Tiguan"],
    ["trade my ute for a wagon", "Wagon"],
    ["looking to upsize from a hatch to an suv", "SUV"],
    ["my old camry died need a mazda 3", "Mazda3"],
    ["swapping out my golf for a cx-5", "CX-5"],
    ["already have a hilux, after a cx-5", "CX-5"],
    ["ive got an old golf to part exchange", ""],
  ])("%s", (typed, expected) => {
    expect(typedOn("cars", typed)).toBe(expected);
  });

  test("and nothing is asked of its name, though it could mean something else", () => {
    expect(readOn("cars", "soul").others).toHaveLength(1);
    const { others, unsearched } = readOn("cars", "have a soul to trade in, want a rio");
    expect(others.map(({ words }) => words)).not.toContain("soul");
    expect(unsearched).toEqual(["a soul to trade in, want a"]);
  });

  test.each([
    ["do you have a golf", "Volkswagen Golf"],
    ["got any golfs to show me", "Golf"],
    ["hilux for trade use", "HiLux"],
    ["have a look at the camry", "Camry"],
    ["white or red to trade", "White or Red"],
    ["trade in welcome camry", "Camry"],
    ["one owner camry", "Camry"],
  ])("but it is where nothing says so: %s", (typed, expected) => {
    expect(typedOn("cars", typed)).toBe(expected);
  });
});

describe("words cut short", () => {
  test.each([
    ["hilux w/ bullbar & canopy", "HiLux · Bull Bar · Canopy"],
    ["camry w sunroof", "Camry · Sunroof"],
    ["hilux w/tow bar", "HiLux · Tow Bar"],
    ["hilux w/o canopy", "HiLux · Without Canopy"],
    ["suv w/out sunroof", "SUV · Without Sunroof"],
    ["wats ur cheapest auto hatch", "Price, low first · Automatic · Hatch"],
    ["wot suvs do u have thx", "SUV"],
    ["plz show me sum utes coz i need one", "Ute"],
    ["golf r line", "Volkswagen Golf · R-Line"],
  ])("%s", (typed, expected) => {
    expect(typedOn("cars", typed)).toBe(expected);
  });
});

describe("names of several words in the plural", () => {
  test.each<[TypedSite, string, string]>([
    ["cars", "dual cabs under 30k", "Dual cab · Under $30,000"],
    ["cars", "utes with bull bars and tow bars", "Ute · Bull Bar · Tow Bar"],
    ["cars", "sun roofs", "Sunroof"],
    ["cars", "station wagons", "Wagon"],
    ["cars", "p platers car", "First car"],
    ["cars", "any hiluxes", "HiLux"],
    ["cars", "golf gtis", "Volkswagen Golf · GTI"],
    ["trucks", "tip trucks", "Tipper"],
  ])("on a site of %s: %s", (site, typed, expected) => {
    expect(typedOn(site, typed)).toBe(expected);
  });
});

describe('a badge without a blank behind its model, and an "and" for its sign', () => {
  test.each([
    ["i30n manual", "i30 · N · Manual"],
    ["golfgti", "Volkswagen Golf · GTI"],
    ["hiluxsr5 white", "HiLux · SR5 · White"],
    ["golfn", "Volkswagen Golf"],
    ["superb laurin and klement", "Superb · Laurin & Klement"],
    ["superb laurin & klement", "Superb · Laurin & Klement"],
  ])("%s", (typed, expected) => {
    expect(typedOn("cars", typed)).toBe(expected);
  });
});

describe("plain words that could be names", () => {
  const place = (words: string) => (/^(city|driver|penrith)$/.test(words) ? { name: words, lat: -33, lng: 151 } : null);
  test.each([
    ["electric car for city driving", "Electric"],
    ["city runabout near penrith", "penrith, 50 km"],
    ["honda city 2010", "Honda · City · 2010"],
    ["daily driver hatch", "Hatch"],
    ["new driver hatch", "First car · Hatch"],
    ["courier van diesel", "Van · Diesel"],
    ["van for courier work", "Van"],
    ["ford courier", "Ford · Courier"],
    ["something that'll tow 3 tonne", "Tows 3,000 kg or more"],
    ["who'd have a ute", "Ute"],
    ["mustn't be white", "Not White"],
    ["car that fits 7", "7 or more seats"],
    ["on my p's hatch", "First car · Hatch"],
    ["red p's hatch", "First car · Hatch"],
    ["red hatch", "Red · Hatch"],
    ["tojo hilux", "Toyota · HiLux"],
  ])("%s", (typed, expected) => {
    expect(typedOn("cars", typed, place)).toBe(expected);
  });
});

describe("the car that tows is not for sale where caravans are", () => {
  test.each([
    ["towing with a prado so under 3 tonne atm, sleeps 4", "ATM up to 3,000 kg · Sleeps 4 or more"],
    ["what can i tow with a ranger, 2500kg max atm", "ATM up to 2,500 kg"],
    ["towable by a medium suv", ""],
    ["my tow vehicle is a pajero sport", ""],
    ["caravan for my d-max", "Caravan"],
    ["towed by a landcruiser 200", ""],
    ["forester can tow 1800", "ATM up to 1,800 kg"],
    ["i drive a ford ranger, sleeps 4", "Sleeps 4 or more"],
    ["jayco with outback", "Jayco · Outback"],
    ["my jayco outback", "Jayco · Outback"],
  ])("%s", (typed, expected) => {
    expect(typedOn("caravans", typed)).toBe(expected);
  });
});

describe("what people ask of the dealership, or say of what stock does not tell, is searched for by nothing", () => {
  test.each([
    ["opening hours", ""],
    ["what are your trading hours on the public holiday", ""],
    ["where are you located", ""],
    ["do you sell on consignment", ""],
    ["who do i talk to about a price", ""],
    ["do you do pre purchase inspections", ""],
    ["is the price drive away no more to pay", ""],
    ["i am after a hilux for the instant asset write off", "HiLux"],
    ["dog friendly wagon", "Wagon"],
    ["coche hatch", "Hatch"],
    ["hilux or x golf", "Toyota HiLux or Volkswagen Golf"],
    ["trade in my motorbike for a camry", "Camry"],
    ["do you take trade ins on old motorbikes", ""],
    ["spare parts department", ""],
    ["new to australia, need a hatch in march", "Hatch"],
    ["qld rego hilux", "HiLux"],
    ["commute 100km a day hybrid", "Hybrid"],
    ["tow a 6x4 trailer", "Tows 2,500 kg or more"],
    ["privacy policy", ""],
    ["4wd hilux for cape york", "4WD · HiLux"],
  ])("%s", (typed, expected) => {
    expect(typedOn("cars", typed)).toBe(expected);
  });

  test("but a limit that is being typed is kept as it stands", () => {
    expect(typedOn("cars", "under")).toBe("“under”");
  });
});

describe("oldest and newest ask for an order of years", () => {
  test.each([
    ["oldest car", "Year, oldest first"],
    ["whats the oldest hilux you have", "Year, oldest first · HiLux"],
    ["newest car under 30k", "Year, newest first · Under $30,000"],
    ["golf sort by year", "Volkswagen Golf · Year, newest first"],
    ["newest golf", "Year, newest first · Volkswagen Golf"],
    ["newest", "Newest first"],
    ["newest arrivals golf", "Newest first · Volkswagen Golf"],
    ["golf for my oldest", "Volkswagen Golf"],
    ["oldest daughter needs a golf", "Volkswagen Golf"],
    ["oldest 2016 golf", "2016 or newer · Volkswagen Golf"],
    ["2016 oldest golf", "2016 or newer · Volkswagen Golf"],
  ])("%s", (typed, expected) => {
    expect(typedOn("cars", typed)).toBe(expected);
  });
});

describe("what a car is called elsewhere", () => {
  test.each<[TypedSite, string, string]>([
    ["cars", "4x4 truck", "4WD · Ute"],
    ["cars", "4x4 truck for camper", "4WD · Ute"],
    ["cars", "ute for a camper trailer", "Ute"],
    ["cars", "toe bar", "Tow Bar"],
    ["cars", "hunt eye i30", "Hyundai · i30"],
    ["cars", "key a rio", "Kia · Rio"],
    ["cars", "jdm", "Japanese makes"],
    ["cars", "novice driver", "First car"],
    ["cars", "lux sr5 4x4", "HiLux · SR5 · 4WD"],
    ["cars", "lux ute", "HiLux · Ute"],
    ["cars", "haval lux", "Haval · “lux”"],
    ["trucks", "truck", ""],
  ])("on a site of %s: %s", (site, typed, expected) => {
    expect(typedOn(site, typed)).toBe(expected);
  });
});

test("where trucks are sold beside utes a truck is no ute", () => {
  const both = vocabularyOf(
    { item_type: { car: 20, truck: 9 }, simple_body: { Ute: 20 } },
    { itemTypes: ["car", "truck"], weekly: null, transmission: "simple_transmission" },
  );
  expect(readWords("truck", both, { thisYear: 2026 }).choices.map(({ label }) => label)).toEqual(["Trucks"]);
});
