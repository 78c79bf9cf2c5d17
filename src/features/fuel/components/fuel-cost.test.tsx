import { expect, test } from "vitest";
import { markup, words } from "../../../../test/fixtures/markup.tsx";
import type { FuelView } from "../rules.ts";
import { FuelCost } from "./fuel-cost.tsx";

const FUEL: FuelView = { kmPerWeek: 250, consumption: 10, pricePerLitre: 1.7, own: false, noun: "car" };

test("VDP-023 VDP-028 what the server sends tells the first result by the week and the year", () => {
  const text = words(markup(<FuelCost fuel={FUEL} />));
  expect(text).toContain("Fuel costs about $42.50 a week $2,210 a year");
  expect(text).toContain("250 km a week at 10.0 L/100 km and $1.70 a litre. This car's own figure is not listed");
});

test("each slider has a field to type into, and none stands there dead without JavaScript", () => {
  const html = markup(<FuelCost fuel={FUEL} />);
  expect(html.match(/type="range"/g)).toHaveLength(3);
  expect(html.match(/type="text"/g)).toHaveLength(3);
  expect(html).toContain("noscript:hidden");
});

test("VDP-024 VDP-027 nothing for what burns no fuel; the car's own figure is said to be its own", () => {
  expect(markup(<FuelCost fuel={null} />)).toBe("");
  const text = words(markup(<FuelCost fuel={{ ...FUEL, consumption: 6.4, own: true }} />));
  expect(text).toContain("$27.20 a week");
  expect(text).toContain("6.4 L/100 km is this car's combined figure");
});
