import { simpleBody } from "../../normalise/kinds/body.ts";
import { isMake } from "../../normalise/names/make.ts";
import { wordsOf } from "../../recognise/heading-spelling.ts";
import { headingStrength } from "../../recognise/headings.ts";
import { flatten, groupOfFacts } from "../flatten.ts";
import { type Included, withIncluded } from "./included.ts";
import { type JsonLayout, pieces } from "./json.ts";
import { entriesOf } from "./json-entries.ts";
import { bare, isRecord, type Named, parsed } from "./json-record.ts";

/** How many records are read to choose the list that contains the stock. */
const SURVEY_ITEMS = 2000;
/** The number of each list's records whose field names are examined. */
const LOOKED_AT = 5;
const SMALL = 256 * 1024;

/** How much the records at each path look like vehicles: how many of their names are names of fields. */
type Strengths = Map<string, { strength: number; seen: number }>;

/**
 * Chooses the objects that are rows: the list, at any depth, whose records look most like vehicles (a response's
 * `results`, not its facets nor a vehicle's photos), or the object whose entries do; otherwise the lines, or the whole
 * file.
 */
export async function jsonLayout(
  open: () => AsyncIterable<string>,
  lines: boolean,
  included: Included | null = null,
): Promise<JsonLayout> {
  const strengths: Strengths = new Map();
  let strength = lines ? 0 : await strengthOfWhole(open);
  let items = 0;
  for await (const piece of pieces(open(), lines ? "lines" : "lists", null)) {
    const own = parsed(piece);
    const value = own && included ? (withIncluded(own, included) as Named) : own;
    if (value && lines) strength = Math.max(strength, ownStrength(value));
    else if (value) look(strengths, piece.path, value);
    if (value) lookInside(strengths, lines ? "" : piece.path, value, 0);
    items += 1;
    if (items >= SURVEY_ITEMS) break;
  }
  const [best] = [...strengths].sort((a, b) => b[1].strength - a[1].strength);
  const entries = lines ? null : await entriesOf(open);
  if (entries && entries.strength > Math.max(strength, best?.[1].strength ?? 0)) return entries.layout;
  if (best && (strength === 0 || best[1].strength > strength)) {
    const siblings = listsBeside(best[0], best[1].strength, strengths);
    return { place: "lists", path: best[0], ...(siblings.length > 0 && { beside: siblings }) };
  }
  return { place: lines ? "lines" : "whole", path: null };
}

/** A list beside the best one must have at least this share of its strength. */
const AS_STRONG = 0.75;

/**
 * The lists beside the best one that contain the rest of the stock. All must be named after kinds of vehicles, as in
 * `{"utes": […], "vans": […]}`; a list of "similar" or "sold" ones does not count.
 */
function listsBeside(path: string, strength: number, strengths: Strengths): string[] {
  const [parent, name] = parted(path);
  if (!isKind(name)) return [];
  const strong = [...strengths].filter(([other, found]) => other !== path && found.strength >= strength * AS_STRONG);
  return strong.map(([other]) => other).filter((other) => parted(other)[0] === parent && isKind(parted(other)[1]));
}

function parted(path: string): readonly [parent: string, name: string] {
  const at = path.lastIndexOf(".");
  return [path.slice(0, Math.max(0, at)), path.slice(at + 1)];
}

const isKind = (name: string): boolean => {
  const words = wordsOf(name).filter((word) => !/^(?:new|used|demo|all|our)$/.test(word));
  const one = words.join(" ").replace(/s$/, "");
  return one === "car" || one === "4x4" || (words.length <= 2 && (simpleBody(one) !== null || isMake(words.join(" "))));
};

function look(strengths: Strengths, path: string, value: Named): void {
  const found = strengths.get(path) ?? { strength: 0, seen: 0 };
  strengths.set(path, found);
  found.seen += 1;
  if (found.seen <= LOOKED_AT)
    found.strength = Math.max(found.strength, headingStrength(Object.keys(flatten(bare(value)))));
}

/** Examines the lists of records within a record, at any depth. */
function lookInside(strengths: Strengths, path: string, value: Named, depth: number): void {
  if (depth > 6) return;
  for (const [key, inner] of Object.entries(value)) {
    const at = path ? `${path}.${key}` : key;
    if (isRecord(inner)) lookInside(strengths, at, inner, depth + 1);
    else if (Array.isArray(inner)) {
      for (const item of inner.slice(0, LOOKED_AT)) {
        if (!isRecord(item) || groupOfFacts(item)) continue;
        look(strengths, at, item);
        lookInside(strengths, at, item, depth + 1);
      }
    }
  }
}

/**
 * How much a record looks like a vehicle by itself. Fields of nested records count only if they name exactly one make
 * and one model, as in `{"Specification": {"Make": "Mazda", "Model": "BT-50"}, "Registration": {…}}`.
 */
function ownStrength(value: Named): number {
  const scalars = headingStrength(Object.keys(value).filter((key) => typeof value[key] !== "object"));
  const headings = Object.keys(flatten(bare(value)));
  const isNamed = NAMES.every((name) => headings.filter((heading) => name.test(heading)).length === 1);
  return isNamed ? Math.max(scalars, headingStrength(headings)) : scalars;
}

/** The ends of paths that name a make and a model. */
const NAMES = [/(?:^|\.)(?:make|brand|manufacturer)(?:\.name)?$/i, /(?:^|\.)model(?:\.name)?$/i];

/** How much a whole small file looks like a vehicle: its only list may be the vehicle's photos. 0 for larger files. */
async function strengthOfWhole(open: () => AsyncIterable<string>): Promise<number> {
  let text = "";
  for await (const chunk of open()) {
    text += chunk;
    if (text.length > SMALL) return 0;
  }
  const value = parsed({ path: "", text });
  return isRecord(value) ? ownStrength(value) : 0;
}
