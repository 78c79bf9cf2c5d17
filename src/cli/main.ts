import { enableCompileCache } from "node:module";
import { join } from "node:path";

// Node caches compiled code for the next start, or goes without if it may not write. This must come before all other
// modules, so that they are loaded from the cache.
enableCompileCache(join(import.meta.dirname, "../../node_modules/.cache/compiled"));
const { forecourtProgram } = await import("./running/program.ts");
const { READS_SITES, registerFor } = await import("./subjects.ts");

/** The `forecourt` command for operators. Each subject is a file beside this one. */
const program = forecourtProgram();
const [, , word = ""] = process.argv;
if (process.env.FORECOURT_SITES_FROM === "database" && READS_SITES.has(word)) {
  const { readSitesFromDatabase } = await import("./site-documents/reading.ts");
  await readSitesFromDatabase(word);
}
await registerFor(program, process.argv[2]);
await program.parseAsync();
