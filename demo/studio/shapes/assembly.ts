import type { Part } from "../design.ts";
import type { MaterialName } from "../materials.ts";
import { refined } from "./panel.ts";
import { both, distance, join, type Point, pointAt, type Shape } from "./shape.ts";

/** Collects the pieces of a vehicle by material. */
export type Assembly = {
  readonly add: (material: MaterialName, ...shapes: readonly Shape[]) => void;
  /** Adds shapes and their mirror images on the other side. */
  readonly pair: (material: MaterialName, ...shapes: readonly Shape[]) => void;
  /** Adds finished parts as they are. */
  readonly part: (...parts: readonly Part[]) => void;
  /** All shapes joined to one part a material, and the finished parts. */
  readonly parts: () => Part[];
};

/** Light is baked into corners, so no triangle may be longer than a shadow is soft. */
const LONGEST = 0.3;

function fineEnough(shape: Shape): Shape {
  for (let i = 0; i < shape.indices.length; i += 3) {
    const [a, b, c] = [0, 1, 2].map((k) => pointAt(shape.positions, shape.indices[i + k] as number)) as [
      Point,
      Point,
      Point,
    ];
    if (Math.max(distance(a, b), distance(b, c), distance(c, a)) > LONGEST * 1.5) {
      return refined(shape, LONGEST);
    }
  }
  return shape;
}

export function assembly(): Assembly {
  const pieces = new Map<MaterialName, Shape[]>();
  const whole: Part[] = [];
  const add = (material: MaterialName, ...shapes: readonly Shape[]) => {
    pieces.set(material, [...(pieces.get(material) ?? []), ...shapes]);
  };
  return {
    add,
    pair: (material, ...shapes) => add(material, ...shapes.map(both)),
    part: (...parts) => {
      whole.push(...parts);
    },
    parts: () => [
      ...whole,
      ...[...pieces].map(([material, shapes]) => ({ ...join(...shapes.map(fineEnough)), material })),
    ],
  };
}
