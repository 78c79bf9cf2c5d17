import { describe, expect, test } from "vitest";
import { flatten, groupOfFacts } from "./flatten.ts";

describe("lists of texts that name what they say", () => {
  test("become cells of these names, what is otherwise said stays", () => {
    const attrs = ["odometer: 98123", "paint color: silver ", "VIN: 1HG: 5", "one owner", "paint color: red"];
    expect(flatten({ attrs })).toEqual({
      attrs: "one owner",
      "attrs.odometer": "98123",
      "attrs.paint color": "silver|red",
      "attrs.VIN": "1HG: 5",
    });
    expect(flatten(["make: Kia", "model: Rio"])).toEqual({ make: "Kia", model: "Rio" });
  });

  test.each([
    ["prose", ["Leather: the soft kind", "Towbar", "Bluetooth"]],
    ["groups that name nothing of a vehicle", ["Safety: airbags, ABS", "Comfort: heated seats", "Other: mats"]],
    ["hours", ["Mon: 9-5", "Tue: 9-5"]],
    ["addresses and times", ["https://a.example/1.jpg", "price:9", "odometer:10"]],
    ["long texts", [`price ${"x".repeat(40)}: 1`, `odometer ${"x".repeat(40)}: 1`]],
    ["fewer than half", ["price: 1", "odometer: 2", "a", "b"]],
    ["names that do not begin with a letter", ["__proto__: x", "1 price: 1", "(odometer): 2"]],
    ["numbers and lists before texts", [1, "price: 1", "odometer: 2"]],
  ])("%s stay lists", (_, list) => {
    expect(flatten({ list })).toEqual({ list: list.join("|") });
  });

  test("a name that objects inherit is a cell like any other, and long lists take no more time than their length", () => {
    const cells = flatten({ a: ["constructor: y", "price: 1", "odometer: 2", "toString: z"] });
    expect(Object.keys(cells)).toEqual(["a.constructor", "a.price", "a.odometer", "a.toString"]);
    const before = process.cpuUsage();
    flatten({ a: Array.from({ length: 300_000 }, (_, at) => `price ${at}: 1`) });
    flatten({ a: [`a${" ".repeat(1_000_000)}`, `${"a:".repeat(500_000)}`] });
    expect(process.cpuUsage(before).user / 1e6).toBeLessThan(3);
  });
});

describe("amounts", () => {
  const amountOf = (amount: unknown, formatted: unknown) => flatten({ price: { amount, formatted } })["price.amount"];

  test("in cents, as the text beside them shows, are whole dollars", () => {
    expect(amountOf(2299000, "$22,990")).toBe("22990");
    expect(amountOf(2299050, "AUD 22,990.50")).toBe("22990.5");
    expect(flatten({ value: 990000, display: "$9,900" })).toEqual({ value: "9900", display: "$9,900" });
  });

  test("of which the text does not say so stay as they are", () => {
    expect(amountOf(22990, "$22,990")).toBe("22990");
    expect(amountOf(2299000, "$2,299,000")).toBe("2299000");
    expect(amountOf(2299000, "22.990,00 €")).toBe("2299000");
    expect(amountOf(2299000, "from $22,990 or $99 a week")).toBe("2299000");
    expect(amountOf("2299000", "$22,990")).toBe("2299000");
    expect(amountOf(0, "$0")).toBe("0");
    expect(amountOf(2299000, 22990)).toBe("2299000");
    expect(flatten({ km: 2299000, formatted: "$22,990" }).km).toBe("2299000");
  });
});

test("what a record is related to is said like its own, unless only its kind and number are there", () => {
  const images = {
    data: [
      { type: "image", url: "https://p.example/1.jpg" },
      { type: "image", url: "https://p.example/2.jpg" },
    ],
  };
  const dealer = { data: { type: "dealer", id: "4" }, links: { self: "/x" } };
  expect(flatten({ id: 1, relationships: { images, dealer, none: { data: [] }, odd: null } })).toEqual({
    id: "1",
    "images.type": "image|image",
    "images.url": "https://p.example/1.jpg|https://p.example/2.jpg",
    "relationships.dealer.links.self": "/x",
  });
  expect(flatten({ car: { relationships: "none" } })).toEqual({ "car.relationships": "none" });
});

describe("lists of records that name what they say", () => {
  test("become cells of these names, however their keys are written", () => {
    const pairs = [
      { Name: "FuelType", Value: "Petrol" },
      { Type: "StockNumber", Value: "S100" },
    ];
    expect(flatten({ pairs })).toEqual({ "pairs.FuelType": "Petrol", "pairs.StockNumber": "S100" });
    expect(flatten({ attributes: [{ id: 0, name: "Odometer", options: ["87,934 km"] }] })).toEqual({
      "attributes.Odometer": "87,934 km",
    });
    const PriceList = [
      { Type: "EGC", Amount: 10_990, Currency: "AUD" },
      { Type: "Was", Amount: 11_990, Currency: "NZD" },
    ];
    expect(flatten({ PriceList })).toEqual({ "PriceList.EGC": "10990", "PriceList.Was": "11990 NZD" });
  });

  test("and colours become cells of the place that each has", () => {
    const Colours = [
      { Location: "Exterior", Generic: "White", Name: "" },
      { Location: "Interior", Generic: "Black", Name: "Ebony" },
    ];
    expect(flatten({ Colours })).toEqual({
      "Colours.exterior.Generic": "White",
      "Colours.exterior.Name": "",
      "Colours.interior.Generic": "Black",
      "Colours.interior.Name": "Ebony",
    });
    expect(flatten({ colors: [{ location: "roof", generic: "Black" }] })).toEqual({
      "colors.location": "roof",
      "colors.generic": "Black",
    });
    expect(flatten({ photos: [{ location: "Exterior", url: "a" }] })).toEqual({
      "photos.location": "Exterior",
      "photos.url": "a",
    });
  });

  test("but not media of a type, nor an amount whose words show what it is", () => {
    expect(flatten({ media: [{ type: "image", value: "https://a.example/1.jpg" }] })).toEqual({
      "media.type": "image",
      "media.value": "https://a.example/1.jpg",
    });
    expect(flatten({ prices: [{ type: "EGC", amount: 1_099_000, formatted: "$10,990" }] })).toEqual({
      "prices.type": "EGC",
      "prices.amount": "10990",
      "prices.formatted": "$10,990",
    });
  });
});

describe("groups of facts under a label", () => {
  const facts = [
    { label: "Make", value: "Kia" },
    { label: "Kms", value: 98123 },
  ];

  test("are the vehicle's facts, and their labels say nothing of it", () => {
    expect(flatten({ groups: [{ label: "Info", type: "general", list: facts }] })).toEqual({
      "groups.Make": "Kia",
      "groups.Kms": "98123",
    });
  });

  test.each([
    ["a record without a label", { list: facts }],
    ["a record with another fact", { label: "Info", price: 1, list: facts }],
    ["a record with two lists", { label: "Info", list: facts, more: facts }],
  ])("%s is none", (_, record) => {
    expect(groupOfFacts(record)).toBeNull();
  });
});
