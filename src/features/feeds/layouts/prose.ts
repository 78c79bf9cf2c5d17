import { modelAtStart } from "../../makes/market.ts";
import { makeAtStart } from "../normalise/names/make.ts";
import type { Line, Sheet } from "./sheet.ts";

/** A place in a text where a vehicle is named. */
interface Anchor {
  readonly from: number;
  /** Where the vehicle's year is: before the make, after the model, or not nearby (null). */
  readonly year: "before" | "behind" | null;
}

/** The fewest vehicles that make a pattern, and the share of them whose year must be in the same place. */
const [FEWEST, LEAST_ALIKE] = [3, 0.8];
/** How many characters of a text are searched for vehicles, and how many are used to describe each one. */
const [MOST_CHARACTERS, LONGEST] = [512 * 1024, 600];
/** How many times longer the longest vehicle's text may be than the median. */
const MOST_UNEVEN = 5;
/** The number of words, from the make on, among which the year may be. */
const YEAR_WITHIN = 8;

/**
 * The vehicles of a text that is not a list, as a sheet with the words about each. A vehicle begins where a known make,
 * one of its models and a year are named together, and ends where the next one begins. Null if they do not follow each
 * other regularly.
 */
export function proseSheet(content: string): Sheet | null {
  const text = content.slice(0, MOST_CHARACTERS);
  const anchors = anchorsIn(text);
  const before = anchors.filter(({ year }) => year === "before").length;
  const after = anchors.filter(({ year }) => year === "behind").length;
  if (anchors.length < FEWEST || Math.max(before, after) < anchors.length * LEAST_ALIKE) return null;
  const usual = before >= after ? "before" : "behind";
  const starts = anchors.filter(({ year }) => year === usual).map(({ from }) => from);
  const parts = starts.map((from, at) => text.slice(from, starts[at + 1] ?? text.length));
  const ended = [...parts.slice(0, -1), lastPart(parts)].map((part) => part.replace(/\s+/g, " ").trim());
  const lengths = ended.map(({ length }) => length).toSorted((one, other) => one - other);
  const middle = lengths[Math.floor(lengths.length / 2)] ?? 0;
  if (parts.length < FEWEST || (lengths.at(-1) ?? 0) > Math.max(middle * MOST_UNEVEN, LONGEST / 2)) return null;
  const lines = ended.map((part, at): Line => ({ at: at + 2, cells: [part.slice(0, LONGEST)] }));
  return { name: "", lines: [{ at: 1, cells: ["Vehicle"] }, ...lines] };
}

/** The last vehicle's text, with at most as many blocks between empty lines as the other vehicles have. */
function lastPart(parts: readonly string[]): string {
  const gaps = (part: string) => part.trim().split(EMPTY_LINE).length;
  const usual = Math.max(1, ...parts.slice(0, -1).map(gaps));
  return (parts.at(-1) ?? "").trim().split(EMPTY_LINE).slice(0, usual).join(" ");
}
const EMPTY_LINE = /\n[ \t]*\r?\n/;

const YEAR = /^(?:19|20)\d\d$/;
const plain = (word: string) => word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, "");

function anchorsIn(text: string): readonly Anchor[] {
  const words = [...text.matchAll(/\S+/g)].map((found) => ({ from: found.index, word: plain(found[0]) }));
  const anchors: Anchor[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const ahead = words.slice(at, at + YEAR_WITHIN).map(({ word }) => word);
    const found = /^\p{L}/u.test(ahead[0] ?? "") ? makeAtStart(ahead) : null;
    const length = found ? (modelAtStart(found.make, found.rest)?.count ?? 0) : 0;
    if (!found || length === 0) continue;
    const isBefore = YEAR.test(words[at - 1]?.word ?? "");
    const rest = found.rest.slice(length);
    const year = isBefore ? "before" : rest.some((word) => YEAR.test(word)) ? "behind" : null;
    anchors.push({ from: words[isBefore ? at - 1 : at]?.from ?? 0, year });
    at += ahead.length - rest.length - 1;
  }
  return anchors;
}
