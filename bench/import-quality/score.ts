import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { contextOf } from "../../src/features/feeds/car/car.ts";
import { takeIn } from "../../src/features/feeds/intake.ts";
import type { OpenedFeed } from "../../src/features/feeds/read/opened-feed.ts";
import type { FeedItem } from "../../src/features/feeds/schema.ts";
import { Spool } from "../../src/features/feeds/spool.ts";
import { isRow, surveyFeed } from "../../src/features/feeds/survey.ts";
import { Tally } from "../../src/features/feeds/tally.ts";
import type { CarInput } from "../../src/features/stock/schema.ts";
import { type CorpusFile, FIELD_NAMES, TRUTH_FIELDS, type TruthField, type TruthRow } from "./truth.ts";

/** All corpus files were "exported" on 22 November 2026. */
const NOW = Date.UTC(2026, 10, 22);

/** How often a field was in the files, read rightly, and invented where the file says nothing. */
export interface FieldScore {
  held: number;
  right: number;
  invented: number;
}

/** A cell that was read wrongly; `row` is the file's. */
interface Miss {
  readonly file: string;
  readonly row: number;
  readonly field: TruthField | "row";
  readonly truth: string;
  readonly read: string;
}

export interface Score {
  readonly fields: Readonly<Record<TruthField, FieldScore>>;
  /** Rows that are cars, and how many of them were refused. */
  cars: number;
  refusedWrongly: number;
  /** Rows that hold no car, and how many of them became one. */
  others: number;
  takenWrongly: number;
  readonly misses: Miss[];
}

/** Fields of which a car has none unless its file says so; the others may rightly be worked out or made up. */
const ONLY_SAID: ReadonlySet<TruthField> = new Set<TruthField>(["price", "km", "vin", "plate", "pictures"]);

function emptyScore(): Score {
  const fields = Object.fromEntries(FIELD_NAMES.map((name) => [name, { held: 0, right: 0, invented: 0 }]));
  return {
    fields: fields as Score["fields"],
    cars: 0,
    refusedWrongly: 0,
    others: 0,
    takenWrongly: 0,
    misses: [],
  };
}

/** Cars by the number of their row, as the importer reads them; null for a refused row. */
export async function readCars(path: string): Promise<Map<number, CarInput | null>> {
  const tally = new Tally();
  const survey = await surveyFeed(path, tally, null);
  if (!survey.ok) throw new Error(survey.error);
  const { feed, sample, plan, spelled } = survey.value;
  const rows = sample.map(({ row }) => row);
  const noted = { ...survey.value, feed: { ...feed, rows: notedRows(feed.rows, rows) } };
  const spool = await Spool.open();
  try {
    const context = { ...contextOf(plan, sample.filter(isRow), { primary: null, all: [] }, NOW), spelled };
    const { rejections, rejected } = await takeIn(noted, context, tally, spool);
    if (rejected > rejections.length) throw new Error(`${rejected} rows of ${path} were refused.`);
    const refused = new Set(rejections.map(({ row }) => row));
    const found = new Map<number, CarInput | null>(rows.map((row) => [row, null]));
    const taken = rows.filter((row) => !refused.has(row)).values();
    for await (const batch of spool.batches(200)) for (const { car } of batch) found.set(taken.next().value ?? 0, car);
    return found;
  } finally {
    await spool.close();
  }
}

/** The same rows; the number of each is added to `seen` as it passes. */
async function* notedRows(rows: OpenedFeed["rows"], seen: number[]): AsyncGenerator<FeedItem> {
  for await (const item of rows) {
    seen.push(item.row);
    yield item;
  }
}

/** Reads the file as the importer does, and adds how right that was to the score. */
async function judgeFile(file: CorpusFile, score: Score): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "import-quality-"));
  try {
    const path = join(folder, file.name);
    await writeFile(path, file.content);
    judge(file, await readCars(path), score);
  } catch (error) {
    score.misses.push({ file: file.name, row: 0, field: "row", truth: "a stock file", read: String(error) });
    judge(file, new Map(), score);
  } finally {
    await rm(folder, { recursive: true });
  }
}

export function judge(
  { name, truth }: Pick<CorpusFile, "name" | "truth">,
  read: ReadonlyMap<number, CarInput | null>,
  score: Score,
): void {
  const known = new Set(truth.map(({ row }) => row));
  const strangers = [...read].filter(([row, car]) => car !== null && !known.has(row)).map(([row]) => row);
  const rows = [...truth, ...strangers.map((row): TruthRow => ({ row, take: "no", says: {} }))];
  for (const { row, take, says } of rows) {
    const car = read.get(row) ?? null;
    const miss = (field: Miss["field"], told: string, found: string) =>
      score.misses.push({ file: name, row, field, truth: told, read: found });
    if (take === "no") {
      score.others += 1;
      if (car) {
        score.takenWrongly += 1;
        miss("row", "no car", car.name);
      }
    } else if (take === "yes") {
      score.cars += 1;
      if (!car) {
        score.refusedWrongly += 1;
        miss("row", JSON.stringify(says), "refused");
      }
    }
    if (take !== "yes") continue;
    for (const field of FIELD_NAMES) judgeField(field, says[field], car, score.fields[field], miss);
  }
}

function judgeField(
  field: TruthField,
  truth: string | undefined,
  car: CarInput | null,
  score: FieldScore,
  miss: (field: TruthField, truth: string, read: string) => void,
): void {
  const found = car ? String(TRUTH_FIELDS[field](car) ?? "") : "";
  const said = field === "pictures" && found === "0" ? "" : found;
  if (truth === undefined) {
    if (said === "" || !ONLY_SAID.has(field)) return;
    score.invented += 1;
    miss(field, "(not said)", said);
    return;
  }
  score.held += 1;
  const isSubstitute = field === "stocknum" && (said === car?.vin || said === car?.regplate);
  if (truth.split("|").some((one) => isSame(field, one, said) || (one === "-" && isSubstitute)))
    score.right += car ? 1 : 0;
  else if (car) miss(field, truth, said);
}

/** Bodies with two names in the vocabulary. */
const SAME_BODY: Readonly<Record<string, string>> = { Hatchback: "Hatch", "Station Wagon": "Wagon" };

export function isSame(field: TruthField, truth: string, said: string): boolean {
  if (truth === "-") return said === "";
  if (field === "km" || field === "price")
    return said !== "" && Math.abs(Number(said) - Number(truth)) <= Math.max(1, Number(truth) * 0.0005);
  // Makes must be spelled as the trade spells them; of models only letters and digits count.
  if (field === "model") return letters(said) === letters(truth);
  if (field === "body") return (SAME_BODY[said] ?? said) === (SAME_BODY[truth] ?? truth);
  if (field === "plate") return letters(said) === letters(truth);
  return said === truth;
}

const letters = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "");

/** The share of a field's cells that are right, in per cent with two decimals, rounded down; 100 for none. */
export function shareOf({ held, right, invented }: FieldScore): number {
  return held + invented === 0 ? 100 : Math.floor((right / (held + invented)) * 10_000) / 100;
}

/** All fields together. */
export function cellsOf({ fields }: Score): FieldScore {
  const all: FieldScore = { held: 0, right: 0, invented: 0 };
  for (const { held, right, invented } of Object.values(fields)) {
    all.held += held;
    all.right += right;
    all.invented += invented;
  }
  return all;
}

/** The score of all these files together. */
export async function scoreOf(files: readonly CorpusFile[]): Promise<Score> {
  const score = emptyScore();
  for (const file of files) await judgeFile(file, score);
  return score;
}
