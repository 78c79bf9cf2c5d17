import { LEASES } from "../../../db/locks.ts";
import type { Database } from "../../../db/open.ts";
import { whileHeld } from "../../../db/processes/leases.ts";
import type { Letter } from "../../notices/letter.ts";
import { notifyShopper } from "../../notices/mutations.ts";
import type { Alert } from "../data.ts";
import type { Writer } from "../matching/mutations.ts";
import type { Match } from "./due.ts";

export interface Mailing {
  readonly alert: Alert;
  /** The finds to remove: those in the mail, and those that no longer need reporting. */
  readonly matches: readonly Match[];
  /** Null if there is nothing left to report. */
  readonly letter: Letter | null;
  readonly email: string;
  readonly dealershipSlug: string;
}

/**
 * Puts the mail into the outbox and removes the finds that it reports, in one transaction, so that each is reported
 * once.
 */
export const recordMail = (
  db: Database,
  { holder, now }: Writer,
  { alert, matches, letter, email, dealershipSlug }: Mailing,
): Promise<boolean> =>
  whileHeld(db, { name: LEASES.alerts, holder, now }, async (trx) => {
    const values = { next_at: null, more: 0, ...(letter && { mailed_at: now }) };
    const updated = await trx
      .updateTable("alerts")
      .set(values)
      .where("id", "=", alert.id)
      .where("state", "=", "active")
      .executeTakeFirst();
    if (updated.numUpdatedRows === 0n) return;
    for (const { car_slug, kind } of matches) {
      const deleting = trx.deleteFrom("alert_matches").where("alert_id", "=", alert.id);
      await deleting.where("car_slug", "=", car_slug).where("kind", "=", kind).execute();
    }
    const from = { siteSlug: alert.site_slug, dealershipSlug };
    if (letter) await notifyShopper(trx, { kind: "alert.found", ...from, letter, now }, email);
  });

/**
 * Pauses an alert that cannot be mailed. `problem` gives its owner the reason. An alert that has ended meanwhile stays
 * ended.
 */
export const pauseFor = (db: Database, { holder, now }: Writer, alert: Alert, problem: string): Promise<boolean> =>
  whileHeld(db, { name: LEASES.alerts, holder, now }, async (trx) => {
    const paused = { state: "paused", problem, changed_at: now, next_at: null } as const;
    const active = trx.updateTable("alerts").where("id", "=", alert.id).where("state", "=", "active");
    await active.set(paused).execute();
  });

/** Postpones an alert, for example one whose site is currently not served. */
export const putOff = (db: Database, { holder, now }: Writer, alert: Alert, until: number): Promise<boolean> =>
  whileHeld(db, { name: LEASES.alerts, holder, now }, async (trx) => {
    await trx.updateTable("alerts").set({ next_at: until }).where("id", "=", alert.id).execute();
  });
