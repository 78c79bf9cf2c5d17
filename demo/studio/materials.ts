/** How a material meets light; colours are linear. */
export type Material = {
  readonly colour: readonly [number, number, number];
  readonly metal?: number;
  /** Roughness: 0 is a mirror, 1 chalk. */
  readonly rough: number;
  /** How much clear lacquer lies over the material: 0 to 1. */
  readonly lacquer?: number;
  /** How much light the material sends out, in its own colour. */
  readonly glow?: number;
  /** Below 1 the material lets light through from behind; reflections stay whole. */
  readonly opacity?: number;
  /** Whether the material takes the listing's paint. */
  readonly painted?: boolean;
};

const grey = (level: number): [number, number, number] => [level, level, level];

export const materials = {
  /** The listing's paint. */
  paint: { colour: grey(0), metal: 0.32, rough: 0.36, lacquer: 1, painted: true },
  /** A car's outer skin: paint, black trim, lamps and shut lines by its drawings. Needs `skin`. */
  body: { colour: grey(0), metal: 0.32, rough: 0.36, lacquer: 1, painted: true },
  /** A car's windows and lamp covers by its drawings. Needs `skin`. */
  bodyGlass: { colour: grey(0.004), rough: 0.02, opacity: 0.7 },
  glass: { colour: grey(0.004), rough: 0.02, opacity: 0.72 },
  privacyGlass: { colour: grey(0.003), rough: 0.02, opacity: 0.94 },
  lens: { colour: grey(0.02), rough: 0.02, opacity: 0.12 },
  tyre: { colour: grey(0.012), rough: 0.72 },
  rubber: { colour: grey(0.01), rough: 0.9 },
  rim: { colour: [0.44, 0.45, 0.46], metal: 0.9, rough: 0.34, lacquer: 0.4 },
  darkRim: { colour: [0.035, 0.036, 0.038], metal: 0.7, rough: 0.3, lacquer: 0.5 },
  machinedRim: { colour: [0.6, 0.61, 0.62], metal: 0.95, rough: 0.26 },
  steelRim: { colour: grey(0.3), metal: 0.5, rough: 0.45 },
  brakeDisc: { colour: grey(0.3), metal: 1, rough: 0.36 },
  caliper: { colour: grey(0.04), metal: 0.3, rough: 0.4 },
  redCaliper: { colour: [0.36, 0.008, 0.01], rough: 0.3, lacquer: 0.6 },
  chrome: { colour: [0.86, 0.87, 0.88], metal: 1, rough: 0.06 },
  satin: { colour: [0.5, 0.51, 0.52], metal: 1, rough: 0.34 },
  aluminium: { colour: [0.62, 0.63, 0.65], metal: 0.9, rough: 0.4 },
  tray: { colour: [0.5, 0.51, 0.53], metal: 0.85, rough: 0.45 },
  steel: { colour: grey(0.26), metal: 0.9, rough: 0.4 },
  castAlloy: { colour: grey(0.12), metal: 0.8, rough: 0.45 },
  blackTrim: { colour: grey(0.011), rough: 0.5 },
  glossBlack: { colour: grey(0.004), rough: 0.1, lacquer: 0.6 },
  underbody: { colour: grey(0.006), rough: 0.95 },
  interior: { colour: grey(0.012), rough: 0.75 },
  seat: { colour: grey(0.02), rough: 0.8 },
  tanLeather: { colour: [0.2, 0.085, 0.035], rough: 0.6 },
  leather: { colour: grey(0.014), rough: 0.55 },
  canvas: { colour: [0.16, 0.15, 0.13], rough: 0.95 },
  blackCanvas: { colour: grey(0.016), rough: 0.95 },
  whitePanel: { colour: [0.6, 0.61, 0.62], rough: 0.3, lacquer: 0.4 },
  creamPanel: { colour: [0.56, 0.52, 0.44], rough: 0.35, lacquer: 0.4 },
  greyPanel: { colour: grey(0.14), rough: 0.4, lacquer: 0.3 },
  wood: { colour: [0.22, 0.12, 0.06], rough: 0.6 },
  whitePlate: { colour: [0.62, 0.62, 0.6], rough: 0.4 },
  lampBowl: { colour: grey(0.35), metal: 0.9, rough: 0.16 },
  daylight: { colour: [0.95, 0.97, 1], rough: 0.3, glow: 1.6 },
  redLamp: { colour: [0.3, 0.004, 0.006], rough: 0.12, lacquer: 1, glow: 0.12 },
  redGlow: { colour: [0.9, 0.02, 0.02], rough: 0.2, lacquer: 0.6, glow: 0.55 },
  amberLamp: { colour: [0.5, 0.12, 0.005], rough: 0.12, lacquer: 1, glow: 0.1 },
  goldFork: { colour: [0.5, 0.33, 0.1], metal: 1, rough: 0.25 },
  copper: { colour: [0.4, 0.2, 0.1], metal: 1, rough: 0.3 },
} as const satisfies Readonly<Record<string, Material>>;

export type MaterialName = keyof typeof materials;
