import type { Part } from "../design.ts";
import { extrude } from "../shapes/extrude.ts";
import { rectangle } from "../shapes/outline.ts";
import { move, type Point, turn } from "../shapes/shape.ts";

/** A number plate that faces the rear, with its letters as a drawing. */
export function plate(
  at: Point,
  text: string,
  wide: number,
  high: number,
  lean = 0,
  facing: "rear" | "front" = "rear",
): Part {
  const sheet = extrude(rectangle(-wide / 2, -high / 2, wide / 2, high / 2, 0.012), { deep: 0.003 });
  const flat = move(turn(turn(sheet, "y", facing === "rear" ? 90 : -90), "z", lean), at);
  const across = facing === "rear" ? -wide : wide;
  const uv = new Float32Array((flat.positions.length / 3) * 2);
  for (let i = 0; i < uv.length / 2; i++) {
    uv[i * 2] = ((flat.positions[i * 3 + 2] as number) - at[2]) / across + 0.5;
    uv[i * 2 + 1] = ((flat.positions[i * 3 + 1] as number) - at[1]) / high + 0.5;
  }
  const [w, h] = [Math.round(wide * 1000), Math.round(high * 1000)];
  const decal = `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" viewBox="0 0 ${w} ${h}"><rect width="${w}" height="${h}" fill="#e8e8e2"/><text x="50%" y="52%" text-anchor="middle" dominant-baseline="middle" font-family="DejaVu Sans Condensed, Arial Narrow, sans-serif" font-weight="700" font-size="${Math.min(h * 0.6, (w / text.length) * 1.5)}" fill="#14314f">${text}</text></svg>`;
  return { ...flat, uv, decal, material: "whitePlate" };
}
