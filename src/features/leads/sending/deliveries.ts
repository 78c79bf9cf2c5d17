import type { ExpressionBuilder, Selectable } from "kysely";
import type { Database } from "../../../db/open.ts";
import { precompiledQuery } from "../../../db/queries/precompiled-query.ts";
import type { LeadDeliveriesTable, NoticesTable } from "../../../db/tables/outbox-tables.ts";
import type { Tables } from "../../../db/tables.ts";
import type { Letter, StoredNotice } from "../../notices/letter.ts";
import type { LeadRecord } from "../rules.ts";
import type { OptInRecord } from "./consent.ts";

/** The outbox: which deliveries are due, which worker has claimed them, and how they ended. All times are epoch ms. */

/** A delivery that a worker has claimed, with its lead or notice. */
export interface ClaimedDelivery {
  readonly id: number;
  readonly siteSlug: string;
  /** The dealership that receives it, or in whose name the shopper receives it. */
  readonly dealershipSlug: string;
  readonly channel: LeadDeliveriesTable["channel"];
  readonly target: string;
  /** Number of attempts, including this one. */
  readonly attempts: number;
  readonly claimedBy: string;
  readonly carries: { readonly lead: StoredLead } | { readonly notice: StoredNotice };
}

export interface StoredLead {
  readonly id: number;
  /** The same in every delivery of this lead, including repeats. */
  readonly uid: string;
  readonly siteSlug: string;
  readonly dealershipSlug: string;
  readonly createdAt: number;
  readonly record: LeadRecord;
  readonly optIn: OptInRecord | null;
}

/** Which deliveries to claim: only those to one webhook, or all except those to some webhooks. */
export type ClaimedWebhooks = { readonly only: string } | { readonly except: readonly string[] };

interface Claim {
  readonly now: number;
  readonly until: number;
  readonly limit: number;
  readonly webhooks: ClaimedWebhooks;
}

/**
 * Claims up to `limit` due deliveries for `claimedBy` until `until`, and counts the attempt. A delivery is due if its
 * time has come, including one still claimed by a worker that has died. `claimedBy` must be new for each call.
 *
 * The outer condition repeats the inner one: on PostgreSQL a second worker waits for the first one's rows and then sees
 * from the outer condition that they are taken.
 */
export async function claimDeliveries(
  db: Database,
  claimedBy: string,
  { now, until, limit, webhooks }: Claim,
): Promise<ClaimedDelivery[]> {
  // Nearly always nothing is due, and finding that out needs no write.
  if ((await firstDue(db, { now })).rows.length === 0) return [];
  await db
    .updateTable("lead_deliveries")
    .set((eb) => ({
      state: "claimed",
      claimed_by: claimedBy,
      claimed_until: until,
      attempts: eb("attempts", "+", 1),
    }))
    .where("id", "in", (eb) =>
      eb
        .selectFrom("lead_deliveries")
        .select("id")
        .where((row) => isDue(row, now))
        .where((row) => isAmong(row, webhooks))
        .orderBy("next_at")
        .orderBy("id")
        .limit(limit),
    )
    .where((row) => isDue(row, now))
    .execute();
  return heldBy(db, claimedBy);
}

const firstDue = precompiledQuery((db, { now }: { readonly now: number }) =>
  db
    .selectFrom("lead_deliveries")
    .select("id")
    .where((row) => isDue(row, now))
    .limit(1),
);

/**
 * The deliveries that `claimedBy` has claimed, except those that have ended or that another worker has claimed since.
 */
export async function heldBy(db: Database, claimedBy: string): Promise<ClaimedDelivery[]> {
  const rows = await db
    .selectFrom("lead_deliveries as d")
    .leftJoin("leads as l", "l.id", "d.lead_id")
    .leftJoin("notices as n", "n.id", "d.notice_id")
    .select(["d.id as delivery_id", "channel", "target", "attempts", "d.site_slug", "d.dealership_slug"])
    .select([
      "l.id as lead_id",
      "lead_uid",
      "l.dealership_slug as lead_dealership",
      "l.created_at",
      "payload",
      "opt_in",
    ])
    .select(["n.uid as notice_uid", "n.kind", "n.audience", "n.letter", "n.created_at as noticed_at"])
    .where("claimed_by", "=", claimedBy)
    .orderBy("d.id")
    .execute();
  return rows.flatMap((row) => {
    const { delivery_id: id, channel, target, attempts, site_slug: siteSlug, dealership_slug: dealershipSlug } = row;
    const carries = carried(row);
    return carries ? [{ id, channel, target, attempts, siteSlug, dealershipSlug, claimedBy, carries }] : [];
  });
}

interface CarriedRow {
  readonly site_slug: string;
  readonly lead_id: number | null;
  readonly lead_uid: string | null;
  readonly lead_dealership: string | null;
  readonly created_at: number | null;
  readonly payload: string | null;
  readonly opt_in: string | null;
  readonly notice_uid: string | null;
  readonly kind: string | null;
  readonly audience: NoticesTable["audience"] | null;
  readonly letter: string | null;
  readonly noticed_at: number | null;
}

