import type { Database } from "../../src/db/open.ts";
import { HOLD_MS } from "../../src/features/reservations/rules.ts";
import { recordAct } from "../../src/features/staff/audit/mutations.ts";
import { changeStock, holdCar } from "../../src/features/stock/mutations.ts";
import type { Chance } from "../stock/random.ts";

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;
const REASONS = ["Customer changed their mind", "Car not as described", "Taken off the price", "Goodwill"];

/** The demonstration's processor, as far as the demo's payments are written into its books. */
export interface Till {
  /** Its name in `payment_processors`. */
  readonly name: string;
  begin(order: {
    readonly reference: string;
    readonly amountCents: number;
    readonly currency: string;
    readonly description: string;
    readonly returnUrl: string;
  }): Promise<
    | { readonly ok: true; readonly value: { readonly paymentId: string; readonly pageUrl: string } }
    | { readonly ok: false }
  >;
  decide(paymentId: string, decision: "approve" | "decline"): Promise<boolean>;
  refund(
    paymentId: string,
    order: { readonly reference: string; readonly amountCents: number; readonly reason: string },
  ): Promise<unknown>;
}

/** What became of a payment of the demo, and how often. */
export const KINDS = [
  { kind: "kept", weight: 9 },
  { kind: "held", weight: 4 },
  { kind: "extended", weight: 2 },
  { kind: "part", weight: 4 },
  { kind: "refunded", weight: 5 },
  { kind: "lapsed", weight: 4 },
  { kind: "released", weight: 2 },
  { kind: "invoice", weight: 6 },
  { kind: "declined", weight: 5 },
  { kind: "abandoned", weight: 8 },
] as const;
export type Kind = (typeof KINDS)[number]["kind"];

interface OfLead {
  readonly id: number;
  readonly site_slug: string;
  readonly dealership_slug: string;
  readonly car_id: number | null;
  readonly payload: string;
  readonly created_at: number;
}

export interface One {
  readonly lead: OfLead;
  readonly kind: Kind;
  readonly created: number;
  readonly now: number;
  readonly till: Till;
  readonly manager: { readonly id: number; readonly name: string };
  readonly random: Chance;
}

type Paid = One & {
  readonly id: number;
  readonly reference: string;
  readonly amount: number;
  readonly paymentId: string;
  readonly paid: number;
};

/** What happened to a paid one: a hold and its end, refunds. */
export async function settled(db: Database, one: Paid): Promise<void> {
  const { kind, lead, id, paid, manager, amount } = one;
  if (kind !== "invoice" && lead.car_id !== null) await hold(db, { ...one, carId: lead.car_id });
  if (kind === "part") await refund(db, one, Math.round(amount * 0.6));
  if (kind === "refunded") await refund(db, one, amount);
  if (kind === "released" || kind === "extended") {
    const action = kind === "released" ? "release the car" : "hold the car for longer";
    const place = { site: lead.site_slug, dealership: lead.dealership_slug };
    await recordAct(db, { by: manager, subject: `payment:${id}`, action, place, now: paid + HOUR_MS });
  }
  if (kind === "lapsed") {
    const order = { reference: `${one.reference}-back-1`, amountCents: amount, reason: "The deposit goes back" };
    await one.till.refund(one.paymentId, order);
    const updated_at = paid + HOLD_MS;
    await db.updateTable("payments").set({ state: "refunded", updated_at }).where("id", "=", id).execute();
  }
}

async function hold(db: Database, { kind, id, paid, now, manager, carId }: Paid & { readonly carId: number }) {
  const until = paid + HOLD_MS + (kind === "extended" ? 2 * DAY_MS : 0);
  const isOn = (kind === "held" || kind === "extended") && until > now;
  const ended = kind === "released" || kind === "refunded" ? paid + HOUR_MS : Math.min(until, now);
  const outcome = kind === "kept" || kind === "held" || kind === "extended" || kind === "part" ? "taken" : "lapsed";
  await changeStock(db, async (trx) => {
    // A car that is sold or held already is nobody's second time.
    if (isOn && !(await holdCar(trx, carId, { now, until }))) return;
    await trx
      .insertInto("reservations")
      .values({
        payment_id: id,
        car_id: carId,
        held_from: paid,
        held_until: until,
        ended_at: isOn ? null : ended,
        outcome: isOn ? null : outcome,
        released_by: kind === "released" || kind === "refunded" ? manager.name : null,
      })
      .execute();
  });
}

async function refund(db: Database, one: Paid, cents: number): Promise<void> {
  const { id, paid, manager, lead, random, till, paymentId } = one;
  const at = Math.min(paid + random.whole(2, 60) * HOUR_MS, one.now - MINUTE_MS);
  const reference = `${one.reference}-R1`;
  const reason = random.pick(REASONS);
  await till.refund(paymentId, { reference, amountCents: cents, reason });
  await db.transaction().execute(async (trx) => {
    await trx
      .insertInto("refunds")
      .values({
        payment_id: id,
        number: 1,
        reference,
        amount_cents: cents,
        reason,
        words: "",
        state: "given",
        problem: null,
        staff_id: manager.id,
        by: manager.name,
        next_at: null,
        created_at: at,
        updated_at: at,
        given_at: at,
      })
      .execute();
    if (cents === one.amount)
      await trx.updateTable("payments").set({ state: "refunded", updated_at: at }).where("id", "=", id).execute();
    const place = { site: lead.site_slug, dealership: lead.dealership_slug };
    const act = { by: manager, subject: `payment:${id}`, place, after: { reference, reason }, now: at } as const;
    await recordAct(trx, { ...act, action: `refund $${cents / 100}` });
  });
}
