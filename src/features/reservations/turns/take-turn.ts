import type { Database } from "../../../db/open.ts";
import { notifyDealership, notifyShopper } from "../../notices/mutations.ts";
import type { SiteConfig } from "../../site/schema.ts";
import type { Site } from "../../site/site.ts";
import { carName } from "../../stock/names.ts";
import { backCentsOf, type Payment } from "../data.ts";
import { type Shopper, shopperOf } from "./shopper.ts";
import { type DeskFacts, turnLetters } from "./turn-letters.ts";
import { type ToldTurn, TURNS, type TurnName } from "./turns.ts";

/** Columns that a turn writes besides the state. */
type Beside = Partial<Pick<Payment, "next_at" | "lead_id" | "request" | "problem" | "amount_cents" | "ended_why">>;

/** Whether the money came with this turn. */
const isPaidBy = (name: TurnName): boolean => {
  const { from, to } = TURNS[name];
  return from[0] === "begun" && (to === "paid" || to === "refunding");
};

/**
 * Within a transaction: changes the payment's state and tells shopper and dealership of it. False, and nothing told,
 * where the payment is not what the turn begins from any more: another process was quicker. What is to be told of a
 * hold is read from the reservation, which the caller has written before. Where the site is gone nobody can be told.
 */
export async function takeTurn(
  trx: Database,
  site: Site | null,
  payment: Payment,
  name: TurnName,
  { now, desk, ...beside }: Beside & { readonly now: number; readonly desk?: DeskFacts },
): Promise<boolean> {
  const turn = TURNS[name];
  const shopper = await shopperOf(trx, payment, beside.lead_id);
  const changed = await trx
    .updateTable("payments")
    .set({ state: turn.to, updated_at: now, ...(isPaidBy(name) ? { paid_at: now } : {}), ...beside })
    .where("id", "=", payment.id)
    .where("state", "in", turn.from)
    .executeTakeFirst();
  if (changed.numUpdatedRows === 0n) return false;
  // What is told is of the money that came.
  const told = { ...payment, amount_cents: beside.amount_cents ?? payment.amount_cents };
  if (site && name !== "replaced") await tell(trx, site, told, name, { now, shopper, desk });
  return true;
}

async function tell(
  trx: Database,
  site: Site,
  payment: Payment,
  name: ToldTurn,
  { now, shopper, desk }: { readonly now: number; readonly shopper: Shopper; readonly desk?: DeskFacts },
): Promise<void> {
  const dealership = site.dealerships.find(({ slug }) => slug === payment.dealership_slug);
  const config = site.configFor(payment.dealership_slug);
  const letters = turnLetters(name, {
    payment,
    config,
    dealer: dealership?.name ?? site.name,
    car: await carOf(trx, payment, config),
    heldUntil: await heldUntil(trx, payment),
    backCents: await backCentsOf(trx, payment),
    ...(desk ? { desk } : {}),
    shopper,
  });
  const draft = {
    kind: TURNS[name].notice,
    siteSlug: site.slug,
    dealershipSlug: payment.dealership_slug,
    paymentId: payment.id,
    now,
  };
  await notifyShopper(trx, { ...draft, letter: letters.shopper }, shopper.email);
  // A dealership that the site no longer has has no receivers: the notice is parked, for an operator to see.
  const whom = dealership ?? { leads: { email: [], webhook: null } };
  if (letters.dealer) await notifyDealership(trx, { ...draft, letter: letters.dealer }, whom);
}

async function carOf(trx: Database, { car_id }: Payment, config: SiteConfig) {
  if (car_id === null) return null;
  const row = await trx
    .selectFrom("cars")
    .select(["name", "carsales_title", "slug", "stocknum"])
    .where("id", "=", car_id)
    .executeTakeFirst();
  return row ? { name: carName(row, config), path: `/cars/${row.slug}`, stocknum: row.stocknum } : null;
}

async function heldUntil(trx: Database, { id }: Payment): Promise<number | null> {
  const query = trx.selectFrom("reservations").select("held_until").where("payment_id", "=", id);
  return (await query.executeTakeFirst())?.held_until ?? null;
}
