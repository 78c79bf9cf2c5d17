import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync, type SQLInputValue } from "node:sqlite";
import type { DemoDealership } from "../demo/stock/generate.ts";
import { migrate, openDatabase } from "../src/db/open.ts";
import { median, printTable } from "./figures.ts";
import { writeStockFile } from "./stock-file.ts";

const ROWS = 20_000;
const MANY_ROWS = 100_000;
const ROUNDS = 5;
const DEALERSHIP: DemoDealership = {
  id: 1,
  slug: "bench",
  name: "Bench Motors",
  franchises: [],
  itemTypes: ["car"],
  location: null,
  lenders: [],
};

interface Imported {
  readonly read: number;
  readonly created: number;
  readonly unchanged: number;
  readonly rejected: number;
  /** Milliseconds from the file's first byte to the commit. */
  readonly took: number;
  readonly maxRSS: number;
}

/** Where Node keeps what it has compiled: the command and the server's imports start with it as well. */
const COMPILED = join(import.meta.dirname, "../node_modules/.cache/compiled");

/** Runs one import in a separate process, as the command does. */
async function importOnce(file: string, dataDir: string): Promise<Imported> {
  const env = { ...process.env, NODE_COMPILE_CACHE: COMPILED };
  const child = fork(join(import.meta.dirname, "import-once.ts"), [file, dataDir], { env });
  const [imported] = (await once(child, "message")) as [Imported];
  await once(child, "exit");
  return imported;
}

type Row = Record<string, SQLInputValue>;

/** Inserts the rows of an import into a database with the same tables, and returns the milliseconds. */
async function insertBare(rows: readonly Row[], dataDir: string): Promise<number> {
  const empty = await openDatabase({ url: null, dataDir });
  await migrate(empty);
  await empty.destroy();
  const db = new DatabaseSync(join(dataDir, "forecourt.sqlite"));
  db.exec("pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on");
  db.exec("insert into dealerships (id, slug, name) values (1, 'bench', 'Bench Motors')");
  const columns = Object.keys(rows[0] ?? {});
  const insert = db.prepare(
    `insert into cars (${columns.map((name) => `"${name}"`)}) values (${columns.map(() => "?")})`,
  );
  const values = rows.map((row) => columns.map((name) => row[name] ?? null));
  const begun = performance.now();
  db.exec("begin immediate");
  for (const row of values) insert.run(...row);
  db.exec("commit");
  const took = performance.now() - begun;
  db.close();
  return took;
}

function carsOf(dataDir: string): Row[] {
  const db = new DatabaseSync(join(dataDir, "forecourt.sqlite"), { readOnly: true });
  const rows = db.prepare("select * from cars order by id").all();
  db.close();
  return rows as Row[];
}

/** Rows per second of a whole import, from the file to the commit, compared with a plain insert of the same rows. */
export async function benchImport(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "forecourt-bench-"));
  try {
    const file = join(folder, "stock.csv");
    await writeStockFile(file, DEALERSHIP, ROWS);
    const took = { bare: [] as number[], whole: [] as number[], again: [] as number[] };
    for (let round = 0; round < ROUNDS; round++) {
      const [ours, bare] = [join(folder, `ours-${round}`), join(folder, `bare-${round}`)];
      const first = await importOnce(file, ours);
      if (first.created !== ROWS) throw new Error(`Of ${ROWS} rows only ${first.created} were made cars.`);
      took.whole.push(first.took);
      took.bare.push(await insertBare(carsOf(ours), bare));
      const second = await importOnce(file, ours);
      if (second.unchanged !== ROWS) throw new Error(`Of ${ROWS} rows only ${second.unchanged} were as before.`);
      took.again.push(second.took);
      for (const used of [ours, bare]) rmSync(used, { recursive: true });
    }
    const perSecond = (figures: number[]) => Math.round((ROWS / median(figures)) * 1000).toLocaleString("en-AU");
    const ratio = (figures: number[]) => `${(median(figures) / median(took.bare)).toFixed(1)}×`;
    console.log(`\nImport of ${ROWS.toLocaleString("en-AU")} rows of CSV, medians of ${ROUNDS} rounds in turn.`);
    printTable([
      ["", "rows/s", "time : bare"],
      ["bare insert of the same cars", perSecond(took.bare), ratio(took.bare)],
      ["whole import", perSecond(took.whole), ratio(took.whole)],
      ["the same file again", perSecond(took.again), ratio(took.again)],
    ]);
    await printMemory(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function printMemory(folder: string): Promise<void> {
  const file = join(folder, "many.csv");
  await writeStockFile(file, DEALERSHIP, MANY_ROWS);
  const { read, took, maxRSS } = await importOnce(file, join(folder, "many"));
  const seconds = (took / 1000).toFixed(1);
  console.log(`${read.toLocaleString("en-AU")} rows: ${seconds} s, ${Math.round(maxRSS / 1024)} MB of memory at most.`);
}
