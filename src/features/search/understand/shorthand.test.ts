import { describe, expect, test } from "vitest";
import { readOn, type TypedSite, typedOn } from "./typed.testing.ts";

describe("shorthand means what it is short for", () => {
  test.each<[TypedSite, string, string]>([
    ["cars", "hilux dc dsl man blk", "HiLux · Dual cab · Diesel · Manual · Black"],
    ["cars", "wht i30 man or auto", "White · i30 · Manual or Automatic"],
    ["cars", "man camry", "Manual · Camry"],
    ["cars", "ute for my old man", "Ute"],
    ["cars", "working man with a ute", "Ute"],
    ["cars", "man with a van", "Van"],
    ["trucks", "isuzu man tipper", "Isuzu · Manual · Tipper"],
    ["trucks", "man tipper", "MAN · Tipper"],
    ["trucks", "man tgx", "MAN · TGX"],
    ["cars", "ute t/bar b/bar", "Ute · Tow Bar · Bull Bar"],
    ["cars", "golf v tiguan", "Golf or Tiguan"],
    ["cars", "6 speed manual golf", "Manual · Volkswagen Golf"],
    ["cars", "5spd golf", "Volkswagen Golf"],
    ["caravans", "c/van sleeps 4", "Caravan · Sleeps 4 or more"],
  ])("on a site of %s: %s", (site, typed, expected) => {
    expect(typedOn(site, typed)).toBe(expected);
  });

  test("nothing is a slip of it", () => {
    for (const typed of ["hilux setting", "hilux hosting", "hilux solve", "hilux fuzzy", "white volts"]) {
      expect(readOn("cars", typed).corrections, typed).toEqual([]);
    }
  });
});

describe("what a model is called", () => {
  test.each([
    ["rolla", "Corolla"],
    ["rangie evoque", "Range Rover Evoque"],
    ["80 series", "LandCruiser 80 Series"],
    ["golf mk7.5 gti", "Volkswagen Golf · GTI"],
    ["n80 hilux", "HiLux"],
    // Without its model a code of a generation is a word as any other.
    ["n80", "“n80”"],
    ["camry or maybe a sonata", "Toyota Camry or Hyundai Sonata"],
    ["hilux, sonata", "Toyota HiLux or Hyundai Sonata"],
    ["toyota/hilux/sr5", "Toyota · HiLux · SR5"],
    ["hilux not hilux", "HiLux · Not HiLux"],
    ["bmw series 3", "BMW · 3 Series"],
    // A badge that nobody has here is no slip of another make's model, unless it is long enough to be one.
    ["hilux sool", "HiLux · “sool”"],
    ["hilux tigaun", "Toyota HiLux or Volkswagen Tiguan"],
  ])("%s", (typed, expected) => {
    expect(typedOn("cars", typed)).toBe(expected);
  });

  test("a model that is left out again is not searched for both ways", () => {
    const standings = readOn("cars", "hilux not hilux").choices.map(({ standing }) => standing.kind);
    expect(standings).toEqual(["kept", "struck"]);
  });
});

describe("numbers by what stands around them", () => {
  test.each<[TypedSite, string, string]>([
    ["cars", "hilux 2019 up to 2022", "HiLux · 2019 to 2022"],
    ["cars", "hilux 2019 and up to 2022", "HiLux · 2019 to 2022"],
    ["cars", "hilux 2020 up to 35k", "HiLux · 2020 · Under $35,000"],
    ["cars", "golf 7 up to 20k", "Volkswagen Golf · Under $20,000"],
    ["cars", "under 20k up to 100000 km", "Under $20,000 · Under 100,000 km"],
    ["cars", "under 20000 up to 100000 km", "Under $20,000 · Under 100,000 km"],
    ["cars", "2018/19 camry", "2018 to 2019 · Camry"],
    ["cars", "2018/22 camry", "2018 · Camry · “22”"],
    ["cars", "between 2018 & 2021", "2018 to 2021"],
    ["cars", "hatch 15000", "Hatch · Under $15,000"],
    ["cars", "48217", "“48217”"],
    ["cars", "120000", "“120000”"],
    ["caravans", "120000", "Under $120,000"],
    ["cars", "kms under 100", "Under 100,000 km"],
    ["cars", "my20 onwards", "2020 or newer"],
    ["cars", "my20", "Model year 2020"],
    ["cars", "tow a boat 1800kg", "Tows 1,800 kg or more"],
    ["cars", "tow a van 2019 hilux", "Tows 2,500 kg or more · 2019 · HiLux"],
    ["cars", "18 inch alloys golf", "Volkswagen Golf · “alloys”"],
    ["cars", "stock no 48217", "“48217”"],
    ["cars", "no diesel", "Not Diesel"],
    ["cars", "ute within 20 mins", "Ute"],
    ["cars", "ute 1 hour away", "Ute"],
    ["cars", "ute 20 min", "Ute · Over $20,000"],
    ["cars", "black friday ute", "Ute"],
    ["cars", "black ute friday", "Black · Ute"],
  ])("on a site of %s: %s", (site, typed, expected) => {
    expect(typedOn(site, typed)).toBe(expected);
  });

  test.each([
    ["weekly repayments under $130", 130],
    ["fortnightly repayments under $300", 150],
    ["monthly payments of 520", 120],
  ])("a payment is told by the week: %s", (typed, max) => {
    expect(readOn("cars", typed).choices.map(({ wants }) => wants)).toEqual([
      { kind: "range", attribute: "weekly_price", max },
    ]);
  });
});
