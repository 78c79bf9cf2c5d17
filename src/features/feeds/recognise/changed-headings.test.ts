import { expect, test } from "vitest";
import { fields } from "./testing.ts";

const CARS = { Make: ["Kia", "Mazda", "Ford"], Model: ["Rio", "CX-5", "Focus"] };

test("CAR-001 a vehicle that was traded in is not the one that is sold", () => {
  const traded = ["2022 Mazda CX-5", "2024 Ford Ranger", "2025 Kia Sportage"];
  expect(fields({ ...CARS, "Traded On": traded, Replaces: traded })).toEqual({ Make: "make", Model: "model" });
});

test("CAR-001 people's names are no paints", () => {
  const people = ["Mr White", "Mrs Brown", "K. Green"];
  expect(fields({ ...CARS, "Previous Owner": people, Salesperson: people })).toEqual({ Make: "make", Model: "model" });
});

test("CAR-001 numbers below a word for a place are the vehicle's, and places are none", () => {
  expect(fields({ ...CARS, "Yard No": ["15419", "15422", "15425"] })).toMatchObject({ "Yard No": "stocknum" });
  expect(fields({ ...CARS, "Yard Name": ["North", "South", "West"] })["Yard Name"]).not.toBe("stocknum");
});

test("CAR-001 a word cut short with a point is no key of a path, and an ending says nothing", () => {
  const found = fields({
    ...CARS,
    "Reg. Mark": ["ABC12D", "XYZ34E", "KLM56F"],
    yard_price_txt: ["23690", "56890", "8790"],
  });
  expect(found).toMatchObject({ "Reg. Mark": "regplate", yard_price_txt: "price" });
});

test("CAR-001 kilometres with an apostrophe between their thousands", () => {
  expect(fields({ ...CARS, Driven: ["107'089 km", "15'781 km", "122'367 km"] })).toMatchObject({ Driven: "km" });
});
