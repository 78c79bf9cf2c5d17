import type { Letter } from "../../features/notices/letter.ts";
import { lettersOfPayment } from "../../features/reservations/desk/letters.ts";
import type { MoneyRow } from "../../features/reservations/desk/rows.ts";
import type { Standing } from "../../features/reservations/desk/standing.ts";
import { backCents, leftCents, standingOf, withoutCarAndMoney } from "../../features/reservations/desk/standing.ts";
import { isConfirmed, may } from "../../features/staff/ability.ts";
import { type AuditLine, actsOn } from "../../features/staff/audit/data.ts";
import { briefMoment } from "../../lib/time/brief-moment.ts";
import { exactMoney } from "../../lib/words/format.ts";
import type { Entered } from "../enter.ts";
import { inThePast } from "./act-words.ts";
import { carOf, type HeldLine, heldLine, momentsOf, placeOf, threadOfPayer, zoneAt } from "./money-view.ts";

/** A line in a payment's history. */
interface HistoryLine {
  readonly key: string;
  readonly when: string;
  readonly text: string;
  readonly detail: string | null;
  readonly isLate: boolean;
}

export interface PaymentView {
  readonly id: number;
  readonly amount: string;
  readonly back: string | null;
  readonly kept: string;
  readonly purpose: string;
  readonly standing: Standing;
  readonly reference: string;
  readonly processor: string;
  readonly processorId: string | null;
  readonly dealership: string;
  readonly when: string;
  readonly payer: {
    readonly name: string;
    readonly phone: string;
    readonly email: string;
    readonly thread: number | null;
  };
  readonly car: {
    readonly id: number | null;
    readonly name: string;
    readonly picture: string | null;
    readonly plate: string | null;
  };
  readonly hold: HeldLine | null;
  readonly released: string | null;
  readonly warning: string | null;
  readonly history: readonly HistoryLine[];
  /** The refund that can be made; null if the user may not make one, or nothing is left. */
  readonly refund: {
    readonly number: number;
    readonly left: string;
    readonly isConfirmed: boolean;
    readonly endsHold: boolean;
    readonly email: string;
  } | null;
  /** The refund that has not gone through so far; `again` retries it. */
  readonly stuck: {
    readonly id: number;
    readonly amount: string;
    readonly problem: string;
    readonly isOver: boolean;
    readonly mayTry: boolean;
    readonly isConfirmed: boolean;
  } | null;
}

export async function paymentView(scope: Entered, row: MoneyRow): Promise<PaymentView> {
  const { app, now, session } = scope;
  const { payment, payer, refunds, reservation } = row;
  const [acts, letters] = await Promise.all([
    actsOn(app.db, `payment:${payment.id}`),
    lettersOfPayment(app.db, payment.id),
  ]);
  const zone = zoneAt(scope, row);
  const place = placeOf(row);
  const remaining = leftCents(row);
  const confirmed = isConfirmed(session.confirmedAt, now);
  const last = refunds.at(-1);
  const mayRefund = may(session.staff.grants, "money.refund", place);
  const isStuck = last && (last.state === "failed" || (last.state === "asked" && last.problem !== null));
  const car = carOf(scope, row);
  const refunded = backCents(row);
  return {
    id: payment.id,
    amount: exactMoney(payment.amount_cents),
    back: refunded > 0 ? exactMoney(-refunded) : null,
    kept: exactMoney(payment.amount_cents - refunded),
    purpose: payment.purpose === "deposit" ? "Deposit" : "Invoice",
    standing: standingOf(row),
    reference: payment.reference,
    processor: app.payments.processorsOf(payment).get(payment.processor)?.label ?? payment.processor,
    processorId: payment.processor_payment,
    dealership: app.sites.dealership(payment.dealership_slug)?.name ?? payment.dealership_slug,
    when: briefMoment(payment.paid_at ?? payment.created_at, now, zone),
    payer: {
      name: payer.name || "Name not kept",
      phone: payer.phone,
      email: payer.email,
      thread: threadOfPayer(scope, row),
    },
    car: { id: row.car?.id ?? null, name: car.car, picture: car.picture, plate: car.plate },
    hold: reservation?.ended_at === null ? heldLine(scope, row, momentsOf(scope, [row])) : null,
    released: reservation?.released_by ? `Released by ${reservation.released_by}` : null,
    warning: withoutCarAndMoney(row),
    history: historyOf(row, { acts, letters, when: (at) => briefMoment(at, now, zone) }),
    refund:
      mayRefund && remaining > 0
        ? {
            number: (last?.number ?? 0) + 1,
            left: exactMoney(remaining),
            isConfirmed: confirmed,
            endsHold: reservation?.ended_at === null,
            email: payer.email,
          }
        : null,
    stuck: isStuck
      ? {
          id: last.id,
          amount: exactMoney(last.amount_cents),
          problem: last.problem ?? "",
          isOver: last.state === "failed",
          mayTry: mayRefund,
          isConfirmed: confirmed,
        }
      : null,
  };
}

