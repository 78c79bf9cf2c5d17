import { resolve } from "node:path";
import type { Env } from "../env.ts";
import type { KnownSource } from "../features/feeds/sources/known.ts";
import type { FileToImport, ImportedFile } from "../features/feeds/sources/taking.ts";
import { runErrand } from "./child-errand.ts";

/** What the importing process is told. */
export interface ImportErrand {
  readonly env: Pick<Env, "databaseUrl" | "dataDir" | "sitesDir" | "imageHosts" | "s3">;
  readonly dealership: string;
  readonly source: string;
  readonly file: FileToImport;
}

/**
 * Imports a file in a process of its own, so that no page waits while a large file is read and judged. Rejects where
 * it did not come to an end; its transaction is then taken back.
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
