import { type ExpressionBuilder, type ExpressionWrapper, type SqlBool, sql } from "kysely";
import type { Database } from "../../../db/open.ts";
import type { Tables } from "../../../db/tables.ts";
import { searchedTerms, searchedText } from "../../people/keys.ts";
import { FORGOTTEN, type Payment } from "../data.ts";
import { type MoneyRow, type Payer, rowsOf, typedPayer } from "./rows.ts";

/** A dealership whose payments a staff member may see. */
export interface MoneyPlace {
  readonly site: string;
  readonly dealership: string;
}

/** A period at one place: `from` inclusive, `to` exclusive, in epoch milliseconds. */
export interface MoneySpan extends MoneyPlace {
  readonly from: number;
  readonly to: number;
}

/** The lists of payments. */
export const MONEY_VIEWS = ["all", "paid", "failed", "back", "trouble"] as const;
export type MoneyView = (typeof MONEY_VIEWS)[number];

export interface MoneyQuestion {
  readonly view: MoneyView;
  readonly places: readonly MoneyPlace[];
  /** Only payments begun in these spans; null for any time. */
  readonly spans: readonly MoneySpan[] | null;
  /**
   * Words to find in names, phones, e-mail addresses, references, plates, stock numbers and cars; empty to match
   * everything.
   */
  readonly words: string;
  readonly offset: number;
  readonly limit: number;
}

type Payments = ExpressionBuilder<Tables, "payments">;
type Condition = ExpressionWrapper<Tables, "payments", SqlBool>;

export const isAt = (row: Payments, { site, dealership }: MoneyPlace): Condition =>
  row.and([row("payments.site_slug", "=", site), row("payments.dealership_slug", "=", dealership)]);

export const inSpan = (row: Payments, span: MoneySpan, at: "created_at" | "paid_at" | "updated_at"): Condition =>
  row.and([isAt(row, span), row(`payments.${at}`, ">=", span.from), row(`payments.${at}`, "<", span.to)]);

/**
 * Whether the payment has a refund that did not fail or, with `stuck`, whether its newest one failed or waits after a
 * problem.
 */
function hasRefund(row: Payments, { stuck }: { readonly stuck: boolean }): Condition {
  let refunds = row.selectFrom("refunds").select("refunds.id").whereRef("refunds.payment_id", "=", "payments.id");
  if (!stuck) refunds = refunds.where("refunds.state", "!=", "failed");
  else {
    const newest = sql<SqlBool>`refunds.number = (select max(r.number) from refunds r where r.payment_id = payments.id)`;
    refunds = refunds
      .where(newest)
      .where((one) => one.or([one("refunds.state", "=", "failed"), one("refunds.problem", "is not", null)]))
      .where("refunds.state", "!=", "given");
  }
  return row.exists(refunds);
}

/** Excludes payments whose shopper reserved the car with another one: those did not fail. */
export const endedUnreserved = (row: Payments): Condition =>
  row.or([row("payments.ended_why", "is", null), row("payments.ended_why", "!=", "own")]);

function inView(row: Payments, view: MoneyView): Condition {
  const state = (...states: Payment["state"][]) => row("payments.state", "in", states);
  switch (view) {
    case "all":
      return row.and([]);
    case "paid":
      return state("paid");
    case "failed":
      return row.and([state("declined", "abandoned"), endedUnreserved(row)]);
    case "back":
      return row.or([state("refunding", "refunded"), hasRefund(row, { stuck: false })]);
    case "trouble":
      return row.or([
        row.and([state("paid"), hasRefund(row, { stuck: true })]),
        row.and([state("refunding"), row("payments.problem", "is not", null)]),
      ]);
  }
}

/** The most payments without a lead whose details are searched: the newest. Details are deleted after a week. */
const MOST_UNSETTLED = 2_000;

