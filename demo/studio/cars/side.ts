import { mix, type Point2 } from "../field.ts";
import type { Body } from "./body.ts";
import { disc, outline, path, rectangle, stroke } from "./drawing.ts";
import type { CarSpec, House, Line, Windows } from "./spec.ts";

/** How wide a shut line is drawn (metres). */
export const SEAM = 0.0085;
const steps = (from: number, to: number, count: number) =>
  Array.from({ length: count + 1 }, (_, i) => mix(from, to, i / count));

/** The outline of all side glass together: up from the belt, under the roof, behind the windscreen's edge. */
function glassOutline({ shoulder, roof }: Body, house: House, windows: Windows): Line {
  const {
    front,
    rear,
    rearTop = rear - 0.12,
    kick = [0, rear - 0.4],
    belowRoof = 0.105,
    aboveBelt = 0.025,
    besideScreen = 0.17,
  } = windows;
  const { foot, head } = house.windscreen;
  const sill = steps(front, rear, 24).map((x): Point2 => {
    const share = Math.max(0, (x - kick[1]) / (rear - kick[1]));
    return [x, shoulder(x) + aboveBelt + kick[0] * 0.6 * share ** 2.2];
  });
  const top = steps(rearTop, front, 60).map((x): Point2 => {
    const screen = foot[1] + ((x - besideScreen - foot[0]) * (head[1] - foot[1])) / (head[0] - foot[0]) + 0.02;
    return [x, Math.max(shoulder(x) + aboveBelt + 0.004, Math.min(roof(x) - belowRoof, screen))];
  });
  return [...sill, ...top];
}

/** The four channels of the side drawing. */
export function sideMarks(spec: CarSpec, body: Body): string[][] {
  const { flank, house, windows, axles, wheel, arch, length, height } = spec;
  const glass = house && windows ? glassOutline(body, house, windows) : undefined;
  const lean = windows?.lean ?? 0.05;
  const pillars = (windows?.pillars ?? []).map(([x, w]) =>
    path(
      outline([
        [x - w / 2, 0.5],
        [x + w / 2, 0.5],
        [x + w / 2 - lean, height],
        [x - w / 2 - lean, height],
      ]),
      { ink: "#000" },
    ),
  );
  const extra = flank.glass ?? [];
  const cladding = flank.cladding ?? 0;
  const seams = [...doorSeams(spec, body), ...(flank.lines ?? []).map((line) => stroke(line, SEAM, 0.06))];
  return [
    [...(glass ? [path(outline(glass, 0.05)), ...pillars] : []), ...extra.map((line) => path(outline(line, 0.04)))],
    [
      ...(glass ? [path(outline(glass, 0.06), { width: 0.05 })] : []),
      ...extra.map((line) => path(outline(line, 0.05), { width: 0.05 })),
      ...axles.map((x) => disc(x, wheel.radius, arch.radius + 0.004 + cladding)),
      rectangle(-0.1, -1, length + 0.1, Math.max(flank.sill, cladding > 0 ? 0.2 + cladding * 3 : 0)),
      ...(flank.black ?? []).map((line) => path(outline(line, 0.02))),
    ],
    seams,
    [
      ...(glass && windows?.brightStrip
        ? [
            stroke(
              glass.slice(0, 25).map(([x, y]): Point2 => [x, y - 0.018]),
              0.013,
            ),
          ]
        : []),
      ...(flank.bright ?? []).map((line) => path(outline(line, 0.01))),
    ],
  ];
}

/** Where the bumpers meet the wings. */
function bumperSeams({ axles, arch, wheel, length, fullLength }: CarSpec): string[] {
  const [front, rear] = axles;
  const toFront = front - arch.radius * 0.93;
  const toRear = rear + arch.radius * 0.95;
  const ahead = stroke(
    [
      [0.3, 0.62],
      [0.44, 0.6],
      [toFront, wheel.radius + 0.16],
    ],
    SEAM,
  );
  if (fullLength !== undefined) return [ahead];
  return [
    ahead,
    stroke(
      [
        [length - 0.34, 0.74],
        [length - 0.42, 0.6],
        [toRear, wheel.radius + 0.12],
      ],
      SEAM,
    ),
  ];
}

/** The rear door's front, foot and end, which go round the wheel arch. */
function rearDoor(
  { flank, axles, arch, wheel }: CarSpec,
  { shoulder }: Body,
  sill: number,
  from: number,
  to: number,
): string {
  const around = arch.radius + 0.055 + (flank.cladding ?? 0) * 0.8;
  const rear = axles[1];
  const low = Math.asin(Math.max(-1, Math.min(1, (sill - wheel.radius) / around)));
  const high = Math.acos(Math.max(-1, Math.min(1, (to - rear) / around)));
  const meets = rear - around * Math.cos(low) < to;
  const arc = steps(Math.PI - low, high, 16).map(
    (turn): Point2 => [rear + around * Math.cos(turn), wheel.radius + around * Math.sin(turn)],
  );
  const top = shoulder(to);
  return stroke(
    [
      [from, sill],
      ...(meets ? arc : [[to, sill] as const]),
      [to, top - 0.12],
      [to + 0.02, top - 0.03],
      [to + 0.03, top + 0.03],
    ],
    SEAM,
    0.04,
  );
}

/** Shut lines of the doors and of the fuel flap. */
function doorSeams(spec: CarSpec, body: Body): string[] {
  const { flank, axles, house } = spec;
  const { shoulder } = body;
  if (!flank.doors || !house) return flank.lines ? [] : bumperSeams(spec);
  const [a, b, c] = flank.doors;
  const sill = flank.sill + 0.05 + (flank.cladding ?? 0) * 1.2;
  const frontDoor = stroke(
    [
      [a + 0.02, shoulder(a)],
      [a, shoulder(a) - 0.14],
      [a, sill],
      [b, sill],
      [b, shoulder(b) - 0.1],
      [b - 0.03, shoulder(b) + 0.03],
    ],
    SEAM,
    0.09,
  );
  const flap = axles[1] + 0.32;
  const [low, high] = [shoulder(flap) - 0.26, shoulder(flap) - 0.12];
  const fuel = outline(
    [
      [flap - 0.08, low],
      [flap + 0.08, low],
      [flap + 0.08, high],
      [flap - 0.08, high],
    ],
    0.03,
  );
  return [
    ...bumperSeams(spec),
    frontDoor,
    ...(flank.four ? [rearDoor(spec, body, sill, b + 0.04, c)] : []),
    ...(flank.fuel === false ? [] : [path(fuel, { width: SEAM, fill: false })]),
  ];
}
