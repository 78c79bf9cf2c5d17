import { describe, expect, test } from "vitest";
import { BASE, build } from "./testing.ts";

const carsOf = (...lines: string[]) => build(...lines.map((Vehicle) => ({ Vehicle }))).built.map(({ car }) => car);
const carOf = (cells: Record<string, string>) => build({ ...BASE, ...cells }).car;

describe("a whole car in one line", () => {
  test("its parts by themselves are the colour, the kilometres, the plate and the gears", () => {
    const [mazda, holden] = carsOf(
      "2015 MAZDA 2 NEO HATCH, RED, 121K, S207BRT, $8,400",
      "2014 HOLDEN CRUZE EQUIPE / SEDAN / 6M / PETROL / Blue / 133,210 km / Rego D31KT TAS / $7,990",
    );
    expect(mazda).toMatchObject({ colour: "Red", km: 121_000, regplate: "S207BRT", price: 8400 });
    expect(holden).toMatchObject({ simple_transmission: "Manual", km: 133_210, regplate: "D31KT", colour: "Blue" });
  });

  test("of a price that was and one that is now the lower counts, and a lime green is a green", () => {
    const [bike] = carsOf("2019 Kawasaki Ninja 650, lime green, 7,300 kms, was $8,990 now $7,990");
    expect(bike).toMatchObject({ price: 7990, colour: "Green", km: 7300 });
  });

  test("a code of the model between commas is no plate where another part may be one too", () => {
    const [car] = carsOf("2016 Toyota Hilux, GUN126R, white, 96,000 kms, AB12CD, $31,000");
    expect(car?.regplate).toBeNull();
  });

  test("kilometres of a warranty or an interval are still none of the car's", () => {
    const [car] = carsOf("2018 Kia Rio S, white, serviced every 12 months/15,000 km, $12,990");
    expect(car?.km).toBeNull();
  });
});

describe("columns of dealers' systems", () => {
  test.each([
    ["UTDC", "Ute"],
    ["CCSC", "Cab Chassis"],
    ["SW", "Wagon"],
  ])("the body %s is %s", (Body, body) => {
    expect(carOf({ Make: "Toyota", Model: "Foo", Body })?.simple_body).toBe(body);
  });

  test("one column has the outside's colour and the inside's", () => {
    expect(carOf({ "Exterior – Interior": "Carrara White – black leather" })).toMatchObject({
      colour: "White",
      interior_colour: "black leather",
    });
  });

  test("the names stand under a word that says nothing, though each tells a body too", () => {
    const { built } = build(
      ...["toyota corolla hatch", "ford falcon xr6 ute", "kia rio hatch"].map((what, at) => ({
        "#": `${at + 1}`,
        yr: "11",
        what,
        "$ on windscreen": `${at + 3}990`,
      })),
    );
    expect(built.map(({ car }) => [car?.make, car?.model, car?.simple_body, car?.price])).toEqual([
      ["Toyota", "Corolla", "Hatch", 3990],
      ["Ford", "Falcon", "Ute", 4990],
      ["Kia", "Rio", "Hatch", 5990],
    ]);
  });

  test("a description may begin with the colour of the body", () => {
    expect(carOf({ Blurb: "Orange coupe, 4 speed manual. History folder." })?.colour).toBe("Orange");
  });
});
