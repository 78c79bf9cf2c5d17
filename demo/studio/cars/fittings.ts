import { CylinderGeometry, SphereGeometry, Vector3 } from "three";
import type { Part } from "../design.ts";
import { mix, smoothStep } from "../field.ts";
import type { MaterialName } from "../materials.ts";
import { onBothSides, partOf } from "../part.ts";
import type { Body } from "./body.ts";
import { block, rod } from "./face.ts";
import { loadParts } from "./loads.ts";
import { rollHoops, screenSeal } from "./open-top.ts";
import type { CarSpec, Fitting } from "./spec.ts";
import { onFlank, onNose, onTail, onTop } from "./touch.ts";

/** A rounded body of three half sizes, squarer than an ellipsoid. */
function egg(
  half: readonly [number, number, number],
  at: readonly [number, number, number],
  material: MaterialName,
  power = 2.8,
): Part {
  const ball = new SphereGeometry(1, 40, 28);
  const place = ball.attributes.position;
  for (let i = 0; place && i < place.count; i++) {
    const [x, y, z] = [place.getX(i), place.getY(i), place.getZ(i)];
    const r = (Math.abs(x) ** power + Math.abs(y) ** power + Math.abs(z) ** power) ** (1 / power);
    place.setXYZ(i, (x / r) * half[0], (y / r) * half[1], (z / r) * half[2]);
  }
  ball.computeVertexNormals();
  return partOf(ball.translate(...at), material);
}

function mirrors({ flank, windows }: CarSpec, { shoulder, plan }: Body): Part[] {
  if (flank.mirror === null || !windows) return [];
  const x = flank.mirror?.at ?? windows.front + 0.06;
  const tall = flank.mirror?.height ?? 0.064;
  const y = shoulder(x) + 0.025 + tall;
  const out = plan(x) + 0.1;
  const material = flank.mirror?.material ?? "paint";
  return [
    egg([0.078, tall, 0.112], [x, y, out], material, 3.2),
    egg([0.074, tall * 0.55, 0.1], [x + 0.006, y - tall * 0.52, out], "glossBlack", 3.2),
    egg([0.02, tall - 0.012, 0.096], [x + 0.068, y, out], "chrome", 4),
    block([0.075, 0.028, 0.2], [x + 0.005, y - tall * 0.85, out - 0.11], "glossBlack", 0.012, [0.25, 0, 0]),
  ].flatMap(onBothSides);
}

function handles({ flank, house }: CarSpec, body: Body): Part[] {
  if (!house || !flank.doors) return [];
  const [, middle, end] = flank.doors;
  const at = flank.handles ?? [middle - 0.15, ...(flank.four ? [end - 0.13] : [])];
  const material = flank.handleMaterial ?? "paint";
  return at.flatMap((x) => {
    const y = body.shoulder(x) - (flank.handleDrop ?? 0.145);
    const z = onFlank(body, x, y);
    return [
      egg([0.1, 0.0145, 0.016], [x, y, z + 0.018], material, 3),
      egg([0.076, 0.028, 0.008], [x - 0.01, y, z + 0.001], "blackTrim", 2.5),
    ].flatMap(onBothSides);
  });
}

function rails({ rails: material, house }: CarSpec, body: Body): Part[] {
  if (!material || !house) return [];
  const from = house.windscreen.head[0] + 0.18;
  const to = house.backlight.head[0] - 0.08;
  const places = Array.from({ length: 21 }, (_, i) => {
    const x = mix(from, to, i / 20);
    const z = body.belt(x) - (body.roof(x) - 0.05 - body.shoulder(x)) * house.tumblehome - 0.13;
    const lift = 0.042 * smoothStep(0, 0.1, Math.min(i, 20 - i) / 20);
    return new Vector3(x, onTop(body, x, z) - 0.006 + lift, z);
  });
  return onBothSides(rod(places, 0.014, material, 60));
}

