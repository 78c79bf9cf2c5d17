import { printTable } from "../figures.ts";
import { corpus } from "./corpus.ts";
import { fallen, nextKept, readKept, scoreRows, writeKept } from "./kept.ts";
import { listings } from "./listings.ts";
import { type Score, scoreOf } from "./score.ts";

const LISTINGS = "../shared/data/listings";

/**
 * How well the importer reads files: for each field, how many cells come out as a person would read them. The score is
 * kept in `score.json` and docs/imports.md. `--only=german` measures the files whose name contains that word and
 * prints each cell that was read wrongly, as `--misses` does for all; `--listings=folder` says where the real lists
 * are.
 */
export async function benchImportQuality(args: readonly string[]): Promise<void> {
  const option = (name: string) => args.find((arg) => arg.startsWith(`--${name}=`))?.slice(name.length + 3);
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
