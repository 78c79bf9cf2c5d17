import { type BufferGeometry, Matrix3, type Matrix4, Vector3 } from "three";
import type { Part } from "./design.ts";
import type { MaterialName } from "./materials.ts";

/** A three.js geometry as a part of one material; normals are computed where it has none. */
export function partOf(geometry: BufferGeometry, material: MaterialName): Part {
  if (!geometry.attributes.normal) geometry.computeVertexNormals();
  const { position, normal, uv } = geometry.attributes;
  if (!position || !normal) throw new Error("a geometry without positions cannot be a part");
  const indices = geometry.index
    ? Uint32Array.from(geometry.index.array)
    : Uint32Array.from({ length: position.count }, (_, index) => index);
  return {
    positions: Float32Array.from(position.array),
    normals: Float32Array.from(normal.array),
    ...(uv ? { uv: Float32Array.from(uv.array) } : {}),
    indices,
    material,
  };
}

/** The part moved, turned, scaled or mirrored (a mirrored one keeps its outside outside). */
export function placed(part: Part, matrix: Matrix4): Part {
  const positions = new Float32Array(part.positions.length);
  const normals = new Float32Array(part.normals.length);
  const turn = new Matrix3().getNormalMatrix(matrix);
  const at = new Vector3();
  for (let i = 0; i < positions.length; i += 3) {
    at.fromArray(part.positions, i).applyMatrix4(matrix).toArray(positions, i);
    at.fromArray(part.normals, i).applyMatrix3(turn).normalize().toArray(normals, i);
  }
  return {
    ...part,
    positions,
    normals,
    indices: matrix.determinant() < 0 ? reversed(part.indices) : part.indices,
  };
}

/** The part's mirror image on the other side of the vehicle. */
export function mirrored(part: Part): Part {
  const flip = (values: Float32Array) => values.map((value, index) => (index % 3 === 2 ? -value : value));
  return {
    ...part,
    positions: flip(part.positions),
    normals: flip(part.normals),
    indices: reversed(part.indices),
  };
}

/** The part and its mirror image on the other side. */
export const onBothSides = (part: Part): Part[] => [part, mirrored(part)];

function reversed(indices: Uint32Array): Uint32Array {
  const turned = new Uint32Array(indices.length);
  for (let i = 0; i < indices.length; i += 3) {
    turned[i] = indices[i] ?? 0;
    turned[i + 1] = indices[i + 2] ?? 0;
    turned[i + 2] = indices[i + 1] ?? 0;
  }
  return turned;
}
