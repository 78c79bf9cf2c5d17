import { roundedBox as box, smoothMax, smoothMin, smoothStep } from "../../field.ts";
import { meshField } from "../../mesher.ts";
import { extrude, roundedBox } from "../../shapes/extrude.ts";
import { ball } from "../../shapes/lathe.ts";
import { rod } from "../../shapes/loft.ts";
import { circle, rectangle } from "../../shapes/outline.ts";
import { move, type Shape, turn } from "../../shapes/shape.ts";
import type { Builder, Surface } from "../../tracer/scene.ts";
import { carbon, gap, grained, leather, seam, tint, vinyl, wood } from "../fabrics.ts";
import type { Style } from "./style.ts";

function consoleBody(into: Builder, style: Style, cell: number): void {
  const trims = { wood, carbon, plain: grained } as const;
  const body = meshField(
    (x, y, z) => {
      const top = 0.4 + 0.05 * smoothStep(-0.35, -0.6, x);
      const main = box(x + 0.24, y - top / 2, z, [0.4, top / 2, 0.105], 0.03);
      const armrest = box(x - 0.12, y - 0.475, z, [0.155, 0.04, 0.098], 0.028);
      const tray = box(x + 0.5, y - 0.5, z, [0.09, 0.07, 0.075], 0.02);
      const cup = (cx: number) => Math.max(Math.hypot(x - cx, z) - 0.037, 0.34 - y);
      const solid = smoothMin(main, armrest, 0.012);
      return smoothMax(smoothMax(solid, -Math.min(cup(-0.16), cup(-0.255)), 0.005), -tray, 0.01);
    },
    { min: [-0.75, -0.05, -0.2], max: [0.35, 0.6, 0.2] },
    cell,
  );
  into.add(
    {
      colour: style.lower,
      paint: (spot) => {
        if (spot.y > 0.44 && spot.x > -0.06) {
          tint(spot, style.seat);
          (style.insertOf === "vinyl" ? vinyl : leather)(spot);
          seam(spot, Math.abs(spot.z) - 0.08, spot.x, style.stitch);
        } else if (spot.ny > 0.5 && spot.x > -0.62) {
          tint(spot, style.trim === "plain" ? style.upper : style.trimColour);
          trims[style.trim](spot);
          if (Math.abs(spot.z) > 0.088) tint(spot, style.upper);
        } else {
          tint(spot, spot.y < 0.3 ? style.upper : style.lower);
          grained(spot);
        }
        gap(spot, spot.y - 0.44, 0.0015);
      },
    },
    body,
  );
}

/** The middle console with cup holders, armrest, selector and parking brake. */
export function addConsole(into: Builder, style: Style, cell: number): void {
  consoleBody(into, style, cell);
  const chrome: Surface = { colour: style.metal, metal: 1, rough: 0.22 };
  const black: Surface = { colour: [0.014, 0.014, 0.015], rough: 0.2 };
  const skin: Surface = {
    colour: style.name === "family" ? [0.05, 0.046, 0.042] : [0.025, 0.025, 0.026],
    paint: leather,
  };
  for (const x of [-0.16, -0.255])
    into.add(
      chrome,
      move(turn(extrude(circle(0.041, 40), { deep: 0.005, bevel: 0.002, holes: [circle(0.036, 40)] }), "x", -90), [
        x,
        0.4,
        0,
      ]),
    );
  const x = -0.365;
  into.add(
    chrome,
    move(turn(extrude(rectangle(-0.05, -0.05, 0.05, 0.05, 0.02), { deep: 0.008, bevel: 0.003 }), "x", -90), [
      x,
      0.4,
      0,
    ]),
  );
  if (style.selector === "stubby") {
    into.add(
      black,
      move(
        turn(
          extrude(rectangle(-0.022, -0.033, 0.022, 0.033, 0.016), { deep: 0.062, bevel: 0.014, steps: 6 }),
          "x",
          -90,
        ),
        [x, 0.405, 0],
      ),
    );
    into.add(chrome, roundedBox(0.006, 0.012, 0.05, 0.002, [x + 0.023, 0.445, 0]));
  } else {
    const top = style.selector === "manual" ? 0.56 : 0.52;
    into.add(skin, gaiter(x, style.selector === "manual" ? 0.05 : 0.045));
    into.add(chrome, rod([x, 0.42, 0], [x + 0.012, top, 0], 0.008, 14));
    into.add(
      style.selector === "manual" ? black : skin,
      move(ball(style.selector === "manual" ? 0.027 : 0.03, 28), [x + 0.013, top, 0]),
    );
  }
  for (let i = 0; i < 4; i++)
    into.add(black, roundedBox(0.018, 0.006, 0.03, 0.003, [-0.445, 0.432, -0.057 + i * 0.038]));
  if (style.name === "work") into.add(skin, rod([-0.06, 0.41, -0.125], [-0.26, 0.47, -0.125], 0.016, 16));
}

const gaiter = (x: number, wide: number): Shape =>
  move(
    turn(extrude(rectangle(-wide, -wide, wide, wide, wide * 0.7), { deep: 0.05, bevel: 0.045, steps: 8 }), "x", -90),
    [x, 0.4, 0],
  );
