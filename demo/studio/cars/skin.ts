import type { Skin } from "../design.ts";
import { mix, type Point2 } from "../field.ts";
import type { Body } from "./body.ts";
import { disc, outline, path, pictureOf, rectangle, stroke } from "./drawing.ts";
import type { CarSpec, House, Line, Pane, Windows } from "./spec.ts";

const SEAM = 0.0085;
const END_WIDTH = 1.6;
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

function sideMarks(spec: CarSpec, body: Body): string[][] {
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
function bumperSeams({ axles, arch, wheel, length }: CarSpec): string[] {
  const [front, rear] = axles;
  const toFront = front - arch.radius * 0.93;
  const toRear = rear + arch.radius * 0.95;
  return [
    stroke(
      [
        [0.3, 0.62],
        [0.44, 0.6],
        [toFront, wheel.radius + 0.16],
      ],
      SEAM,
    ),
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

/** The rear door's front, foot and end: over the wheel arch where that stands in its way. */
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

/** A pane as seen from the end: `up` and `low` how far its edges stay from the pane's own, `wider` beyond the glass. */
function paneOutline(pane: Pane, house: House, { belt, shoulder }: Body, up: number, low: number, wider: number): Line {
  const bottom = pane.foot[1] + low;
  const top = pane.head[1] - up;
  const half = (y: number, from: number, inset: number) =>
    belt(pane.foot[0]) - (y - from) * house.tumblehome - house.curvature * Math.max(0, y - from) ** 2 - inset - wider;
  const foot = half(bottom, shoulder(pane.foot[0]), 0.055);
  const head = half(top, pane.foot[1], 0.065);
  return [
    [-foot, bottom],
    [foot, bottom],
    [head, top],
    [-head, top],
  ];
}

function frontMarks({ face, house }: CarSpec, body: Body): string[][] {
  const dark = [
    face.bars?.kind === "none" ? undefined : face.grille,
    face.lower,
    face.vent,
    ...(face.black ?? []),
  ].filter((line) => line !== undefined);
  const { lamp } = face;
  return [
    [
      ...(house ? [path(outline(paneOutline(house.windscreen, house, body, 0.05, 0, 0), 0.05))] : []),
      ...(lamp ? [path(outline(lamp, 0.02))] : []),
    ],
    [
      ...dark.map((line) => path(outline(line, 0.02), { width: 0.026 })),
      ...(lamp ? [path(outline(lamp, 0.02), { width: 0.03 })] : []),
      rectangle(0, -1, 2, 0.2),
      ...(house ? [path(outline(paneOutline(house.windscreen, house, body, 0.03, -0.03, -0.02), 0.06))] : []),
    ],
    face.bars?.kind === "none" && face.grille ? [path(outline(face.grille, 0.03), { width: SEAM, fill: false })] : [],
    (face.bright ?? []).map((line) => path(outline(line, 0.01))),
  ];
}

function rearMarks({ rear, house, lines }: CarSpec, body: Body): string[][] {
  const screen = rear.screen === null ? undefined : (rear.screen ?? { up: 0.07, low: 0.03 });
  const glass = house && screen && house.openFrom === undefined;
  const [wide, low] = rear.gate ?? [0, 0];
  const lampFoot = Math.min(...(rear.lamps[0] ?? [[0, lines.shoulder[0]?.[1] ?? 0.8]]).map(([, y]) => y));
  const gate = rear.gate
    ? [
        stroke(
          [
            [0, low],
            [wide, low],
            [wide + 0.01, low + 0.08],
            [wide + 0.03, lampFoot + 0.02],
          ],
          SEAM,
        ),
      ]
    : [];
  return [
    [
      ...(glass ? [path(outline(paneOutline(house.backlight, house, body, screen.up, screen.low, 0), 0.06))] : []),
      ...(rear.bright ?? []).map((line) => path(outline(line, 0.01))),
    ],
    [
      ...[rear.low, ...(rear.black ?? [])]
        .filter((line) => line !== undefined)
        .map((line) => path(outline(line, 0.02))),
      rectangle(0, -1, 2, 0.22),
      ...(glass
        ? [path(outline(paneOutline(house.backlight, house, body, screen.up - 0.02, screen.low - 0.02, -0.02), 0.06))]
        : []),
    ],
    [...gate, ...(rear.lines ?? []).map((line) => stroke(line, SEAM))],
    rear.lamps.map((line) => path(outline(line, 0.02))),
  ];
}

function topMarks({ house, bonnet, topBlack = [], topLines = [] }: CarSpec): string[][] {
  const scuttle = house ? house.windscreen.foot[0] : 0;
  const [from, half] = bonnet ?? [0.13, 0.66];
  const seam: Line = [
    [from, -1],
    [from, half - 0.2],
    [0.5, half + 0.01],
    [scuttle - 0.1, half + 0.08],
    [scuttle - 0.1, -1],
  ];
  return [
    [],
    [
      ...topBlack.map((line) => path(outline(line, 0.03))),
      ...(house && bonnet !== null ? [rectangle(scuttle - 0.09, -0.1, scuttle + 0.06, 0.68)] : []),
    ],
    [...(house && bonnet !== null ? [stroke(seam, SEAM, 0.12)] : []), ...topLines.map((line) => stroke(line, SEAM))],
    [],
  ];
}

/** The flat drawings of a car, and what the stage needs to lay them on; for the vertices that are given. */
export async function skinOf(spec: CarSpec, body: Body): Promise<(positions: Float32Array) => Skin> {
  const { length, height, axles, wheel, arch, well, house, windows, flank } = spec;
  const up = height + 0.1;
  const end = { across: END_WIDTH, up, left: 0, fine: 1400 };
  const [side, front, rear, top] = await Promise.all([
    pictureOf({ across: length + 0.1, up, left: -0.05, fine: 3200 }, sideMarks(spec, body)),
    pictureOf(end, frontMarks(spec, body)),
    pictureOf(end, rearMarks(spec, body)),
    pictureOf({ across: length, up: 1, left: 0, fine: 2048 }, topMarks(spec)),
  ]);
  const shared = {
    side,
    front,
    rear,
    top,
    length,
    height: up,
    endWidth: END_WIDTH,
    arches: [axles[0], axles[1], wheel.radius, arch.radius] as const,
    fasciaTop: (house?.windscreen.foot[1] ?? 9) - 0.06,
    privacyFrom: windows?.privacyFrom ?? (flank.doors ? flank.doors[1] + 0.05 : 99),
    bed: well
      ? ([well.box[0] - 0.03, well.box[1] + 0.03, well.box[2] + 0.012, well.top - 0.012] as const)
      : ([99, 99, 0, 0] as const),
  };
  return (positions) => {
    const count = positions.length / 3;
    const surfaces = new Float32Array(count * 4);
    const upper = new Float32Array(count);
    for (let v = 0; v < count; v++) {
      const [x = 0, y = 0, z = 0] = positions.subarray(v * 3, v * 3 + 3);
      const [s, f, r, t, within] = body.belongs(x, y, z);
      surfaces.set([s, f, r, t], v * 4);
      upper[v] = within;
    }
    return { ...shared, surfaces, upper };
  };
}
