import { describe, expect, test } from "vitest";
import { testCar } from "../../../test/fixtures/cars.ts";
import { dealership, testSite } from "../../../test/fixtures/site.ts";
import { comparison } from "./compare-view.ts";

const NOW = Date.UTC(2026, 10, 20);
const SITE = testSite("halden", [dealership(1, "parramatta")]);
const rio = testCar(1, { make: "Kia", model: "Rio", colour: "Red", km: 10_000, seats: 5, drive: null });
const cerato = testCar(2, { make: "Kia", model: "Cerato", colour: "red", km: 90_000, seats: null, drive: "FWD" });
const shown = (asked: readonly string[], cars = [rio, cerato]) => comparison(asked, cars, SITE, NOW);
const row = (label: string, view = shown(["car-1", "car-2"])) => view.rows.find((one) => one.label === label);

describe("a comparison", () => {
  test("SITE-051 cars stand in the order of the address, each with what it is and costs", () => {
    const { cars } = shown(["car-2", "car-1"]);
    expect(cars.map(({ title }) => title)).toEqual(["2020 Kia Cerato", "2020 Kia Rio"]);
    expect(cars[0]).toMatchObject({
      href: "/cars/car-2",
      price: { text: "$30,000" },
      availability: { kind: "in-stock" },
    });
  });

  test("VDP-097 SITE-051 each is called by the classified's title where the site says so", () => {
    const site = testSite("halden", [dealership(1, "parramatta")], { config: { titleField: "carsales_title" } });
    const car = testCar(1, { make: "Kia", model: "Rio", carsales_title: "Kia Rio, one owner" });
    const [head] = comparison(["car-1"], [car], site, NOW).cars;
    expect(head).toMatchObject({ name: "Kia Rio, one owner", title: "Kia Rio, one owner", badge: null });
  });

  test("SITE-051 a row differs where the cars do, however it is spelt, and where one says nothing", () => {
    expect(row("Kilometres")).toEqual({ label: "Kilometres", values: ["10,000 km", "90,000 km"], differs: true });
    expect(row("Colour")).toMatchObject({ values: ["Red", "red"], differs: false });
    expect(row("Seats")).toMatchObject({ values: ["5", null], differs: true });
    expect(row("Drive")).toMatchObject({ values: [null, "FWD"], differs: true });
  });

  test("what only names a car is no row, and neither is what none of them says", () => {
    const labels = shown(["car-1", "car-2"]).rows.map(({ label }) => label);
    expect(labels).not.toContain("Stock Number");
    expect(labels).not.toContain("Make");
    expect(labels).not.toContain("Doors");
  });

  test("rows keep the order of the specification table, whichever car has them", () => {
    const labels = shown(["car-1", "car-2"]).rows.map(({ label }) => label);
    expect(labels).toEqual(["Condition", "Year", "Colour", "Kilometres", "Body", "Drive", "Seats"]);
    expect(shown(["car-2", "car-1"]).rows.map(({ label }) => label)).toEqual(labels);
  });

  test("a car alone differs from nothing; without cars there are no rows", () => {
    expect(shown(["car-1"]).rows.every(({ differs }) => !differs)).toBe(true);
    expect(shown([])).toEqual({ cars: [], rows: [], gone: [] });
  });

  test("a slug that the site does not have is told; a sold car is shown as sold, without its price (CAR-133)", () => {
    const view = shown(["car-1", "gone-7"], [testCar(1, { sold: true })]);
    expect(view.gone).toEqual(["gone-7"]);
    expect(view.cars[0]?.availability).toEqual({ text: "SOLD", kind: "sold" });
    expect(view.cars[0]?.price).toMatchObject({ text: "Sold", note: null, before: null });
  });
});
