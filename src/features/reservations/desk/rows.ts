import type { Database } from "../../../db/open.ts";
import type { LeadRecord } from "../../leads/rules.ts";
import { keysOf } from "../../people/keys.ts";
import type { PaymentRequest } from "../checkout.ts";
import type { Payment, Refund, Reservation } from "../data.ts";

/** The person who paid or tried to. `personId` is their thread, null if no person has these details. */
export interface Payer {
  readonly personId: number | null;
  readonly name: string;
  readonly phone: string;
  readonly email: string;
}

interface MoneyCar {
  readonly id: number;
  readonly name: string;
  readonly picture: string | null;
  readonly plate: string | null;
  readonly stocknum: string;
  readonly slug: string;
}

/** A payment with everything related to it. */
export interface MoneyRow {
  readonly payment: Payment;
  readonly reservation: Reservation | null;
  /** Oldest first. */
  readonly refunds: readonly Refund[];
  readonly car: MoneyCar | null;
  readonly payer: Payer;
}

/** The payments with these ids, in any order. */
export async function moneyByIds(db: Database, ids: readonly number[]): Promise<readonly MoneyRow[]> {
  if (ids.length === 0) return [];
  return rowsOf(db, await db.selectFrom("payments").selectAll().where("id", "in", ids).execute());
}

/** Reads everything related to these payments, in a few queries however many there are. */
export async function rowsOf(db: Database, payments: readonly Payment[]): Promise<readonly MoneyRow[]> {
  if (payments.length === 0) return [];
  const ids = payments.map(({ id }) => id);
  const [reservations, refunds, cars, payers] = await Promise.all([
    db.selectFrom("reservations").selectAll().where("payment_id", "in", ids).execute(),
    db.selectFrom("refunds").selectAll().where("payment_id", "in", ids).orderBy("number").execute(),
    carsOf(db, payments),
    payersOf(db, payments),
  ]);
  return payments.map((payment) => ({
    payment,
    reservation: reservations.find(({ payment_id }) => payment_id === payment.id) ?? null,
    refunds: refunds.filter(({ payment_id }) => payment_id === payment.id),
    car: payment.car_id === null ? null : (cars.get(payment.car_id) ?? null),
    payer: payers.get(payment.id) ?? NOBODY,
  }));
}

const NOBODY: Payer = { personId: null, name: "", phone: "", email: "" };

async function carsOf(db: Database, payments: readonly Payment[]): Promise<ReadonlyMap<number, MoneyCar>> {
  const ids = [...new Set(payments.flatMap(({ car_id }) => car_id ?? []))];
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom("cars")
    .select(["id", "name", "slug", "stocknum", "primary_image_url", "regplate"])
    .where("id", "in", ids)
    .execute();
  return new Map(
    rows.map(({ primary_image_url: picture, regplate: plate, ...car }) => [car.id, { ...car, picture, plate }]),
  );
}

/** Each payment's payer, from its lead or, without a lead, as typed at the checkout while that is stored. */
async function payersOf(db: Database, payments: readonly Payment[]): Promise<ReadonlyMap<number, Payer>> {
  const leads = payments.flatMap(({ lead_id }) => lead_id ?? []);
  const known =
    leads.length === 0
      ? []
      : await db
          .selectFrom("leads")
          .leftJoin("people_leads", "people_leads.lead_id", "leads.id")
          .select(["leads.id", "leads.payload", "people_leads.person_id"])
          .where("leads.id", "in", leads)
          .execute();
  const unknown = payments.filter(({ lead_id }) => lead_id === null);
  const people = await peopleWith(db, unknown);
  return new Map(
    payments.map((payment) => {
      const lead = known.find(({ id }) => id === payment.lead_id);
      if (!lead) return [payment.id, { personId: people(payment), ...typedPayer(payment.request) }];
      const { payload } = JSON.parse(lead.payload) as LeadRecord;
      return [payment.id, { personId: lead.person_id, ...payerIn(payload) }];
    }),
  );
}

/** Finds, for payments without a lead, the person among the dealership's sales threads who has the payer's details. */
async function peopleWith(db: Database, payments: readonly Payment[]): Promise<(payment: Payment) => number | null> {
  const keys = new Map(payments.map(({ id, request }) => [id, keysOf(typedPayer(request))]));
  const all = [...new Set([...keys.values()].flat())];
  const rows =
    all.length === 0
      ? []
      : await db
          .selectFrom("people_keys")
          .selectAll()
          .where("key", "in", all)
          .where("department", "=", "sales")
          .execute();
  return ({ id, site_slug, dealership_slug }) => {
    const mine = keys.get(id) ?? [];
    const here = rows.filter((row) => row.site_slug === site_slug && row.dealership_slug === dealership_slug);
    const found = mine.flatMap((key) => here.find((row) => row.key === key) ?? []);
    return found[0]?.person_id ?? null;
  };
}

/** What the payer typed at the checkout; empty once it was deleted. */
export const typedPayer = (request: string): Omit<Payer, "personId"> =>
  payerIn((JSON.parse(request) as Partial<PaymentRequest>).userData ?? {});

function payerIn(typed: Readonly<Record<string, unknown>>): Omit<Payer, "personId"> {
  const words = (...values: readonly unknown[]) => values.filter((value) => typeof value === "string").join(" ");
  const { name, last_name, phone, email } = typed;
  return { name: words(name, last_name), phone: words(phone), email: words(email) };
}
