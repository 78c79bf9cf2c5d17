import type { Skin } from "../design.ts";
import type { Body } from "./body.ts";
import { outline, path, pictureOf, rectangle, stroke } from "./drawing.ts";
import { SEAM, sideMarks } from "./side.ts";
import type { CarSpec, House, Line, Pane } from "./spec.ts";

const END_WIDTH = 1.6;

/**
 * A pane as seen from the car's end. `up` and `low` say how far the drawn edges stay from the pane's own, `wider` how
 * far they reach beyond the glass.
 */
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
      ...(lamp
        ? [path(outline(lamp, 0.02)), path(outline(lamp, 0.02), { width: 0.026, fill: false, ink: "#000" })]
        : []),
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
      // On red paint, a red lamp would not be seen without a dark edge.
      ...rear.lamps.map((line) => path(outline(line, 0.02), { width: 0.032 })),
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

/** Makes a car's flat drawings; returns a function that says, for given vertices, how the stage lays them on. */
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
