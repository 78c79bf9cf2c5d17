import { expect, test } from "vitest";
import { testSite } from "../../../../test/fixtures/site.ts";
import { carView } from "./thread-items.ts";

const CAR = { id: 1, name: "2021 Mazda CX-5", path: "/cars/a", picture: null, plate: null, stocknum: "A1", status: "" };
const facts = (price: number | null, priceThen: number | null, status = "in_stock") =>
  carView({ ...CAR, price, status }, { vehicle: { price: priceThen } as never }, testSite("halden", [])).facts;

test("whoever answers sees the car's price of today and, where it was another, that of the enquiry", () => {
  expect(facts(29_990, 29_990)).toBe("$29,990, stock A1");
  expect(facts(29_990, 27_990.5)).toBe("$29,990, $27,990.50 when they asked, stock A1");
  expect(facts(null, 27_990)).toBe("no price now, $27,990 when they asked, stock A1");
  expect(facts(29_990, null)).toBe("$29,990, stock A1");
  expect(facts(null, null, "sold")).toBe("sold, stock A1");
});