/** Payments without a lead whose details contain a term; nothing else about them can be searched. */
async function unsettledWith(db: Database, places: readonly MoneyPlace[], term: string): Promise<readonly number[]> {
  const rows = await db
    .selectFrom("payments")
    .select(["id", "request"])
    .where("lead_id", "is", null)
    .where("request", "!=", FORGOTTEN)
    .where((row) => row.or(places.map((place) => isAt(row, place))))
    .orderBy("id", "desc")
    .limit(MOST_UNSETTLED)
    .execute();
  const payerText = ({ name, phone, email }: Omit<Payer, "personId">) => searchedText([name, phone, email]);
  return rows.filter(({ request }) => payerText(typedPayer(request)).includes(term)).map(({ id }) => id);
}

/** A LIKE pattern that takes `%` and `_` literally. */
const containing = (text: string) => `%${text.replace(/[\\%_]/g, "\\$&")}%`;

async function moneyQuery(db: Database, { view, places, spans, words }: MoneyQuestion) {
  let query = db
    .selectFrom("payments")
    .where((row) => row.or(places.map((place) => isAt(row, place))))
    .where((row) => inView(row, view));
  if (spans) query = query.where((row) => row.or(spans.map((span) => inSpan(row, span, "created_at"))));
  for (const term of searchedTerms(words)) {
    const unsettled = await unsettledWith(db, places, term);
    const like = containing(term);
    query = query.where((row) =>
      row.or([
        sql<SqlBool>`lower(payments.reference) like ${like} escape '\\'`,
        sql<SqlBool>`exists (select 1 from people_leads pl where pl.lead_id = payments.lead_id and pl.words like ${like} escape '\\')`,
        sql<SqlBool>`exists (select 1 from cars c where c.id = payments.car_id and (lower(c.name) like ${like} escape '\\' or lower(c.stocknum) like ${like} escape '\\' or lower(c.regplate) like ${like} escape '\\'))`,
        ...(unsettled.length > 0 ? [row("payments.id", "in", unsettled)] : []),
      ]),
    );
  }
  return query;
}

/** A page of payments, newest first. */
export async function listMoney(db: Database, question: MoneyQuestion): Promise<readonly MoneyRow[]> {
  if (question.places.length === 0) return [];
  const query = await moneyQuery(db, question);
  const payments = await query
    .selectAll("payments")
    .orderBy("payments.created_at", "desc")
    .orderBy("payments.id", "desc")
    .offset(question.offset)
    .limit(question.limit)
    .execute();
  return rowsOf(db, payments);
}

/** How many payments a list has, counted up to `most`. */
export async function countMoney(db: Database, question: MoneyQuestion, most: number): Promise<number> {
  if (question.places.length === 0) return 0;
  const some = (await moneyQuery(db, question)).select("payments.id").limit(most).as("some");
  const row = await db
    .selectFrom(some)
    .select((all) => all.fn.countAll<number>().as("count"))
    .executeTakeFirst();
  return Number(row?.count ?? 0);
}

/** A payment at these places; null if it does not exist or is anywhere else. */
export async function moneyAt(db: Database, places: readonly MoneyPlace[], id: number): Promise<MoneyRow | null> {
  if (places.length === 0) return null;
  const payments = await db
    .selectFrom("payments")
    .selectAll()
    .where("id", "=", id)
    .where((row) => row.or(places.map((place) => isAt(row, place))))
    .execute();
  return (await rowsOf(db, payments))[0] ?? null;
}

/** Payments that hold a car now, earliest expiry first. */
export async function heldMoney(
  db: Database,
  places: readonly MoneyPlace[],
  limit: number,
): Promise<readonly MoneyRow[]> {
  if (places.length === 0) return [];
  const payments = await db
    .selectFrom("payments")
    .innerJoin("reservations", "reservations.payment_id", "payments.id")
    .selectAll("payments")
    .where("reservations.ended_at", "is", null)
    .where((row) => row.or(places.map((place) => isAt(row as unknown as Payments, place))))
    .orderBy("reservations.held_until")
    .limit(limit)
    .execute();
  return rowsOf(db, payments);
}
