import type { Database } from "../../../db/open.ts";
import { precompiledQuery } from "../../../db/queries/precompiled-query.ts";
import { HOUR_MS } from "../../../lib/time/spans.ts";
import type { LeadRecord } from "../../leads/rules.ts";
import { letterOf } from "../../notices/letter.ts";
import { notifyDealership } from "../../notices/mutations.ts";
import { savedRoutes } from "../../routing/data.ts";
import { addressesFor } from "../../routing/rules.ts";
import { teamOf } from "../../routing/teams.ts";
import type { Sites } from "../../site/data.ts";
import { may, type Place } from "../../staff/ability.ts";
import { recordAct } from "../../staff/audit/mutations.ts";
import { everybody } from "../../staff/data.ts";
import type { Staff } from "../../staff/person.ts";
import { notifyStaff } from "../channels/mutations.ts";
import { managersOf } from "../managers.ts";
import { ALARM_KIND, parkedDeliveries, withPerson } from "./data.ts";
import { kindsOf, type ParkedKinds, parkedSentence } from "./words.ts";

/**
 * The pause between two alarms of one dealership: while a mail server is down, one delivery after another is parked.
 */
const QUIET_MS = HOUR_MS;
/** Deliveries reported in one pass. */
const BATCH = 500;

/**
 * Alerts each dealership to parked deliveries: by mail to its other addresses, and its managers through the channels
 * that they chose. Each delivery raises one alarm, and a dealership gets at most one an hour; deliveries parked
 * meanwhile wait for the next. Returns how many dealerships were alerted.
 */
export async function raiseAlarms(db: Database, sites: Pick<Sites, "bySlug">, now: number): Promise<number> {
  const { rows: parked } = await untoldDeliveries(db, { quietSince: now - QUIET_MS });
  if (parked.length === 0) return 0;
  const people = await everybody(db);
  let alarmed = 0;
  for (const some of Map.groupBy(parked, (one) => `${one.site_slug} ${one.dealership_slug}`).values()) {
    const [first] = some;
    if (!first) continue;
    const place = { site: first.site_slug, dealership: first.dealership_slug };
    const isAlarmed = await db.transaction().execute(async (trx) => {
      if (await alarmedLately(trx, place, now)) return false;
      const fresh = await trx
        .updateTable("lead_deliveries")
        .set({ alarmed_at: now })
        .where(
          "id",
          "in",
          some.map(({ id }) => id),
        )
        .where("alarmed_at", "is", null)
        .returning("id")
        .execute();
      if (fresh.length === 0) return false;
      const dealership = sites.bySlug(place.site)?.dealerships.find(({ slug }) => slug === place.dealership);
      const reported = some.filter(({ id }) => fresh.some((one) => one.id === id));
      const letter = alarmLetter(kindsOf(reported), first.last_error ?? "");
      const draft = { kind: ALARM_KIND, siteSlug: place.site, dealershipSlug: place.dealership, letter, now } as const;
      if (dealership) await notifyDealership(trx, draft, dealership, { except: some.map(({ target }) => target) });
      for (const { id } of managersOf(people, place))
        await notifyStaff(trx, {
          staffId: id,
          kind: "parked",
          place,
          personId: 0,
          leadId: null,
          deliveryId: first.id,
          now,
        });
      return true;
    });
    if (isAlarmed) alarmed += 1;
  }
  return alarmed;
}

const untoldDeliveries = precompiledQuery((db, { quietSince }: { readonly quietSince: number }) =>
  withPerson(parkedDeliveries(db))
    .select(["lead_deliveries.id", "lead_deliveries.site_slug", "lead_deliveries.dealership_slug", "target"])
    .select(["last_error", "notices.kind", "people.name"])
    .where("lead_deliveries.alarmed_at", "is", null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("lead_deliveries as told")
            .select("told.id")
            .whereRef("told.site_slug", "=", "lead_deliveries.site_slug")
            .whereRef("told.dealership_slug", "=", "lead_deliveries.dealership_slug")
            .where("told.alarmed_at", ">", quietSince),
        ),
      ),
    )
    .orderBy("lead_deliveries.id")
    .limit(BATCH),
);

