import { expect, test } from "vitest";
import { counted } from "./format.ts";
import { nounFor, plural } from "./plural.ts";

test.each([
  ["car", "cars"],
  ["Vehicle", "Vehicles"],
  ["EV", "EVs"],
  ["SUV", "SUVs"],
  ["hatch", "hatches"],
  ["bus", "buses"],
  ["Bus", "Buses"],
  ["box", "boxes"],
  ["lorry", "lorries"],
  ["Tray", "Trays"],
  ["People Mover", "People Movers"],
  ["Cab Chassis", "Cab Chassis"],
  ["chassis", "chassis"],
  ["Super Cab S/S", "Super Cab S/S"],
])("several of a %s are %s", (one, several) => {
  expect(plural(one)).toBe(several);
  expect([nounFor(1, one), nounFor(0, one), nounFor(2, one)]).toEqual([one, several, several]);
  expect([counted(1, one), counted(1_200, one)]).toEqual([`1 ${one}`, `1,200 ${several}`]);
});
