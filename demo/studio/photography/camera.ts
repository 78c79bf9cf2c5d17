import { PerspectiveCamera, Vector3 } from "three";
import type { CloseUp, Part } from "../design.ts";
import { framing, type View } from "../views.ts";

/**
 * A camera with a shift lens: the horizon stays level while the picture slides. Metres; the vehicle's middle at x 0.
 */
export type Camera = {
  readonly position: readonly [number, number, number];
  readonly target: readonly [number, number, number];
  /** Vertical angle of view (degrees). */
  readonly fieldOfView: number;
  /** How far the picture slides, in half frames: right and up. */
  readonly shift: readonly [number, number];
};

const ENOUGH = 6000;

/** Points that must stay in the frame: some of the vertices, moved so that the vehicle's middle is at x 0. */
export function outlineOf(parts: readonly Part[], middle: number): Vector3[] {
  const step = Math.max(1, Math.floor(parts.reduce((sum, { positions }) => sum + positions.length / 3, 0) / ENOUGH));
  return parts.flatMap(({ positions }) => {
    const points: Vector3[] = [];
    for (let v = 0; v < positions.length / 3; v += step)
      points.push(new Vector3((positions[v * 3] ?? 0) - middle, positions[v * 3 + 1] ?? 0, positions[v * 3 + 2] ?? 0));
    return points;
  });
}

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** The direction from the vehicle to the camera. */
function direction({ azimuth, elevation }: View): Vector3 {
  const flat = Math.cos(radians(elevation));
  return new Vector3(
    -Math.cos(radians(azimuth)) * flat,
    Math.sin(radians(elevation)),
    Math.sin(radians(azimuth)) * flat,
  );
}

function boundsFrom(points: readonly Vector3[], view: View, aspect: number, distance: number, height: number) {
  const lens = new PerspectiveCamera(framing.fieldOfView, aspect, 0.1, 200);
  lens.position.copy(direction(view).multiplyScalar(distance)).setY(height + direction(view).y * distance);
  lens.lookAt(0, height, 0);
  lens.updateMatrixWorld();
  const seen = points.map((point) => point.clone().project(lens));
  const xs = seen.map(({ x }) => x);
  const ys = seen.map(({ y }) => y);
  const ends = (values: number[]): readonly [number, number] => [
    values.reduce((low, value) => Math.min(low, value), 9),
    values.reduce((high, value) => Math.max(high, value), -9),
  ];
  return { position: lens.position, x: ends(xs), y: ends(ys) };
}

/**
 * The cameras that fill the frame with the vehicle, wheels at their line. The cameras of several views are equally far
 * away, so that a turning vehicle neither grows nor bounces.
 */
export function camerasFor(points: readonly Vector3[], views: readonly View[], aspect: number): Camera[] {
  const height = points.reduce((top, { y }) => Math.max(top, y), 0) * 0.46;
  let distance = 10;
  for (let round = 0; round < 6; round++) {
    const fills = views.map((view) => {
      const { x, y } = boundsFrom(points, view, aspect, distance, height);
      return Math.max((x[1] - x[0]) / 2 / framing.fillWidth, (y[1] - y[0]) / 2 / framing.fillHeight);
    });
    distance *= Math.max(...fills) ** 0.95;
  }
  const seen = views.map((view) => boundsFrom(points, view, aspect, distance, height));
  const lowest = Math.min(...seen.map(({ y }) => y[0]));
  return seen.map(({ position, x }) => ({
    position: [position.x, position.y, position.z],
    target: [0, height, 0],
    fieldOfView: framing.fieldOfView,
    shift: [views.length > 1 ? 0 : -(x[0] + x[1]) / 2, 1 - 2 * framing.wheelsAt - lowest],
  }));
}

/** The camera of a close-up; `middle` is where the vehicle's own x has its middle. */
export function closeUpCamera({ at, azimuth, elevation, across }: CloseUp, middle: number, aspect: number): Camera {
  const fieldOfView = 18;
  const distance = across / aspect / 2 / Math.tan(radians(fieldOfView / 2));
  const target = new Vector3(at[0] - middle, at[1], at[2]);
  const position = direction({ azimuth, elevation }).multiplyScalar(distance).add(target);
  return {
    position: [position.x, position.y, position.z],
    target: [target.x, target.y, target.z],
    fieldOfView,
    shift: [0, 0],
  };
}