/** Wipers at the foot of the windscreen, resting on the glass. */
function wipers({ house }: CarSpec, body: Body): Part[] {
  if (!house) return [];
  const { foot } = house.windscreen;
  const arm = (z0: number, z1: number) => {
    const places = Array.from({ length: 9 }, (_, i) => {
      const z = mix(z0, z1, i / 8);
      const y = foot[1] + 0.02 + 0.03 * (i / 8) + 0.02 * Math.abs(z);
      const [x] = onNose({ ...body, skin: (a, b, c) => body.skin(a + foot[0] - 0.3, b, c) }, [0, y]);
      const place = house.windscreen.bow * z * z;
      return new Vector3(x + foot[0] - 0.3 + place - 0.012, y, z);
    });
    return rod(places, 0.008, "blackTrim", 20);
  };
  return [arm(-0.5, 0.08), arm(0.02, 0.56)];
}

/** A lip that carries the roof on over the backlight. */
function spoiler({ rear, house }: CarSpec, body: Body): Part[] {
  if (!rear.spoiler || !house) return [];
  const [x, y] = house.backlight.head;
  const half = body.belt(x) - (y - body.shoulder(x)) * house.tumblehome - 0.15;
  const lip = Array.from({ length: 13 }, (_, i) => {
    const z = mix(-half, half, i / 12);
    const bow = house.backlight.bow * z * z;
    return new Vector3(x + 0.05 - bow * 1.2, body.roof(x) - 0.022 - (house.roofCrown ?? 0.1) * z * z, z);
  });
  return [
    flattened(rod(lip, 0.075, "paint", 60), 0.24, lip[6]?.y ?? y),
    block([0.012, 0.016, 0.3], [x + 0.122, (lip[6]?.y ?? y) - 0.004, 0], "redLamp", 0.005),
  ];
}

/** A part pressed flat towards a height. */
function flattened(part: Part, share: number, height: number): Part {
  const positions = part.positions.map((value, i) => (i % 3 === 1 ? height + (value - height) * share : value));
  const normals = part.normals.map((value, i) => (i % 3 === 1 ? value / share : value));
  for (let i = 0; i < normals.length; i += 3) {
    const [a = 0, b = 0, c = 0] = normals.subarray(i, i + 3);
    const length = Math.hypot(a, b, c) || 1;
    normals.set([a / length, b / length, c / length], i);
  }
  return { ...part, positions, normals };
}

const fin = ({ house }: CarSpec, body: Body): Part[] => {
  const x = (house?.backlight.head[0] ?? 3) - 0.3;
  return [egg([0.085, 0.05, 0.016], [x, onTop(body, x, 0) + 0.012, 0], "paint", 2)];
};

function sideSteps({ axles, arch, flank }: CarSpec, body: Body): Part[] {
  const from = axles[0] + arch.radius + 0.1;
  const to = axles[1] - arch.radius - 0.1;
  const z = body.plan((from + to) / 2) - 0.02;
  return onBothSides(block([to - from, 0.06, 0.16], [(from + to) / 2, flank.sill - 0.02, z], "blackTrim", 0.028));
}

function roofRack({ house }: CarSpec, body: Body): Part[] {
  if (!house) return [];
  const from = house.windscreen.head[0] + 0.2;
  const to = house.backlight.head[0] - 0.1;
  const y = Math.max(onTop(body, (from + to) / 2, 0), onTop(body, from, 0)) + 0.07;
  const side = onBothSides(
    rod(
      [new Vector3(from, y, 0.5), new Vector3((from + to) / 2, y, 0.54), new Vector3(to, y, 0.52)],
      0.017,
      "blackTrim",
      20,
    ),
  );
  const slats = Array.from({ length: 6 }, (_, i) =>
    block([0.06, 0.02, 1.02], [mix(from + 0.05, to - 0.05, i / 5), y, 0], "blackTrim", 0.008),
  );
  const feet = [from + 0.12, to - 0.12].flatMap((x) =>
    onBothSides(block([0.06, 0.1, 0.04], [x, y - 0.05, 0.52], "blackTrim", 0.012)),
  );
  return [...side, ...slats, ...feet];
}

