import { leanHeap } from "../src/cli/feeds/lean-heap.ts";
import { migrate, openDatabase } from "../src/db/open.ts";
import { importFeed } from "../src/features/feeds/import.ts";

/**
 * Imports a file into a database in a separate process, which reports its time and memory: `import-once.ts <file>
 * <folder>`.
 */
const [file = "", dataDir = ""] = process.argv.slice(2);
leanHeap();
const db = await openDatabase({ url: null, dataDir });
await migrate(db);
const imported = await importFeed(db, {
  file,
  dealership: { id: 1, slug: "bench", name: "Bench Motors" },
  yards: { primary: null, all: [] },
  mode: "full",
  mapping: null,
  dryRun: false,
  clock: Date.now,
});
await db.destroy();
if (!imported.ok) throw new Error(imported.error);
const { read, created, updated, unchanged, rejected, took } = imported.value;
// In kilobytes, the peak of the whole process.
const { maxRSS } = process.resourceUsage();
process.send?.({ read, created, updated, unchanged, rejected, took, maxRSS });
