import type { Frames } from "./trace.ts";

const KERNEL = [1 / 16, 1 / 4, 3 / 8, 1 / 4, 1 / 16];
const LEAST = 0.015;

type Guide = {
  readonly normal: Float32Array;
  readonly place: Float32Array;
  readonly mixed: Uint8Array;
  readonly reach: number;
};
type Layer = { values: Float32Array; scatter: Float32Array };

const brightness = (values: Float32Array, at: number) =>
  ((values[at] as number) + (values[at + 1] as number) + (values[at + 2] as number)) / 3;

/** How noisy the light is at each pixel. */
function scatterOf(values: Float32Array, width: number, height: number): Float32Array {
  const levels = Float32Array.from({ length: width * height }, (_, pixel) => brightness(values, pixel * 3));
  return levels.map((_, pixel) => {
    const x = pixel % width;
    const y = Math.floor(pixel / width);
    let [sum, squares, count] = [0, 0, 0];
    for (let v = Math.max(0, y - 2); v <= Math.min(height - 1, y + 2); v++)
      for (let u = Math.max(0, x - 2); u <= Math.min(width - 1, x + 2); u++) {
        const level = levels[v * width + u] as number;
        sum += level;
        squares += level * level;
        count++;
      }
    return Math.max(0, squares / count - (sum / count) ** 2);
  });
}

/**
 * Normal and position of each pixel's surface; where a pixel holds several surfaces, their mean.
 */
function guides({ normal, place, cover }: Frames, reach: number): Guide {
  const out = { normal: normal.slice(), place: place.slice(), mixed: new Uint8Array(cover.length), reach };
  for (let at = 0; at < normal.length; at += 3) {
    const part = cover[at / 3] || 1;
    const size = Math.hypot(normal[at] ?? 0, normal[at + 1] ?? 0, normal[at + 2] ?? 0);
    out.mixed[at / 3] = size / part < 0.93 ? 1 : 0;
    for (let k = 0; k < 3; k++) {
      out.normal[at + k] = (normal[at + k] ?? 0) / (size || 1);
      out.place[at + k] = (place[at + k] ?? 0) / part;
    }
  }
  return out;
}

/** The twelfth power of a cosine: a neighbour that is turned away by 20 degrees counts half. */
const power = (facing: number): number => {
  const cubed = facing * facing * facing;
  return cubed * cubed * cubed * cubed;
};

/**
 * One pass with holes between its taps. Neighbours count by how alike their normal and position are and, after the
 * first passes, when most noise is gone, their light.
 */
function pass({ values, scatter }: Layer, frames: Frames, guide: Guide, step: number, wrap: boolean): Layer {
  const { width, height } = frames;
  const { normal: n, place: p, mixed } = guide;
  const out = { values: new Float32Array(values.length), scatter: new Float32Array(scatter.length) };
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const pixel = y * width + x;
      const at = pixel * 3;
      const own = brightness(values, at);
      const tolerance = step < 4 ? 1e9 : 3.5 * Math.sqrt(scatter[pixel] as number) + 0.02 * own + 1e-3;
      const [nx, ny, nz] = [n[at] as number, n[at + 1] as number, n[at + 2] as number];
      const flat = ((p[at] as number) * nx + (p[at + 1] as number) * ny + (p[at + 2] as number) * nz) as number;
      let [r, g, b, total, spread] = [0, 0, 0, 0, 0];
      for (let j = -2; j <= 2; j++) {
        const v = y + j * step;
        if (v < 0 || v >= height) continue;
        for (let i = -2; i <= 2; i++) {
          let u = x + i * step;
          if (wrap) u = (u + width) % width;
          else if (u < 0 || u >= width) continue;
          const other = v * width + u;
          const o = other * 3;
          const facing = nx * (n[o] as number) + ny * (n[o + 1] as number) + nz * (n[o + 2] as number);
          const loose = (mixed[pixel] as number) | (mixed[other] as number);
          if (facing < 0.7 && !loose && other !== pixel) continue;
          const away = Math.abs((p[o] as number) * nx + (p[o + 1] as number) * ny + (p[o + 2] as number) * nz - flat);
          const light = Math.abs(brightness(values, o) - own) / tolerance;
          const alike =
            other === pixel
              ? 1
              : (loose ? 0.15 : power(facing) * Math.exp(-away / (guide.reach * (step + 0.3)))) * Math.exp(-light);
          const weight = (KERNEL[i + 2] as number) * (KERNEL[j + 2] as number) * alike;
          r += weight * (values[o] as number);
          g += weight * (values[o + 1] as number);
          b += weight * (values[o + 2] as number);
          spread += weight * weight * (scatter[other] as number);
          total += weight;
        }
      }
      out.values[at] = r / total;
      out.values[at + 1] = g / total;
      out.values[at + 2] = b / total;
      out.scatter[pixel] = spread / (total * total);
    }
  return out;
}

/**
 * Smooths the soft light and the sheen without blurring edges, colours or shadows (an à-trous filter guided by facing,
 * place and measured scatter), and adds everything up. Three values a pixel, linear.
 * @param wrap whether the picture's right edge meets its left
 * @param grain as given to `trace`
 */
export function smoothed(frames: Frames, wrap: boolean, grain: number, passes = 5): Float32Array {
  const { width, height, sharp, soft, colour, sheen } = frames;
  const bare = soft.map((value, i) => value / Math.max(LEAST, colour[i] ?? 0));
  let light: Layer = { values: bare, scatter: scatterOf(bare, width, height) };
  let shine: Layer = { values: sheen, scatter: new Float32Array(width * height).fill(0.004) };
  const guide = guides(frames, grain / 6);
  for (let k = 0; k < passes; k++) {
    light = pass(light, frames, guide, 1 << k, wrap);
    if (k < 3) shine = pass(shine, frames, guide, 1 << k, wrap);
  }
  return sharp.map(
    (value, i) => value + (light.values[i] ?? 0) * Math.max(LEAST, colour[i] ?? 0) + (shine.values[i] ?? 0),
  );
}
