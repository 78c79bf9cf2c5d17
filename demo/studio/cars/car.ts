import { BoxGeometry } from "three";
import type { CloseUp, Design, Part, Skin } from "../design.ts";
import { polygonDistance } from "../field.ts";
import { type Mesh, meshField } from "../mesher.ts";
import { onBothSides, partOf } from "../part.ts";
import { type Body, bodyOf } from "./body.ts";
import { cabinParts } from "./cabin.ts";
import { endParts } from "./face.ts";
import { fittingParts } from "./fittings.ts";
import { skinOf } from "./skin.ts";
import type { CarSpec } from "./spec.ts";
import { onFlank, onNose } from "./touch.ts";
import { onAxles } from "./wheel.ts";

/** Glass and lamp covers are smooth all over: a coarser mesh does for them. */
const COARSER = 1.5;

/** Meshes one half of a car; the other half is its mirror image. */
function meshHalf(spec: CarSpec, field: Body["skin"], cell: number): Mesh {
  const box = {
    min: [-0.15, 0.06, -cell],
    max: [spec.length + 0.15, spec.height + 0.12, spec.width / 2 + 0.12],
  } as const;
  return meshField(field, box, cell);
}

/** Both halves; where the drawings lie on them is computed once. */
function bothHalves(half: Mesh, skin: Skin, material: "body" | "bodyGlass"): Part[] {
  return onBothSides({ ...half, material, skin });
}

/** Only triangles that could carry glass: the upper storey, and the lamps' covers. */
function glazed({ positions, normals, indices }: Mesh, { upper }: Skin, { face }: CarSpec): Mesh {
  const fromLamp = face.lamp ? polygonDistance(face.lamp) : () => 1;
  const near = (v: number) => {
    const [x = 0, y = 0, z = 0] = positions.subarray(v * 3, v * 3 + 3);
    return (upper[v] ?? 0) > -0.02 || (x < 1.2 && fromLamp(x + Math.abs(z), y) < 0.04);
  };
  const kept: number[] = [];
  for (let i = 0; i < indices.length; i += 3) {
    const [a = 0, b = 0, c = 0] = indices.subarray(i, i + 3);
    if (near(a) || near(b) || near(c)) kept.push(a, b, c);
  }
  return compact(positions, normals, kept);
}

/** The mesh without the vertices that no triangle names. */
function compact(positions: Float32Array, normals: Float32Array, indices: readonly number[]): Mesh {
  const order = [...new Set(indices)];
  const place = new Map(order.map((old, index) => [old, index]));
  const pick = (values: Float32Array) =>
    Float32Array.from(order.flatMap((v) => [...values.subarray(v * 3, v * 3 + 3)]));
  return {
    positions: pick(positions),
    normals: pick(normals),
    indices: Uint32Array.from(indices, (v) => place.get(v) ?? 0),
  };
}

/** Dark boxes between the wheels under body and tray, so that nobody looks through below. */
function underside({ axles, wheel, arch, width, length, fittings, underside: low = 0.24 }: CarSpec): Part[] {
  const covered = axles.filter((x) => x < length || fittings?.includes("tray"));
  const boxes = covered.map((x) =>
    new BoxGeometry(arch.radius * 1.9, arch.radius * 1.2, width - 0.74).translate(x, wheel.radius + 0.1, 0),
  );
  return [...boxes, new BoxGeometry(length - 1.1, 0.1, width - 0.56).translate(length / 2, low + 0.03, 0)].map((box) =>
    partOf(box, "underbody"),
  );
}

function closeUps({ axles, wheel, face }: CarSpec, body: Body): Record<string, CloseUp> {
  const lamp = face.lamp ?? [[0.7, 0.7]];
  const middle = lamp.reduce(
    ([u, y], point) => [u + point[0] / lamp.length, y + point[1] / lamp.length] as [number, number],
    [0, 0] as [number, number],
  );
  const [x, y, z] = onNose(body, middle);
  return {
    wheel: {
      at: [axles[0], wheel.radius + 0.02, onFlank(body, axles[0], wheel.radius + wheel.radius * 1.4)],
      azimuth: 66,
      elevation: 6,
      across: 1.25,
    },
    light: { at: [x, y, z], azimuth: 32, elevation: 8, across: 1.25 },
  };
}

async function build(spec: CarSpec, body: Body, cell: number): Promise<Part[]> {
  const skin = await skinOf(spec, body);
  const carved = meshHalf(spec, body.carved, cell);
  const covers = meshHalf(spec, body.arched, cell * COARSER);
  const panes = glazed(covers, skin(covers.positions), spec);
  return [
    ...bothHalves(carved, skin(carved.positions), "body"),
    ...bothHalves(panes, skin(panes.positions), "bodyGlass"),
    ...onAxles(spec.wheel, spec.axles, spec.width / 2 - 0.012 - (spec.wheel.inset ?? 0.02)),
    ...underside(spec),
    ...cabinParts(spec, body),
    ...endParts(spec, body),
    ...fittingParts(spec, body),
  ];
}

/** A car's design from its specification. */
export function car(spec: CarSpec): Design {
  const body = bodyOf(spec);
  return {
    name: spec.name,
    body: spec.body,
    itemType: spec.itemType ?? "car",
    traits: spec.traits,
    symmetric: !spec.fittings?.includes("snorkel"),
    lengthMetres: spec.fullLength ?? spec.length,
    ...(spec.cabin ? { cabin: spec.cabin } : {}),
    closeUps: closeUps(spec, body),
    build: (cell) => build(spec, body, cell),
  };
}
