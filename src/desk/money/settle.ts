import { data } from "react-router";
import { moneyAt } from "../../features/reservations/desk/data.ts";
import {
  extendReservation,
  type HoldProblem,
  releaseReservation,
} from "../../features/reservations/desk/holds/mutations.ts";
import {
  askRefund,
  claimRefund,
  makeRefund,
  type RefundProblem,
} from "../../features/reservations/desk/refunds/mutations.ts";
import type { MoneyRow } from "../../features/reservations/desk/rows.ts";
import { leftCents } from "../../features/reservations/desk/standing.ts";
import { moneyText } from "../../features/reservations/rules.ts";
import { type ActionName, may } from "../../features/staff/ability.ts";
import { momentText } from "../../lib/time/moments.ts";
import { DAY_MS } from "../../lib/time/spans.ts";
import { type Entered, notAllowed } from "../enter.ts";
import { moneyPlaces } from "./money-days.ts";
import { placeOf, zoneAt } from "./money-view.ts";
import { centsOf, type TypedRefund, typedRefund } from "./refund-form.ts";

/** The outcome of a form about a payment; a refused form includes its submitted values. */
export interface PaymentOutcome {
  readonly done: string | null;
  readonly problem: string | null;
  /** Set if the form waits for a passkey. */
  readonly confirm?: true;
  readonly typed?: TypedRefund;
}

const succeeded = (done: string) => data<PaymentOutcome>({ done, problem: null });
const refused = (problem: string, typed?: TypedRefund, status = 422) =>
  data<PaymentOutcome>({ done: null, problem, ...(typed ? { typed } : {}) }, status);

/** The payment with this id, if the user may see it. Throws a 404 otherwise, whether or not it exists. */
export async function paymentAt(scope: Entered, id: unknown): Promise<MoneyRow> {
  const number = Number(id);
  const places = moneyPlaces(scope, "money.read");
  const row = Number.isSafeInteger(number) ? await moneyAt(scope.app.db, places, number) : null;
  if (!row) throw data(null, { status: 404 });
  return row;
}

function demand({ session }: Entered, row: MoneyRow, action: ActionName, what: string): void {
  if (!may(session.staff.grants, action, placeOf(row))) throw notAllowed(what);
}

/** The choices for extending a hold. */
const LONGER = { day: DAY_MS, "two days": 2 * DAY_MS, week: 7 * DAY_MS } as const;

const HOLD_PROBLEMS: Readonly<Record<HoldProblem, string>> = {
  over: "This reservation has ended meanwhile.",
  meanwhile: "A colleague has moved the end of this reservation meanwhile. Look at it again.",
  "too-long": "No car is held for longer than 30 days.",
};

export async function extend(scope: Entered, row: MoneyRow, form: FormData) {
  demand(scope, row, "money.hold", "hold a car for longer");
  const { app, now, session } = scope;
  const site = app.sites.bySlug(row.payment.site_slug);
  const longer = String(form.get("longer"));
  const byMs = Object.hasOwn(LONGER, longer) ? LONGER[longer as keyof typeof LONGER] : null;
  if (byMs === null) return refused("Choose how much longer.");
  if (!site || !row.reservation) return refused(HOLD_PROBLEMS.over, undefined, 409);
  // The hold is extended from the end that the user saw, so that two simultaneous clicks extend it once.
  const reservation = { ...row.reservation, held_until: Number(form.get("seen")) || row.reservation.held_until };
  const change = { site, payment: row.payment, reservation, by: session.staff, place: placeOf(row), now };
  const extended = await extendReservation(app.db, { ...change, byMs });
  return extended.ok
    ? succeeded(
        `Held until ${momentText(extended.value, zoneAt(scope, row))}. ${isPaid(row) ? "The shopper is told." : NOT_WRITTEN}`,
      )
    : refused(HOLD_PROBLEMS[extended.error], undefined, 409);
}

/** If a deposit was refunded on the processor's own website, its car stays held until somebody releases it. */
const isPaid = ({ payment }: MoneyRow) => payment.state === "paid";
const NOT_WRITTEN = "The shopper is not written to: their deposit has gone back already.";

