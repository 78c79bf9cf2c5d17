import type { Point2 } from "../field.ts";
import type { BodyLines, CarSpec, House, Line, Pane, Windows } from "./spec.ts";

/** Factors of length, height and width. */
export type Proportions = { readonly long?: number; readonly tall?: number; readonly wide?: number };

const scale = (points: Line, first: number, second: number): Line =>
  points.map(([a, b]): Point2 => [a * first, b * second]);

function bodyLines(lines: BodyLines, long: number, tall: number, wide: number): BodyLines {
  const { shoulder, crown, plan, nose, tail, floor, roof, belt } = lines;
  return {
    ...lines,
    shoulder: scale(shoulder, long, tall),
    crown: scale(crown, long, 1),
    plan: scale(plan, long, wide),
    nose: scale(nose, tall, 1),
    tail: scale(tail, tall, 1),
    floor: scale(floor, long, tall),
    ...(roof ? { roof: scale(roof, long, tall) } : {}),
    ...(belt ? { belt: scale(belt, long, wide) } : {}),
  };
}

function house(from: House, long: number, tall: number): House {
  const pane = ({ foot, head, ...rest }: Pane): Pane => ({
    ...rest,
    foot: [foot[0] * long, foot[1] * tall],
    head: [head[0] * long, head[1] * tall],
  });
  return { ...from, windscreen: pane(from.windscreen), backlight: pane(from.backlight) };
}

function windows(from: Windows, long: number): Windows {
  const { kick, rearTop, privacyFrom } = from;
  return {
    ...from,
    front: from.front * long,
    rear: from.rear * long,
    pillars: from.pillars.map(([x, width]) => [x * long, width]),
    ...(kick ? { kick: [kick[0], kick[1] * long] as const } : {}),
    ...(rearTop ? { rearTop: rearTop * long } : {}),
    ...(privacyFrom ? { privacyFrom: privacyFrom * long } : {}),
  };
}

/** The car made longer, taller or wider; the new design gives its own wheels and the drawings of its ends. */
export function reshaped(from: CarSpec, { long = 1, tall = 1, wide = 1 }: Proportions): CarSpec {
  const { flank, inside, axles, bonnet } = from;
  const [front, rear] = axles;
  return {
    ...from,
    length: from.length * long,
    width: from.width * wide,
    height: from.height * tall,
    axles: [front * long, rear * long],
    lines: bodyLines(from.lines, long, tall, wide),
    creases: from.creases.map((crease) => ({ ...crease, from: crease.from * long, to: crease.to * long })),
    ...(from.house ? { house: house(from.house, long, tall) } : {}),
    ...(from.windows ? { windows: windows(from.windows, long) } : {}),
    ...(bonnet ? { bonnet: [bonnet[0] * long, bonnet[1] * wide] as const } : {}),
    ...(inside
      ? {
          inside: {
            ...inside,
            floor: inside.floor * tall,
            seat: inside.seat * long,
            rows: inside.rows.map((x) => x * long),
          },
        }
      : {}),
    flank: {
      ...flank,
      ...(flank.doors ? { doors: [flank.doors[0] * long, flank.doors[1] * long, flank.doors[2] * long] as const } : {}),
    },
  };
}
