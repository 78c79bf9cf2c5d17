import { rough } from "../cabins/fabrics.ts";
import { smoothStep } from "../field.ts";
import type { Light } from "../tracer/light.ts";
import type { Colour } from "../tracer/scene.ts";

type Hour = {
  readonly top: Colour;
  readonly low: Colour;
  /** Colour of the clouds' lit side, and how much of the sky they take. */
  readonly cloud: Colour;
  readonly cover: number;
  readonly sun: { readonly towards: Colour; readonly colour: Colour };
  readonly deep: Colour;
  readonly glow?: Colour;
};

const unit = ([x, y, z]: Colour): Colour => {
  const size = Math.hypot(x, y, z);
  return [x / size, y / size, z / size];
};

const hours = {
  morning: {
    top: [0.2, 0.42, 0.86],
    low: [0.78, 0.88, 1],
    cloud: [1.25, 1.22, 1.2],
    cover: 0.5,
    sun: { towards: unit([-0.55, 0.62, 0.62]), colour: [2.9, 2.65, 2.3] },
    deep: [0.22, 0.23, 0.25],
  },
  noon: {
    top: [0.17, 0.39, 0.85],
    low: [0.74, 0.87, 1.02],
    cloud: [1.3, 1.3, 1.3],
    cover: 0.42,
    sun: { towards: unit([0.5, 0.85, 0.62]), colour: [3.0, 2.85, 2.6] },
    deep: [0.24, 0.25, 0.27],
  },
  afternoon: {
    top: [0.24, 0.42, 0.78],
    low: [1.0, 0.9, 0.8],
    cloud: [1.3, 1.14, 0.98],
    cover: 0.55,
    sun: { towards: unit([0.8, 0.42, 0.62]), colour: [3.2, 2.45, 1.75] },
    deep: [0.22, 0.21, 0.2],
  },
  dusk: {
    top: [0.05, 0.09, 0.2],
    low: [0.42, 0.34, 0.36],
    cloud: [0.3, 0.2, 0.22],
    cover: 0.5,
    sun: { towards: unit([-0.9, 0.12, -0.5]), colour: [0.02, 0.014, 0.01] },
    deep: [0.07, 0.07, 0.08],
    glow: [0.75, 0.33, 0.12],
  },
} as const satisfies Readonly<Record<string, Hour>>;

export type HourName = keyof typeof hours;

/** Daylight outside at an hour: a blue sky with fair-weather clouds and the sun. */
export function daylightAt(name: HourName): Light {
  const hour: Hour = hours[name];
  return {
    deep: hour.deep,
    sun: { ...hour.sun, spread: 0.012 },
    sky: (direction, into) => {
      const up = Math.max(0, direction[1] as number);
      const [x, z] = [direction[0] as number, direction[2] as number];
      const height = Math.sqrt(up);
      let cloud = 0;
      if (up > 0.015) {
        const far = 1 / (up + 0.12);
        const [u, v] = [x * far * 1.1, z * far * 1.1];
        const shape = rough(u * 1.3 + 5, 1, v * 1.3, 5);
        cloud =
          smoothStep(0.62 - hour.cover * 0.22, 0.78 - hour.cover * 0.1, shape) * smoothStep(0.015, 0.12, up) * 0.85;
      }
      const west = hour.glow ? smoothStep(0.35, 0, up) * (0.5 + 0.5 * smoothStep(-1, 1, -x)) : 0;
      for (let k = 0; k < 3; k++) {
        const clear =
          (hour.low[k] ?? 0) +
          ((hour.top[k] ?? 0) - (hour.low[k] ?? 0)) * Math.min(1, height * 1.15) +
          west * (hour.glow?.[k] ?? 0);
        into[k] = clear + ((hour.cloud[k] ?? 0) - clear) * cloud;
      }
    },
  };
}
