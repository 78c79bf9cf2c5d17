import { randomUUID } from "node:crypto";
import type { ExpressionBuilder } from "kysely";
import { lockFor } from "../../db/locks.ts";
import type { Database } from "../../db/open.ts";
import type { Tables } from "../../db/tables.ts";
import { err, ok, type Result } from "../../lib/result.ts";
import { letterOf } from "../notices/letter.ts";
import { countedAddress } from "../notices/limits.ts";
import { notifyShopper } from "../notices/mutations.ts";
import type { Site } from "../site/site.ts";
import { type Alert, personById } from "./data.ts";
import { beginPath } from "./links.ts";
import { LINK_LASTS_MS, MOST_ALERTS, mailTime, type Often, RETENTION_MS } from "./rules.ts";
import { senderOf } from "./sender.ts";
import { type AlertFailure, FULL, TOO_MANY_LINKS, type Wish } from "./wish.ts";

/**
 * Stores an alert that waits until the link in a mail is pressed. Nothing else is sent before. For a member with a
 * confirmed address it begins at once.
 */
export async function askForAlert(
  db: Database,
  site: Site,
  wish: Wish,
  now: number,
): Promise<Result<{ readonly uid: string; readonly begun: boolean; readonly until: number }, AlertFailure>> {
  const uid = randomUUID();
  const link = await beginPath(db, uid, 1);
  const recipient = countedAddress(wish.email);
  return db.transaction().execute(async (trx) => {
    await lockFor(trx, "alerts", recipient);
    const person = await personOf(trx, site, wish, recipient, now);
    if (await isFull(trx, person.id, { wish, recipient, now })) return err(FULL);
    const { id } = await trx
      .insertInto("alerts")
      .values({
        uid,
        person_id: person.id,
        site_slug: site.slug,
        kind: wish.kind,
        address: wish.address,
        name: wish.name,
        car_slug: wish.carSlug,
        often: wish.often,
        drops: wish.drops || wish.kind === "car" ? 1 : 0,
        state: "waiting",
        link_until: now + LINK_LASTS_MS,
        created_at: now,
        changed_at: now,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    const { words, page } = wish;
    await trx.insertInto("alert_consents").values({ alert_id: id, words, page, given_at: now }).execute();
    const begun = wish.memberId > 0 && person.confirmed_at !== null;
    if (begun) await begin(trx, { id, person_id: person.id, address: wish.address }, now);
    else if (!(await sendLink(trx, site, { ...wish, link }, now))) {
      // Without a link it could never begin.
      await trx.deleteFrom("alerts").where("id", "=", id).execute();
      return err(TOO_MANY_LINKS);
    }
    // Only now, because an earlier link stays valid until a newer one is on its way.
    const earlier = trx.deleteFrom("alerts").where((row) => isSameWish(row, person.id, wish));
    await earlier.where("state", "=", "waiting").where("id", "!=", id).execute();
    return ok({ uid, begun, until: now + LINK_LASTS_MS });
  });
}

/** Whether a mailbox is full, not counting a waiting alert for the same wish, which the new one replaces. */
async function isFull(
  trx: Database,
  personId: number,
  { wish, recipient, now }: { readonly wish: Wish; readonly recipient: string; readonly now: number },
): Promise<boolean> {
  const existing = await trx
    .selectFrom("alerts")
    .innerJoin("alert_people", "alert_people.id", "alerts.person_id")
    .select("alerts.id")
    .where("recipient", "=", recipient)
    // An alert whose link has expired does not count. Otherwise strangers could use up somebody's alerts for a month.
    .where((row) =>
      row.or([
        row("state", "in", ["active", "paused"]),
        row.and([row("state", "=", "waiting"), row("link_until", ">", now), row.not(isSameWish(row, personId, wish))]),
      ]),
    )
    .limit(MOST_ALERTS)
    .execute();
  return existing.length >= MOST_ALERTS;
}

/** Whether an alert is this person's for the same search or car. */
const isSameWish = (row: ExpressionBuilder<Tables, "alerts">, personId: number, { address }: Wish) =>
  row.and([row("alerts.person_id", "=", personId), row("alerts.address", "=", address)]);

async function personOf(trx: Database, site: Site, { email, memberId }: Wish, recipient: string, now: number) {
  return (
    trx
      .insertInto("alert_people")
      .values({ uid: randomUUID(), site_slug: site.slug, email, recipient, member_id: memberId, created_at: now })
      // The row is written unchanged so that the statement returns it.
      .onConflict((conflict) => conflict.columns(["site_slug", "email", "member_id"]).doUpdateSet({ recipient }))
      .returning(["id", "confirmed_at"])
      .executeTakeFirstOrThrow()
  );
}

/** Returns false if the address was sent so many mails recently that this one is withheld. */
async function sendLink(
  trx: Database,
  site: Site,
  { email, ownName, link }: Pick<Wish, "email" | "ownName"> & { readonly link: string },
  now: number,
): Promise<boolean> {
  const letter = letterOf({
    subject: ownName === "" ? "Start your alert" : `Start your alert: ${ownName}`,
    heading: "Start your alert",
    words: [
      `You asked ${site.name} to tell you about ${ownName === "" ? "what you searched for" : `“${ownName}”`}. Nothing comes until you press the button on the page behind this link.`,
      "The link works for 48 hours, and once.",
    ],
    action: { label: "Start my alert", path: link },
    reference: "",
  });
  const { dealershipSlug } = senderOf(site);
  const draft = { kind: "alert.begun", siteSlug: site.slug, dealershipSlug, letter, now } as const;
  const notice = await notifyShopper(trx, draft, email);
  const sent = trx.selectFrom("lead_deliveries").select("id").where("notice_id", "=", notice);
  return (await sent.where("state", "=", "waiting").executeTakeFirst()) !== undefined;
}

/** Starts an alert, and ends an earlier one of the same person for the same search. */
async function begin(
  trx: Database,
  { id, person_id, address }: Pick<Alert, "id" | "person_id" | "address">,
  now: number,
): Promise<boolean> {
  const begun = await trx
    .updateTable("alerts")
    .set({ state: "active", started_at: now, changed_at: now })
    .where("id", "=", id)
    .where("state", "=", "waiting")
    .executeTakeFirst();
  if (begun.numUpdatedRows === 0n) return false;
  await trx
    .updateTable("alerts")
    .set({ state: "ended", ended_at: now, changed_at: now, next_at: null })
    .where("person_id", "=", person_id)
    .where("address", "=", address)
    .where("state", "in", ["active", "paused"])
    .where("id", "!=", id)
    .execute();
  await trx.updateTable("alert_consents").set({ confirmed_at: now }).where("alert_id", "=", id).execute();
  const person = trx.updateTable("alert_people").set({ confirmed_at: now }).where("id", "=", person_id);
  await person.where("confirmed_at", "is", null).execute();
  return true;
}

/** Starts the alert of a link. Returns false if the link was used or has expired, or a newer one was sent. */
export const beginByLink = (db: Database, alert: Alert, turn: number, now: number): Promise<boolean> =>
  db.transaction().execute(async (trx) => {
    if (alert.link_turn !== turn || alert.link_until <= now) return false;
    return begin(trx, alert, now);
  });

/** Sends a waiting alert another link, which replaces all earlier ones. Returns false if no mail was sent. */
export async function sendLinkAgain(db: Database, site: Site, alert: Alert, now: number): Promise<boolean> {
  const turn = alert.link_turn + 1;
  const link = await beginPath(db, alert.uid, turn);
  return db.transaction().execute(async (trx) => {
    const turned = await trx
      .updateTable("alerts")
      .set({ link_turn: turn, link_until: now + LINK_LASTS_MS })
      .where("id", "=", alert.id)
      .where("link_turn", "=", alert.link_turn)
      .where("state", "=", "waiting")
      .executeTakeFirst();
    const person = await personById(trx, alert.person_id);
    if (turned.numUpdatedRows === 0n || !person) return false;
    // Which words of a search's name were typed is not stored, so the mail cannot include the name.
    const ownName = alert.kind === "car" ? alert.name : "";
    if (await sendLink(trx, site, { email: person.email, ownName, link }, now)) return true;
    // The previous link stays valid.
    const { link_turn, link_until } = alert;
    await trx.updateTable("alerts").set({ link_turn, link_until }).where("id", "=", alert.id).execute();
    return false;
  });
}

/** A change of an alert by its owner. */
export type Change =
  | { readonly to: "ended" | "undone" | "paused" }
  | { readonly to: "active"; readonly often: Often; readonly zone: string };

/** Changes those of these alerts that allow it, and returns their number. */
export async function changeAlerts(db: Database, ids: readonly number[], change: Change, now: number): Promise<number> {
  if (ids.length === 0) return 0;
  const alerts = db.updateTable("alerts").where("id", "in", ids);
  const changed = (values: Partial<Alert>) => alerts.set({ ...values, changed_at: now });
  const query = () => {
    switch (change.to) {
      case "ended":
        return changed({ state: "ended", ended_at: now, next_at: null }).where("state", "in", ["active", "paused"]);
      case "undone":
        return (
          changed({ state: "active", ended_at: null })
            .where("state", "=", "ended")
            .where("ended_at", ">", now - RETENTION_MS)
            // An alert that a newer one for the same search replaced would mail the same cars again.
            .where((row) =>
              row.not(
                row.exists(
                  row
                    .selectFrom("alerts as newer")
                    .select("newer.id")
                    .whereRef("newer.person_id", "=", "alerts.person_id")
                    .whereRef("newer.address", "=", "alerts.address")
                    .whereRef("newer.id", "!=", "alerts.id")
                    .where("newer.state", "in", ["active", "paused"]),
                ),
              ),
            )
        );
      case "paused":
        return changed({ state: "paused", next_at: null }).where("state", "=", "active");
      case "active":
        return (
          changed({ state: "active", often: change.often, problem: null })
            // Waiting finds are mailed at the time of the new choice, and no earlier.
            .set((row) => ({
              next_at: row
                .case()
                .when("next_at", "is not", null)
                .then(mailTime(change.often, change.zone, now))
                .else(null)
                .end(),
            }))
            .where("state", "in", ["active", "paused"])
        );
    }
  };
  return Number((await query().executeTakeFirst()).numUpdatedRows);
}

/** Makes all waiting finds due now, for the development mailbox. */
export async function mailWithoutWaiting(db: Database, now: number): Promise<void> {
  const later = db.updateTable("alerts").where("state", "=", "active").where("next_at", ">", now);
  await later.set({ next_at: now }).execute();
}
