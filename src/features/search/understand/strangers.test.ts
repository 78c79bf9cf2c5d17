import { describe, expect, test } from "vitest";
import { type TypedSite, typedOn } from "./typed.testing.ts";

/** Kinds of misreadings of people who had not seen the reader, one line or two of each. */

describe("SRCH-002 what strangers type", () => {
  test.each<[TypedSite, string, string]>([
    ["cars", "van bigger than a hilux", "Van"],
    ["cars", "bigger than a hilux", "HiLux"],
    ["cars", "hundred and twenty dollars a week", "Up to $120 a week"],
    ["cars", "one fifty a week hatch", "Up to $150 a week · Hatch"],
    ["cars", "car less km than 50000", "Under 50,000 km"],
    ["cars", "more seats than 5", "6 or more seats"],
    ["cars", "camry 2018 above", "Camry · 2018 or newer"],
    ["cars", "camry year up 2018", "Camry · 2018 or newer"],
    ["cars", "monthly pay 520", "Up to $120 a week"],
    ["cars", "golf 7.5 r", "Volkswagen Golf · R"],
    ["cars", "hilux sr5 19", "HiLux · SR5 · 2019"],
    ["cars", "camry gx and premium", "Camry · GX or Premium"],
    ["cars", "hilux sr5 or sahara", "HiLux · SR5"],
    ["cars", "zzyzx or hilux", "HiLux"],
    ["cars", "f30 320i", "3 Series"],
    ["cars", "s r five hilux", "SR5 · HiLux"],
    ["cars", "T0Y0TA CAMRY", "Toyota · Camry"],
    ["cars", "mazda cx-5 2021 - $28,990", "Mazda · CX-5 · 2021 · Under $28,990"],
    ["cars", "white camry x 6 hybrid", "White · Camry · Hybrid"],
    ["cars", "hybrids x 4", "Hybrid"],
    ["cars", "white x 3", "White · “3”"],
    ["cars", "fleet of 5 hybrids", "Hybrid"],
    ["cars", "2 cam ry hybrids", "Camry · Hybrid"],
    ["cars", "5/7 seater", "5 to 7 seats"],
    ["cars", "05 camrys", "2005 · Camry"],
    ["cars", "18 camrys", "Camry"],
    ["caravans", "caravan 17.6", "Caravan · 17.5 ft long"],
    ["caravans", "caravan 20 foot or longer", "Caravan · Over 20 ft long"],
    ["trucks", "3 way tip truck", "Tipper"],
  ])("on a site of %s: %s", (site, typed, expected) => {
    expect(typedOn(site, typed)).toBe(expected);
  });

  test("a place in two words is one, where its second says nothing else", () => {
    const redcliffe = { name: "Redcliffe QLD 4020", state: "QLD", postcode: "4020", lat: -27.2, lng: 153.1 };
    const place = (words: string) => (words === "redcliffe" ? redcliffe : null);
    expect(typedOn("cars", "red cliffe", place)).toBe("Redcliffe QLD 4020, 50 km");
    expect(typedOn("cars", "red camry", place)).toBe("Red · Camry");
  });
});
