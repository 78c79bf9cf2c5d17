import sharp from "sharp";
import type { Part, Picture } from "./design.ts";
import { type Material, materials } from "./materials.ts";
import type { FloorShadow } from "./occlusion.ts";
import type { Cargo, CargoPart, CargoPicture, Slice } from "./stage/stage.ts";

const EXPOSURE = 1;

/** An SVG document drawn as pixels. */
async function drawn(svg: string): Promise<Picture> {
  const { data, info } = await sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, pixels: new Uint8Array(data) };
}

/** Parts of one material as one part, so that the stage draws few large things; skins and decals stay alone. */
function gathered(parts: readonly Part[]): Part[] {
  const alone = parts.filter((part) => part.skin || part.decal);
  const groups = Map.groupBy(
    parts.filter((part) => !part.skin && !part.decal),
    (part) => part.material,
  );
  return [...alone, ...[...groups].map(([material, group]) => ({ ...joined(group), material }))];
}

function joined(parts: readonly Part[]): Omit<Part, "material"> {
  const join = (read: (part: Part) => Float32Array, size: number) => {
    const all = new Float32Array(parts.reduce((sum, part) => sum + (part.positions.length / 3) * size, 0));
    let at = 0;
    for (const part of parts) {
      all.set(read(part), at);
      at += (part.positions.length / 3) * size;
    }
    return all;
  };
  const indices = new Uint32Array(parts.reduce((sum, part) => sum + part.indices.length, 0));
  let index = 0;
  let vertex = 0;
  for (const part of parts) {
    for (const corner of part.indices) indices[index++] = corner + vertex;
    vertex += part.positions.length / 3;
  }
  return {
    positions: join((part) => part.positions, 3),
    normals: join((part) => part.normals, 3),
    occlusion: join((part) => part.occlusion ?? new Float32Array(part.positions.length / 3).fill(1), 1),
    indices,
  };
}

/** Collects arrays of numbers into one buffer, each aligned to four bytes. */
function hold() {
  const chunks: Uint8Array[] = [];
  let offset = 0;
  const add = (numbers: Float32Array | Uint32Array | Uint8Array): Slice => {
    const bytes = new Uint8Array(numbers.buffer, numbers.byteOffset, numbers.byteLength);
    const slice: Slice = [offset, numbers.length];
    const padding = new Uint8Array((4 - (bytes.length % 4)) % 4);
    chunks.push(bytes, padding);
    offset += bytes.length + padding.length;
    return slice;
  };
  return { add, chunks };
}

const withoutNumbers = { metal: 0, lacquer: 0, glow: 0, opacity: 1 };

async function packed(part: Part, add: ReturnType<typeof hold>["add"]): Promise<CargoPart> {
  const material: Material = materials[part.material];
  const count = part.positions.length / 3;
  const picture = ({ width, height, pixels }: Picture): CargoPicture => ({ width, height, pixels: add(pixels) });
  const { skin } = part;
  const numbers: CargoPart["numbers"] = {
    position: { slice: add(part.positions), size: 3 },
    normal: { slice: add(part.normals), size: 3 },
    occlusion: { slice: add(part.occlusion ?? new Float32Array(count).fill(1)), size: 1 },
    ...(part.uv && part.decal ? { uv: { slice: add(part.uv), size: 2 } } : {}),
    ...(skin ? { surfaces: { slice: add(skin.surfaces), size: 4 }, upper: { slice: add(skin.upper), size: 1 } } : {}),
  };
  return {
    material: { ...withoutNumbers, ...material, painted: material.painted ? 1 : 0 },
    glass: part.material === "bodyGlass",
    numbers,
    indices: add(part.indices),
    ...(part.decal ? { decal: picture(await drawn(part.decal)) } : {}),
    ...(skin
      ? {
          skin: {
            skinLength: skin.length,
            skinHeight: skin.height,
            endWidth: skin.endWidth,
            fasciaTop: skin.fasciaTop,
            privacyFrom: skin.privacyFrom,
            arches: [...skin.arches],
            bed: [...skin.bed],
          },
          drawings: {
            side: picture(skin.side),
            front: picture(skin.front),
            rear: picture(skin.rear),
            top: picture(skin.top),
          },
        }
      : {}),
  };
}

/** One vehicle as the stage reads it: length of the header (four bytes), header as JSON, numbers. */
export async function cargoOf(parts: readonly Part[], floor: FloorShadow, lengthMetres: number): Promise<Buffer> {
  const { add, chunks } = hold();
  const cargo: Cargo = {
    middle: lengthMetres / 2,
    roomScale: Math.max(1, lengthMetres / 5.4),
    exposure: EXPOSURE,
    floor: { ...floor, dark: add(floor.dark) },
    parts: await Promise.all(gathered(parts).map((part) => packed(part, add))),
  };
  const head = Buffer.from(JSON.stringify(cargo));
  const padding = Buffer.alloc((4 - (head.length % 4)) % 4, " ");
  const length = Buffer.alloc(4);
  length.writeUInt32LE(head.length + padding.length);
  return Buffer.concat([length, head, padding, ...chunks]);
}