function bullBar(_: CarSpec, body: Body): Part[] {
  const [x] = onNose(body, [0, 0.6]);
  const hoop = [
    [0.72, 0.52],
    [0.5, 0.62],
    [0.42, 0.98],
    [0.3, 1.02],
    [0, 1.02],
  ].map(([z = 0, y = 0]) => new Vector3(x - 0.09 + z * z * 0.22, y, z));
  return [...onBothSides(rod(hoop, 0.028, "steel", 50)), block([0.1, 0.15, 1.36], [x - 0.05, 0.5, 0], "steel", 0.05)];
}

function snorkel({ house }: CarSpec, body: Body): Part[] {
  if (!house) return [];
  const { foot, head } = house.windscreen;
  const z = (x: number, y: number) => -(onFlank(body, x, y) + 0.015);
  const low = foot[0] - 0.35;
  const places = [
    new Vector3(low, body.shoulder(low) - 0.1, z(low, body.shoulder(low) - 0.1)),
    new Vector3(foot[0] - 0.02, body.shoulder(low) + 0.02, z(foot[0], foot[1] - 0.1)),
    new Vector3(
      mix(foot[0], head[0], 0.5) - 0.02,
      mix(foot[1], head[1], 0.5),
      z(mix(foot[0], head[0], 0.5) + 0.2, mix(foot[1], head[1], 0.5)) - 0.02,
    ),
    new Vector3(head[0] - 0.02, head[1] + 0.02, z(head[0] + 0.2, head[1] - 0.1) - 0.02),
  ];
  return [
    rod(places, 0.035, "blackTrim", 50),
    block([0.1, 0.16, 0.1], [head[0] - 0.05, head[1] + 0.08, places[3]?.z ?? -0.6], "blackTrim", 0.03),
  ];
}

function spareWheel({ length, wheel }: CarSpec, body: Body): Part[] {
  const [x, y] = onTail(body, length, [0.1, 1.04]);
  return [
    partOf(
      new CylinderGeometry(wheel.radius * 0.96, wheel.radius * 0.96, 0.2, 64)
        .rotateZ(Math.PI / 2)
        .translate(x + 0.12, y, 0.1),
      "tyre",
    ),
    egg([0.05, wheel.radius * 0.86, wheel.radius * 0.86], [x + 0.21, y, 0.1], "paint", 2.2),
  ];
}

function rearWing({ length }: CarSpec, body: Body): Part[] {
  const x = length - 0.2;
  const y = onTop(body, x, 0);
  return [
    block([0.24, 0.028, 1.34], [x, y + 0.13, 0], "glossBlack", 0.014, [0, 0, -0.12]),
    ...onBothSides(block([0.1, 0.14, 0.028], [x - 0.02, y + 0.06, 0.46], "glossBlack", 0.012)),
  ];
}

function splitter(_: CarSpec, body: Body): Part[] {
  const places = Array.from({ length: 21 }, (_, k) => {
    const [x, y, z] = onNose(body, [mix(-0.86, 0.86, k / 20), 0.2]);
    return new Vector3(x + 0.01, y - 0.02, z);
  });
  return [rod(places, 0.022, "glossBlack", 60)];
}

const makers: Partial<Record<Fitting, (spec: CarSpec, body: Body) => Part[]>> = {
  "side-steps": sideSteps,
  "roof-rack": roofRack,
  "bull-bar": bullBar,
  snorkel,
  "spare-wheel": spareWheel,
  "rear-wing": rearWing,
  splitter,
  fin,
  "roll-hoops": rollHoops,
};

/** All fittings that are screwed onto a car. */
export function fittingParts(spec: CarSpec, body: Body): Part[] {
  const wanted = (spec.fittings ?? []).flatMap((name) => makers[name]?.(spec, body) ?? []);
  return [
    ...mirrors(spec, body),
    ...handles(spec, body),
    ...rails(spec, body),
    ...wipers(spec, body),
    ...spoiler(spec, body),
    ...screenSeal(spec, body),
    ...loadParts(spec, body),
    ...wanted,
  ];
}
