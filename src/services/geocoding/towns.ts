import { brotliDecompressSync } from "node:zlib";
import { PLACES_BROTLI_BASE64 } from "./data/places.generated.ts";
import type { Place, Point } from "./port.ts";
import { usualState } from "./states.ts";

/**
 * Australian postcodes with their suburbs and towns, by GeoNames (CC BY 4.0; scripts/generate/postcodes.ts says what a
 * line holds). It is unpacked when somebody first asks, once: some 60 ms of a processor.
 */
interface Towns {
  /** The town that a postcode is called by. */
  readonly byPostcode: ReadonlyMap<string, Place>;
  /** All towns of a name in small letters. */
  readonly byName: ReadonlyMap<string, readonly Place[]>;
  /** Postcodes of more than one town. */
  readonly shared: ReadonlySet<string>;
  /** Where postcodes lie, each by the point of its first town. */
  readonly squares: ReadonlyMap<number, readonly Point[]>;
  /** How many postcodes lie around a town, for those that were asked for. */
  readonly near: Map<Place, number>;
  /** Names of several words by the same without blanks: "surfersparadise". */
  readonly joined: ReadonlyMap<string, string>;
  /** The names of `byName` in their order. */
  readonly names: readonly string[];
}

let towns: Towns | null = null;
/** In degrees. */
const NEAR = 0.1;

/** The town that gives a postcode its name, at the middle of that town; null for none. */
export const townAt = (postcode: string): Place | null => allTowns().byPostcode.get(postcode) ?? null;

/** Whether only one town has the postcode. */
export const isAlone = (postcode: string): boolean => !allTowns().shared.has(postcode);

/** All towns of a name, which `plainName` made; its blanks may be left out. */
export function townsNamed(name: string): readonly Place[] {
  const { byName, joined } = allTowns();
  return byName.get(name) ?? byName.get(joined.get(name) ?? "") ?? [];
}

/** Names that a plain text begins, in their order, at most `most`. */
export function namesBeginning(text: string, most: number): readonly string[] {
  const { names } = allTowns();
  let [from, to] = [0, names.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((names[middle] ?? "") < text) from = middle + 1;
    else to = middle;
  }
  const begun = names.slice(from, from + most);
  const end = begun.findIndex((name) => !name.startsWith(text));
  return end === -1 ? begun : begun.slice(0, end);
}

/** Postcodes that some figures begin. */
export const postcodesBeginning = (figures: string): readonly string[] =>
  [...allTowns().byPostcode.keys()].filter((postcode) => postcode.startsWith(figures));

/**
 * How many postcodes, each counted by the point of its first town, lie within a tenth of a degree: about 10 km. Only
 * the squares around the town are looked at, because every word that is typed may be the name of several towns.
 */
export function postcodesNear(town: Place): number {
  const { squares, near } = allTowns();
  const known = near.get(town);
  if (known !== undefined) return known;
  const count = postcodesWithin(squares, town);
  near.set(town, count);
  return count;
}

function postcodesWithin(squares: Towns["squares"], { lat, lng }: Point): number {
  const [south, west] = squareOf({ lat, lng });
  let near = 0;
  for (let row = south - 1; row <= south + 1; row += 1) {
    for (let column = west - 1; column <= west + 1; column += 1) {
      for (const point of squares.get(keyOf(row, column)) ?? []) {
        if (Math.hypot(point.lat - lat, point.lng - lng) < NEAR) near += 1;
      }
    }
  }
  return near;
}

/** Points that differ, by the squares of a tenth of a degree in which they lie. */
function inSquares(points: Iterable<Point>): ReadonlyMap<number, readonly Point[]> {
  const squares = new Map<number, Point[]>();
  for (const point of points) {
    const key = keyOf(...squareOf(point));
    const same = squares.get(key) ?? [];
    if (same.some(({ lat, lng }) => lat === point.lat && lng === point.lng)) continue;
    squares.set(key, [...same, point]);
  }
  return squares;
}

/** Australia is far fewer than 10,000 squares wide. */
const keyOf = (row: number, column: number): number => row * 10_000 + column;

const squareOf = ({ lat, lng }: Point): readonly [south: number, west: number] => [
  Math.floor(lat / NEAR),
  Math.floor(lng / NEAR),
];

/** A name in small letters, with single blanks for all other signs: "O'Connor" is "o connor", "Mt Isa" "mount isa". */
export const plainName = (text: string): string =>
  (IS_PLAIN.test(text)
    ? text
    : text
        .toLowerCase()
        .replace(/[^a-z]+/g, " ")
        .trim()
  ).replace(/^mt /, "mount ");

const IS_PLAIN = /^[a-z]+(?: [a-z]+)*$/;

function allTowns(): Towns {
  towns ??= unpacked(brotliDecompressSync(Buffer.from(PLACES_BROTLI_BASE64, "base64")).toString());
  return towns;
}

function unpacked(table: string): Towns {
  const byPostcode = new Map<string, Place>();
  const shared = new Set<string>();
  const byName = new Map<string, Place[]>();
  let [number, y, x] = [0, 0, 0];
  for (const line of table.split("\n")) {
    const [step, ...places] = line.split(";");
    number += Number(step);
    const postcode = String(number).padStart(4, "0");
    if (places.length > 1) shared.add(postcode);
    for (const place of places) {
      const [called = "", south, east] = place.split(",");
      y += Number(south);
      x += Number(east);
      const [name = "", state = usualState(postcode)] = called.split("!");
      const town: Place = { postcode, name, state, lat: y / 100, lng: x / 100 };
      if (!byPostcode.has(postcode)) byPostcode.set(postcode, town);
      const key = plainName(name);
      const same = byName.get(key);
      if (same) same.push(town);
      else byName.set(key, [town]);
    }
  }
  const names = [...byName.keys()].sort();
  return {
    byPostcode,
    byName,
    joined: new Map(names.flatMap((name) => (name.includes(" ") ? [[name.replaceAll(" ", ""), name] as const] : []))),
    shared,
    near: new Map(),
    squares: inSquares(byPostcode.values()),
    names,
  };
}
