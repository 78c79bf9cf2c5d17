import { describe, expect, test } from "vitest";
import { fields, recognise } from "./testing.ts";

describe("columns without a name that is known", () => {
  test("a dealer's own shorthand", () => {
    expect(fields({ "Stock #": "1", "K's": "142,500", Retail: "$32,990", Vehicle: "Toyota Hilux SR5" })).toMatchObject({
      "K's": "km",
      Retail: "price",
    });
  });

  test("money and distances are told by their values, not where a name says that they are other ones", () => {
    const money = ["$32,990", "POA", "$27,990 EGC", "$112888 D/A"];
    const distance = ["142,500", "68k", "210,000km", "31000"];
    expect(fields({ Frank: money, Blah: distance })).toEqual({ Frank: "price", Blah: "km" });
    expect(fields({ Invoice: money, "Towing distance": distance })).toEqual({});
    expect(fields({ Frank: money, Price: ["1", "2", "3", "4"] })).toEqual({ Price: "price" });
    expect(fields({ Blah: ["1000", "2000", "3000", "40k"] })).toEqual({});
  });

  test("a lot's number is its stock number; a count of the rows is not", () => {
    expect(fields({ number: ["101", "102", "103"] })).toEqual({ number: "stocknum" });
    expect(fields({ "Lot No": ["1", "2", "3"], number: ["1", "2", "3"] })).toEqual({ "Lot No": "stocknum" });
  });
});

test("CAR-009 CAR-012 under Trim stands the badge, or what the seats are covered with", () => {
  expect(fields({ Trim: ["SR5", "Ascent Sport", "GXL"] })).toEqual({ Trim: "badge" });
  expect(fields({ Trim: ["Black cloth", "Tan leather", "Dark Grey"] })).toEqual({ Trim: "interior_colour" });
  expect(fields({ Trim: ["Black cloth", "SR5", "GXL"] })).toEqual({ Trim: "badge" });
});

test("a part of the vehicle, or a measure of another kind, is not the vehicle's own", () => {
  const others = {
    "Electric range km": "450",
    "Last service km": "90000",
    "Next service due km": "105000",
    "Wheel colour": "Black",
    "Roof Colour": "White",
    "Tyre make": "Kia",
    "Price rating": "5",
  };
  for (const [heading, value] of Object.entries(others)) expect(fields({ [heading]: value }), heading).toEqual({});
});

test("a dealer's short names for photographs, for the price and for days in stock", () => {
  expect(fields({ Pics: "https://x.example/1.jpg https://x.example/2.jpg", "Buy Now": "$9,990", Days: "12" })).toEqual({
    Pics: "images",
    "Buy Now": "price",
    Days: "days_in_stock",
  });
});

describe("columns that hold more than their name says", () => {
  test("names of vehicles under Description or Model are titles; the dealer's words are comments", () => {
    const names = ["TOYOTA COROLLA ASCENT SPORT", "MAZDA CX-5 MAXX"];
    expect(fields({ Description: names })).toEqual({ Description: "title" });
    expect(fields({ Description: ["One owner, a Toyota to keep", "Nice"] })).toEqual({ Description: "comments" });
    expect(fields({ Model: ["2021 Toyota RAV4 XLE", "2019 Ford F-150 Lariat"] })).toEqual({ Model: "title" });
  });

  test("shop exports: tags are no banner, a stock level no stock number, compare-at a price before", () => {
    const recognised = fields({
      Tags: ["used, suv", "used", "suv"],
      Stock: ["1", "1", "1"],
      SKU: ["S1", "S2", "S3"],
      "Variant Price": ["9000", "8000", "7000"],
      "Variant Compare At Price": ["9900", "", ""],
    });
    expect(recognised).toEqual({
      Tags: "categories",
      SKU: "stocknum",
      "Variant Price": "price",
      "Variant Compare At Price": "before_price",
    });
  });

  test("CAR-013 a silent odometer is in miles where the rest of the file is from a country of miles", () => {
    const transforms = (columns: Record<string, string | readonly string[]>) =>
      recognise(columns).choices.find(({ field }) => field === "km")?.transforms;
    expect(transforms({ mileage: "100", mpg: "40" })).toEqual(["miles"]);
    expect(transforms({ odometer: ["100", "200"], state: ["ca", "tx"] })).toEqual(["miles"]);
    expect(transforms({ odometer: ["100", "200"], state: ["WA", "NSW"] })).toEqual([]);
    expect(transforms({ km_driven: "100", mpg: "40" })).toEqual([]);
    expect(transforms({ mileage: "100", "mileage unit": "km", mpg: "40" })).toEqual([]);
  });
});
