import { SeparatedText } from "../../read/separated.ts";
import { ROW_LIMITS } from "../../read/source.ts";
import { headingStrength } from "../../recognise/headings.ts";
import type { Line } from "../sheet.ts";
import { type Opening, sampleOf } from "./raw.ts";

/** The number of characters of a text by whose lines an opening is judged. */
const HEAD = 48 * 1024;
const DELIMITERS = [",", "\t", ";", "|"] as const;
/** The share of a text's lines that must have at least two cells. */
const LEAST_DIVIDED = 0.3;
const LONGEST_LINE = 4000;

type CellsOf = (text: string) => readonly (readonly string[])[];

/** The ways to divide a text's lines into cells. */
export function textOpenings(text: string): readonly Opening[] {
  const head = beginning(text);
  const ways: readonly CellsOf[] = [...DELIMITERS.map(separatedBy), linesAs(spaced), linesAs(labelled)];
  const divided = ways.flatMap((cellsOf) => {
    const records = withoutThrow(() => cellsOf(head)) ?? [];
    const filled = records.filter((cells) => cells.some((cell) => cell.trim() !== ""));
    const isDivided = filled.filter(({ length }) => length > 1).length >= Math.max(2, filled.length * LEAST_DIVIDED);
    return isDivided ? [openingOf(cellsOf, head, text)] : [];
  });
  return [
    ...divided,
    openingOf(
      linesAs((line) => [line.trim()]),
      head,
      text,
    ),
  ];
}

function openingOf(cellsOf: CellsOf, head: string, text: string): Opening {
  const sheets = (from: string) => [
    { name: "", lines: cellsOf(from).map((cells, at): Line => ({ at: at + 1, cells })) },
  ];
  return { says: "", sample: sampleOf(sheets(head)), whole: () => sheets(text) };
}

function beginning(text: string): string {
  if (text.length <= HEAD) return text;
  const end = text.lastIndexOf("\n", HEAD);
  return text.slice(0, end > 0 ? end : HEAD);
}

function withoutThrow<T>(work: () => T): T | null {
  try {
    return work();
  } catch {
    // A quotation mark is never closed, so the text is not divided this way.
    return null;
  }
}

const separatedBy =
  (delimiter: string): CellsOf =>
  (text) => {
    const reader = new SeparatedText(delimiter, ROW_LIMITS);
    return [...reader.read(text), ...reader.end()];
  };

const linesAs =
  (cellsOf: (line: string) => readonly string[]): CellsOf =>
  (text) =>
    text.split(/\r\n?|\n/).map((line) => (line.length > LONGEST_LINE ? [line] : cellsOf(line)));

/**
 * The cells of a line that are separated by at least two spaces or a tab; an indented line gets an empty cell first.
 */
function spaced(line: string): readonly string[] {
  const cells = line
    .trim()
    .split(/ {2,}|\t/)
    .map((cell) => cell.trim());
  return /^(?: {2}|\t)/.test(line) && cells[0] !== "" ? ["", ...cells] : cells;
}

/** Separators that may precede a label: "Make: Kia   Model: Rio", "Make: Kia | Model: Rio", "make=Kia, model=Rio". */
const BETWEEN = /\s{2,}|\t|\s*[|;•·]\s*|,\s*(?=[\p{L}][\p{L} ]{0,30}[:=])/u;
const LABEL = /^\s*(?:[-*•]\s*)?["']?([\p{L}][\p{L}\p{N} /#()&'’_$.-]{0,39}?)["']?\s{0,20}\.{0,40}\s?[:=]\s*(.*)$/u;

/** A line's names and values, alternating; a line without any is one cell. */
function labelled(line: string): readonly string[] {
  const parts = line.split(BETWEEN).filter((part) => part.trim() !== "");
  const cells: string[] = [];
  for (const part of parts) {
    const found = labelOf(part);
    if (found) for (const [label, value] of apart(found)) cells.push(label, value);
    else if (cells.length > 0) cells[cells.length - 1] = `${cells.at(-1) ?? ""} ${part.trim()}`.trim();
    else return [line.trim()];
  }
  return cells.length > 0 ? cells : [line.trim()];
}

type Pair = readonly [label: string, value: string];

function labelOf(part: string): Pair | null {
  const [, label, value = ""] = LABEL.exec(part) ?? [];
  return label === undefined || value.startsWith("//")
    ? null
    : [label.trim(), value.trim().replace(/^(["'])(.*)\1$/, "$2")];
}

/** The pairs within a part where only a single space separates them: "Make: Kia Model: Rio" names two known facts. */
function apart([label, value]: Pair): readonly Pair[] {
  const inner = /\s((?:\p{L}+ ){0,2}\p{L}+)\s?:\s/u.exec(value);
  const words = inner?.[1]?.split(" ") ?? [];
  for (let at = 0; inner && at < words.length; at += 1) {
    const next = words.slice(at).join(" ");
    if (headingStrength([next]) === 0) continue;
    const before = `${value.slice(0, inner.index)} ${words.slice(0, at).join(" ")}`.trim();
    return [[label, before], ...apart([next, value.slice(inner.index + inner[0].length).trim()])];
  }
  return [[label, value]];
}
