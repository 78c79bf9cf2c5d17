import { expect, test } from "vitest";
import { choicesQuery, HERO_PRICE, withChoice } from "./hero-form.ts";

test("HOME-006 another make has no model chosen, though it has one of that name; any other choice keeps it", () => {
  const chosen = { make: "Toyota", model: "86", simple_body: "Coupe" };
  expect(withChoice(chosen, "make", "Mazda")).toEqual({ make: "Mazda", simple_body: "Coupe" });
  expect(withChoice(chosen, "make", "")).toEqual({ make: "", simple_body: "Coupe" });
  expect(withChoice(chosen, "simple_body", "")).toEqual({ make: "Toyota", model: "86", simple_body: "" });
  expect(withChoice(chosen, "model", "Supra")).toMatchObject({ make: "Toyota", model: "Supra" });
});

test("the same choices are the same question, in whatever order they were made", () => {
  expect(choicesQuery({ make: "Kia", "car-type": "used", model: "" })).toBe("car-type=used&make=Kia");
  expect(choicesQuery({ "car-type": "used", make: "Kia" })).toBe("car-type=used&make=Kia");
  expect(choicesQuery({ "car-type": "", make: "" })).toBe("");
});

test("HOME-012 a slider's handle at its end asks for nothing, one step in it does", () => {
  const { min, max, step } = HERO_PRICE;
  expect(choicesQuery({ "price-min": `${min}`, "price-max": `${max}` })).toBe("");
  expect(choicesQuery({ "price-min": `${min + step}`, "price-max": `${max - step}` })).toBe(
    "price-max=249500&price-min=5500",
  );
});

test("names with signs in them survive the address", () => {
  const choices = { make: "Moore & Sons", model: "A/B +1 100% #2?=é" };
  expect(Object.fromEntries(new URLSearchParams(choicesQuery(choices)))).toEqual(choices);
});
