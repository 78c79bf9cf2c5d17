import { brotliDecompressSync } from "node:zlib";
import { ownText } from "../../lib/memory/remember.ts";
import { PLACES_BROTLI_BASE64 } from "./data/places.generated.ts";
import type { Place, Point } from "./port.ts";
import { usualState } from "./states.ts";

/**
 * Australian postcodes with their suburbs and towns, by GeoNames (CC BY 4.0; scripts/generate/postcodes.ts says what a
 * line holds). They are unpacked when somebody first asks. Every server asks where its dealerships' postcodes are; the
 * names, nine times as large, wait for the first words that somebody types.
 */
interface Postcodes {
  /** The town that a postcode is called by. */
  readonly byPostcode: ReadonlyMap<string, Place>;
  /** Postcodes of more than one town. */
  readonly shared: ReadonlySet<string>;
}

interface Names {
  /** All towns of a name in small letters. */
  readonly byName: ReadonlyMap<string, readonly Place[]>;
  /** Where postcodes lie, each by the point of its first town. */
  readonly squares: ReadonlyMap<number, readonly Point[]>;
  /** How many postcodes lie around a town, for those that were asked for. */
  readonly near: Map<Place, number>;
  /** Names of several words by the same without blanks: "surfersparadise". */
  readonly joined: ReadonlyMap<string, string>;
  /** The names of `byName` in their order. */
  readonly names: readonly string[];
}

let postcodes: Postcodes | null = null;
let towns: Names | null = null;
/** In degrees. */
const NEAR = 0.1;

/** The town that gives a postcode its name, at the middle of that town; null for none. */
export const townAt = (postcode: string): Place | null => allPostcodes().byPostcode.get(postcode) ?? null;

/** Whether only one town has the postcode. */
export const isAlone = (postcode: string): boolean => !allPostcodes().shared.has(postcode);

/** All towns of a name, which `plainName` made; its blanks may be left out. */
export function townsNamed(name: string): readonly Place[] {
  const { byName, joined } = allNames();
  return byName.get(name) ?? byName.get(joined.get(name) ?? "") ?? [];
}

/** Names that a plain text begins, in their order, at most `most`. */
export function namesBeginning(text: string, most: number): readonly string[] {
  const { names } = allNames();
  let [from, to] = [0, names.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((names[middle] ?? "") < text) from = middle + 1;
    else to = middle;
  }
  const page = names.slice(from, from + most);
  const end = page.findIndex((name) => !name.startsWith(text));
  return end === -1 ? page : page.slice(0, end);
}

/** Postcodes that some figures begin. */
export const postcodesBeginning = (figures: string): readonly string[] =>
  [...allPostcodes().byPostcode.keys()].filter((postcode) => postcode.startsWith(figures));

/**
 * How many postcodes, each counted by the point of its first town, lie within a tenth of a degree: about 10 km. Only
 * the squares around the town are looked at, because every word that is typed may be the name of several towns.
 */
export function postcodesNear(town: Place): number {
  const { squares, near } = allNames();
  const known = near.get(town);
  if (known !== undefined) return known;
  const count = postcodesWithin(squares, town);
  near.set(town, count);
  return count;
}

function postcodesWithin(squares: Names["squares"], { lat, lng }: Point): number {
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

/** Reads the table, a postcode with its towns at a time. */
function eachPostcode(take: (postcode: string, towns: readonly Place[]) => void): void {
  const table = brotliDecompressSync(Buffer.from(PLACES_BROTLI_BASE64, "base64")).toString();
  let [number, y, x] = [0, 0, 0];
  for (const line of table.split("\n")) {
    const [step, ...places] = line.split(";");
    number += Number(step);
    const postcode = String(number).padStart(4, "0");
    const read = places.map((place): Place => {
      const [called = "", south, east] = place.split(",");
      y += Number(south);
      x += Number(east);
      const [name = "", state = usualState(postcode)] = called.split("!");
      return { postcode, name: ownText(name), state, lat: y / 100, lng: x / 100 };
    });
    take(postcode, read);
  }
}

function allPostcodes(): Postcodes {
  if (postcodes) return postcodes;
  const byPostcode = new Map<string, Place>();
  const shared = new Set<string>();
  eachPostcode((postcode, [first, ...others]) => {
    if (first) byPostcode.set(postcode, first);
    if (others.length > 0) shared.add(postcode);
  });
  postcodes = { byPostcode, shared };
  return postcodes;
}

function allNames(): Names {
  if (towns) return towns;
  const { byPostcode } = allPostcodes();
  const byName = new Map<string, Place[]>();
  eachPostcode((postcode, read) => {
    for (const [at, each] of read.entries()) {
      const town = (at === 0 && byPostcode.get(postcode)) || each;
      const key = plainName(town.name);
      const same = byName.get(key);
      if (same) same.push(town);
      else byName.set(key, [town]);
    }
  });
  const names = [...byName.keys()].sort();
  towns = {
    byName,
    joined: new Map(names.flatMap((name) => (name.includes(" ") ? [[name.replaceAll(" ", ""), name] as const] : []))),
    near: new Map(),
    squares: inSquares(byPostcode.values()),
    names,
  };
  return towns;
}
