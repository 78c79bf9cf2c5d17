import {
  countMoney,
  heldMoney,
  listMoney,
  MONEY_VIEWS,
  type MoneyView,
} from "../../features/reservations/desk/data.ts";
import { movements } from "../../features/reservations/desk/movements.ts";
import type { MoneyRow } from "../../features/reservations/desk/rows.ts";
import {
  backCents,
  isToCall,
  leftCents,
  type Standing,
  standingOf,
} from "../../features/reservations/desk/standing.ts";
import { triedInVain } from "../../features/reservations/desk/tried.ts";
import { may } from "../../features/staff/ability.ts";
import { isCalendarDay } from "../../lib/time/calendar-day.ts";
import { type ListMoments, listMoments } from "../../lib/time/list-moments.ts";
import { counted, exactMoney } from "../../lib/words/format.ts";
import type { Entered } from "../enter.ts";
import { pictureAt } from "../leads/inbox-view.ts";
import { listParam, requestedPage } from "../parts/lists/list-params.ts";
import { dealershipChoices, deskZone, type NamedPlace } from "../places.ts";
import { dayEverywhere, moneyPlaces, spansOf, spansToday } from "./money-days.ts";

/** A payment's row in the list. */
export interface MoneyLine {
  readonly id: number;
  readonly when: string;
  readonly name: string;
  readonly phone: string;
  /** The payer's thread; null if no person is known, or if the user may not see leads there. */
  readonly person: number | null;
  readonly car: string;
  readonly picture: string | null;
  readonly plate: string | null;
  readonly purpose: "Deposit" | "Invoice";
  readonly standing: Standing;
  readonly amount: string;
  /** "−$300.00" if a part was refunded; otherwise null. */
  readonly back: string | null;
  readonly isPaid: boolean;
  /** Whether the row has a "Call" button. */
  readonly mayCall: boolean;
  readonly reference: string;
  readonly dealership: string;
  readonly mayRefund: boolean;
}

/** A car held by a deposit. */
export interface HeldLine {
  readonly id: number;
  readonly car: string;
  readonly picture: string | null;
  readonly name: string;
  readonly until: string;
  readonly left: string;
  readonly isSoon: boolean;
  readonly seen: number;
  readonly mayHold: boolean;
}

/** An amount, and what it consists of. */
interface Sum {
  readonly sum: string;
  readonly words: string;
}

export interface MoneyPage {
  readonly view: MoneyView;
  readonly views: readonly { readonly view: MoneyView; readonly name: string; readonly count: string | null }[];
  readonly lines: readonly MoneyLine[];
  readonly held: readonly HeldLine[];
  readonly page: number;
  readonly hasNext: boolean;
  readonly asked: { readonly q: string; readonly day: string; readonly dealership: string };
  readonly dealerships: ReturnType<typeof dealershipChoices>;
  /**
   * Payments and refunds of the chosen day, or of today, in sentences; `day` is null if today is not the same day
   * everywhere.
   */
  readonly tally: { readonly day: string | null; readonly came: Sum; readonly went: Sum; readonly failed: number };
  /** The processors that take card payments here; null if there are none, so that nothing can be paid online. */
  readonly processors: string | null;
  /** Showrooms that cannot be paid online, with the reasons. */
  readonly closed: readonly string[];
  readonly mayExport: boolean;
}

const VIEW_NAMES: Readonly<Record<MoneyView, string>> = {
  all: "All",
  paid: "Paid",
  failed: "Could not pay",
  back: "Refunded",
  trouble: "Needs you",
};
const PAGE = 50;
const LAST_PAGE = 400;
const MOST_COUNTED = 500;
const MOST_HELD = 30;

export async function moneyPage(scope: Entered, params: URLSearchParams): Promise<MoneyPage> {
  const { app } = scope;
  const seen = moneyPlaces(scope, "money.read");
  const one = (name: string) => listParam(params, name);
  const requested = { q: one("q"), day: isCalendarDay(one("day")) ? one("day") : "", dealership: one("dealership") };
  const places = seen.filter(({ dealership }) => requested.dealership === "" || dealership === requested.dealership);
  const view = MONEY_VIEWS.find((each) => each === one("view")) ?? "all";
  const page = requestedPage(params, LAST_PAGE);
  const spans = requested.day ? spansOf(places, requested.day, requested.day) : null;
  const question = { view, places, spans, words: requested.q, offset: (page - 1) * PAGE, limit: PAGE + 1 };
  const tallied = spans ?? spansToday(places, scope.now);
  const [rows, heldRows, counts, moved, failed] = await Promise.all([
    listMoney(app.db, question),
    heldMoney(app.db, places, MOST_HELD),
    Promise.all(
      MONEY_VIEWS.map((each) => countMoney(app.db, { ...question, view: each, offset: 0 }, MOST_COUNTED + 1)),
    ),
    movements(app.db, tallied),
    triedInVain(app.db, { places, spans: tallied }, MOST_COUNTED),
  ]);
  const labels = new Set(
    seen.flatMap(({ site, dealership }) =>
      [...app.payments.processorsOf({ site_slug: site, dealership_slug: dealership }).values()].map(
        ({ label }) => label,
      ),
    ),
  );
  const moments = momentsOf(scope, [...rows, ...heldRows]);
  return {
    view,
    views: MONEY_VIEWS.map((each, at) => ({
      view: each,
      name: VIEW_NAMES[each],
      count: countText(counts[at] ?? 0),
    })).filter(({ view: each, count }) => each !== "trouble" || count !== null || view === "trouble"),
    lines: rows.slice(0, PAGE).map((row) => moneyLine(scope, row, moments)),
    held: heldRows.map((row) => heldLine(scope, row, moments)),
    page,
    hasNext: rows.length > PAGE,
    asked: requested,
    dealerships: dealershipChoices(seen),
    tally: { day: requested.day || dayEverywhere(places, scope.now), ...tallyOf(moved ?? []), failed },
    processors: labels.size > 0 ? [...labels].join(", ") : null,
    closed: closedAmong(scope, seen),
    mayExport: moneyPlaces(scope, "money.export").length > 0,
  };
}

