import {
  CatmullRomCurve3,
  CylinderGeometry,
  PlaneGeometry,
  SphereGeometry,
  TorusGeometry,
  TubeGeometry,
  Vector3,
} from "three";
import { RoundedBoxGeometry } from "three/addons/geometries/RoundedBoxGeometry.js";
import type { Part } from "../design.ts";
import { mix, type Point2 } from "../field.ts";
import type { MaterialName } from "../materials.ts";
import { onBothSides, partOf } from "../part.ts";
import type { Body } from "./body.ts";
import type { CarSpec, Line } from "./spec.ts";
import { onNose, onTail } from "./touch.ts";

/** A rod of one material through the given points. */
export function rod(
  places: readonly Vector3[],
  radius: number,
  material: MaterialName,
  segments = places.length * 6,
): Part {
  return partOf(new TubeGeometry(new CatmullRomCurve3([...places]), segments, radius, 10), material);
}

export function block(
  size: readonly [number, number, number],
  at: readonly [number, number, number],
  material: MaterialName,
  round = 0.02,
  turn: readonly [number, number, number] = [0, 0, 0],
): Part {
  const shape = new RoundedBoxGeometry(...size, 4, Math.min(round, ...size.map((side) => side / 2.05)));
  return partOf(
    shape
      .rotateX(turn[0])
      .rotateY(turn[1])
      .rotateZ(turn[2])
      .translate(...at),
    material,
  );
}

/** A line with more points between its points. */
const along = (line: Line, each = 6): Point2[] =>
  line.flatMap((point, i) => {
    const next = line[i + 1];
    if (!next) return [point];
    return Array.from(
      { length: each },
      (_, k): Point2 => [mix(point[0], next[0], k / each), mix(point[1], next[1], k / each)],
    );
  });

type Onto = (point: Point2) => readonly [number, number, number];
const onto = (place: Onto, point: Point2, inward: number, sign: 1 | -1) => {
  const [x, y, z] = place(point);
  return new Vector3(x + sign * inward, y, z - Math.sign(z) * inward * 0.5);
};

/** The outline's greatest width at a height. */
function widthAt(line: Line, y: number): number {
  return line.reduce((most, point, i) => {
    const next = line[(i + 1) % line.length] ?? point;
    if ((point[1] - y) * (next[1] - y) >= 0) return most;
    return Math.max(most, point[0] + ((next[0] - point[0]) * (y - point[1])) / (next[1] - point[1]));
  }, 0);
}

const heights = (line: Line): Point2 => [Math.min(...line.map(([, y]) => y)), Math.max(...line.map(([, y]) => y))];

function crossBars(
  line: Line,
  count: number,
  material: MaterialName,
  place: Onto,
  inset: number,
  radius: number,
): Part[] {
  const [low, high] = heights(line);
  return Array.from({ length: count }, (_, i) => {
    const y = mix(low, high, (i + 1) / (count + 1));
    const width = widthAt(line, y);
    const places = Array.from({ length: 25 }, (_, k) => onto(place, [mix(-width, width, k / 24), y], inset, 1));
    return rod(places, radius, material, 72);
  });
}

function uprightBars(
  line: Line,
  count: number,
  material: MaterialName,
  place: Onto,
  inset: number,
  radius: number,
): Part[] {
  const [low, high] = heights(line);
  const widest = Math.max(...line.map(([u]) => Math.abs(u)));
  return Array.from({ length: count }, (_, i) => mix(-widest, widest, (i + 0.5) / count)).flatMap((u) => {
    const rows = Array.from({ length: 13 }, (_, k) => mix(low, high, k / 12)).filter(
      (y) => widthAt(line, y) > Math.abs(u),
    );
    return rows.length < 3
      ? []
      : [
          rod(
            rows.map((y) => onto(place, [u, y], inset, 1)),
            radius,
            material,
            16,
          ),
        ];
  });
}

function grille({ face }: CarSpec, place: Onto): Part[] {
  const { grille: line, lower, bars } = face;
  const under = lower ? crossBars(lower, 3, "blackTrim", place, 0.03, 0.006) : [];
  if (!line || !bars || bars.kind === "none") return under;
  const { kind, count, material } = bars;
  if (kind === "across") return [...under, ...crossBars(line, count, material, place, 0.02, 0.009)];
  if (kind === "upright") return [...under, ...uprightBars(line, count, material, place, 0.018, 0.011)];
  return [
    ...under,
    ...crossBars(line, Math.round(count / 3), material, place, 0.024, 0.0045),
    ...uprightBars(line, count, material, place, 0.024, 0.0045),
  ];
}

function frame({ face }: CarSpec, place: Onto): Part[] {
  if (!face.grille || !face.grilleFrame) return [];
  const right = face.grille.filter(([u]) => u >= 0);
  return onBothSides(
    rod(
      along(right, 5).map((point) => onto(place, point, 0.002, 1)),
      0.0085,
      face.grilleFrame,
      80,
    ),
  );
}

