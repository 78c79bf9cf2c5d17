import type { ExpressionBuilder, Selectable } from "kysely";
import type { Database } from "../../db/open.ts";
import type { LeadDeliveriesTable, Tables } from "../../db/tables.ts";
import type { OptInRecord } from "./consent.ts";
import type { LeadRecord } from "./rules.ts";

/** The outbox: which deliveries are due, who holds them, how they ended. All times are epoch milliseconds. */

/** A delivery in a worker's hands, with the lead it carries. */
export interface ClaimedDelivery {
  readonly id: number;
  readonly channel: LeadDeliveriesTable["channel"];
  readonly target: string;
  /** This attempt counted. */
  readonly attempts: number;
  readonly claimedBy: string;
  readonly lead: StoredLead;
}

export interface StoredLead {
  readonly id: number;
  /** The same in every delivery of this lead, first or repeated. */
  readonly uid: string;
  readonly siteSlug: string;
  readonly dealershipSlug: string;
  readonly createdAt: number;
  readonly record: LeadRecord;
  readonly optIn: OptInRecord | null;
}

/**
 * Takes up to `limit` due deliveries for `claimedBy` until `until`, and counts the attempt. Due is what waits for its
 * time, and what a worker that is gone still holds. `claimedBy` must be new for each call.
 *
 * The outer condition repeats the inner one: on PostgreSQL a second worker waits for the first one's rows and then sees
 * by it that they are taken.
 */
export async function claimDeliveries(
  db: Database,
  claimedBy: string,
  { now, until, limit }: { readonly now: number; readonly until: number; readonly limit: number },
): Promise<ClaimedDelivery[]> {
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
        .orderBy("next_at")
        .orderBy("id")
        .limit(limit),
    )
    .where((row) => isDue(row, now))
    .execute();
  return heldBy(db, claimedBy);
}

async function heldBy(db: Database, claimedBy: string): Promise<ClaimedDelivery[]> {
  const rows = await db
    .selectFrom("lead_deliveries")
    .innerJoin("leads", "leads.id", "lead_deliveries.lead_id")
    .select(["lead_deliveries.id as delivery_id", "channel", "target", "attempts"])
    .select(["leads.id as lead_id", "lead_uid", "site_slug", "dealership_slug", "created_at", "payload", "opt_in"])
    .where("claimed_by", "=", claimedBy)
    .orderBy("lead_deliveries.id")
    .execute();
  return rows.map((row) => ({
    id: row.delivery_id,
    channel: row.channel,
    target: row.target,
    attempts: row.attempts,
    claimedBy,
    lead: {
      id: row.lead_id,
      uid: row.lead_uid,
      siteSlug: row.site_slug,
      dealershipSlug: row.dealership_slug,
      createdAt: row.created_at,
      // Both were written by `submitLead` from these very types.
      record: JSON.parse(row.payload) as LeadRecord,
      optIn: row.opt_in === null ? null : (JSON.parse(row.opt_in) as OptInRecord),
    },
  }));
}

const isDue = (row: ExpressionBuilder<Tables, "lead_deliveries">, now: number) =>
  row.or([
    row.and([row("state", "=", "waiting"), row("next_at", "<=", now)]),
    row.and([row("state", "=", "claimed"), row("claimed_until", "<=", now)]),
  ]);

/** How an attempt ended. */
export type DeliveryEnd =
  | { readonly state: "delivered"; readonly at: number }
  | { readonly state: "waiting"; readonly nextAt: number; readonly error: string }
  | { readonly state: "parked"; readonly error: string };

/** Writes the end down, unless the claim ran out meanwhile and another worker holds the delivery now. */
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

/** Makes parked deliveries due again with a clean count: one by its id, or all. Returns how many. */
export async function retryParked(db: Database, which: number | "all", now: number): Promise<number> {
  const parked = db
    .updateTable("lead_deliveries")
    .set({ state: "waiting", attempts: 0, next_at: now })
    .where("state", "=", "parked");
  const result = await (which === "all" ? parked : parked.where("id", "=", which)).executeTakeFirst();
  return Number(result.numUpdatedRows);
}

export type DeliveryState = LeadDeliveriesTable["state"];
export const DELIVERY_STATES = ["waiting", "claimed", "delivered", "parked"] as const satisfies DeliveryState[];

/** A delivery as an operator reads it: without the shopper's words or address. */
export interface DeliveryLine
  extends Pick<
    Selectable<LeadDeliveriesTable>,
    "id" | "lead_id" | "channel" | "target" | "state" | "attempts" | "next_at" | "last_error"
  > {
  readonly site_slug: string;
  readonly dealership_slug: string;
  readonly category: string;
  readonly created_at: number;
}

/** The newest deliveries first, of one state or of all; of one site or of all. */
export async function listDeliveries(
  db: Database,
  options: { readonly state?: DeliveryState; readonly siteSlug?: string; readonly limit: number },
): Promise<DeliveryLine[]> {
  let query = db
    .selectFrom("lead_deliveries")
    .innerJoin("leads", "leads.id", "lead_deliveries.lead_id")
    .select(["lead_deliveries.id", "lead_id", "channel", "target", "state", "attempts", "next_at", "last_error"])
    .select(["site_slug", "dealership_slug", "category", "created_at"]);
  if (options.state) query = query.where("state", "=", options.state);
  if (options.siteSlug) query = query.where("site_slug", "=", options.siteSlug);
  return query.orderBy("lead_deliveries.id", "desc").limit(options.limit).execute();
}
