import { Vector3 } from "three";
import type { Part } from "../design.ts";
import { onBothSides } from "../part.ts";
import type { Body } from "./body.ts";
import { block, rod } from "./face.ts";
import type { CarSpec } from "./spec.ts";
import { onSlice, onTop } from "./touch.ts";

const SEAT = 0.36;
const HALF = 0.15;

/** The seal along the windscreen's frame, where the roof of an open car would begin. */
export function screenSeal({ house }: CarSpec, body: Body): Part[] {
  if (house?.openFrom === undefined) return [];
  const x = house.openFrom - 0.004;
  const belt = body.shoulder(x) - 0.02;
  const places = Array.from({ length: 41 }, (_, i) => {
    const turn = Math.PI * (0.03 + (0.94 * i) / 40);
    const [, y, z] = onSlice(body, x, belt, turn);
    return new Vector3(x, y - 0.016 * Math.sin(turn), z - 0.016 * Math.cos(turn));
  });
  return [rod(places, 0.019, "blackTrim", 160)];
}

/** A hoop behind each seat of an open car, and a pane between the two that keeps the draught off. */
export function rollHoops({ well }: CarSpec, body: Body): Part[] {
  if (!well) return [];
  const x = well.box[1] + 0.05;
  const deck = onTop(body, x, SEAT) - 0.03;
  const top = deck + 0.29;
  const lean = -0.05;
  const hoop = [
    new Vector3(x, deck, SEAT - HALF),
    new Vector3(x + lean * 0.6, top - 0.1, SEAT - HALF + 0.01),
    new Vector3(x + lean, top, SEAT - HALF + 0.09),
    new Vector3(x + lean, top, SEAT + HALF - 0.09),
    new Vector3(x + lean * 0.6, top - 0.1, SEAT + HALF - 0.01),
    new Vector3(x, deck, SEAT + HALF),
  ];
  return [
    ...onBothSides(rod(hoop, 0.019, "satin", 60)),
    ...onBothSides(block([0.02, 0.2, HALF * 1.7], [x + lean / 2, deck + 0.125, SEAT], "blackTrim", 0.01)),
    block([0.008, 0.18, (SEAT - HALF) * 1.9], [x + lean / 2, deck + 0.12, 0], "glass", 0.003),
  ];
}
