import { BoxGeometry, Matrix4 } from "three";
import { expect, test } from "vitest";
import { shadersOf, shadowOnFloor, withOcclusion } from "./occlusion.ts";
import { mirrored, onBothSides, partOf, placed } from "./part.ts";

const roof = partOf(new BoxGeometry(2, 0.1, 1.6).translate(1, 0.4, 0), "blackTrim");

test("the floor is dark under a vehicle and fades to nothing at the map's edge", () => {
  const { columns, rows, dark } = shadowOnFloor(shadersOf([roof]), 2);
  expect(dark[Math.floor(rows / 2) * columns + Math.floor(columns / 2)]).toBeGreaterThan(150);
  expect(dark[0]).toBe(0);
  expect(dark[Math.floor(rows / 2) * columns]).toBe(0);
});

test("a place below a roof gets less light than one above it", () => {
  const post = partOf(new BoxGeometry(0.1, 0.1, 0.1).translate(1, 0.25, 0), "blackTrim");
  const high = placed(post, new Matrix4().makeTranslation(0, 0.6, 0));
  const bvh = shadersOf([roof, post, high]);
  const [, under, above] = withOcclusion([roof, post, high], bvh, shadowOnFloor(bvh, 2));
  const least = (part: typeof under) => Math.min(...(part?.occlusion ?? []));
  expect(least(under)).toBeLessThan(least(above));
});

test("a mirrored part keeps its outside outside", () => {
  const [left, right] = onBothSides(
    placed(partOf(new BoxGeometry(), "chrome"), new Matrix4().makeTranslation(0, 0, 2)),
  );
  expect(mirrored(right ?? mirrored(roof))).toEqual(left);
  const scaled = placed(roof, new Matrix4().makeScale(1, 1, -1));
  expect(scaled.indices.slice(0, 3)).not.toEqual(roof.indices.slice(0, 3));
});
