import type { Selectable } from "kysely";
import type { Database } from "../../../db/open.ts";
import { precompiledQuery } from "../../../db/queries/precompiled-query.ts";
import type { Tables } from "../../../db/tables.ts";
import type { Alert } from "../data.ts";
import { BETWEEN_MAILS_MS } from "../rules.ts";

export type Match = Selectable<Tables["alert_matches"]>;

/** Alerts whose mail is due, those that have waited longest first. */
export async function dueAlerts(db: Database, now: number, settledMs: number, limit: number): Promise<Alert[]> {
  return (await due(db, { settled: now - settledMs, rested: now - BETWEEN_MAILS_MS, limit })).rows;
}

interface Due {
  readonly settled: number;
  readonly rested: number;
  readonly limit: number;
}

const due = precompiledQuery((db, { settled, rested, limit }: Due) =>
  db
    .selectFrom("alerts")
    .selectAll()
    .where("state", "=", "active")
    .where("next_at", "<=", settled)
    .where((row) => row.or([row("often", "!=", "once"), row("mailed_at", "is", null), row("mailed_at", "<=", rested)]))
    .orderBy("next_at")
    .orderBy("id")
    .limit(limit),
);

export const matchesOf = (db: Database, alertId: number): Promise<Match[]> =>
  db.selectFrom("alert_matches").selectAll().where("alert_id", "=", alertId).orderBy("found_at", "desc").execute();