function closedAmong({ app }: Entered, places: readonly NamedPlace[]): readonly string[] {
  const lines = places.map(({ site, dealership, dealershipName }) => {
    const reason = app.payments.closedFor({ site_slug: site, dealership_slug: dealership });
    return reason === null ? null : `${dealershipName}: ${reason}`;
  });
  return [...new Set(lines.filter((line) => line !== null))];
}

const countText = (count: number): string | null =>
  count === 0 ? null : count > MOST_COUNTED ? `${MOST_COUNTED}+` : String(count);

function tallyOf(moved: readonly { readonly cents: number }[]): { readonly came: Sum; readonly went: Sum } {
  const payments = moved.filter(({ cents }) => cents > 0);
  const refunds = moved.filter(({ cents }) => cents < 0);
  const sum = (all: typeof moved) => exactMoney(Math.abs(all.reduce((total, { cents }) => total + cents, 0)));
  return {
    came: { sum: sum(payments), words: `in from ${counted(payments.length, "payment")}` },
    went: { sum: sum(refunds), words: `out in ${counted(refunds.length, "refund")}` },
  };
}

export const zoneAt = (scope: Entered, { payment }: MoneyRow): string =>
  scope.app.sites.bySlug(payment.site_slug)?.configFor(payment.dealership_slug).timezone ?? deskZone(scope);

/** Formats the times in a list of payments. */
export const momentsOf = (scope: Entered, rows: readonly MoneyRow[]): ListMoments =>
  listMoments(
    rows.map((row) => zoneAt(scope, row)),
    scope.now,
  );

export const placeOf = ({ payment }: MoneyRow) => ({ site: payment.site_slug, dealership: payment.dealership_slug });

export function carOf({ app }: Entered, { car, payment }: MoneyRow) {
  const site = app.sites.bySlug(payment.site_slug);
  return {
    car: car?.name ?? (payment.purpose === "deposit" ? "A car that is gone" : "Online payment"),
    picture: site && car ? pictureAt(site, car.picture) : null,
    plate: car?.plate ?? null,
  };
}

/** Id of the payer's thread, if the user may see leads at this place; otherwise null. */
export const threadOfPayer = ({ session }: Entered, row: MoneyRow): number | null =>
  may(session.staff.grants, "leads.read", placeOf(row)) ? row.payer.personId : null;

function moneyLine(scope: Entered, row: MoneyRow, moments: ListMoments): MoneyLine {
  const { payment, payer } = row;
  const refunded = backCents(row);
  const place = placeOf(row);
  return {
    id: payment.id,
    when: moments.brief(payment.created_at, zoneAt(scope, row)),
    name: payer.name || "Name not kept",
    phone: payer.phone,
    person: threadOfPayer(scope, row),
    ...carOf(scope, row),
    purpose: payment.purpose === "deposit" ? "Deposit" : "Invoice",
    standing: standingOf(row),
    amount: exactMoney(payment.amount_cents),
    back: refunded > 0 ? exactMoney(-refunded) : null,
    isPaid: payment.paid_at !== null,
    mayCall: isToCall(row) && payer.phone !== "",
    reference: payment.reference,
    dealership: scope.app.sites.dealership(payment.dealership_slug)?.name ?? payment.dealership_slug,
    mayRefund: leftCents(row) > 0 && may(scope.session.staff.grants, "money.refund", place),
  };
}

const HOUR_MS = 3_600_000;

function leftText(hours: number): string {
  if (hours < 1) return "Less than an hour left";
  return hours < 48 ? `${counted(hours, "hour")} left` : `${counted(Math.floor(hours / 24), "day")} left`;
}

export function heldLine(scope: Entered, row: MoneyRow, moments: ListMoments): HeldLine {
  const until = row.reservation?.held_until ?? scope.now;
  const hours = Math.max(0, Math.floor((until - scope.now) / HOUR_MS));
  return {
    id: row.payment.id,
    ...carOf(scope, row),
    name: row.payer.name || "Name not kept",
    until: moments.full(until, zoneAt(scope, row)),
    left: leftText(hours),
    isSoon: hours < 6,
    seen: until,
    mayHold: may(scope.session.staff.grants, "money.hold", placeOf(row)),
  };
}
