import { PerspectiveCamera, Vector3 } from "three";
import { expect, test } from "vitest";
import { framing, galleryViews, SPIN_FRAMES, spinView } from "../views.ts";
import { type Camera, camerasFor } from "./camera.ts";

const corners = [-2.3, 2.3].flatMap((x) => [0, 1.6].flatMap((y) => [-0.9, 0.9].map((z) => new Vector3(x, y, z))));

/** How far the vehicle's corners reach in the frame, as shares of the frame. */
function seen({ position, target, fieldOfView, shift }: Camera) {
  const lens = new PerspectiveCamera(fieldOfView, 1.6, 0.1, 100);
  lens.position.set(...position);
  lens.lookAt(...target);
  lens.updateMatrixWorld();
  const points = corners.map((corner) => corner.clone().project(lens));
  const xs = points.map(({ x }) => (x + shift[0] + 1) / 2);
  const ys = points.map(({ y }) => (1 - y - shift[1]) / 2);
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}

test.each(Object.entries(galleryViews))("%s fills its frame, wheels on their line, headroom above", (_name, view) => {
  const [camera] = camerasFor(corners, [view], 1.6);
  if (!camera) throw new Error("no camera");
  const { left, right, top, bottom } = seen(camera);
  expect(bottom).toBeCloseTo(framing.wheelsAt, 2);
  expect((left + right) / 2).toBeCloseTo(0.5, 2);
  expect(right - left).toBeLessThanOrEqual(framing.fillWidth + 0.01);
  expect(top).toBeGreaterThan(0.12);
  expect(Math.max(right - left - framing.fillWidth, bottom - top - framing.fillHeight)).toBeGreaterThan(-0.02);
});

test("a turning vehicle is seen from one distance all round, its wheels never below their line", () => {
  const cameras = camerasFor(
    corners,
    Array.from({ length: SPIN_FRAMES }, (_, frame) => spinView(frame)),
    1.6,
  );
  const away = cameras.map(({ position, target }) => new Vector3(...position).distanceTo(new Vector3(...target)));
  expect(Math.max(...away) - Math.min(...away)).toBeLessThan(1e-6);
  for (const camera of cameras) expect(seen(camera).bottom).toBeLessThan(framing.wheelsAt + 0.005);
});
