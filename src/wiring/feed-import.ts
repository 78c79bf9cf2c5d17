import { resolve } from "node:path";
import type { Env } from "../env.ts";
import type { KnownSource } from "../features/feeds/sources/known.ts";
import type { FileToImport, ImportedFile } from "../features/feeds/sources/taking.ts";
import { runErrand } from "./child-errand.ts";

/** The errand sent to the importing process. */
export interface ImportErrand {
  readonly env: Pick<Env, "databaseUrl" | "dataDir" | "sitesDir" | "imageHosts" | "s3">;
  readonly dealership: string;
  readonly source: string;
  readonly file: FileToImport;
}

/**
 * Imports a file in its own process, so that no page waits while a large file is read and checked. Rejects if the
 * import does not finish; its transaction is then rolled back.
 */
export function importInChild(
  { databaseUrl, dataDir, sitesDir, imageHosts, s3 }: ImportErrand["env"],
  // Both this file's folder and the built server's are two folders below the project's.
  program = resolve(import.meta.dirname, "../../src/cli/feeds/import-process.ts"),
): (known: KnownSource, file: FileToImport, signal: AbortSignal) => Promise<ImportedFile> {
  return (known, file, signal) => {
    const { dealership, source } = known;
    const env = { databaseUrl, dataDir, sitesDir, imageHosts, s3 };
    const errand: ImportErrand = { env, dealership: dealership.slug, source: source.name, file };
    return runErrand<ImportedFile>(program, errand, { signal });
  };
}
