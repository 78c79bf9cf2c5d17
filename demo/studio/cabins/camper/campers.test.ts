import { expect, test } from "vitest";
import { nose } from "../../designs/motorhome-front.ts";
import { campervan } from "./campervan.ts";
import { FLOOR, halfAt } from "./campervan-shell.ts";
import { teardrop } from "./teardrop.ts";
import { roofAt } from "./teardrop-shell.ts";

const yawOf = ({ hotspots }: typeof campervan, name: string) => hotspots.find((spot) => spot.name === name)?.yaw ?? 0;

test("the campervan opens at the kerb, on the left, and sleeps at the rear; its seats are in front", () => {
  expect(yawOf(campervan, "Sliding door")).toBeLessThan(-40);
  expect(yawOf(campervan, "Sink")).toBeLessThan(-90);
  expect(yawOf(campervan, "Table for four")).toBeGreaterThan(30);
  expect(Math.abs(yawOf(campervan, "Bed across the rear"))).toBeGreaterThan(150);
  expect(Math.abs(yawOf(campervan, "Swivel seats"))).toBeLessThan(30);
});

test("the campervan's walls stay within the van's skin, at every height", () => {
  for (const [height, wide] of nose.side.filter(([y]) => y > FLOOR && y < 2.4)) {
    expect(halfAt(height - FLOOR)).toBeLessThan(wide);
    expect(halfAt(height - FLOOR)).toBeGreaterThan(wide - 0.12);
  }
});

test("the teardrop has a door on either side and its lining under its roof", () => {
  expect(yawOf(teardrop, "Left door")).toBeCloseTo(-yawOf(teardrop, "Right door"), 1);
  expect(yawOf(teardrop, "Left door")).toBeLessThan(0);
  // The roof is 2.04 m over the ground at its highest, and the floor lies at 0.68 m.
  expect(roofAt(0.35)).toBeGreaterThan(1.25);
  expect(roofAt(0.35)).toBeLessThan(2.04 - 0.68);
  expect(roofAt(-0.7)).toBeLessThan(roofAt(0.35) - 0.2);
});
