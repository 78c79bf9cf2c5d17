import type { SearchDocument } from "../port.ts";
import { WritingBudget } from "./budget.ts";
import { type Match, Matches, type Sought } from "./matches.ts";
import type { SearchBody } from "./schema.ts";
import { wordsIn } from "./words.ts";

/** How a search's hits are to be formatted. */
export interface Formatting {
  readonly retrieved: readonly string[] | null;
  readonly highlighted: ReadonlySet<string>;
  /** Number of words to crop each attribute to, by its name. */
  readonly cropped: ReadonlyMap<string, number>;
  readonly before: string;
  readonly after: string;
  readonly marker: string;
  readonly positions: boolean;
  readonly score: boolean;
  /** Whether anything in the answer depends on the positions of the matches. */
  readonly looks: boolean;
}

const EVERY = "*";
/** Meilisearch's own default. */
const CROP_LENGTH = 10;

export function formattingOf(body: SearchBody): Formatting {
  const retrieved = body.attributesToRetrieve ?? [EVERY];
  const length = body.cropLength ?? CROP_LENGTH;
  const cropped = (body.attributesToCrop ?? []).map((attribute): [string, number] => {
    const [, name = attribute, own] = /^(.*):(\d{1,6})$/.exec(attribute) ?? [];
    return [name, own === undefined ? length : Number(own)];
  });
  const highlighted = new Set(body.attributesToHighlight ?? []);
  const [positions, score] = [body.showMatchesPosition ?? false, body.showRankingScore ?? false];
  return {
    retrieved: retrieved.includes(EVERY) ? null : retrieved,
    highlighted,
    cropped: new Map(cropped),
    before: body.highlightPreTag ?? "<em>",
    after: body.highlightPostTag ?? "</em>",
    marker: body.cropMarker ?? "…",
    positions,
    score,
    looks: highlighted.size > 0 || cropped.length > 0 || positions || score,
  };
}

/** A document as a hit on the wire: the requested attributes, and `_formatted`, `_matchesPosition`, `_rankingScore`. */
export function hitOf(
  document: SearchDocument,
  formatting: Formatting,
  sought: Sought,
  searched: readonly string[],
  budget = new WritingBudget(),
): Record<string, unknown> {
  const hit = picked(document, formatting.retrieved);
  if (!formatting.looks) return hit;
  const matches = new Matches(
    sought,
    searched.flatMap((field) => textsOf(document[field])),
  );
  if (formatting.highlighted.size > 0 || formatting.cropped.size > 0)
    hit._formatted = formatted(document, formatting, matches, budget);
  if (formatting.positions) hit._matchesPosition = positionsIn(document, matches, budget);
  if (formatting.score) hit._rankingScore = matches.score;
  return hit;
}

function picked(document: SearchDocument, names: readonly string[] | null): Record<string, unknown> {
  if (!names) return { ...document };
  return Object.fromEntries(names.flatMap((name) => (Object.hasOwn(document, name) ? [[name, document[name]]] : [])));
}

function formatted(
  document: SearchDocument,
  formatting: Formatting,
  matches: Matches,
  budget: WritingBudget,
): Record<string, unknown> {
  const { retrieved, highlighted, cropped } = formatting;
  const every = !retrieved || highlighted.has(EVERY) || cropped.has(EVERY);
  const names = every ? null : [...new Set([...retrieved, ...highlighted, ...cropped.keys()])];
  return Object.fromEntries(
    Object.entries(picked(document, names)).map(([name, value]) => {
      const marks = highlighted.has(name) || highlighted.has(EVERY);
      const length = cropped.get(name) ?? cropped.get(EVERY) ?? 0;
      return [name, written(value, (text) => budget.write(textOf(text, { formatting, matches, marks, length })))];
    }),
  );
}

/** A value with all texts in it rewritten, at any depth. Numbers become text, as in Meilisearch. */
function written(value: unknown, rewrite: (text: string) => string): unknown {
  if (typeof value === "string") return rewrite(value);
  if (typeof value === "number") return rewrite(String(value));
  if (Array.isArray(value)) return value.map((one) => written(one, rewrite));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, written(one, rewrite)]));
}

interface Writing {
  readonly formatting: Formatting;
  readonly matches: Matches;
  readonly marks: boolean;
  /** Length in words; 0 for all of them. */
  readonly length: number;
}

function textOf(text: string, { formatting, matches, marks, length }: Writing): string {
  if (!marks && length === 0) return text;
  const places = matches.in(text);
  const part = length > 0 ? cropOf(text, places, length) : { start: 0, end: text.length };
  let result = part.start > 0 ? formatting.marker : "";
  let at = part.start;
  for (const { start, end } of marks ? places : []) {
    if (start < part.start || end > part.end) continue;
    result += text.slice(at, start) + formatting.before + text.slice(start, end) + formatting.after;
    at = end;
  }
  return result + text.slice(at, part.end) + (part.end < text.length ? formatting.marker : "");
}

/** The first run of this many words with the most matches, placed so that the matches lie in its middle. */
function cropOf(text: string, places: readonly Match[], length: number): Match {
  const words = wordsIn(text);
  if (words.length <= length) return { start: 0, end: text.length };
  const flags = words.map((word) => (places.some(({ start, end }) => start < word.end && end > word.start) ? 1 : 0));
  let inside = flags.slice(0, length).reduce<number>((sum, one) => sum + one, 0);
  let best = { from: 0, inside };
  for (let from = 1; from + length <= words.length; from++) {
    inside += (flags[from + length - 1] ?? 0) - (flags[from - 1] ?? 0);
    if (inside > best.inside) best = { from, inside };
  }
  const from = centred(flags, best.from, length);
  const last = from + length;
  return {
    start: from === 0 ? 0 : (words[from]?.start ?? 0),
    end: last === words.length ? text.length : (words[last - 1]?.end ?? text.length),
  };
}

/** The start of the run whose number of words before its first match equals that after its last, or is one more. */
function centred(flags: readonly number[], from: number, length: number): number {
  const first = flags.indexOf(1, from);
  const last = flags.lastIndexOf(1, from + length - 1);
  if (first < from || first > last) return from;
  const before = Math.ceil((length - (last - first + 1)) / 2);
  return Math.min(Math.max(first - before, 0), flags.length - length);
}

/** All match positions by attribute, in bytes of UTF-8; `indices` give the position within a list. */
function positionsIn(document: SearchDocument, matches: Matches, budget: WritingBudget): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(document).flatMap(([name, value]) => {
      const isList = Array.isArray(value);
      const places = (isList ? value : [value]).flatMap((one, index) =>
        typeof one !== "string"
          ? []
          : matches.in(one).map(({ start, end }) => ({
              start: Buffer.byteLength(one.slice(0, start)),
              length: Buffer.byteLength(one.slice(start, end)),
              ...(isList ? { indices: [index] } : {}),
            })),
      );
      budget.tellPlaces(places.length);
      return places.length > 0 ? [[name, places]] : [];
    }),
  );
}

function textsOf(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return Array.isArray(value) ? value.filter((one) => typeof one === "string") : [];
}
