import { type Curve, curve } from "../curve.ts";
import { type Field, polygonDistance, smoothMax, smoothMin, smoothStep } from "../field.ts";
import type { CarSpec, House, Line, Pane } from "./spec.ts";

/** How far a place lies outside each surface of the car (metres, below 0 inside); both sides alike. */
type Surfaces = { side: number; front: number; rear: number; top: number; whole: number };

export type Body = {
  /** The closed skin, without wheel arches and recesses. */
  readonly skin: Field;
  /** The skin with the wheel arches cut. */
  readonly arched: Field;
  /** The skin with arches and every recess cut. */
  readonly carved: Field;
  /**
   * How far a place is inside side, front, rear, top of whichever storey it belongs to, and how far in the upper one.
   */
  readonly belongs: (x: number, y: number, z: number) => readonly [number, number, number, number, number];
  readonly shoulder: Curve;
  readonly plan: Curve;
  readonly roof: Curve;
  readonly belt: Curve;
};

const CUT_UNDER_BELT = 0.1;
/** How round the edges of recesses are: about a cell of the mesh, which cannot follow sharper ones evenly. */
const EDGE = 0.026;
const RECESS = { lamp: 0.035, grille: 0.04, lower: 0.05, vent: 0.035, rearLow: 0.03 } as const;

/** The distance to a pane: in side view a line from foot to head, bowed seen from above and bulged between its ends. */
function pane({ foot, head, bow, bulge }: Pane, facing: 1 | -1): Field {
  const dx = head[0] - foot[0];
  const dy = head[1] - foot[1];
  const length = Math.hypot(dx, dy);
  return (x, y, z) => {
    const along = Math.min(1.3, Math.max(-0.3, ((x - foot[0]) * dx + (y - foot[1]) * dy) / length / length));
    const off = ((x - foot[0]) * dy - (y - foot[1]) * dx) / length;
    return (-facing * off + bow * z * z - bulge * 4 * along * (1 - along)) * 0.96;
  };
}

function flankOf(spec: CarSpec, shoulder: Curve, plan: Curve, section: Curve) {
  const { axles, wheel, arch, creases, length } = spec;
  const spread = arch.spread ?? 0.16;
  const fade = creases.map(
    ({ from, to }) =>
      (x: number) =>
        smoothStep(from, from + 0.35, x) * (1 - smoothStep(to - 0.35, to, x)),
  );
  return (x: number, y: number): number => {
    const share = (y - 0.2) / (shoulder(x) - 0.2);
    let half = plan(x) - section(Math.min(1.3, Math.max(-0.2, share)));
    for (const [index, crease] of creases.entries()) {
      const off = share - crease.at - crease.rise * (x / length - 0.5);
      const soft = Math.sqrt(off * off + 2.2e-3) - 0.0469;
      half += (fade[index]?.(x) ?? 0) * crease.out * Math.exp(-soft / (off > 0 ? crease.above : crease.below));
    }
    for (const axle of axles) {
      const near = 1 - Math.max(0, (Math.hypot(x - axle, y - wheel.radius) - arch.radius) / spread);
      if (near > 0)
        half += arch.flare * near * near * (3 - 2 * near) * smoothStep(-0.25, 0.15, y - wheel.radius + 0.12);
    }
    return half;
  };
}

/** The lower storey: flanks, bonnet and boot, nose, tail and floor, joined with rounded corners. */
function lowerStorey(
  spec: CarSpec,
  shoulder: Curve,
  plan: Curve,
): (x: number, y: number, z: number, out: Surfaces) => void {
  const { lines, noseBow, tailBow, rounding, length } = spec;
  const flank = flankOf(spec, shoulder, plan, curve(lines.section, 0.03));
  const nose = curve(lines.nose, 0.03);
  const tail = curve(lines.tail, 0.03);
  const crown = curve(lines.crown, 0.1);
  const floor = curve(lines.floor, 0.06);
  return (x, y, z, out) => {
    const across = Math.min(1.2, z / plan(x));
    const square = across * across;
    const corner = square * square * square;
    out.side = (z - flank(x, y)) * 0.97;
    out.top = (y - shoulder(x) - crown(x) * (1 - square)) * 0.95;
    out.front = (nose(y) + noseBow[0] * square + noseBow[1] * corner - x) * 0.9;
    out.rear = (x - length - tail(y) + tailBow[0] * square + tailBow[1] * corner) * 0.92;
    const upright = smoothMax(smoothMax(out.side, out.top, rounding.shoulder), out.front, rounding.nose);
    out.whole = smoothMax(smoothMax(upright, out.rear, rounding.tail), floor(x) - y, 0.05);
  };
}

