import { headingStrength } from "../../recognise/headings.ts";
import type { FeedItem } from "../../schema.ts";
import { addCell, noCells, safeKey } from "../flatten.ts";
import { ROW_LIMITS, type RowLimits, tooLong } from "../source.ts";
import { PassedLines } from "./passed-lines.ts";
import { factsOfLine } from "./several-labels.ts";

/** A line with the name and the value of a fact: "Make: Kia", "  model = Rio", "- Kms ........ : 40,210". */
const LABELLED =
  /^\s{0,20}(- ?)?["']?([\p{L}][\p{L}\d /#()&'’_$-]{0,39}?)["']?(?:[ .]{0,40}[:=]| ?\.{2,40}(?=\s))\s?(.*)$/u;
/** Longer lines are not searched for a label. */
const LONGEST_LINE = 4000;
/** The fewest labels at the beginning that must name fields, and the share of lines that must have a label. */
const [FEWEST_LABELS, LEAST_SHARE] = [4, 0.7];
/** Blocks with fewer lines are remarks between vehicles. */
const FEWEST_LINES = 3;

/** How a text of labelled lines is divided into vehicles. */
export interface LabelledLayout {
  /** Whether an empty line ends each vehicle; otherwise, the next one begins where a label is repeated. */
  readonly isApart: boolean;
  /** Whether lines name several facts. */
  readonly isSeveral: boolean;
}

/** Whether a text consists of labelled lines, and how they are divided; null if it does not. */
export function labelledLayout(head: string): LabelledLayout | null {
  const lines = head
    .slice(0, 64 * 1024)
    .split(/\r\n?|\n/)
    .slice(0, 400);
  const filled = lines.filter((line) => line.trim() !== "" && !isRule(line));
  const divided = filled.map(factsOfLine);
  const isSeveral = divided.filter((facts) => facts.length > 1).length >= filled.length * LEAST_SHARE;
  const parts = isSeveral ? divided.flat() : filled;
  const labels = parts.flatMap((line) => labelOf(line)?.label ?? []);
  // A table may have colons in its cells, but then its first lines have several cells.
  if (
    labels.length < parts.length * LEAST_SHARE ||
    filled.slice(0, 3).some((line) => /^[^:=]*[,;|\t].*[,;|\t]/.test(line.slice(0, 200)))
  )
    return null;
  if (headingStrength([...new Set(labels)]) < FEWEST_LABELS) return null;
  const blocks = blocksOf(isSeveral ? lines.flatMap(factsOfLine) : lines);
  const large = blocks.filter((block) => block >= FEWEST_LINES).length;
  return { isApart: blocks.length > 1 && large >= blocks.length * LEAST_SHARE, isSeveral };
}

/** How many labels each block between empty lines has, leaving out blocks without any. */
function blocksOf(lines: readonly string[]): readonly number[] {
  const blocks = [0];
  for (const line of lines) {
    const last = blocks.length - 1;
    if (line.trim() === "" || isRule(line)) blocks.push(0);
    else if (labelOf(line)) blocks[last] = (blocks[last] ?? 0) + 1;
  }
  return blocks.filter((count) => count > 0);
}

/** Whether a line is only a divider: "-----", "=====", "* * *". */
export const isRule = (line: string) => /^[\s\-=_*#~.]{3,200}$/.test(line) && /[-=_*#~.]/.test(line);

interface Labelled {
  readonly isItem: boolean;
  readonly label: string;
  readonly value: string;
}

function labelOf(line: string): Labelled | null {
  if (line.length > LONGEST_LINE) return null;
  const found = LABELLED.exec(line);
  const [, dash, label = "", value = ""] = found ?? [];
  // In "https://…", the colon is part of the URL.
  return !found || value.startsWith("//") ? null : { isItem: dash !== undefined, label, value: unquoted(value.trim()) };
}

const unquoted = (value: string) => /^(["'])(.*)\1$/.exec(value)?.[2] ?? value;

/**
 * A row for each vehicle of a text whose lines name one or several facts; lines without a label continue the one
 * before. Lines between the vehicles that name a different vehicle become refused rows.
 */
export async function* labelledRows(
  text: AsyncIterable<string>,
  { isApart, isSeveral }: LabelledLayout,
  limits: RowLimits = ROW_LIMITS,
): AsyncGenerator<FeedItem> {
  let row = 0;
  let cells = noCells();
  let [count, length] = [0, 0];
  let last: string | null = null;
  const passed = new PassedLines();
  const finished = (): FeedItem[] => {
    const vehicle = count > 1 ? cells : null;
    const over = passed.beside(vehicle).map((broken): FeedItem => ({ ...broken, row: ++row }));
    [cells, count, length, last] = [noCells(), 0, 0, null];
    return vehicle ? [...over, { row: ++row, cells: vehicle }] : over;
  };
  for await (const raw of linesOf(text, limits)) {
    if (raw.trim() === "" || isRule(raw)) {
      if (isApart && count >= FEWEST_LINES) yield* finished();
      continue;
    }
    for (const line of isSeveral ? factsOfLine(raw) : [raw]) {
      const found = labelOf(line);
      const label = found && safeKey(found.label.trim());
      length += line.length;
      if (length > limits.characters) throw tooLong("record", limits);
      if (!found || !label) {
        if (last !== null) cells[last] = `${cells[last] ?? ""}\n${line.trim()}`;
        else passed.note(line);
        continue;
      }
      if (found.isItem || (!isApart && label in cells)) yield* finished();
      if (label in cells) addCell(cells, label, found.value);
      else cells[label] = found.value;
      count += 1;
      last = label;
    }
  }
  yield* finished();
  yield* passed.beside(null).map((broken): FeedItem => ({ ...broken, row: ++row }));
}

/** The lines of a text, none longer than a record may be. */
export async function* linesOf(text: AsyncIterable<string>, limits: RowLimits): AsyncGenerator<string> {
  let rest = "";
  for await (const piece of text) {
    const lines = `${rest}${piece}`.split(/\r\n|\r(?!$)|\n/);
    rest = lines.pop() ?? "";
    if (rest.length > limits.characters) throw tooLong("text", limits);
    yield* lines;
  }
  yield rest;
}
