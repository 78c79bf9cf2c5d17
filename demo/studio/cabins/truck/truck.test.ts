import { expect, test } from "vitest";
import type { Hotspot } from "../hotspots.ts";
import { van } from "../van/van.ts";
import { truck } from "./truck.ts";

const at = (spots: readonly Hotspot[], name: string): Hotspot =>
  spots.find((spot) => spot.name === name) ?? { name, yaw: Number.NaN, pitch: Number.NaN };

test.each([truck, van])(
  "$name: the driver sits on the right behind wheel and instruments, the passenger on the left",
  ({ hotspots }) => {
    for (const name of ["Driver seat", "Steering wheel", "Instruments"])
      expect(at(hotspots, name).yaw, name).toBeGreaterThan(0);
    expect(at(hotspots, "Passenger seat").yaw).toBeLessThan(0);
    for (const name of ["Steering wheel", "Instruments", "Touchscreen"]) {
      expect(Math.abs(at(hotspots, name).yaw), name).toBeLessThan(60);
      expect(at(hotspots, name).pitch, name).toBeLessThan(0);
    }
  },
);

test("hotspots of overhead things lie above the eye, and a van's bulkhead behind it", () => {
  expect(at(truck.hotspots, "Overhead shelf and radio").pitch).toBeGreaterThan(20);
  expect(at(van.hotspots, "Shelf over the windscreen").pitch).toBeGreaterThan(10);
  expect(Math.abs(at(van.hotspots, "Bulkhead and window").yaw)).toBeGreaterThan(150);
});
