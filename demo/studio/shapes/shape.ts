/** A point in metres: x towards the tail, y up, z towards the left (kerb) side. */
export type Point = readonly [number, number, number];
/** A point of a flat drawing, metres. */
export type Flat = readonly [number, number];

/**
 * A triangle mesh: x, y, z triples in metres, unit normals, three corners a triangle, anticlockwise seen from outside.
 */
export type Shape = {
  readonly positions: Float32Array;
  readonly normals: Float32Array;
  readonly indices: Uint32Array;
};

const minus = (a: Point, b: Point): Point => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
export const cross = (a: Point, b: Point): Point => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
export const dot = (a: Point, b: Point): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
export const unit = (a: Point): Point => {
  const length = Math.hypot(...a) || 1;
  return [a[0] / length, a[1] / length, a[2] / length];
};

/** How far two points lie apart, metres. */
export const distance = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);

/** The nth point of a flat array of triples. */
export const pointAt = (triples: ArrayLike<number>, index: number): Point => [
  triples[index * 3] as number,
  triples[index * 3 + 1] as number,
  triples[index * 3 + 2] as number,
];

type Faces = {
  readonly corners: readonly number[];
  readonly areas: readonly Point[];
  readonly units: readonly Point[];
};

/** Drops triangles without area; points at one place get one number. */
function weld(points: readonly Point[], triangles: readonly number[]): Faces {
  const seen = new Map<string, number>();
  const numbers = points.map((point) => {
    const key = point.map((value) => Math.round(value * 2e5)).join();
    const known = seen.get(key) ?? seen.size;
    seen.set(key, known);
    return known;
  });
  const corners: number[] = [];
  const areas: Point[] = [];
  for (let i = 0; i < triangles.length; i += 3) {
    const [a, b, c] = [triangles[i] as number, triangles[i + 1] as number, triangles[i + 2] as number];
    const [pa, pb, pc] = [points[a] as Point, points[b] as Point, points[c] as Point];
    const area = cross(minus(pb, pa), minus(pc, pa));
    const distinct = numbers[a] !== numbers[b] && numbers[b] !== numbers[c] && numbers[a] !== numbers[c];
    if (distinct && Math.hypot(...area) > 1e-14) {
      corners.push(a, b, c);
      areas.push(area);
    }
  }
  return {
    corners: [...corners, ...corners.map((corner) => numbers[corner] as number)],
    areas,
    units: areas.map(unit),
  };
}

/**
 * Makes a mesh of loose triangles: faces that meet at less than `crease` degrees share a normal weighted by area, so
 * that flat faces stay flat between small round edges; sharper edges stay sharp.
 */
export function shade(points: readonly Point[], triangles: readonly number[], crease = 38): Shape {
  const { corners: both, areas, units } = weld(points, triangles);
  const count = both.length / 2;
  const around = new Map<number, number[]>();
  for (let i = 0; i < count; i++) {
    const place = both[count + i] as number;
    const faces = around.get(place) ?? [];
    faces.push(Math.floor(i / 3));
    around.set(place, faces);
  }
  const least = Math.cos((crease * Math.PI) / 180);
  const known = new Map<string, number>();
  const positions: number[] = [];
  const normals: number[] = [];
  const indices = new Uint32Array(count);
  for (let i = 0; i < count; i++) {
    const own = units[Math.floor(i / 3)] as Point;
    const place = both[count + i] as number;
    let [x, y, z] = [0, 0, 0];
    for (const face of around.get(place) ?? []) {
      if (dot(units[face] as Point, own) >= least) {
        const area = areas[face] as Point;
        x += area[0];
        y += area[1];
        z += area[2];
      }
    }
    const normal = unit([x, y, z]);
    const key = `${place},${normal.map((value) => Math.round(value * 500)).join()}`;
    let at = known.get(key);
    if (at === undefined) {
      at = positions.length / 3;
      known.set(key, at);
      positions.push(...(points[both[i] as number] as Point));
      normals.push(...normal);
    }
    indices[i] = at;
  }
  return { positions: new Float32Array(positions), normals: new Float32Array(normals), indices };
}

/** The mesh with every point put elsewhere, and its normals found anew. */
export const bent = (shape: Shape, change: (point: Point) => Point, crease = 38): Shape =>
  shade(
    Array.from({ length: shape.positions.length / 3 }, (_, i) => change(pointAt(shape.positions, i))),
    [...shape.indices],
    crease,
  );

/** Several meshes as one. */
export function join(...shapes: readonly Shape[]): Shape {
  const sum = (of: (shape: Shape) => number) => shapes.reduce((total, shape) => total + of(shape), 0);
  const positions = new Float32Array(sum((shape) => shape.positions.length));
  const normals = new Float32Array(positions.length);
  const indices = new Uint32Array(sum((shape) => shape.indices.length));
  let [point, corner] = [0, 0];
  for (const shape of shapes) {
    positions.set(shape.positions, point);
    normals.set(shape.normals, point);
    indices.set(
      shape.indices.map((index) => index + point / 3),
      corner,
    );
    point += shape.positions.length;
    corner += shape.indices.length;
  }
  return { positions, normals, indices };
}

const mapped = (triples: Float32Array, change: (point: Point) => Point): Float32Array => {
  const out = new Float32Array(triples.length);
  for (let i = 0; i < triples.length / 3; i++) {
    out.set(change(pointAt(triples, i)), i * 3);
  }
  return out;
};

/** The mesh moved by so many metres. */
export const move = (shape: Shape, [x, y, z]: Point): Shape => ({
  ...shape,
  positions: mapped(shape.positions, (p) => [p[0] + x, p[1] + y, p[2] + z]),
});

/** The mesh turned about one axis through the origin, in degrees, anticlockwise seen from the axis's far end. */
export function turn(shape: Shape, axis: "x" | "y" | "z", degrees: number): Shape {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  const turned = ([x, y, z]: Point): Point =>
    axis === "x"
      ? [x, y * cos - z * sin, y * sin + z * cos]
      : axis === "y"
        ? [x * cos + z * sin, y, z * cos - x * sin]
        : [x * cos - y * sin, x * sin + y * cos, z];
  return { ...shape, positions: mapped(shape.positions, turned), normals: mapped(shape.normals, turned) };
}

/** The mesh stretched along the axes by positive factors. */
export const stretch = (shape: Shape, [x, y, z]: Point): Shape => ({
  ...shape,
  positions: mapped(shape.positions, (p) => [p[0] * x, p[1] * y, p[2] * z]),
  normals: mapped(shape.normals, (n) => unit([n[0] / x, n[1] / y, n[2] / z])),
});

/** The mesh on the other side of the vehicle (z becomes -z), its faces still outwards. */
export function mirrored(shape: Shape): Shape {
  const indices = shape.indices.slice();
  for (let i = 0; i < indices.length; i += 3) {
    [indices[i + 1], indices[i + 2]] = [indices[i + 2] as number, indices[i + 1] as number];
  }
  return {
    positions: mapped(shape.positions, ([x, y, z]) => [x, y, -z]),
    normals: mapped(shape.normals, ([x, y, z]) => [x, y, -z]),
    indices,
  };
}

/** The mesh on both sides of the vehicle. */
export const both = (shape: Shape): Shape => join(shape, mirrored(shape));
