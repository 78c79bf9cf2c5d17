import { type Database, openDatabase } from "../../db/open.ts";
import { runImport } from "../../features/feeds/import.ts";
import type { RunOutcome } from "../../features/feeds/order.ts";
import { writeRejected } from "../../features/feeds/runs/rejected-rows.ts";
import { chosenMapping, shownColumns } from "../../features/feeds/uploads/columns.ts";
import type { ByHand, Reading, StockFile, StockFileQuestion } from "../../features/feeds/uploads/reader.ts";
import { recordAct } from "../../features/staff/audit/mutations.ts";
import { ok, type Result } from "../../lib/result.ts";
import { openFiles } from "../../wiring/ports/files.ts";
import { openIndex } from "../../wiring/rule-index.ts";
import type { StockFileErrand } from "../../wiring/stock-file-reader.ts";
import { dealershipOf } from "../running/dealership.ts";
import { leanHeap } from "./lean-heap.ts";

/**
 * The process in which a server reads an uploaded stock file. Its parent sends it one question, and it sends the answer
 * back. It ends with its parent, and its transaction is then rolled back.
 */

process.channel?.ref();
process.on("disconnect", () => process.exit(1));
process.once("message", (errand) => {
  void answer(errand as StockFileErrand).then((answered) => process.send?.(answered, () => process.exit(0)));
});

async function answer({ env, file, question }: StockFileErrand): Promise<Result<unknown, string>> {
  leanHeap();
  if (question.kind === "columns") {
    const { choices, yards } = question;
    return shownColumns(file.path, { choices, yards, dealership: file.dealership, now: Date.now() });
  }
  const mapping = await mappingText(file, question.reading);
  if (!mapping.ok) return mapping;
  if (question.kind === "import") return ok(await importFile(env, file, { ...question, mapping: mapping.value }));
  const { yards } = await dealershipOf(env.sitesDir, file.dealership);
  const parts: string[] = [];
  const written = await writeRejected(
    { file: file.path, dealership: { slug: file.dealership }, mapping: mapping.value, yards, now: Date.now() },
    async (text) => {
      parts.push(text);
    },
  );
  return written.ok ? ok(parts.join("")) : written;
}

async function mappingText({ path }: StockFile, reading: Reading): Promise<Result<string | null, string>> {
  return "choices" in reading ? chosenMapping(path, reading.choices) : ok(reading.mapping);
}

type Import = Extract<StockFileQuestion, { readonly kind: "import" }> & { readonly mapping: string | null };

async function importFile(
  env: StockFileErrand["env"],
  file: StockFile,
  { mode, order, mapping }: Import,
): Promise<RunOutcome> {
  const { dealership, yards, sites } = await dealershipOf(env.sitesDir, file.dealership);
  const db = await openDatabase({ url: env.databaseUrl, dataDir: env.dataDir });
  const files = await openFiles(env);
  try {
    const outcome = await runImport(db, {
      file: file.path,
      name: file.name,
      dealership,
      yards,
      mode,
      mapping,
      files,
      dryRun: order === null,
      outlook: { sites, open: openIndex, imageHosts: env.imageHosts },
      keep: env.dataDir,
      clock: Date.now,
      ...(order && { look: (trx, run) => recordImport(trx, run, order, "imported") }),
    });
    if (order && outcome.standing !== "imported" && outcome.run !== null)
      await recordImport(db, outcome.run, order, outcome.standing);
    return outcome;
  } finally {
    files.close();
    await db.destroy();
  }
}

const recordImport = (db: Database, run: number, { by, place }: ByHand, standing: RunOutcome["standing"]) =>
  recordAct(db, { by, subject: `run:${run}`, action: "import", place, after: standing, now: Date.now() });
