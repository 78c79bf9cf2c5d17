import type { Database } from "../../db/open.ts";
import type { Env } from "../../env.ts";
import { runImport } from "../../features/feeds/import.ts";
import type { RunOutcome } from "../../features/feeds/order.ts";
import type { KnownSource } from "../../features/feeds/sources/known.ts";
import { orderOf } from "../../features/feeds/sources/order.ts";
import type { FileToImport } from "../../features/feeds/sources/taking.ts";
import type { Site } from "../../features/site/site.ts";
import type { FileStore } from "../../services/files/port.ts";
import { openIndex } from "../../wiring/rule-index.ts";

interface Importing {
  readonly known: KnownSource;
  readonly sites: readonly Site[];
  readonly env: Pick<Env, "dataDir" | "imageHosts" | "secret">;
  readonly files: FileStore;
}

/** Imports a file in this process, as if the source had brought it. */
export function importSourceFile(
  db: Database,
  { known, sites, env, files }: Importing,
  { path, name, tells, dryRun }: FileToImport & { readonly dryRun: boolean },
): Promise<RunOutcome> {
  const { slug } = known.dealership;
  const showing = sites.filter((site) => site.dealerships.some((one) => one.slug === slug));
  return runImport(db, {
    ...orderOf(known, sites, { secret: env.secret, tells }),
    file: path,
    name,
    dryRun,
    files,
    keep: env.dataDir,
    clock: Date.now,
    outlook: { sites: showing, open: openIndex, imageHosts: env.imageHosts },
  });
}
