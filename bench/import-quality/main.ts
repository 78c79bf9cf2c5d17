import { printTable } from "../figures.ts";
import { benchChanged } from "./changed/changed.ts";
import { corpus } from "./corpus.ts";
import { folderFiles } from "./folder.ts";
import { fallen, nextKept, readKept, scoreRows, writeKept } from "./kept.ts";
import { listings } from "./listings.ts";
import { cellsOf, type Score, scoreOf, shareOf } from "./score.ts";
import { FIELD_NAMES } from "./truth.ts";

const LISTINGS = "../shared/data/listings";

/**
 * How well the importer reads files: for each field, how many cells come out as a person would read them. The score is
 * kept in `score.json` and docs/imports.md. `--only=german` measures the files whose name contains that word and
 * prints each cell that was read wrongly, as `--misses` does for all; `--listings=folder` says where the real lists
 * are. `--folder=path` scores stock files of somebody else, each with its truth beside it, and keeps nothing;
 * `--changed` those that are changed as strangers write them (`changed/`).
 */
export async function benchImportQuality(args: readonly string[]): Promise<void> {
  const option = (name: string) => args.find((arg) => arg.startsWith(`--${name}=`))?.slice(name.length + 3);
  const folder = option("folder");
  if (folder !== undefined) return scoreFolder(folder, args.includes("--misses"));
  const changed = args.includes("--changed") ? "" : option("changed");
  if (changed !== undefined)
    return benchChanged(
      changed,
      args.includes("--misses"),
      Number(option("mixed") ?? 200),
      Number(option("from") ?? 0),
    );
  const only = option("only");
  const real = listings(option("listings") ?? LISTINGS);
  if (only !== undefined) {
    const files = [...corpus(), ...real].filter(({ name }) => name.includes(only));
    for (const { name, about } of files) console.log(`${name}: ${about}`);
    return printMisses(await scoreOf(files));
  }
  const files = corpus();
  const score = await scoreOf(files);
  const lists: Record<string, Score> = {};
  for (const file of real) {
    const { misses, ...figures } = await scoreOf([file]);
    lists[file.name] = { ...figures, misses: [] };
    if (args.includes("--misses")) printMisses({ ...figures, misses });
  }
  if (args.includes("--misses")) printMisses(score);
  const before = readKept();
  const kept = nextKept(before, files.length, score, lists);
  console.log(`\n${files.length} files of our own${real.length > 0 ? ` and ${real.length} real lists` : ""}.`);
  printTable(scoreRows(kept));
  const worse = fallen(before, files.length, score);
  if (worse.length > 0) {
    console.error(`\nWorse than what was kept, which therefore stays:\n${worse.join("\n")}`);
    process.exitCode = 1;
  } else writeKept(kept);
}

function printMisses({ misses, cars, refusedWrongly }: Score): void {
  for (const { file, row, field, truth, read } of misses)
    console.log(`${file} row ${row}, ${field}: ${truth} was read as ${read || "nothing"}`);
  console.log(`${misses.length} misses; ${refusedWrongly} of ${cars} cars refused.`);
}

/** Prints how well each file of the folder is read, and each field of all of them. */
async function scoreFolder(folder: string, hasMisses: boolean): Promise<void> {
  const files = await folderFiles(folder);
  const each: string[][] = [];
  for (const file of files) {
    const score = await scoreOf([file]);
    if (hasMisses && score.misses.length > 0) printMisses(score);
    const weak = FIELD_NAMES.filter((name) => shareOf(score.fields[name]) < 100);
    const fields = weak.map((name) => `${name} ${shareOf(score.fields[name])}`);
    each.push([file.name, shareOf(cellsOf(score)).toFixed(2), fields.join(", ")]);
  }
  printTable([["", "Right %", "Fields with misses"], ...each]);
  const all = await scoreOf(files);
  printTable(scoreRows({ ours: all, real: {} }));
  const { held, right, invented } = cellsOf(all);
  console.log(`${files.length} files, ${held} cells: ${shareOf({ held, right, invented })} % right.`);
  console.log(`${all.takenWrongly} of ${all.others} rows without a car became one.`);
}
