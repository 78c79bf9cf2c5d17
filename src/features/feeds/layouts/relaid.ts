import type { Result } from "../../../lib/result.ts";
import type { OpenedFeed } from "../read/opened-feed.ts";
import { asFeed } from "./as-feed.ts";
import { openingsOf } from "./openings/openings.ts";
import { seenPage } from "./openings/page.ts";
import type { Raw, ReadRaw } from "./openings/raw.ts";
import { passedOver } from "./passed-over.ts";
import { proseSheet } from "./prose.ts";
import { bestLayout, LEAST_SURE, readBy, saidOf } from "./search.ts";
import type { Sheet, Sheets } from "./sheet.ts";
import { leavesMakesUnread } from "./unread.ts";
import { type Judged, type Worth, worthOf } from "./worth.ts";

/** A file that is read otherwise than files of its format usually are, and what the report says of it. */
interface PlainSurvey extends Judged {
  readonly feed: OpenedFeed;
}

export interface Relaid {
  readonly feed: OpenedFeed;
  readonly says: string;
}

type Survey = (opened: OpenedFeed) => Promise<Result<Judged, string>>;

/** Rows of the plain reading that are looked at, and the share of them that must be vehicles. */
const [LOOKED_AT, ENOUGH] = [40, 0.7];
/** Rows and characters of a file that is small enough to see whether all of it was read. */
const [MOST_COUNTED, SMALL] = [1000, 192 * 1024];
/** The share of rows that name several vehicles. */
const CROWDED = 0.4;

/**
 * Whether a reading makes so few vehicles of its rows, or leaves so much of the file unread, that it may be laid out in
 * another way.
 */
export async function isPoor(survey: PlainSurvey, raw: ReadRaw): Promise<boolean> {
  // What names its fields as we do is as we wrote it.
  if (survey.sample.some((item) => "cells" in item && item.spelled)) return false;
  const step = Math.max(1, Math.floor(survey.sample.length / LOOKED_AT));
  const sample = survey.sample.filter((_, at) => at % step === 0).slice(0, LOOKED_AT);
  const { rows, cars, crowded } = worthOf({ ...survey, sample });
  if (survey.feed.isOfWords || cars < rows * ENOUGH || crowded >= rows * CROWDED) return true;
  const all = survey.sample.length < MOST_COUNTED ? await raw(SMALL) : null;
  return all !== null && leavesMakesUnread(all, survey.sample);
}

/** The fewest sure vehicles, and how much more they must say: less where they are more than before, or were words. */
const [FEWEST_SURE, LEAST_GAIN, LEAST_OF_WORDS] = [2, 1.25, 1.1];

/**
 * Seeks the layout of a file by the steps of which layouts are made, and reads it so where that clearly makes more of
 * it than the plain reading. Null where no layout does.
 */
export async function relaid(
  raw: Raw,
  plain: PlainSurvey | null,
  file: OpenedFeed | null,
  survey: Survey,
): Promise<Relaid | null> {
  const judge = async (sheets: Sheets): Promise<Worth | null> => {
    const feed = asFeed(sheets, file);
    const judged = feed && (await survey(feed));
    return judged?.ok ? worthOf(judged.value) : null;
  };
  const before = plain && { ...worthOf(plain), isOfWords: plain.feed.isOfWords === true };
  const found = await bestLayout(openingsOf(raw), judge);
  const sheets = found && readBy(found.layout);
  const whole = (of: Sheets) => asFeed(of, file, (rows) => passedOver(raw, rows));
  const feed = sheets && whole(sheets);
  const worth = feed && (await judge(sheets));
  if (feed && worth && isBetter(worth, before)) return { feed, says: saidOf(found.layout) };
  const prose = proseOf(raw);
  const told = prose && (await judge([prose]));
  const isSure = told && Math.min(told.sure, told.told) >= told.rows * LEAST_OF_PROSE;
  const words = prose && isSure && isBetter(told, before) ? whole([prose]) : null;
  return words && { feed: words, says: "It is no list: each vehicle was read from the words behind its name" };
}

/** The share of the vehicles of a text without any layout that must be sure, and must have a price or kilometres. */
const LEAST_OF_PROSE = 0.8;

function proseOf(raw: Raw): Sheet | null {
  if (raw.kind === "text") return proseSheet(raw.text);
  if (raw.kind !== "page") return null;
  const { lines } = seenPage(raw.text).lines;
  return proseSheet(lines.map(({ cells }) => cells.join(" ")).join("\n"));
}

function isBetter(now: Worth, plain: (Worth & { readonly isOfWords: boolean }) | null): boolean {
  if (now.sure < FEWEST_SURE || now.sure < now.rows * LEAST_SURE) return false;
  if (plain === null) return true;
  const gain = plain.isOfWords || now.sure > plain.cars ? LEAST_OF_WORDS : LEAST_GAIN;
  return now.sure >= plain.cars && now.points >= plain.points * gain;
}
