import { type BufferGeometry, LatheGeometry, Matrix4, TorusGeometry, Vector2 } from "three";
import type { Part } from "../design.ts";
import { type Field, smoothMax, smoothMin, smoothStep } from "../field.ts";
import type { MaterialName } from "../materials.ts";
import { meshField } from "../mesher.ts";
import { partOf, placed } from "../part.ts";

/** The spokes of a wheel, repeated `count` times. Metres, and shares of the rim's radius. */
type Spokes = {
  readonly count: number;
  /** Half width of a spoke at the hub and at the rim. */
  readonly inner: number;
  readonly outer: number;
  /** Where a spoke divides into two (share of the radius), and their half distance at the rim. */
  readonly partsFrom?: number;
  readonly spread?: number;
  /** How far a spoke turns on its way out (radians). */
  readonly twist?: number;
  readonly thickness?: number;
  /** How much deeper the hub lies than the rim. */
  readonly dish?: number;
};

export type WheelSpec = {
  readonly radius: number;
  readonly rim: number;
  readonly width: number;
  readonly spokes: Spokes | "steel" | "lorry";
  readonly material: MaterialName;
  readonly caliper?: MaterialName;
  /** How far the wheel's face lies inside the car's widest point. */
  readonly inset?: number;
};

const CELL = 0.0056;
const BEHIND = 0.1;

/** How far a place is from the spokes, in the wheel's own space: axis z, face at 0, outside above 0. */
function spokesField(spokes: Spokes, rim: number): Field {
  const { count, inner, outer, partsFrom = 0, spread = 0, twist = 0, thickness = 0.013, dish = 0.03 } = spokes;
  const sector = (Math.PI * 2) / count;
  return (x, y, z) => {
    const r = Math.hypot(x, y);
    const share = Math.min(1, r / rim);
    const angle = Math.atan2(y, x) - Math.PI / 2 - twist * share * share;
    const folded = angle - Math.round(angle / sector) * sector;
    const apart = spread * smoothStep(partsFrom, 1.05, share);
    const lateral = Math.abs(Math.abs(r * Math.sin(folded)) - apart) - inner - (outer - inner) * share;
    const face = -0.016 - dish * (1 - share) ** 1.3;
    const depth = Math.abs(z - face + thickness) - thickness;
    const ends = Math.max(r - rim + 0.004, folded > 1.5 || folded < -1.5 ? 1 : -1);
    return smoothMax(smoothMax(lateral, depth, 0.016), ends, 0.004);
  };
}

/** Hub, nuts and rim around the spokes. */
function alloyField({ rim, width }: WheelSpec, spokes: Spokes): Field {
  const spoke = spokesField(spokes, rim);
  const dish = spokes.dish ?? 0.03;
  return (x, y, z) => {
    const r = Math.hypot(x, y);
    const barrel = Math.max(Math.abs(r - rim + 0.009) - 0.008, z, -z - width + 0.02);
    const lip = Math.hypot(r - rim + 0.003, z + 0.007) - 0.0105;
    const hub = smoothMax(r - 0.068, Math.abs(z + dish + 0.045) - 0.032, 0.02);
    let solid = smoothMin(spoke(x, y, z), hub, 0.02);
    solid = smoothMin(solid, smoothMin(barrel, lip, 0.006), 0.012);
    const turn = Math.PI * 0.4;
    const angle = Math.atan2(y, x) - Math.round(Math.atan2(y, x) / turn) * turn;
    const nut = Math.hypot(r * Math.cos(angle) - 0.047, r * Math.sin(angle)) - 0.0095;
    return smoothMax(solid, -Math.max(nut, -z - dish - 0.04), 0.006);
  };
}

/** A pressed steel wheel: a domed disc with holes. */
function steelField({ rim, width }: WheelSpec): Field {
  return (x, y, z) => {
    const r = Math.hypot(x, y);
    const share = r / rim;
    const face =
      -0.03 +
      0.022 * smoothStep(0.5, 0.72, share) -
      0.03 * smoothStep(0.78, 0.98, share) +
      0.02 * (1 - smoothStep(0.12, 0.3, share));
    const disc = Math.max(Math.abs(z - face + 0.006) - 0.006, r - rim + 0.006);
    const turn = (Math.PI * 2) / 10;
    const angle = Math.atan2(y, x) - Math.round(Math.atan2(y, x) / turn) * turn;
    const hole = Math.hypot(r * Math.cos(angle) - rim * 0.76, r * Math.sin(angle) * 0.8) - 0.022;
    const barrel = Math.max(Math.abs(r - rim + 0.007) - 0.007, z, -z - width + 0.02);
    return smoothMin(smoothMax(disc, -hole, 0.004), barrel, 0.01);
  };
}

