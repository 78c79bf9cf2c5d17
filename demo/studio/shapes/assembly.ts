import type { Part } from "../design.ts";
import type { MaterialName } from "../materials.ts";
import { both, join, type Shape } from "./shape.ts";

/** Collects the pieces of a vehicle by material. */
export type Assembly = {
  readonly add: (material: MaterialName, ...shapes: readonly Shape[]) => void;
  /** The same on both sides. */
  readonly pair: (material: MaterialName, ...shapes: readonly Shape[]) => void;
  /** A part with a drawing on it, or from another maker, as it is. */
  readonly part: (...parts: readonly Part[]) => void;
  /** One part a material, and the parts that came whole. */
  readonly parts: () => Part[];
};

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
    parts: () => [...whole, ...[...pieces].map(([material, shapes]) => ({ ...join(...shapes), material }))],
  };
}
