import { openDatabase } from "../../db/open.ts";
import { pathOf, sourcesOf } from "../../features/feeds/sources/known.ts";
import { importedFile } from "../../features/feeds/sources/taking.ts";
import { openSites } from "../../features/site/data.ts";
import type { ImportErrand } from "../../wiring/feed-import.ts";
import { openFiles } from "../../wiring/ports/files.ts";
import { importSourceFile } from "./import-source-file.ts";
import { leanHeap } from "./lean-heap.ts";

/**
 * The process in which a server imports one file of a source, so that its pages do not wait. It receives the errand
 * from its parent and sends the outcome back. It ends with its parent, and its transaction is then rolled back.
 */

process.channel?.ref();
process.on("disconnect", () => process.exit(1));
process.once("message", (errand) => {
  void importFile(errand as ImportErrand);
});

async function importFile({ env, dealership, source, file }: ImportErrand): Promise<void> {
  leanHeap();
  const sites = await openSites(env.sitesDir, { defaultSite: null });
  const all = sites.all();
  const known = sourcesOf(all).find((one) => pathOf(one) === `${dealership}/${source}`);
  await sites.close();
  if (!known) throw new Error(`There is no source ${dealership}/${source} any more.`);
  const db = await openDatabase({ url: env.databaseUrl, dataDir: env.dataDir });
  const files = await openFiles(env);
  const secret = (name: string) => process.env[name] ?? null;
  const means = { known, sites: all, files, env: { ...env, secret } };
  const outcome = await importSourceFile(db, means, { ...file, dryRun: false }).finally(async () => {
    files.close();
    await db.destroy();
  });
  process.send?.(importedFile(outcome), () => process.exit(0));
}