interface Around {
  readonly acts: readonly AuditLine[];
  readonly letters: readonly {
    readonly at: number;
    readonly letter: Letter;
    readonly state: string;
    readonly problem: string | null;
  }[];
  readonly when: (at: number) => string;
}

const MAIL_STATES: Readonly<Record<string, string>> = {
  waiting: "on its way",
  claimed: "on its way",
  delivered: "delivered",
  parked: "could not be sent",
  withheld: "not sent",
};

/** The ends of payments that were not made, by the reason. */
const UNPAID = {
  late: "It ran out of time",
  taken: "Its page was closed: the vehicle was taken before",
  own: "Its page was closed: this shopper had reserved the vehicle already",
  amount: "Another amount came",
} as const;

type Happened = Omit<HistoryLine, "when" | "key"> & { readonly at: number };

/** Everything that happened to a payment, newest first. */
function historyOf(row: MoneyRow, { acts, letters, when }: Around): readonly HistoryLine[] {
  const { payment, refunds, reservation } = row;
  const line = (at: number, text: string, detail: string | null = null, isLate = false): Happened => ({
    at,
    text,
    detail,
    isLate,
  });
  const happened: Happened[] = [line(payment.created_at, "The shopper went to the card page")];
  if (payment.paid_at !== null) happened.push(line(payment.paid_at, `${exactMoney(payment.amount_cents)} arrived`));
  if (reservation) happened.push(line(reservation.held_from, "The car is held"));
  if (reservation?.ended_at != null && reservation.released_by === null)
    happened.push(line(reservation.ended_at, "The reservation ended by its time"));
  for (const refund of refunds) {
    const amount = exactMoney(refund.amount_cents);
    if (refund.given_at !== null) happened.push(line(refund.given_at, `${amount} has gone back`, refund.reference));
    if (refund.problem !== null)
      happened.push(line(refund.updated_at, `${amount} did not go back`, refund.problem, refund.state !== "given"));
  }
  if (payment.state === "declined" || payment.state === "abandoned")
    happened.push(
      line(
        payment.updated_at,
        payment.state === "declined" ? "The bank declined it" : UNPAID[payment.ended_why ?? "late"],
      ),
    );
  for (const act of acts) {
    const reason = (act.after as { readonly reason?: string } | null)?.reason ?? null;
    happened.push(line(act.at, `${act.by} ${inThePast(act.action)}`, reason));
  }
  for (const { at, letter, state, problem } of letters)
    happened.push(line(at, `Mail: ${letter.subject}`, problem ?? MAIL_STATES[state] ?? state, state === "parked"));
  return happened
    .map((one, key) => ({ ...one, key: String(key) }))
    .sort((a, b) => b.at - a.at)
    .map(({ at, ...one }) => ({ ...one, when: when(at) }));
}
