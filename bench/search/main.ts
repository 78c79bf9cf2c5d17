import { once } from "node:events";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { deserialize } from "node:v8";
import type { Limits, Truth } from "./job.ts";
import { machine } from "./machine.ts";
import type { OwnIndex, OwnJob } from "./own-index.ts";
import { PEER_NAMES } from "./peers/all.ts";
import { measureEngine, type Outcome, startDatabases, startProcess } from "./processes.ts";
import { writeStock } from "./questions/stock.ts";
import { type Results, reportOf, type SizeResults } from "./report.ts";

const SIZES = [5_000, 20_000, 100_000, 1_000_000];
const QUICK_SIZES = [5_000, 20_000];
/** Number of cars for measuring the product's own index. */
const OWN_SIZE = 100_000;

/**
 * `--sizes=5000,20000` measures these sizes; `--quick` takes less than three minutes. Results are written to
 * `bench/results`.
 */
export async function benchSearch(args: readonly string[]): Promise<void> {
  const quick = args.includes("--quick");
  const sizes = sizesOf(args) ?? (quick ? QUICK_SIZES : SIZES);
  const folder = mkdtempSync(join(tmpdir(), "forecourt-bench-"));
  const databases = await startDatabases();
  try {
    const stockFile = join(folder, "stock");
    const largest = Math.max(...sizes);
    say(`making ${count(largest)} cars`);
    writeStock(stockFile, largest);
    const bySize: SizeResults[] = [];
    for (const size of sizes) bySize.push(await measureSize(size, stockFile, limitsFor(size, quick), databases.fresh));
    const ownSize = Math.min(OWN_SIZE, largest);
    say(`the product's own index of ${count(ownSize)} cars`);
    const own = await measureOwn({ size: ownSize, stockFile, quick });
    const taken = new Date();
    const name = [taken.toISOString().slice(0, 10), ...(quick ? ["quick"] : []), ...(sizesOf(args) ?? [])].join("-");
    write({ taken: taken.toISOString(), machine: machine(), quick, bySize, own }, `search-${name}`);
  } finally {
    await databases.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

const say = (line: string) => console.log(`  ${line} …`);
const count = (n: number) => n.toLocaleString("en-AU");

function sizesOf(args: readonly string[]): number[] | null {
  const given = args.find((arg) => arg.startsWith("--sizes="));
  if (!given) return null;
  const sizes = given.slice("--sizes=".length).split(",").map(Number);
  if (sizes.every((size) => Number.isInteger(size) && size > 0)) return sizes;
  throw new Error(`${given} is no list of sizes; write --sizes=5000,20000.`);
}

/** Chosen so that the whole run takes less than twenty-five minutes, and a quick one less than three. */
function limitsFor(size: number, quick: boolean): Limits {
  if (quick) return { build: 30, check: 4, time: 2 };
  if (size > 200_000) return { build: 120, check: 20, time: 15 };
  return size > 50_000 ? { build: 90, check: 15, time: 8 } : { build: 60, check: 8, time: 5 };
}

async function measureSize(
  size: number,
  stockFile: string,
  limits: Limits,
  freshDatabase: () => Promise<Record<string, string>>,
): Promise<SizeResults> {
  const truthFile = `${stockFile}-truth`;
  const outcomes: SizeResults["outcomes"][number][] = [];
  for (const peer of PEER_NAMES) {
    say(`${count(size)} cars, ${peer}`);
    const env = peer === "postgres" ? await freshDatabase() : {};
    const outcome: Outcome = await measureEngine({ peer, size, stockFile, truthFile, limits }, env);
    outcomes.push({ peer, outcome });
  }
  const truth: Truth[] = deserialize(readFileSync(truthFile));
  return { size, outcomes, bytes: truth.map(({ bytes }) => bytes), packed: truth.map(({ packed }) => packed) };
}

/** Null where its process failed, so that the other figures, which took long, are not lost. */
async function measureOwn(job: OwnJob): Promise<OwnIndex | null> {
  const child = startProcess("own-index.ts");
  const answer = Promise.race([once(child, "message"), once(child, "exit")]);
  child.send(job);
  const [measured] = await answer;
  return typeof measured === "object" ? (measured as OwnIndex) : null;
}

/** Prints the report and saves it with all figures; the file's name has the day and, for a partial run, its options. */
function write(results: Results, name: string): void {
  const report = reportOf(results);
  console.log(`\n${report}`);
  const folder = join(import.meta.dirname, "../results");
  mkdirSync(folder, { recursive: true });
  const file = join(folder, name);
  writeFileSync(`${file}.md`, report);
  writeFileSync(`${file}.json`, `${JSON.stringify(results, rounded, 1)}\n`);
  console.log(`Written to bench/results/${name}.md and .json.`);
}

/** Four digits are the precision of the measurements. */
function rounded(key: string, value: unknown): unknown {
  // The medians of single queries would be most of the file.
  if (key === "each" || key === "bytes" || key === "packed") return undefined;
  return typeof value === "number" && !Number.isInteger(value) ? Number(value.toPrecision(4)) : value;
}