/** A forged wheel of a heavy vehicle: a disc with round holes, a ring of nuts, a hub that stands out. */
function lorryField({ rim, width }: WheelSpec): Field {
  const fold = (x: number, y: number, count: number, at: number) => {
    const turn = (Math.PI * 2) / count;
    const angle = Math.atan2(y, x) - Math.round(Math.atan2(y, x) / turn) * turn;
    const r = Math.hypot(x, y);
    return Math.hypot(r * Math.cos(angle) - at, r * Math.sin(angle));
  };
  return (x, y, z) => {
    const r = Math.hypot(x, y);
    const face = -0.06 + 0.035 * (1 - smoothStep(0.5, 0.78, r / rim));
    const disc = Math.max(Math.abs(z - face + 0.01) - 0.01, r - rim + 0.006);
    const pierced = smoothMax(disc, 0.03 - fold(x, y, 10, rim * 0.72), 0.006);
    const nuts = Math.max(fold(x, y, 10, rim * 0.46) - 0.014, Math.abs(z + 0.012) - 0.016);
    const hub = smoothMax(r - rim * 0.3, Math.abs(z - 0.005) - 0.03, 0.02);
    const barrel = Math.max(Math.abs(r - rim + 0.007) - 0.008, z, -z - width + 0.02);
    const lip = Math.hypot(r - rim + 0.004, z + 0.006) - 0.012;
    return Math.min(smoothMin(smoothMin(pierced, Math.min(barrel, lip), 0.012), hub, 0.008), nuts);
  };
}

function lathe(profile: readonly (readonly [number, number])[], material: MaterialName): Part {
  const turned: BufferGeometry = new LatheGeometry(
    profile.map(([r, z]) => new Vector2(r, z)),
    88,
  );
  return partOf(turned.rotateX(Math.PI / 2), material);
}

function tyre({ radius: R, rim, width: w }: WheelSpec): Part[] {
  const bulge = 0.012;
  const profile = [
    [rim - 0.004, -0.018],
    [rim + 0.008, -0.006],
    [rim + 0.02, 0.004],
    [rim + 0.045, bulge],
    [R - 0.035, bulge - 0.004],
    [R - 0.018, -0.008],
    [R - 0.006, -0.026],
    [R, -0.05],
    [R, -w + 0.05],
    [R - 0.006, -w + 0.02],
    [R - 0.03, -w - 0.01],
    [rim, -w],
  ] as const;
  const ring = (r: number, z: number, thick: number) =>
    partOf(new TorusGeometry(r, thick, 6, 88).translate(0, 0, z), "rubber");
  return [
    lathe(profile, "tyre"),
    ring(rim + 0.026, bulge * 0.6, 0.0024),
    ring(R - 0.03, bulge * 0.66, 0.0024),
    ...[0, 1, 2, 3].map((i) => ring(R + 0.0005, -0.05 - ((w - 0.1) * i) / 3, 0.004)),
  ];
}

function brake({ rim, caliper = "caliper" }: WheelSpec): Part[] {
  const disc = Math.min(0.165, rim - 0.05);
  const around: Field = (x, y, z) => {
    const r = Math.hypot(x, y);
    const angle = Math.abs(Math.atan2(y, x) - 0.35);
    return smoothMax(
      smoothMax(Math.abs(r - disc + 0.016) - 0.036, Math.abs(z + BEHIND - 0.012) - 0.03, 0.012),
      (angle - 0.5) * 0.15,
      0.012,
    );
  };
  const box = { min: [0, -0.06, -0.16], max: [0.24, 0.2, -0.02] } as const;
  return [
    lathe(
      [
        [0.07, -BEHIND + 0.012],
        [disc, -BEHIND + 0.012],
        [disc, -BEHIND - 0.008],
      ],
      "brakeDisc",
    ),
    lathe(
      [
        [0.03, -0.13],
        [rim - 0.014, -0.13],
      ],
      "underbody",
    ),
    { ...meshField(around, box, 0.007), material: caliper },
  ];
}

const centreCap = (z: number): Part =>
  lathe(
    [
      [0, z],
      [0.022, z],
      [0.029, z - 0.003],
      [0.031, z - 0.02],
    ],
    "glossBlack",
  );

/** A whole wheel in its own space: axis z, its face at 0 looking towards positive z. */
function wheelParts(spec: WheelSpec): Part[] {
  const { rim, width, spokes, material } = spec;
  const field =
    spokes === "steel" ? steelField(spec) : spokes === "lorry" ? lorryField(spec) : alloyField(spec, spokes);
  const reach = rim + 0.02;
  const box = { min: [-reach, -reach, -width - 0.01], max: [reach, reach, 0.05] } as const;
  const cap = typeof spokes === "string" ? [] : [centreCap(-0.006 - (spokes.dish ?? 0.03))];
  return [...tyre(spec), ...brake(spec), { ...meshField(field, box, CELL), material }, ...cap];
}

/** Wheels on axles, both sides: at each x (metres), faces at `half` from the middle. */
export function onAxles(spec: WheelSpec, axles: readonly number[], half: number): Part[] {
  const wheel = wheelParts(spec);
  return axles.flatMap((x) =>
    wheel.flatMap((part) => [
      placed(part, new Matrix4().makeTranslation(x, spec.radius, half)),
      placed(part, new Matrix4().makeScale(1, 1, -1).setPosition(x, spec.radius, -half)),
    ]),
  );
}