/** The lead or notice of a row. `insertLead` and `insertNotice` wrote each JSON text from these types. */
function carried(row: CarriedRow): ClaimedDelivery["carries"] | null {
  const { lead_id: id, lead_uid, payload, opt_in, notice_uid, kind, audience, letter } = row;
  if (notice_uid && kind && audience && letter) {
    const notice = { uid: notice_uid, kind, audience, createdAt: row.noticed_at ?? 0 } as const;
    return { notice: { ...notice, letter: JSON.parse(letter) as Letter } };
  }
  if (id === null || lead_uid === null || payload === null) return null;
  return {
    lead: {
      id,
      uid: lead_uid,
      siteSlug: row.site_slug,
      dealershipSlug: row.lead_dealership ?? "",
      createdAt: row.created_at ?? 0,
      record: JSON.parse(payload) as LeadRecord,
      optIn: opt_in === null ? null : (JSON.parse(opt_in) as OptInRecord),
    },
  };
}

const isDue = (row: ExpressionBuilder<Tables, "lead_deliveries">, now: number) =>
  row.or([
    row.and([row("state", "=", "waiting"), row("next_at", "<=", now)]),
    row.and([row("state", "=", "claimed"), row("claimed_until", "<=", now)]),
  ]);

function isAmong(row: ExpressionBuilder<Tables, "lead_deliveries">, webhooks: ClaimedWebhooks) {
  if ("only" in webhooks) return row.and([row("channel", "=", "webhook"), row("target", "=", webhooks.only)]);
  const { except } = webhooks;
  return except.length === 0
    ? row.lit(true)
    : row.or([row("channel", "!=", "webhook"), row("target", "not in", except)]);
}

/** Whether the claim still stands. While its process was paused, another may have sent the delivery. */
export async function holdsDelivery(db: Database, { id, claimedBy }: ClaimedDelivery, now: number): Promise<boolean> {
  let query = db.selectFrom("lead_deliveries").select("id").where("id", "=", id).where("claimed_by", "=", claimedBy);
  query = query.where("claimed_until", ">", now);
  return (await query.executeTakeFirst()) !== undefined;
}

/** How an attempt ended. */
export type DeliveryEnd =
  | { readonly state: "delivered"; readonly at: number }
  | { readonly state: "waiting"; readonly nextAt: number; readonly error: string }
  | { readonly state: "parked" | "withheld"; readonly error: string };

/** Stores the outcome, unless the claim has expired and another worker has the delivery now. */
export async function endDelivery(db: Database, claimed: ClaimedDelivery, end: DeliveryEnd): Promise<void> {
  await db
    .updateTable("lead_deliveries")
    .set({
      state: end.state,
      claimed_by: null,
      claimed_until: null,
      ...(end.state === "delivered" ? { delivered_at: end.at, last_error: null } : { last_error: end.error }),
      ...(end.state === "waiting" ? { next_at: end.nextAt } : {}),
    })
    .where("id", "=", claimed.id)
    .where("claimed_by", "=", claimed.claimedBy)
    .execute();
}

export type DeliveryState = LeadDeliveriesTable["state"];
export const DELIVERY_STATES = [
  "waiting",
  "claimed",
  "delivered",
  "parked",
  "withheld",
] as const satisfies DeliveryState[];

/** A delivery as shown to an operator, without the shopper's text or address. */
export interface DeliveryLine
  extends Pick<
    Selectable<LeadDeliveriesTable>,
    "id" | "lead_id" | "channel" | "target" | "state" | "attempts" | "next_at" | "last_error"
  > {
  readonly site_slug: string;
  readonly dealership_slug: string;
  /** Category of the lead, or kind of the notice. */
  readonly category: string;
  /** The audience. `target` is empty if it is a shopper. */
  readonly audience: NoticesTable["audience"];
  readonly created_at: number;
}

/** The newest deliveries first, optionally of one state or of one site. */
export async function listDeliveries(
  db: Database,
  options: { readonly state?: DeliveryState; readonly siteSlug?: string; readonly limit: number },
): Promise<DeliveryLine[]> {
  let query = db
    .selectFrom("lead_deliveries as d")
    .leftJoin("notices as n", "n.id", "d.notice_id")
    .leftJoin("leads as l", (join) => join.on((on) => on("l.id", "=", on.fn.coalesce("d.lead_id", "n.lead_id"))))
    .select(["d.id", "l.id as lead_id", "channel", "target", "state", "attempts", "next_at", "last_error"])
    .select(["d.site_slug", "d.dealership_slug", "l.category", "l.created_at"])
    .select(["n.kind", "n.audience", "n.created_at as noticed_at"]);
  if (options.state) query = query.where("state", "=", options.state);
  if (options.siteSlug) query = query.where("d.site_slug", "=", options.siteSlug);
  const rows = await query.orderBy("d.id", "desc").limit(options.limit).execute();
  return rows.map(({ kind, audience, noticed_at, category, created_at, target, ...line }) => ({
    ...line,
    target: audience === "shopper" ? "" : target,
    category: kind ?? category ?? "",
    audience: audience ?? "dealership",
    created_at: noticed_at ?? created_at ?? 0,
  }));
}
