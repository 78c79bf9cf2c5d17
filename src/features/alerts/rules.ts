import { DAY_MS, HOUR_MS, MINUTE_MS } from "../../lib/time/spans.ts";
import { wallClock } from "../../lib/time/time-zones.ts";
import { addDays, instantOf } from "../../lib/time/zoned.ts";
import { formatFigure } from "../../lib/words/format.ts";
import { includesAll, priceIs, shownPrice } from "../stock/shown-price.ts";

/** How often an alert mails at most. The first is a form's default. */
export const OFTEN = ["daily", "once", "weekly"] as const;
export type Often = (typeof OFTEN)[number];

/** The name of each, and when its mails come. */
export const OFTEN_WORDS: Readonly<
  Record<Often, { readonly label: string; readonly when: string; readonly most: string }>
> = {
  once: { label: "At once", when: "8 am to 8 pm", most: "No more than four an hour, and none at night" },
  daily: { label: "Daily", when: "8 am", most: "No more than one a day" },
  weekly: { label: "Weekly", when: "Friday, 8 am", most: "No more than one a week" },
};

/** How long the link that starts an alert is valid. */
export const LINK_LASTS_MS = 2 * DAY_MS;
/** Maximum of one mailbox's alerts, on all sites, that are waiting, active or paused. */
export const MOST_ALERTS = 30;
/** Maximum of new alerts per hour from one IP address, across all processes. */
export const ASKING_RATE = { name: "alerts", most: 20, withinMs: HOUR_MS } as const;
/** Minimum time between two mails of an alert that mails at once. */
export const BETWEEN_MAILS_MS = 15 * MINUTE_MS;
/** Time after which ended and unconfirmed alerts are erased. */
export const RETENTION_MS = 30 * DAY_MS;
/**
 * For a search that finds more cars than this, the form shows how many came in a week before "At once" can be chosen.
 */
export const MANY_CARS = 200;
/** Cars in one mail. The button links to further ones. */
export const MOST_IN_MAIL = 12;

const MORNING = "08:00";
const EVENING = "20:00";
const FRIDAY = 5;

/** The instant (epoch ms) at which finds of `now` are mailed, by the clock of the site's time zone. */
export function mailTime(often: Often, zone: string, now: number): number {
  const { day, weekday } = wallClock(now, zone);
  const morning = instantOf(day, MORNING, zone);
  const next = now < morning ? day : addDays(day, 1);
  if (often === "daily") return instantOf(next, MORNING, zone);
  if (often === "once")
    return now >= morning && now < instantOf(day, EVENING, zone) ? now : instantOf(next, MORNING, zone);
  const days = (FRIDAY - weekday + 7) % 7;
  return instantOf(addDays(day, days === 0 && now >= morning ? 7 : days), MORNING, zone);
}

/**
 * Until when a mail that was due at `dueAt` waits because it is late and it is now night; null if it goes now. Only the
 * development mailbox makes mails due at night.
 */
export function waitsUntil(zone: string, dueAt: number, now: number): number | null {
  const next = mailTime("once", zone, now);
  return next > now && mailTime("once", zone, dueAt) === dueAt ? next : null;
}

/** The state in which a site shows a car. */
export interface ShownState {
  readonly available: boolean;
  /** In dollars, for the car or for a week; null for no price. */
  readonly amount: number | null;
  readonly per: string;
  /** What the price includes, as `priceIs` says it: "" if unknown, null if never recorded. */
  readonly includes: string | null;
}

export type Happening =
  /** It costs less than before. The amount is null if it had no price before and has one now. */
  { readonly kind: "drop"; readonly before: NotedPrice } | { readonly kind: "back" } | { readonly kind: "sold" };

export type NotedPrice = Pick<ShownState, "amount" | "includes">;

/**
 * Whether a price is lower than the previous one. A lower amount that excludes government charges which the previous
 * one included may cost as much, so it does not count.
 */
export function isCheaper(now: NotedPrice, before: NotedPrice): boolean {
  if (now.amount === null || before.amount === null) return now.amount !== null;
  return now.amount < before.amount && (before.includes === null || includesAll(now.includes ?? "", before.includes));
}

/** The price that a site shows for a car, as recorded. */
export function notedPrice(
  car: Parameters<typeof shownPrice>[0],
  config: Parameters<typeof shownPrice>[1],
): Omit<ShownState, "available"> {
  const price = shownPrice(car, config);
  const includes = price?.per === "car" ? (priceIs(car) ?? "") : "";
  return { amount: price?.amount ?? null, per: price?.per ?? "", includes };
}

export function happeningOf(before: ShownState | null, now: ShownState): Happening | null {
  if (!before) return null;
  if (before.available !== now.available) return { kind: now.available ? "back" : "sold" };
  if (!now.available || now.amount === null) return null;
  if (before.amount !== null && now.per !== before.per) return null;
  return isCheaper(now, before) ? { kind: "drop", before } : null;
}

/** The sentence that pressing the button agrees to. */
export const consentWords = (legalName: string, isCar: boolean): string =>
  `By pressing the button you agree that ${legalName} emails you about ${
    isCar ? "this vehicle" : "vehicles that match this search"
  }, and for nothing else. Every email stops it with one click.`;

/** "3 new matches: Automatic SUVs under $30,000". "New" refers to the match, not the car. */
export const foundSubject = (count: number, name: string): string =>
  count === 1 ? `A new match: ${name}` : `${formatFigure(count)} new matches: ${name}`;