export async function release(scope: Entered, row: MoneyRow) {
  demand(scope, row, "money.hold", "release a car");
  const { app, now, session } = scope;
  const site = app.sites.bySlug(row.payment.site_slug);
  const change = site && { site, payment: row.payment, by: session.staff, place: placeOf(row), now };
  return change && (await releaseReservation(app.db, change))
    ? succeeded(
        isPaid(row)
          ? "The car is for sale again, and the shopper is told. The deposit is still here: give it back or keep it for them."
          : `The car is for sale again. ${NOT_WRITTEN}`,
      )
    : refused(HOLD_PROBLEMS.over, undefined, 409);
}

function refundProblem(problem: RefundProblem): string {
  switch (problem.kind) {
    case "meanwhile":
      return `${problem.by} has asked for a refund of ${moneyText(problem.cents)} meanwhile, so yours was not made. Look at what stands now.`;
    case "too-much":
      return `Only ${moneyText(problem.leftCents)} is left to give back.`;
    case "not-paid":
      return "There is nothing to give back of this payment any more.";
  }
}

/** Stores a refund, and asks the processor for it at once. */
export async function refund(scope: Entered, row: MoneyRow, form: FormData) {
  demand(scope, row, "money.refund", "give money back");
  const { app, now, session } = scope;
  const typed = typedRefund(form);
  const cents = centsOf(typed, leftCents(row));
  if (!cents.ok) return refused(cents.error, typed);
  const terms = { cents: cents.value, reason: typed.reason, words: typed.words, number: Number(form.get("number")) };
  const requested = await askRefund(app.db, {
    ...terms,
    payment: row.payment,
    by: session.staff,
    place: placeOf(row),
    now,
  });
  if (!requested.ok) return refused(refundProblem(requested.error), typed, 409);
  return finish(scope, row, requested.value.id, requested.value);
}

type Claimed = NonNullable<Awaited<ReturnType<typeof claimRefund>>>;

/** Asks the processor, and reports the outcome as it was recorded. */
async function finish(scope: Entered, row: MoneyRow, id: number, claimed: Claimed) {
  const { app } = scope;
  const services = { db: app.db, processorsOf: app.payments.processorsOf, log: app.log };
  await makeRefund(services, app.sites.bySlug(row.payment.site_slug), claimed, app.clock());
  const after = await paymentAt(scope, row.payment.id);
  const made = after.refunds.find((one) => one.id === id);
  const money = moneyText(claimed.amount_cents);
  if (made?.state === "given") return succeeded(`${money} has gone back, and the receipt goes to the shopper.`);
  if (made?.state === "asked" && made.problem === null)
    return succeeded(`The bank has taken it and moves ${money} back. This page says when it is there.`);
  return refused(`${money} has not gone back: ${made?.problem ?? "the processor did not answer."}`, undefined, 409);
}

/** Retries a refund: the same one while it can still succeed, otherwise a new one in its place. */
export async function retryRefund(scope: Entered, row: MoneyRow, form: FormData) {
  demand(scope, row, "money.refund", "give money back");
  const { app, now, session } = scope;
  const place = placeOf(row);
  const last = row.refunds.at(-1);
  if (!last || String(last.id) !== form.get("refund"))
    return refused("Something has changed meanwhile. Look at what stands now.", undefined, 409);
  if (last.state === "failed") {
    const { reason, words, amount_cents: cents, number } = last;
    const retry = { payment: row.payment, number: number + 1, cents, reason, words, by: session.staff, place, now };
    const requested = await askRefund(app.db, retry);
    return requested.ok
      ? finish(scope, row, requested.value.id, requested.value)
      : refused(refundProblem(requested.error), undefined, 409);
  }
  const claimed = await claimRefund(app.db, last.id, now, { by: session.staff, place });
  return claimed
    ? finish(scope, row, claimed.id, claimed)
    : refused("It is being asked for at this moment. Look again shortly.", undefined, 409);
}