function headlamps({ face }: CarSpec, place: Onto): Part[] {
  const lights = (face.daylight ?? []).map((line) =>
    rod(
      along(line).map((point) => onto(place, point, 0.016, 1)),
      0.0075,
      "daylight",
      60,
    ),
  );
  const radius = face.projectorRadius ?? 0.034;
  const bowls = (face.projectors ?? []).flatMap((point) => {
    const { x, y, z } = onto(place, point, 0.03, 1);
    return [
      partOf(new SphereGeometry(radius, 24, 16).translate(x + 0.016, y, z), "glass"),
      partOf(new SphereGeometry(radius * 0.8, 24, 16).translate(x + 0.024, y, z), "lampBowl"),
      partOf(new TorusGeometry(radius + 0.006, 0.006, 10, 36).rotateY(Math.PI / 2).translate(x, y, z), "chrome"),
    ];
  });
  const fog = face.fog
    ? [
        partOf(
          new SphereGeometry(0.036, 20, 12).scale(0.5, 1, 1).translate(...onto(place, face.fog, 0.03, 1).toArray()),
          "lampBowl",
        ),
      ]
    : [];
  const bar = face.lightBar;
  const across =
    bar === undefined
      ? []
      : [
          rod(
            Array.from({ length: 31 }, (_, k) => onto(place, [mix(-0.62, 0.62, k / 30), bar], -0.001, 1)),
            0.006,
            "daylight",
            90,
          ),
        ];
  return [...[...lights, ...bowls, ...fog].flatMap(onBothSides), ...across];
}

const plateDecal = `<svg xmlns="http://www.w3.org/2000/svg" width="512" height="176"><rect width="512" height="176" rx="20" fill="#eceae2"/><rect x="9" y="9" width="494" height="158" rx="14" fill="none" stroke="#1c2b55" stroke-width="6"/><text x="256" y="124" font-family="Liberation Sans Narrow, sans-serif" font-weight="bold" font-size="110" text-anchor="middle" fill="#1a2850" letter-spacing="8">DEMO 01</text></svg>`;

/** A number plate facing the front (-1) or the rear (1), its back resting on the skin. */
function plate([x, y]: Point2, facing: 1 | -1, lean = 0): Part[] {
  const turned = new PlaneGeometry(0.372, 0.128)
    .rotateX(-lean)
    .rotateY((facing * Math.PI) / 2)
    .translate(x + facing * 0.016, y, 0);
  return [
    { ...partOf(turned, "whitePlate"), decal: plateDecal },
    block([0.012, 0.142, 0.386], [x + facing * 0.008, y, 0], "blackTrim", 0.005),
  ];
}

const badge = (x: number, y: number): Part[] => [
  partOf(new CylinderGeometry(0.043, 0.043, 0.012, 40).rotateZ(Math.PI / 2).translate(x, y, 0), "chrome"),
  partOf(new CylinderGeometry(0.034, 0.034, 0.016, 40).rotateZ(Math.PI / 2).translate(x, y, 0), "glossBlack"),
  partOf(new TorusGeometry(0.02, 0.005, 8, 30).rotateY(Math.PI / 2).translate(x - 0.008, y, 0), "chrome"),
];

/** Lamps, grille, plates and badges at both ends. */
export function endParts(spec: CarSpec, body: Body): Part[] {
  const { face, rear, length } = spec;
  const nose: Onto = (point) => onNose(body, point);
  const tail: Onto = (point) => onTail(body, length, point);
  const glow = (rear.glow ?? []).map((line) =>
    rod(
      along(line).map((point) => onto(tail, point, -0.001, -1)),
      0.007,
      "redGlow",
      60,
    ),
  );
  const pipes = (rear.exhausts ?? []).flatMap(([z, y]) => {
    const [x] = tail([z, y]);
    const pipe = partOf(
      new CylinderGeometry(0.04, 0.04, 0.08, 32, 1, true).rotateZ(Math.PI / 2).translate(x - 0.045, y, z),
      "chrome",
    );
    return [
      pipe,
      partOf(new CylinderGeometry(0.036, 0.036, 0.02, 32).rotateZ(Math.PI / 2).translate(x - 0.03, y, z), "underbody"),
    ];
  });
  const front = face.plate === undefined ? [] : plate([nose([0, face.plate])[0], face.plate], -1);
  const back = rear.plate === undefined ? [] : plate([tail([0, rear.plate])[0], rear.plate], 1);
  return [
    ...grille(spec, nose),
    ...frame(spec, nose),
    ...headlamps(spec, nose),
    ...glow.flatMap(onBothSides),
    ...pipes.flatMap(onBothSides),
    ...front,
    ...back,
    ...(face.badge === undefined
      ? []
      : badge(nose([0, face.badge])[0] + (face.bars?.kind === "none" ? -0.004 : 0.006), face.badge)),
    ...(rear.badge === undefined ? [] : badge(tail([0, rear.badge])[0] + 0.004, rear.badge)),
  ];
}
