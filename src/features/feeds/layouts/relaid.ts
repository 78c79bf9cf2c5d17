import type { Result } from "../../../lib/result.ts";
import type { OpenedFeed } from "../read/opened-feed.ts";
import { asFeed } from "./as-feed.ts";
import { openingsOf } from "./openings/openings.ts";
import { seenPage } from "./openings/page.ts";
import type { Raw, ReadRaw } from "./openings/raw.ts";
import { passedOver } from "./passed-over.ts";
import { proseSheet } from "./prose.ts";
import { bestLayout, LEAST_SURE, readBy, reportSentence } from "./search.ts";
import type { Sheet, Sheets } from "./sheet.ts";
import { leavesMakesUnread } from "./unread.ts";
import { type Judged, type Worth, worthOf } from "./worth.ts";

/** A reading with the facts by which it is judged. */
interface PlainSurvey extends Judged {
  readonly feed: OpenedFeed;
}

export interface Relaid {
  readonly feed: OpenedFeed;
  readonly says: string;
}

type Survey = (opened: OpenedFeed) => Promise<Result<Judged, string>>;

/** How many rows of the plain reading are examined, and the share of them that must be vehicles. */
const [LOOKED_AT, ENOUGH] = [40, 0.7];
/** The most rows and characters of a file that is small enough to check whether all of it was read. */
const [MOST_COUNTED, SMALL] = [1000, 192 * 1024];
/** The share of rows that name several vehicles, from which a reading is poor. */
const CROWDED = 0.4;

/**
 * Whether a reading turns so few of its rows into vehicles, or leaves so much of the file unread, that another layout
 * should be tried.
 */
export async function isPoor(survey: PlainSurvey, raw: ReadRaw): Promise<boolean> {
  // A file that uses our own field names has our own layout.
  if (survey.sample.some((item) => "cells" in item && item.spelled)) return false;
  const step = Math.max(1, Math.floor(survey.sample.length / LOOKED_AT));
  const sample = survey.sample.filter((_, at) => at % step === 0).slice(0, LOOKED_AT);
  const { rows, cars, crowded } = worthOf({ ...survey, sample });
  if (survey.feed.isOfWords || cars < rows * ENOUGH || crowded >= rows * CROWDED) return true;
  const all = survey.sample.length < MOST_COUNTED ? await raw(SMALL) : null;
  return all !== null && leavesMakesUnread(all, survey.sample);
}

/**
 * The fewest sure vehicles that a layout must find, and the factor by which its points must exceed those of the plain
 * reading. The second, smaller factor applies if it finds more vehicles, or if the plain reading was one of loose
 * words.
 */
const [FEWEST_SURE, LEAST_GAIN, LEAST_OF_WORDS] = [2, 1.25, 1.1];

/**
 * Looks for the file's layout by combining steps, and reads the file with it if that finds clearly more than the plain
 * reading. Null if no layout does.
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
  const feedOf = (of: Sheets) => asFeed(of, file, (rows) => passedOver(raw, rows));
  const feed = sheets && feedOf(sheets);
  const worth = feed && (await judge(sheets));
  if (feed && worth && isBetter(worth, before)) return { feed, says: reportSentence(found.layout) };
  const prose = proseOf(raw);
  const proseWorth = prose && (await judge([prose]));
  const isSure = proseWorth && Math.min(proseWorth.sure, proseWorth.told) >= proseWorth.rows * LEAST_OF_PROSE;
  const words = prose && isSure && isBetter(proseWorth, before) ? feedOf([prose]) : null;
  return words && { feed: words, says: "It is no list: each vehicle was read from the words behind its name" };
}

/**
 * In a text without any layout, the share of vehicles that must be sure, and the share that must have a price or
 * kilometres.
 */
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
