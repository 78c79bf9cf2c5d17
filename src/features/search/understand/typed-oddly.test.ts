import { describe, expect, test } from "vitest";
import { vocabularyOf } from "./lexicon/vocabulary.ts";
import { readWords } from "./read-words.ts";
import { type TypedSite, typedOn } from "./typed.testing.ts";

const place = (words: string) => (words === "darwin" ? { name: "Darwin NT 0800", lat: -12.46, lng: 130.84 } : null);

describe("SRCH-002 figures as they are typed", () => {
  test.each([
    ["hilux under 12 500", "HiLux · Under $12,500"],
    ["hatch 17,5k", "Hatch · Under $17,500"],
    ["tows 3,5t", "Tows 3,500 kg or more"],
    ["family suv 7 seats", "7 or more seats · SUV"],
    ["seven seater for three kids", "7 or more seats"],
    ["7 seater or 5 seater", "7 or more seats or 5 or more seats"],
    ["hilux or van", "HiLux or Van"],
    ["camry automatic n", "Camry · Automatic · N"],
    ["camry n or van", "Camry · N or Van"],
    ["rio premum", "Kia Rio · Premium"],
    ["$12 500", "Under $12,500"],
    ["hatch 12 500", "Hatch · Under $12,500"],
    ["between 10 500 and 12 500", "$10,500 to $12,500"],
    ["10 500 to 12 500", "$10,500 to $12,500"],
    ["under 120 000km", "Under 120,000 km"],
    ["less than 120 500 kms", "Under 120,500 km"],
    ["budget 12 345", "Under $12,345"],
    ["12 345", "“12 345”"],
    ["under 30 200 series", "Under $30,000 · LandCruiser 200"],
    ["less than 120xxx", "Under 120,000 km"],
    ["less than 120,xxx kms", "Under 120,000 km"],
    ["90xxxkm", "Under 90,000 km"],
    ["$15,xxx", "Under $15,000"],
    ["budget 15xxx", "Under $15,000"],
    ["120xxxl", "“120xxxl”"],
    ["hilux 2018 on", "HiLux · 2018 or newer"],
    ["2018 on white", "2018 or newer · White"],
    ["2018 on special", "2018"],
    ["2018 on my ps", "2018 · First car"],
    ["under 30k on road", "Under $30,000"],
    ["3 yo suv", "2024 or newer · SUV"],
    ["5+2 seats", "7 or more seats"],
    ["2k19 hilux", "2019 · HiLux"],
    ["20.000", "Under $20,000"],
    ["2.0 suv", "SUV"],
    ["max 30k min 20k", "Under $30,000 · Over $20,000"],
    ["done less than 60,000", "Under 60,000 km"],
    ["under twenty", "Under $20,000"],
    ["white, two", "White"],
    ["3-5 years old", "2021 to 2023"],
    ["less than a year old", "2026 or newer"],
    ["2015 at the oldest", "2015 or newer"],
    ["2015 at the latest", "2015 or older"],
    ["five to ten thousand", "$5,000 to $10,000"],
    ["35-45", "$35,000 to $45,000"],
    ["19-22", "“19 22”"],
    ["upgrade to a 7 seater", "7 or more seats"],
    ["up to 7 seats", "Up to 7 seats"],
    ["i30/20k", "i30 · Under $20,000"],
    ["90s camry", "1990 to 1999 · Camry"],
    ["2010s camry", "2010 to 2019 · Camry"],
    ["30s", "“30s”"],
    ["2014 model or later", "2014 or newer"],
    ["2014 model camry", "2014 · Camry"],
    ["$2000 deposit 150pw", "Up to $150 a week"],
    ["under 20k deposit 2000", "Under $20,000"],
    ["2000 deposit 80000 kms", "Under 80,000 km"],
    ["450 km of range", "Range 450 km or more"],
    ["hatch for a 17 year old", "Hatch"],
    ["for a 10 year old van", "2017 or newer · Van"],
  ])("%s", (typed, expected) => {
    expect(typedOn("cars", typed)).toBe(expected);
  });
});

