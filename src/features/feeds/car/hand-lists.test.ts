import { describe, expect, test } from "vitest";
import { BASE, build } from "./testing.ts";

const carOf = (cells: Record<string, string>) => build({ ...BASE, ...cells }).car;

describe("lists as dealers type and print them", () => {
  test("CAR-014 the advertised price comes before the one of the price list, whatever their order", () => {
    expect(carOf({ "List Price": "24,000.00", "Adv. Price": "22,500.00" })?.price).toBe(22_500);
    expect(carOf({ "Web price": "18990", "Full retail": "20990" })?.price).toBe(18_990);
    expect(carOf({ "List Price": "24,000.00" })?.price).toBe(24_000);
  });

  test.each([
    ["C/C", "Cab Chassis"],
    ["Cab/Ch", "Cab Chassis"],
    ["D/C", "Ute"],
    ["P/Van", "Van"],
    ["van/minivan", "Van"],
  ])("the body %s is %s", (Body, body) => {
    expect(carOf({ Make: "Toyota", Model: "Foo", Body })?.simple_body).toBe(body);
  });

  test("a cab chassis that a description tells is none of the model's usual utes", () => {
    const ranger = { Make: "Ford", Model: "Ranger" };
    expect(carOf({ ...ranger, Description: "XL Cab Chassis" })?.simple_body).toBe("Cab Chassis");
    expect(carOf({ ...ranger, Description: "XL 2.2 Hi-Rider" })?.simple_body).toBe("Ute");
  });

  test("of two columns of colours the plain word counts, and the paint's name is kept", () => {
    const cells = { Colour: "Titanium", "Basic colour": "Grey" };
    expect(carOf(cells)).toMatchObject({ colour: "Grey" });
  });

  test("a shop's categories tell a body where they name only one", () => {
    const title = { Title: "2017 Toyota Kluger", Model: "Kluger", Make: "Toyota" };
    expect(carOf({ ...title, Categories: "Used Cars, Used Cars > SUVs" })?.simple_body).toBe("SUV");
    expect(carOf({ ...title, Categories: "SUVs, Sedans" })?.simple_body).not.toBe("Sedan");
  });

  test("a badge glued to the model, or after it, is cut off in rows without a badge of their own", () => {
    const rows = build(
      { ...BASE, Make: "Mercedes-Benz", Model: "Vito 114BlueTEC", Spec: "" },
      { ...BASE, "Stock No": "U2", Make: "BMW", Model: "X3 xDrive20d", Spec: "" },
      { ...BASE, "Stock No": "U3", Make: "Kia", Model: "Rio", Spec: "S" },
    ).built.map(({ car }) => [car?.model, car?.badge]);
    expect(rows).toEqual([
      ["Vito", "114BlueTEC"],
      ["X3", "xDrive20d"],
      ["Rio", "S"],
    ]);
  });

  test("a make is known by a short model of letters and a digit that it alone sells", () => {
    expect(build({ Vehicle: "2022 MG3 CORE HATCH AUTO", Price: "15500" }).car).toMatchObject({
      make: "MG",
      model: "MG3",
    });
  });

  test("a mower is refused by its kind", () => {
    const bike = { ...BASE, Make: "Husqvarna", Model: "Svartpilen 401", Type: "Naked" };
    const mower = { ...BASE, "Stock No": "U2", Make: "Husqvarna", Model: "TS 142T", Type: "Ride-on Mower" };
    expect(build(bike, mower).built[1]?.problem?.reason).toContain("a machine (ride-on mower)");
  });

  test("pictures that Wix names by their keys have their addresses", () => {
    const car = carOf({ productImageUrl: "a1b2c3_6a6e3defcf4ee98~mv2.jpg;a1b2c3_995bf8a6ae67f86~mv2.jpg" });
    expect(car?.images.map(({ image }) => image?.url)).toEqual([
      "https://static.wixstatic.com/media/a1b2c3_6a6e3defcf4ee98~mv2.jpg",
      "https://static.wixstatic.com/media/a1b2c3_995bf8a6ae67f86~mv2.jpg",
    ]);
  });
});
