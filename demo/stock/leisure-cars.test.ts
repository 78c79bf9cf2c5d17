import { expect, test } from "vitest";
import { designs as estates } from "../studio/designs/estates.ts";
import { designs as grandTourers } from "../studio/designs/grand-tourers.ts";
import { designs as roadsters } from "../studio/designs/roadsters.ts";
import { designs as sedans } from "../studio/designs/sedans.ts";
import { designs as sports } from "../studio/designs/sports.ts";
import { CATALOGUE } from "./catalogue/parse.ts";
import { type Art, designOf } from "./pictures/art.ts";
import { photographed } from "./pictures/testing.ts";

const art: Art = { designs: [sports, grandTourers, roadsters, sedans, estates].flat().map(photographed) };

/** The designs that represent the grades of a model with this body. */
const shownAs = (make: string, model: string, body: string) =>
  CATALOGUE.filter((line) => line.make === make && line.model === model && line.body === body).flatMap((line) =>
    line.grades.map((grade) => designOf(art, line, grade)?.name),
  );

test.each([
  ["Porsche", "911", "coupe", "coupe-a"],
  ["Toyota", "GR86", "coupe", "coupe-a"],
  ["Ford", "Mustang", "coupe", "coupe-b"],
  ["BMW", "4 Series", "coupe", "coupe-b"],
  ["Ford", "Mustang", "convertible", "convertible-a"],
  ["Mercedes-Benz", "C-Class", "convertible", "convertible-a"],
  ["Mazda", "MX-5", "convertible", "convertible-b"],
  ["Skoda", "Octavia", "wagon", "wagon-a"],
  ["Holden", "Commodore", "wagon", "wagon-a"],
  ["Subaru", "Outback", "wagon", "wagon-b"],
])("a %s %s %s looks like what it is: %s", (make, model, body, design) => {
  expect(new Set(shownAs(make, model, body))).toEqual(new Set([design]));
});

test("second designs have a 360° view, the first one's interior, and wheels, proportions and a face of their own", () => {
  const of = (name: string) =>
    [sports, grandTourers, roadsters, sedans, estates].flat().find((one) => one.name === name);
  for (const [second, first, cabin] of [
    ["coupe-b", "coupe-a", "sport"],
    ["convertible-b", "convertible-a", "sport"],
    ["wagon-b", "wagon-a", "family"],
  ] as const) {
    const [one, other] = [of(second), of(first)];
    expect([one?.cabin, other?.cabin], second).toEqual([cabin, cabin]);
    expect(Math.abs((one?.lengthMetres ?? 0) - (other?.lengthMetres ?? 0)), second).toBeGreaterThan(0.08);
    expect(Object.keys(one?.closeUps ?? {}), second).toEqual(["wheel", "light"]);
    expect(one?.closeUps?.wheel?.at, second).not.toEqual(other?.closeUps?.wheel?.at);
    expect(one?.closeUps?.light?.at, second).not.toEqual(other?.closeUps?.light?.at);
  }
});
