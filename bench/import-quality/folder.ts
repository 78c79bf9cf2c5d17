import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { surveyFeed } from "../../src/features/feeds/survey.ts";
import { Tally } from "../../src/features/feeds/tally.ts";
import { type CorpusFile, readTruth, type TruthRow } from "./truth.ts";

const TRUTH = /\.truth\.csv$/;

/**
 * Stock files of somebody else with their truth beside them: `stock.xlsx` and `stock.truth.csv`. Their truth counts
 * the rows of the table, with the heading as the first wherever it stands and without empty lines.
 */
export async function folderFiles(folder: string): Promise<CorpusFile[]> {
  const names = readdirSync(folder).sort();
  const files: CorpusFile[] = [];
  for (const truthName of names.filter((name) => TRUTH.test(name))) {
    const stem = truthName.replace(TRUTH, "");
    const name = names.find((other) => other !== truthName && other.replace(/\.[^.]*$/, "") === stem);
    if (name === undefined) throw new Error(`${truthName} stands beside no stock file.`);
    const told = readTruth(readFileSync(join(folder, truthName), "utf8"), truthName).map(withPlainKind);
    const truth = asCounted(told, await rowsOf(join(folder, name)));
    files.push({ name, about: "", content: readFileSync(join(folder, name)), truth });
  }
  return files;
}

const withPlainKind = ({ says, ...row }: TruthRow): TruthRow => ({
  ...row,
  says: says.kind ? { ...says, kind: says.kind.toLowerCase() } : says,
});

/** The numbers that the reader gives to the file's rows; those up to where it cannot read on. */
async function rowsOf(path: string): Promise<number[]> {
  const rows: number[] = [];
  try {
    const survey = await surveyFeed(path, new Tally(), null);
    if (!survey.ok) return rows;
    rows.push(...survey.value.sample.map(({ row }) => row));
    for await (const { row } of survey.value.feed.rows) rows.push(row);
  } catch {
    // The score counts all cells of a file that cannot be read as wrong.
  }
  return rows;
}

/**
 * The same truth with the reader's numbers: in order where there are equally many rows, once lines before the first
 * vehicle are left out, else counted from the first.
 */
function asCounted(truth: readonly TruthRow[], rows: readonly number[]): TruthRow[] {
  const first = truth.findIndex(({ take }) => take !== "no");
  const over = truth.length - rows.length;
  const told = over > 0 && over <= first ? truth.slice(over) : truth;
  const shift = (rows[0] ?? 0) - (told[0]?.row ?? 0);
  return told.map((one, at) => ({ ...one, row: (rows.length === told.length && rows[at]) || one.row + shift }));
}
