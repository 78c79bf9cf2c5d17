import { expect, test } from "vitest";
import { bus } from "./bus.ts";
import { PLACES, ROWS } from "./seats.ts";
import { BUS, DOOR } from "./shell.ts";

const spots = new Map(bus.hotspots.map(({ name, ...at }) => [name, at]));
const at = (name: string) => spots.get(name) ?? { yaw: Number.NaN, pitch: Number.NaN };

test("the saloon seats twenty, two on either side of an aisle, behind the door's steps", () => {
  expect(ROWS.length * PLACES.length * 2).toBe(20);
  expect(Math.min(...ROWS) - 0.45).toBeGreaterThan(DOOR.to);
  expect(Math.max(...ROWS) + 0.3).toBeLessThan(BUS.rear);
});

test("the driver sits on the right, the door is on the left, the exit behind, the hatch overhead", () => {
  for (const name of ["Driver seat", "Steering wheel"]) expect(at(name).yaw, name).toBeGreaterThan(0);
  for (const name of ["Driver seat", "Steering wheel", "Touchscreen"]) expect(Math.abs(at(name).yaw)).toBeLessThan(40);
  expect(at("Passenger door").yaw).toBeGreaterThan(-60);
  expect(at("Passenger door").yaw).toBeLessThan(-20);
  expect(Math.abs(at("Emergency exit").yaw)).toBeGreaterThan(170);
  expect(at("Roof hatch").pitch).toBeGreaterThan(5);
});
