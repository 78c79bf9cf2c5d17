import type { Database } from "../../src/db/open.ts";
import type { LeadRecord } from "../../src/features/leads/rules.ts";
import { FORGOTTEN } from "../../src/features/reservations/data.ts";
import type { Sites } from "../../src/features/site/data.ts";
import { type Chance, chance } from "../stock/random.ts";
import { KINDS, type Kind, type One, settled, type Till } from "./paid.ts";

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;
const DAYS = 90;
const SEED = 24;

export interface SeedPayments {
  /** Epoch milliseconds. */
  readonly now: number;
  /** How many payments each of the sites gets. */
  readonly perSite: number;
  readonly sites: readonly string[];
  readonly till: Till;
}

/** Kinds of which the newest payments are: the cars of older ones are not held any more. */
const NEW_KINDS: readonly Kind[] = ["held", "extended"];

/**
 * Makes payments of the last 90 days for people who wrote to some demo sites, each known to the demonstration's own
 * processor, so that the desk can give them back. Nothing is made where payments are already.
 */
export async function seedPayments(db: Database, sites: Pick<Sites, "bySlug">, seed: SeedPayments): Promise<number> {
  if (await db.selectFrom("payments").select("id").limit(1).executeTakeFirst()) return 0;
  let made = 0;
  for (const [stream, slug] of seed.sites.entries()) {
    if (sites.bySlug(slug)) made += await paymentsOfSite(db, slug, seed, chance(SEED, stream));
  }
  return made;
}

async function paymentsOfSite(
  db: Database,
  slug: string,
  { now, perSite, till }: SeedPayments,
  random: Chance,
): Promise<number> {
  const leads = await db
    .selectFrom("leads")
    .select(["id", "site_slug", "dealership_slug", "car_id", "payload", "created_at"])
    .where("site_slug", "=", slug)
    .where("car_id", "is not", null)
    .where("created_at", ">", now - DAYS * DAY_MS)
    .orderBy("created_at", "desc")
    .execute();
  const manager = await managerOf(db, slug);
  const step = Math.max(1, Math.floor(leads.length / perSite));
  let made = 0;
  for (const [at, lead] of leads.filter((_, index) => index % step === 0).entries()) {
    if (made === perSite) break;
    const isNew = at < 12;
    const { kind } = random.weighted(KINDS, (one) =>
      NEW_KINDS.includes(one.kind) === isNew ? one.weight : isNew ? 1 : 0,
    );
    const created = isNew
      ? now - random.whole(20, 40 * 60) * MINUTE_MS
      : lead.created_at + random.whole(1, 9) * HOUR_MS;
    if (created > now - 10 * MINUTE_MS) continue;
    await onePayment(db, { lead, kind, created, now, till, manager, random });
    made += 1;
  }
  return made;
}

async function managerOf(db: Database, slug: string): Promise<{ readonly id: number; readonly name: string }> {
  return db
    .selectFrom("staff")
    .innerJoin("staff_roles", "staff_roles.staff_id", "staff.id")
    .select(["staff.id", "staff.name"])
    .where("reach", "=", `site:${slug}`)
    .where("role", "=", "manager")
    .executeTakeFirstOrThrow();
}

const LETTERS = "23456789ABCDEFGHJKMNPQRSTVWXYZ";

async function onePayment(db: Database, one: One): Promise<void> {
  const { lead, kind, created, till, random } = one;
  const four = () => Array.from({ length: 4 }, () => LETTERS[random.whole(0, LETTERS.length - 1)]).join("");
  const reference = `${four()}-${four()}-${four()}`;
  const amount =
    kind === "invoice" ? random.whole(9, 260) * 1_250 + random.whole(0, 99) : random.pick([20_000, 50_000]);
  const begun = await till.begin({
    reference,
    amountCents: amount,
    currency: "AUD",
    description: "Demonstration",
    returnUrl: "http://demo.localhost/",
  });
  if (!begun.ok) return;
  const { paymentId, pageUrl } = begun.value;
  const isPaid = kind !== "declined" && kind !== "abandoned";
  if (kind !== "abandoned") await till.decide(paymentId, isPaid ? "approve" : "decline");
  const paid = created + 4 * MINUTE_MS;
  const { payload } = JSON.parse(lead.payload) as LeadRecord;
  const request = JSON.stringify({ userData: payload, ip: "", userAgent: "", description: "" });
  const isForgotten = isPaid || one.now - created > 7 * DAY_MS;
  const { id } = await db
    .insertInto("payments")
    .values({
      reference,
      request_uid: `demo:${reference}`,
      site_slug: lead.site_slug,
      dealership_slug: lead.dealership_slug,
      purpose: kind === "invoice" ? "invoice" : "deposit",
      car_id: kind === "invoice" ? null : lead.car_id,
      amount_cents: amount,
      processor: till.name,
      processor_payment: paymentId,
      page_url: pageUrl,
      return_path: "/",
      state: isPaid ? "paid" : kind,
      request: isForgotten ? FORGOTTEN : request,
      lead_id: isPaid || isForgotten ? lead.id : null,
      next_at: null,
      created_at: created,
      updated_at: isPaid ? paid : created + DAY_MS / 24,
      paid_at: isPaid ? paid : null,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  if (isPaid) await settled(db, { ...one, id, reference, amount, paymentId, paid });
}
