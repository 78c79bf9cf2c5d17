import { err, ok, type Result } from "../../lib/result.ts";
import { decoder, withKnownFormat } from "./formats/known.ts";
import { MOST_CHARACTERS, type Raw, type ReadRaw } from "./layouts/openings/raw.ts";
import { isPoor, relaid } from "./layouts/relaid.ts";
import { AttributeLists } from "./read/attribute-lists.ts";
import { NoStockFound, type OpenedFeed } from "./read/opened-feed.ts";
import { openFeed } from "./read/rows.ts";
import { UnreadableFile } from "./read/source.ts";
import { CarriedDown } from "./read/tables/carried-down.ts";
import { FurtherHeadings } from "./read/tables/further-headings.ts";
import { RaggedRows } from "./read/tables/ragged.ts";
import { Sections } from "./read/tables/sections.ts";
import { type ColumnPlan, planOfMapping, recogniseColumns } from "./recognise/columns.ts";
import { CombinedColumns } from "./recognise/combined.ts";
import { parseMapping } from "./recognise/mapping.ts";
import { type FeedItem, type FeedRow, type Mapping, REASON_COLUMN } from "./schema.ts";
import { mergedRows } from "./second-look/merged-rows.ts";
import { lookAgain, withWhole } from "./second-look/second-look.ts";
import { pathOf } from "./spelled/keys.ts";
import { recognisable, type SpelledPlan, spelledPlan } from "./spelled/letter.ts";
import { Tally } from "./tally.ts";

/** Number of rows from which columns are recognised, and the maximum characters of them held at once. */
const SAMPLE = 2000;
const SAMPLE_CHARACTERS = 24 * 1024 * 1024;
/** Maximum columns; no stock file has more. */
const MOST_COLUMNS = 5000;

/** An open file, with what its first rows show about its columns. */
export interface Survey {
  readonly feed: OpenedFeed;
  /** The rows already read, which come before those of `feed.rows`. */
  readonly sample: readonly FeedItem[];
  readonly columns: readonly string[];
  readonly plan: ColumnPlan;
  /** The mapping's table of dealerships by name; absent if there is none. */
  readonly dealerships?: Mapping["dealerships"] | undefined;
  /** Columns with the specification's names. */
  readonly spelled: SpelledPlan;
}

export const isRow = (item: FeedItem): item is FeedRow => "cells" in item;

/** The nested car fields in the file's first rows. */
export function nestedIn({ sample, spelled }: Pick<Survey, "sample" | "spelled">): string[] {
  const keys = new Set(sample.filter(isRow).flatMap((row) => Object.keys(row.spelled ?? {})));
  return [...keys].filter((key) => !spelled.paths.has(key));
}

/**
 * Opens the file and decides what its columns are. `mappingText` is a mapping file's text; null to recognise the
 * columns. If plain reading finds few vehicles, the file has an unusual layout, which is then searched for.
 */
export async function surveyFeed(
  file: string,
  tally: Tally,
  mappingText: string | null,
): Promise<Result<Survey, string>> {
  const plain = await readPlainly(file, tally, mappingText);
  const survey = plain.survey?.ok ? plain.survey.value : null;
  const isRead = survey && (mappingText !== null || !(await isPoor(survey, plain.raw)));
  const raw = isRead ? null : await plain.raw(MOST_CHARACTERS);
  const found =
    raw && (await relaid(raw, survey, plain.opened, (opened) => surveyOpened(opened, new Tally(), null, true)));
  if (!found) {
    if (plain.survey) return plain.survey;
    throw plain.error;
  }
  await plain.opened?.rows.return(undefined);
  const other = await surveyOpened(found.feed, tally, mappingText);
  if (!other.ok && plain.survey) return plain.survey;
  tally.add("layout-found", 0, null, found.says);
  return other;
}

interface PlainReading {
  readonly opened: OpenedFeed | null;
  readonly raw: ReadRaw;
  /** Null if nothing could be read; `error` then has the reason. */
  readonly survey: Result<Survey, string> | null;
  readonly error?: unknown;
}

/** Reads the file in the usual layout of its format. */
async function readPlainly(file: string, tally: Tally, mappingText: string | null): Promise<PlainReading> {
  let opened: OpenedFeed | null = null;
  try {
    opened = await openFeed(file, (line) => tally.add("encoding-mixed", 0, null, line.trim()));
    const survey = await surveyOpened(opened, tally, mappingText);
    const isCut = survey.ok && survey.value.sample.some(({ cut }) => cut);
    return { opened, survey, raw: async (most) => (isCut ? null : rawOrNone(opened, most)) };
  } catch (error) {
    if (!(error instanceof NoStockFound)) throw error;
    return { opened, survey: null, error, raw: async () => error.raw };
  }
}

/** The file's raw content; also null if it cannot be read again, for example because it has been removed. */
async function rawOrNone(opened: OpenedFeed | null, most: number): Promise<Raw | null> {
  try {
    return (await opened?.raw?.(most)) ?? null;
  } catch (error) {
    if (error instanceof UnreadableFile) return null;
    throw error;
  }
}

