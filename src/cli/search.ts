import type { Command } from "commander";
import { LEASES } from "../db/locks.ts";
import { leaseHolder } from "../db/processes/leases.ts";
import { askForRebuild } from "../features/search/index/mutations.ts";
import { missingChanges } from "../features/search/index/shared-index.ts";
import { formatFigure } from "../lib/words/format.ts";
import { haveTables, withDatabase } from "./running/database.ts";
import { stopWith } from "./running/failure.ts";

const NOTHING_FILLED =
  "no search engine has been filled: start a server with MEILISEARCH_URL, or search within the servers as they do now.";

/** `forecourt search status` and `forecourt search rebuild`, for a Meilisearch shared by the servers. */
export function register(program: Command): void {
  const search = program.command("search").description("The search engine beside the servers (MEILISEARCH_URL).");
  search.command("status").description("How far it is filled, and by whom.").action(status);
  search
    .command("rebuild")
    .description("Has the running server make its index anew; the old one is searched meanwhile.")
    .action(rebuild);
}

async function status(): Promise<void> {
  await withDatabase(async (db) => {
    await haveTables(db);
    const missing = await missingChanges(db);
    if (missing === null) return stopWith(NOTHING_FILLED);
    const holder = await leaseHolder(db, LEASES.searchFilling, Date.now());
    const lacks = missing === 1 ? "lacks 1 change" : `lacks ${formatFigure(missing)} changes`;
    console.log(`The search engine ${missing === 0 ? "has every change of the stock" : lacks}.`);
    console.log(holder ? `It is filled by ${holder}.` : "Nobody fills it: no server runs with MEILISEARCH_URL.");
  });
}

async function rebuild(): Promise<void> {
  await withDatabase(async (db) => {
    await haveTables(db);
    if (!(await askForRebuild(db, Date.now()))) return stopWith(NOTHING_FILLED);
    const holder = await leaseHolder(db, LEASES.searchFilling, Date.now());
    console.log(holder ? `${holder} makes the index anew now.` : "The next server that starts makes the index anew.");
  });
}
