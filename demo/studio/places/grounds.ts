import type { Sharp } from "sharp";
import { noise, rough } from "../cabins/fabrics.ts";
import { mix, smoothStep } from "../field.ts";
import { develop, hex } from "../tracer/picture.ts";

/**
 * A landscape in which a page shows vehicles. Its horizon is at 64 % of the height; at 87 %, where the wheels are, the
 * ground is even and lit from the upper left.
 */
export type Ground = {
  readonly name: string;
  readonly sky: readonly [top: string, low: string];
  readonly cloud: string;
  readonly cover: number;
  /** Ridges from far to near: colour, height over the horizon (share of the picture), roughness. */
  readonly ridges: readonly (readonly [colour: string, high: number, scale: number, jag: number])[];
  readonly sea?: readonly [far: string, near: string];
  readonly soil: readonly [far: string, near: string];
  readonly growth?: string;
  readonly glow?: readonly [at: number, colour: string];
};

export const grounds: readonly Ground[] = [
  {
    name: "dawn",
    sky: ["#7e93ae", "#f6d9b4"],
    cloud: "#f3c6a2",
    cover: 0.5,
    ridges: [
      ["#b9a6a0", 0.075, 2.2, 3],
      ["#8f837f", 0.05, 3.4, 4],
      ["#6b6a58", 0.028, 9, 5],
    ],
    soil: ["#a5825c", "#8d6747"],
    growth: "#80764a",
    glow: [0.3, "#ffe2b0"],
  },
  {
    name: "coast",
    sky: ["#6fa6d6", "#dcecf4"],
    cloud: "#ffffff",
    cover: 0.42,
    ridges: [["#9fb4b6", 0.05, 1.6, 4]],
    sea: ["#5d9bb0", "#a9d3cf"],
    soil: ["#dccba6", "#cdb68c"],
  },
  {
    name: "bush",
    sky: ["#9db4bd", "#e6ebdf"],
    cloud: "#f5f6ef",
    cover: 0.6,
    ridges: [
      ["#b2bdb2", 0.12, 2, 3],
      ["#8d9c86", 0.1, 12, 5],
      ["#66785c", 0.075, 26, 5],
    ],
    soil: ["#a58a66", "#8b6d4c"],
    growth: "#6f7d4a",
  },
];

const HORIZON = 0.64;
type Light = [number, number, number];

function blend(into: Light, colour: string, share: number): void {
  const [r, g, b] = hex(colour);
  into[0] = mix(into[0], r, share);
  into[1] = mix(into[1], g, share);
  into[2] = mix(into[2], b, share);
}

/** The sky and the ridges along the horizon; u across, v down (0..1). */
function above({ sky, cloud, cover, ridges, glow }: Ground, u: number, v: number, out: Light): void {
  const up = 1 - v / HORIZON;
  out[0] = out[1] = out[2] = 0;
  blend(out, sky[1], 1);
  blend(out, sky[0], smoothStep(0, 1, up ** 0.8));
  const far = 1 / (up + 0.16);
  const puff = rough((u - 0.5) * far * 2.6 + 7, up * far * 5, ridges.length, 5);
  blend(out, cloud, 0.8 * smoothStep(0.66 - cover * 0.26, 0.84 - cover * 0.16, puff) * smoothStep(0.02, 0.25, up));
  if (glow) blend(out, glow[1], 0.85 * Math.exp(-(((u - glow[0]) / 0.3) ** 2) - (up / 0.32) ** 2));
  ridges.forEach(([colour, high, scale, octaves], i) => {
    const top = high * (0.35 + 0.9 * rough(u * scale + i * 9.3, i * 3.1, 1, octaves));
    const over = (HORIZON - v) / top;
    if (over > 1) return;
    blend(out, colour, smoothStep(1, 0.97, over));
    const leaf = scale > 8 ? noise(u * scale * 30, v * scale * 44, i) : rough(u * scale * 9, v * scale * 24, i, 3);
    const level = 0.82 + 0.36 * leaf;
    for (let k = 0; k < 3; k++) out[k as 0 | 1 | 2] *= level;
    blend(out, sky[1], 0.3 * (1 - over) + 0.06 * (ridges.length - i));
  });
}

/** The ground from the horizon towards the viewer, drawn in perspective. */
function below({ soil, sea, growth, sky }: Ground, u: number, v: number, out: Light): void {
  const near = (v - HORIZON) / (1 - HORIZON);
  const depth = 1 / (near + 0.035);
  const [x, z] = [(u - 0.5) * depth * 6, depth * 3];
  const shore = 0.2 + 0.018 * rough(u * 4, 2, 2, 3) + 0.012 * Math.sin(u * 9);
  if (sea && near < shore) {
    out[0] = out[1] = out[2] = 0;
    blend(out, sea[0], 1);
    blend(out, sea[1], smoothStep(0.02, shore, near));
    const wave = noise(u * 26 * depth ** 0.4, near * 230, 3);
    blend(out, "#ffffff", 0.35 * smoothStep(0.7, 0.95, wave) + 0.85 * smoothStep(0.022, 0.006, shore - near));
    blend(out, sky[1], 0.3 * smoothStep(0.06, 0, near));
    return;
  }
  out[0] = out[1] = out[2] = 0;
  blend(out, soil[0], 1);
  blend(out, soil[1], smoothStep(0, 0.8, near));
  const even = smoothStep(0.35, 0.55, near) * smoothStep(1.05, 0.8, near);
  const fine = noise(x * 26, z * 40, 1) - 0.5;
  const broad = rough(x * 1.2, z * 1.6, 5, 4) - 0.5;
  const level = 1 + 0.22 * fine * smoothStep(0.05, 0.5, near) + broad * mix(0.5, 0.22, even);
  for (let k = 0; k < 3; k++) out[k as 0 | 1 | 2] *= level;
  if (growth) blend(out, growth, 0.75 * smoothStep(0.56, 0.7, rough(x * 2.2, z * 2.6, 8, 4)) * (1 - 0.85 * even));
  if (sea) blend(out, "#b59c74", 0.6 * smoothStep(0.05, 0, near - shore));
  blend(out, sky[1], 0.35 * smoothStep(0.12, 0, near));
}

/** Draws a landscape of this size (pixels). */
export function drawGround(ground: Ground, width: number, height: number): Sharp {
  const light = new Float32Array(width * height * 3);
  const out: Light = [0, 0, 0];
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const [u, v] = [(x + 0.5) / width, (y + 0.5) / height];
      if (v < HORIZON) above(ground, u, v, out);
      else below(ground, u, v, out);
      const edge = 1 - 0.16 * ((u - 0.5) ** 2 + (v - 0.55) ** 2);
      for (let k = 0; k < 3; k++) light[(y * width + x) * 3 + k] = (out[k] ?? 0) * edge;
    }
  return develop(light, { width, height, exposure: 0.98 });
}
