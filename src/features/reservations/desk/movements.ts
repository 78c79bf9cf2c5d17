import type { Database } from "../../../db/open.ts";
import type { Payment } from "../data.ts";
import { inSpan, type MoneySpan } from "./data.ts";
import { type MoneyRow, moneyByIds } from "./rows.ts";

/** One payment or refund, when the money moved. */
export interface Movement {
  /** Epoch milliseconds. */
  readonly at: number;
  /** Cents; negative for a refund. */
  readonly cents: number;
  /** The payment's own reference, or the refund's. */
  readonly reference: string;
  /**
   * Who refunded it, and why; null for a payment. A refund without a staff member was made by a rule of the website.
   */
  readonly refund: { readonly by: string; readonly reason: string } | null;
  readonly row: MoneyRow;
}

/** The most payments that one query reads; above that the user has to choose a shorter period. */
const MOST_MOVED = 20_000;

/** Payments and refunds in these periods, oldest first; null if there are too many for one answer. */
export async function movements(db: Database, spans: readonly MoneySpan[]): Promise<readonly Movement[] | null> {
  if (spans.length === 0) return [];
  const ids = await movedIds(db, spans);
  if (ids.length > MOST_MOVED) return null;
  const rows: MoneyRow[] = [];
  for (let at = 0; at < ids.length; at += BATCH) rows.push(...(await moneyByIds(db, ids.slice(at, at + BATCH))));
  return rows
    .flatMap((row) => movedBy(row))
    .filter(({ at, row: { payment } }) => spans.some((span) => holds(span, payment, at)))
    .sort((a, b) => a.at - b.at || a.reference.localeCompare(b.reference));
}

/** Payments whose related rows are read at once: both databases limit the parameters of a query. */
const BATCH = 500;

const holds = (span: MoneySpan, payment: Payment, at: number): boolean =>
  span.site === payment.site_slug && span.dealership === payment.dealership_slug && at >= span.from && at < span.to;

async function movedIds(db: Database, spans: readonly MoneySpan[]): Promise<readonly number[]> {
  const rows = await db
    .selectFrom("payments")
    .select("payments.id")
    .where("payments.paid_at", "is not", null)
    .where((row) =>
      row.or(
        spans.flatMap((span) => [
          inSpan(row, span, "paid_at"),
          row.and([inSpan(row, span, "updated_at"), row("payments.state", "=", "refunded")]),
          row.exists(
            row
              .selectFrom("refunds")
              .select("refunds.id")
              .whereRef("refunds.payment_id", "=", "payments.id")
              .where("refunds.given_at", ">=", span.from)
              .where("refunds.given_at", "<", span.to),
          ),
        ]),
      ),
    )
    .limit(MOST_MOVED + 1)
    .execute();
  return rows.map(({ id }) => id);
}

/** Who made a refund that the desk did not, and why, as far as is known. */
function givenBackBy({ payment, reservation }: MoneyRow): { readonly by: string; readonly reason: string } {
  if (reservation?.outcome === "lapsed" && reservation.released_by === null)
    return { by: "the website", reason: "The reservation ended" };
  if (reservation === null && payment.purpose === "deposit")
    return { by: "the website", reason: "The car was taken while it was paid, or another amount came" };
  return { by: "the payment provider", reason: "Given back there, or another amount came than was asked for" };
}

/** The payment itself and all its refunds. */
function movedBy(row: MoneyRow): readonly Movement[] {
  const { payment, refunds } = row;
  if (payment.paid_at === null) return [];
  const given = refunds.filter(({ state }) => state === "given");
  const byHand = given.map(({ given_at, amount_cents, reference, by, reason }) => ({
    at: given_at ?? payment.updated_at,
    cents: -amount_cents,
    reference,
    refund: { by, reason },
    row,
  }));
  const rest = payment.amount_cents - given.reduce((sum, { amount_cents }) => sum + amount_cents, 0);
  const byRule = {
    at: payment.updated_at,
    cents: -rest,
    reference: `${payment.reference}-back`,
    refund: givenBackBy(row),
    row,
  };
  return [
    { at: payment.paid_at, cents: payment.amount_cents, reference: payment.reference, refund: null, row },
    ...byHand,
    ...(payment.state === "refunded" && rest > 0 ? [byRule] : []),
  ];
}