/** The upper storey: side glass with tumblehome, windscreen, backlight, roof. */
function upperStorey(house: House, shoulder: Curve, roof: Curve, belt: Curve) {
  const windscreen = pane(house.windscreen, 1);
  const backlight = pane(house.backlight, -1);
  return (x: number, y: number, z: number, lowerRear: number, out: Surfaces): void => {
    const up = y - shoulder(x);
    out.side = (z - belt(x) + up * house.tumblehome + house.curvature * up * up) * 0.96;
    out.front = windscreen(x, y, z);
    out.rear = backlight(x, y, z);
    out.top = (y - roof(x) + (house.roofCrown ?? 0.1) * z * z) * 0.97;
    let whole = smoothMax(out.side, out.top, house.roofRound ?? 0.11);
    whole = smoothMax(whole, out.front, house.screenRound ?? 0.09);
    whole = smoothMax(whole, out.rear, house.backRound ?? 0.09);
    whole = Math.max(smoothMax(whole, -CUT_UNDER_BELT - up, 0.16), lowerRear + 0.03);
    if (house.openFrom !== undefined) whole = Math.max(whole, x - house.openFrom, -(whole + 0.032));
    out.whole = whole;
  };
}

/** Cuts a bed or an open cabin from above, and the gap between cab and bed. */
function hollowed(spec: CarSpec, solid: Field): Field {
  const { well, gap } = spec;
  if (!well && gap === undefined) return solid;
  return (x, y, z) => {
    let value = solid(x, y, z);
    if (well && y < well.top + 0.2) {
      const [from, to, half, floor] = well.box;
      const qx = Math.max(from - x, x - to) + well.round;
      const qz = Math.abs(z) - half + well.round;
      const walls = Math.min(Math.max(qx, qz), 0) + Math.hypot(Math.max(qx, 0), Math.max(qz, 0)) - well.round;
      value = Math.max(value, -Math.max(walls, floor - y, y - well.top - 0.1));
    }
    if (gap !== undefined) value = Math.max(value, -Math.max(Math.abs(x - gap) - 0.011, 0.42 - y, y - 1.3));
    return value;
  };
}

function archCut(spec: CarSpec, plan: Curve, solid: Field): Field {
  const { axles, wheel, arch } = spec;
  return (x, y, z) => {
    let value = solid(x, y, z);
    const inner = plan(x) - 0.36;
    for (const axle of axles) {
      const wheelHouse = Math.max(Math.hypot(x - axle, y - wheel.radius) - arch.radius, inner - Math.abs(z));
      value = smoothMax(value, -wheelHouse, 0.02);
    }
    return value;
  };
}

/** Lamps, grille and intakes are sunk below the skin where their outlines lie on the unwrapped ends. */
function recessed(spec: CarSpec, solid: Field): Field {
  const { face, rear, length } = spec;
  const cut = (outline: Line | undefined, depth: number) =>
    outline ? [{ inside: polygonDistance(outline), depth }] : [];
  const front = [
    ...cut(face.lamp, RECESS.lamp),
    ...(face.bars?.kind === "none" ? [] : cut(face.grille, RECESS.grille)),
    ...cut(face.lower, RECESS.lower),
    ...cut(face.vent, RECESS.vent),
  ];
  const back = cut(rear.low, RECESS.rearLow);
  return (x, y, z) => {
    const value = solid(x, y, z);
    if (value < -0.12 || value > 0.12) return value;
    const [places, along] = x < 1.2 ? [front, x] : x > length - 1.2 ? [back, length - x] : [[], 0];
    let sunk = value;
    for (const { inside, depth } of places)
      sunk = smoothMax(sunk, smoothMin(-inside(Math.abs(z) + along, y), value + depth, EDGE), EDGE);
    return sunk;
  };
}

const none: Surfaces = { side: 9, front: 9, rear: 9, top: 9, whole: 9 };

/** The implicit solid of a car, with its surfaces. */
export function bodyOf(spec: CarSpec): Body {
  const { lines, house, rounding } = spec;
  const flat: Line = [
    [0, 0],
    [1, 0],
  ];
  const shoulder = curve(lines.shoulder, 0.05);
  const plan = curve(lines.plan, 0.12);
  const roof = curve(lines.roof ?? flat, 0.08);
  const belt = curve(lines.belt ?? lines.plan, 0.1);
  const lower = lowerStorey(spec, shoulder, plan);
  const upper = house ? upperStorey(house, shoulder, roof, belt) : undefined;
  const below = { ...none };
  const above = { ...none };
  const measure = (x: number, y: number, z: number) => {
    lower(x, y, Math.abs(z), below);
    upper?.(x, y, Math.abs(z), below.rear, above);
  };
  const skin = hollowed(spec, (x, y, z) => {
    measure(x, y, z);
    return upper ? smoothMin(below.whole, above.whole, rounding.waist ?? 0.05) : below.whole;
  });
  const arched = archCut(spec, plan, skin);
  const belongs: Body["belongs"] = (x, y, z) => {
    measure(x, y, z);
    const within = below.whole - above.whole;
    const { side, front, rear, top } = within > 0 ? above : below;
    const clear = (own: number, ...others: number[]) => Math.max(-0.3, Math.min(0.3, own - Math.max(...others)));
    return [
      clear(side, front, rear, top),
      clear(front, side, rear, top),
      clear(rear, side, front, top),
      clear(top, side, front, rear),
      Math.max(-0.3, Math.min(0.3, within)),
    ];
  };
  return { skin, arched, carved: recessed(spec, arched), belongs, shoulder, plan, roof, belt };
}
