import { expect, test } from "vitest";
import { designs as dualCabChassis } from "../studio/designs/dual-cab-chassis.ts";
import { designs as highRoofVan } from "../studio/designs/high-roof-van.ts";
import { designs as movers } from "../studio/designs/movers.ts";
import { designs as panelVans } from "../studio/designs/panel-vans.ts";
import { designs as routeBus } from "../studio/designs/route-bus.ts";
import { designs as lightTruck } from "../studio/designs/truck-light.ts";
import { designs as mediumTrucks } from "../studio/designs/truck-medium.ts";
import { designs as lightPantech } from "../studio/designs/truck-pantech.ts";
import { designs as uprightMover } from "../studio/designs/upright-mover.ts";
import { designs as utes } from "../studio/designs/utes.ts";
import { bodyOf } from "./bodies.ts";
import { CATALOGUE } from "./catalogue/parse.ts";
import { type Art, designOf } from "./pictures/art.ts";
import { photographed } from "./pictures/testing.ts";

const art: Art = {
  designs: [
    ...[panelVans, highRoofVan, movers, uprightMover, routeBus, utes, dualCabChassis],
    ...[lightTruck, mediumTrucks, lightPantech],
  ]
    .flat()
    .map(photographed),
};

/** The designs that represent the grades of a model, from the plainest. */
const shownAs = (make: string, model: string) =>
  CATALOGUE.filter((line) => line.make === make && line.model === model).flatMap((line) =>
    line.grades.map((grade) => designOf(art, line, grade)?.name),
  );

test.each([
  ["Mercedes-Benz", "Sprinter", "van-b"],
  ["Ford", "Transit", "van-b"],
  ["Fiat", "Ducato", "van-b"],
  ["Ford", "Transit Custom", "van-a"],
  ["Toyota", "HiAce", "van-a"],
  ["Hyundai", "Staria", "people-mover-b"],
  ["Kia", "Carnival", "people-mover-a"],
  ["Toyota", "Coaster", "bus-a"],
  ["Fuso", "Rosa", "bus-a"],
  ["Volvo", "B8RLE", "bus-b"],
  ["Scania", "K 320", "bus-b"],
  ["Ford", "Falcon Ute", "cab-chassis-a"],
  ["Isuzu", "NPR 75-190", "truck-e"],
  ["Hino", "300 721 Hybrid", "truck-e"],
  ["Fuso", "eCanter", "truck-e"],
  ["Fuso", "Canter 918", "truck-a"],
  ["Isuzu", "FRR 110-260", "truck-a"],
  ["Hino", "500 FC 1124", "truck-a"],
  ["Isuzu", "NPR 45-155", "truck-b"],
  ["Iveco", "Daily 50C", "truck-b"],
  ["Iveco", "Daily 70C", "truck-b"],
  ["Hino", "500 FM 2632", "truck-b"],
  ["Isuzu", "NPR 65-190", "truck-d"],
])("a %s %s looks like what it is: %s", (make, model, design) => {
  expect(new Set(shownAs(make, model))).toEqual(new Set([design]));
});

test("a dual cab for builders has a tray in its plainest grade, a tub in the others", () => {
  for (const [make, model] of [
    ["Toyota", "HiLux"],
    ["Ford", "Ranger"],
    ["Isuzu", "D-Max"],
  ] as const) {
    const [plainest, ...others] = shownAs(make, model);
    expect(plainest, model).toBe("cab-chassis-b");
    expect(
      others.every((name) => name?.startsWith("ute-")),
      model,
    ).toBe(true);
  }
  const line = CATALOGUE.find(({ model }) => model === "HiLux");
  const [workMate, sr] = line?.grades ?? [];
  expect(line && [bodyOf(line, workMate).body, bodyOf(line, sr).body]).toEqual([
    "Dual Cab Chassis",
    "Dual Cab Utility",
  ]);
});

test("second designs have the first one's body, and the length of the models that they represent", () => {
  const long = new Map([...art.designs].map(({ name, lengthMetres }) => [name, lengthMetres]));
  expect(long.get("van-b")).toBeGreaterThan((long.get("van-a") ?? 9) + 0.5);
  expect(long.get("bus-b")).toBeGreaterThan((long.get("bus-a") ?? 9) + 4);
  const wheels = [lightTruck, lightPantech].flat().map(({ body, closeUps }) => [body, Object.keys(closeUps ?? {})]);
  expect(wheels).toEqual(Array(2).fill(["Light Truck", ["wheel", "light"]]));
  const all = [highRoofVan, uprightMover, routeBus, dualCabChassis].flat();
  expect(all.map(({ cabin }) => cabin)).toEqual(["van", "family", "bus", "work"]);
});