/** Decides what the columns of an open file are. */
async function surveyOpened(
  plain: OpenedFeed,
  tally: Tally,
  mappingText: string | null,
  isTrial = false,
): Promise<Result<Survey, string>> {
  for (const sheet of plain.otherSheets ?? []) tally.add("sheet-left", 0, null, sheet);
  const { opened, read } = withFactsAbove(plain, await firstRows(plain));
  const ragged = new RaggedRows(opened.headings, read.filter(isRow));
  const isRagged = ragged.columns.length > 0;
  const headings = isRagged ? ragged.columns : opened.headings;
  const aligned = isRagged ? read.map((item) => ragged.spread(item)) : read;
  const following = isRagged ? each(opened.rows, (item) => ragged.spread(item)) : opened.rows;
  const sections = new Sections(headings, aligned.filter(isRow));
  const sectioned = aligned.flatMap((item) => sections.under(item) ?? []);
  const combined = new CombinedColumns(headings, sectioned.filter(isRow));
  const apart = sectioned.map((item) => combined.spread(item));
  const lists = new AttributeLists(apart.filter(isRow));
  const sample = apart.map((item) => lists.spread(item));
  const below = sections.columns.size > 0 ? sections.underAll(following) : following;
  const rows = sample.filter(isRow);
  if (sample.length === 0) return err("The file has a heading but no rows: nothing was changed.");
  const named = headings
    ? [...new Set([...headings, ...sections.columns, ...combined.columns, ...lists.columns])]
    : [...new Set(rows.flatMap((row) => Object.keys(row.cells)))];
  const columns = named.filter((column) => column !== REASON_COLUMN);
  if (columns.length > MOST_COLUMNS)
    return err(`The file has ${columns.length} columns, and no stock file has more than ${MOST_COLUMNS}.`);
  const decode = decoder(columns);
  if (decode) sample.forEach(decode);
  const isSpread = lists.columns.length + combined.columns.length > 0;
  const spread = (item: FeedItem) => lists.spread(combined.spread(item));
  const apartBelow = isSpread ? each(below, spread) : below;
  const feed = { ...opened, headings, rows: decode ? each(apartBelow, decode) : apartBelow };
  if (mappingText === null) {
    const spelled = spelledPlan(columns, rows);
    const known = recognisable(columns, spelled);
    const first = withKnownFormat(recogniseColumns(known, rows), columns);
    if (isTrial) return ok({ feed, sample, columns, plan: first, spelled });
    const { plan, isDerived } = lookAgain(first, known, rows);
    const once = mergedRows(sample, plan, tally);
    if (!isDerived) return ok({ feed, sample: once, columns, plan, spelled });
    const derived = { ...feed, rows: each(feed.rows, withWhole) };
    return ok({ feed: derived, sample: once.map(withWhole), columns, plan, spelled });
  }
  const mapping = parseMapping(mappingText);
  if (!mapping.ok) return err(mapping.error.join("\n"));
  const letters = mapping.value.spelled ?? [];
  const spelled = spelledPlan(letters, []);
  const { plan, problems } = planOfMapping(mapping.value, columns);
  const unspelled = letters.find((column) => !pathOf(column));
  if (unspelled !== undefined)
    problems.push(`The mapping's "spelled" names "${unspelled}", which is no field of a car.`);
  return problems.length > 0
    ? err(problems.join("\n"))
    : ok({
        feed,
        sample: mergedRows(sample, plan, tally),
        columns,
        plan,
        spelled,
        dealerships: mapping.value.dealerships,
      });
}

async function firstRows({ rows }: OpenedFeed): Promise<FeedItem[]> {
  const read: FeedItem[] = [];
  let characters = 0;
  while (read.length < SAMPLE && characters < SAMPLE_CHARACTERS) {
    const next = await rows.next();
    if (next.done) break;
    read.push(next.value);
    // A corrected file of refused rows still contains the reasons.
    if (isRow(next.value)) delete (next.value.cells as Record<string, string>)[REASON_COLUMN];
    if (isRow(next.value)) characters += sizeOf(next.value);
  }
  return read;
}

/** The same feed and first rows, each completed from the rows above: further headings, and makes. */
function withFactsAbove(opened: OpenedFeed, read: FeedItem[]): { opened: OpenedFeed; read: FeedItem[] } {
  const further = new FurtherHeadings(opened.headings, read.filter(isRow));
  const headings = further.areThere ? further.columns : opened.headings;
  const underHeadings = further.areThere ? further.under(read) : read;
  const carried = new CarriedDown(headings, underHeadings.filter(isRow));
  const below = further.areThere ? further.underAll(opened.rows) : opened.rows;
  const rows = carried.column === null ? below : carried.underAll(below);
  return { opened: { ...opened, headings, rows }, read: underHeadings.map((item) => carried.under(item)) };
}

async function* each(rows: AsyncIterable<FeedItem>, change: (item: FeedItem) => FeedItem): AsyncGenerator<FeedItem> {
  for await (const item of rows) yield change(item);
}

function sizeOf({ cells }: FeedRow): number {
  let size = 0;
  for (const column in cells) size += column.length + (cells[column]?.length ?? 0);
  return size;
}