describe("SRCH-002 names as they are heard, cut short or slipped", () => {
  test.each([
    ["eye thirty", "i30"],
    ["mazda see x five", "Mazda · CX-5"],
    // Two letters of a name say which only behind their make.
    ["mazda cx", "Mazda · CX-5"],
    ["cx", "“cx”"],
    ["vee double you golf", "Volkswagen · Golf"],
    ["golf gee tee eye", "Volkswagen Golf · GTI"],
    ["see are vee", "CR-V"],
    ["are you open", ""],
    ["can i see i30", "i30"],
    ["are, av four", "“av”"],
    ["volksw", "Volkswagen"],
    ["hyund", "Hyundai"],
    ["tigua", "Tiguan"],
    ["hyun", "Hyundai"],
    ["hyu", "“hyu”"],
    ["tiggey", "“tiggey”"],
    ["camro", "Camry"],
    ["teh white ute", "White · Ute"],
    ["i wnat a ute", "Ute"],
    ["white adn black", "White or Black"],
    ["a white tue", "White · “tue”"],
    ["reversing camra", "Reversing Camera"],
    ["a white camra", "White · Camry"],
    ["hyundai i3", "Hyundai · “i3”"],
    ["toyota hil", "Toyota · HiLux"],
    ["toyota, hil", "Toyota · “hil”"],
    ["golf tita", "Volkswagen Golf · Titanium"],
    ["golf prem", "Volkswagen Golf · “prem”"],
    ["volkswagen ti", "Volkswagen · “ti”"],
    ["toyota high lux", "Toyota · HiLux"],
    ["high km ute", "Ute"],
  ])("%s", (typed, expected) => {
    expect(typedOn("cars", typed)).toBe(expected);
  });
});

describe("SRCH-002 what is said of people, lists and ways says nothing of a car", () => {
  test.each([
    ["for my 18yo daughter", ""],
    ["17yo needs a ute", "Ute"],
    ["16 year old learner hatch", "First car · Hatch"],
    ["my son is 17", ""],
    ["im 65 and want an suv", "SUV"],
    ["turning 18, white hatch", "White · Hatch"],
    ["max is 30", "Under $30,000"],
    ["we're 20 minutes away", ""],
    ["5 year old suv", "2022 or newer · SUV"],
    ["2 adults and 4 kids", "6 or more seats"],
    ["10 x white ute", "White · Ute"],
    ["4 x 4 ute", "4WD · Ute"],
    ["3 utes", "Ute"],
    ["1 owner ute", "Ute"],
    ["upgrade to a hilux from a camry", "HiLux"],
    ["hilux from a dealer", "HiLux"],
    ["3 ute", "Ute · “3”"],
    ["suv thank you, darwin", "SUV"],
    ["suv thank you, white", "SUV · White"],
    ["my name is hilary, suv", "SUV"],
    ["ute 4 mum", "Ute"],
    ["non turbo diesel", "Diesel"],
    ["semi off road suv", "Off-road · SUV"],
    ["1) ute 2) white 3) under 22k", "Ute · White · Under $22,000"],
    ["1. ute 2. white", "Ute · White"],
    ["a) ute b) white", "Ute · White"],
    ["mazda 3. white", "Mazda3 · White"],
    ["2) ute", "Ute · “2”"],
    ["deliver a hilux to darwin", "HiLux"],
    ["hilux close to darwin", "HiLux · Darwin NT 0800, 50 km"],
    ["new gen golf", "Volkswagen Golf"],
    ["to whom it may concern: a ute", "Ute"],
  ])("%s", (typed, expected) => {
    expect(typedOn("cars", typed, place)).toBe(expected);
  });
});

describe("SRCH-002 generations, and names that are none", () => {
  test.each<[TypedSite, string, string]>([
    ["cars", "gun126r hilux", "HiLux"],
    ["cars", "d22 navara", "Nissan Navara"],
    ["cars", "third gen cx-5", "CX-5"],
    ["cars", "kf series cx-5", "CX-5"],
    ["cars", "camry zz99", "Camry · “zz99”"],
    ["cars", "landcruiser vdj200r", "LandCruiser 200"],
    ["cars", "100 series landcruiser", "LandCruiser 100 Series"],
    ["cars", "2020 hilux my20", "2020 · HiLux"],
    ["cars", "2019 hilux my20", "2019 or Model year 2020 · HiLux"],
    ["caravans", "after a van", "Caravan"],
    ["caravans", "avan", "Avan"],
  ])("on a site of %s: %s", (site, typed, expected) => {
    expect(typedOn(site, typed)).toBe(expected);
  });
});

test("SRCH-002 a family of many models is called by what their names begin with", () => {
  const familyOf = (names: readonly string[], typed: string) => {
    const make_model = Object.fromEntries(names.map((name, at) => [`Mazda ${name}`, 9 - at]));
    const counts = { make: { Mazda: 9 }, make_model };
    const site = { itemTypes: ["car"], weekly: null, transmission: "simple_transmission" } as const;
    return readWords(typed, vocabularyOf(counts, site), { thisYear: 2026 }).choices.at(-1)?.label;
  };
  expect(familyOf(["CX-5", "CX-30", "CX-3", "CX-60"], "mazda cx")).toBe("Any CX");
  expect(familyOf(["Premacy GT", "Bongo GT", "Roadster GT", "Familia GT"], "mazda gt")).toBe("Any Premacy");
});
