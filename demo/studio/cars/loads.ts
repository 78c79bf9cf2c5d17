import { Vector3 } from "three";
import type { Part } from "../design.ts";
import { onBothSides } from "../part.ts";
import type { Body } from "./body.ts";
import { block, rod } from "./face.ts";
import type { CarSpec, Fitting } from "./spec.ts";

/** A hoop behind the cab, leaning back along the bed. */
function sportsBar({ well }: CarSpec): Part[] {
  if (!well) return [];
  const [from, , half] = well.box;
  const hoop = [
    new Vector3(from + 1.02, well.top + 0.02, half + 0.05),
    new Vector3(from + 0.5, well.top + 0.16, half + 0.03),
    new Vector3(from + 0.18, well.top + 0.36, half - 0.06),
    new Vector3(from + 0.12, well.top + 0.43, half - 0.2),
    new Vector3(from + 0.11, well.top + 0.44, 0),
  ];
  const brace = [
    new Vector3(from + 0.18, well.top + 0.02, half + 0.05),
    new Vector3(from + 0.2, well.top + 0.2, half + 0.02),
    new Vector3(from + 0.24, well.top + 0.31, half - 0.03),
  ];
  return [...onBothSides(rod(hoop, 0.036, "blackTrim", 70)), ...onBothSides(rod(brace, 0.03, "blackTrim", 20))];
}

/** Lights a panel evenly that is too large and plain for its few corners to carry baked light. */
const lit = (part: Part): Part => ({ ...part, occlusion: new Float32Array(part.positions.length / 3).fill(0.75) });

/** A flat aluminium tray with drop sides, from behind the cab to the end. */
function tray({ fullLength = 5, length, width }: CarSpec): Part[] {
  const from = length + 0.08;
  const long = fullLength - from;
  const middle = from + long / 2;
  const floor = 0.98;
  const half = width / 2 - 0.01;
  const side = lit(block([long, 0.25, 0.03], [middle, floor + 0.14, half], "tray", 0.008));
  const ribs = Array.from({ length: 3 }, (_, i) =>
    block([long, 0.012, 0.012], [middle, floor + 0.06 + i * 0.08, half + 0.017], "aluminium", 0.004),
  );
  const posts = [from + 0.02, middle, fullLength - 0.02].map((x) =>
    block([0.045, 0.3, 0.05], [x, floor + 0.13, half], "aluminium", 0.01),
  );
  const guards = [block([0.95, 0.02, 0.3], [fullLength - 1.08, floor - 0.1, half - 0.16], "blackTrim", 0.008)];
  return [
    lit(block([long, 0.06, half * 2], [middle, floor - 0.02, 0], "tray", 0.012)),
    ...Array.from({ length: 15 }, (_, i) =>
      block([long - 0.05, 0.012, 0.045], [middle, floor + 0.014, (i - 7) * 0.115], "aluminium", 0.004),
    ),
    ...[side, ...ribs, ...posts, ...guards].flatMap(onBothSides),
    lit(block([0.03, 0.25, half * 2], [fullLength - 0.015, floor + 0.14, 0], "tray", 0.008)),
    ...onBothSides(block([long + 0.5, 0.13, 0.07], [middle - 0.2, floor - 0.14, 0.4], "underbody", 0.01)),
    ...onBothSides(block([0.04, 0.1, 0.26], [fullLength + 0.005, floor - 0.14, half - 0.2], "redLamp", 0.015)),
    block([0.05, 0.1, 1.2], [fullLength - 0.02, floor - 0.16, 0], "blackTrim", 0.02),
  ];
}

/** A grid behind the cab that keeps the load from its window. */
function headboard({ length, width, height }: CarSpec): Part[] {
  const x = length + 0.12;
  const half = width / 2 - 0.06;
  const top = height - 0.02;
  const frame = [
    new Vector3(x, 1.0, half),
    new Vector3(x, top - 0.1, half),
    new Vector3(x, top, half - 0.1),
    new Vector3(x, top, 0),
  ];
  const uprights = Array.from({ length: 9 }, (_, i) =>
    rod(
      [
        new Vector3(x, 1.0, (i - 4) * 0.19),
        new Vector3(x, (1 + top) / 2, (i - 4) * 0.19),
        new Vector3(x, top, (i - 4) * 0.19),
      ],
      0.01,
      "aluminium",
      4,
    ),
  );
  return [...onBothSides(rod(frame, 0.026, "aluminium", 40)), ...uprights];
}

const makers: Partial<Record<Fitting, (spec: CarSpec) => Part[]>> = { "sports-bar": sportsBar, tray, headboard };

/** The parts that stand on or behind the cab. */
export function loadParts(spec: CarSpec, _body: Body): Part[] {
  return (spec.fittings ?? []).flatMap((name) => makers[name]?.(spec) ?? []);
}
