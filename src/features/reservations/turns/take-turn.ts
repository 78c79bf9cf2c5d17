import type { Database } from "../../../db/open.ts";
import { notifyDealership, notifyShopper } from "../../notices/mutations.ts";
import type { SiteConfig } from "../../site/schema.ts";
import type { Site } from "../../site/site.ts";
import { carName } from "../../stock/names.ts";
import { backCentsOf, type Payment } from "../data.ts";
import { type Shopper, shopperOf } from "./shopper.ts";
import { type DeskFacts, turnLetters } from "./turn-letters.ts";
import { type NotifiedTurn, TURNS, type TurnName } from "./turns.ts";

/** Columns that a turn writes besides the state. */
type Beside = Partial<Pick<Payment, "next_at" | "lead_id" | "request" | "problem" | "amount_cents" | "ended_why">>;

/** Whether the money arrives with this turn. */
const isPaidBy = (name: TurnName): boolean => {
  const { from, to } = TURNS[name];
  return from[0] === "begun" && (to === "paid" || to === "refunding");
};

/**
 * Within a transaction: changes the payment's state and notifies shopper and dealership. False, with nobody notified,
 * if the payment is no longer in a state that the turn starts from because another process was faster. The mails
 * describe the hold from the reservation, so the caller must write that first. If the site is gone, nobody can be
 * notified.
 */
export async function takeTurn(
  trx: Database,
  site: Site | null,
  payment: Payment,
  name: TurnName,
  { now, desk, ...changes }: Beside & { readonly now: number; readonly desk?: DeskFacts },
): Promise<boolean> {
  const turn = TURNS[name];
  const shopper = await shopperOf(trx, payment, changes.lead_id);
  const changed = await trx
    .updateTable("payments")
    .set({ state: turn.to, updated_at: now, ...(isPaidBy(name) ? { paid_at: now } : {}), ...changes })
    .where("id", "=", payment.id)
    .where("state", "in", turn.from)
    .executeTakeFirst();
  if (changed.numUpdatedRows === 0n) return false;
  // The mails state the amount that arrived.
  const updated = { ...payment, amount_cents: changes.amount_cents ?? payment.amount_cents };
  if (site && name !== "replaced") await tell(trx, site, updated, name, { now, shopper, desk });
  return true;
}

async function tell(
  trx: Database,
  site: Site,
  payment: Payment,
  name: NotifiedTurn,
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
  // A dealership that the site no longer has has no receivers: its notice is parked, where an operator can see it.
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