async function alarmedLately(trx: Database, { site, dealership }: Place, now: number): Promise<boolean> {
  const last = await trx
    .selectFrom("lead_deliveries")
    .select("id")
    .where("site_slug", "=", site)
    .where("dealership_slug", "=", dealership)
    .where("alarmed_at", ">", now - QUIET_MS)
    .executeTakeFirst();
  return last !== undefined;
}

function alarmLetter(kinds: ParkedKinds, reason: string) {
  const { leads, answers, others } = kinds;
  const count = leads + answers + others;
  const mend =
    leads + others === 0
      ? "Open Deliveries at the desk and press Try again once the mail server takes mails."
      : "Open Deliveries at the desk, mend the address or the receiving system, and press Try again.";
  return letterOf({
    subject: parkedSentence(kinds),
    heading: answers > 0 ? "A shopper still waits for your answer" : "This did not reach you",
    words: [
      `${count === 1 ? "One delivery was" : `${count} deliveries were`} given up after several tries. Nothing is lost: each stands at the desk.`,
      ...(answers > 0
        ? ["You can also call, or write from another mailbox: the thread at the desk has the number and the address."]
        : []),
      mend,
    ],
    facts: reason === "" ? [] : [["The last answer", reason]],
    reference: "",
  });
}

interface Trying {
  readonly ids: readonly number[];
  readonly by: Pick<Staff, "id" | "name" | "grants">;
  /** Epoch milliseconds. */
  readonly now: number;
}

/**
 * Makes parked deliveries due again, as far as the user may, and records it. A mail whose address the dealership no
 * longer has goes to a current one. A double click sends it once. Returns how many were made due.
 */
export async function retryDeliveries(
  db: Database,
  sites: Pick<Sites, "bySlug">,
  { ids, by, now }: Trying,
): Promise<number> {
  if (ids.length === 0) return 0;
  return db.transaction().execute(async (trx) => {
    const parked = await parkedDeliveries(trx)
      .leftJoin("leads", "leads.id", "lead_deliveries.lead_id")
      .select(["lead_deliveries.id", "lead_deliveries.site_slug", "lead_deliveries.dealership_slug", "channel"])
      .select(["target", "lead_deliveries.lead_id", "payload"])
      .where("lead_deliveries.id", "in", ids)
      .execute();
    let tried = 0;
    for (const one of parked) {
      const place = { site: one.site_slug, dealership: one.dealership_slug };
      if (!may(by.grants, "leads.retry", place)) continue;
      const target = await presentTarget(trx, sites, one);
      const changed = await trx
        .updateTable("lead_deliveries")
        .set({ state: "waiting", attempts: 0, next_at: now, target, alarmed_at: null })
        .where("id", "=", one.id)
        .where("state", "=", "parked")
        .executeTakeFirst();
      if (changed.numUpdatedRows === 0n) continue;
      const [before, after] = [{ target: one.target }, { target }];
      await recordAct(trx, { by, subject: `delivery:${one.id}`, action: "try again", place, before, after, now });
      tried += 1;
    }
    return tried;
  });
}

interface ParkedRow {
  readonly site_slug: string;
  readonly dealership_slug: string;
  readonly channel: "email" | "webhook";
  readonly target: string;
  readonly lead_id: number | null;
  readonly payload: string | null;
}

/**
 * Where to send a parked mail now: its own address while the dealership still has it, otherwise the first address that
 * has not received it.
 */
async function presentTarget(trx: Database, sites: Pick<Sites, "bySlug">, row: ParkedRow): Promise<string> {
  const { channel, target, lead_id: leadId, payload, dealership_slug: slug } = row;
  const dealership = sites.bySlug(row.site_slug)?.dealerships.find((one) => one.slug === slug);
  if (channel !== "email" || !dealership || leadId === null || payload === null) return target;
  const team = teamOf((JSON.parse(payload) as LeadRecord).payload);
  // As if closed, so that addresses that receive leads only outside opening hours are included.
  const present = addressesFor(dealership, { team, kept: await savedRoutes(trx, slug), isOpen: false });
  if (present.includes(target)) return target;
  const others = await trx.selectFrom("lead_deliveries").select("target").where("lead_id", "=", leadId).execute();
  return present.find((address) => !others.some((other) => other.target === address)) ?? target;
}
