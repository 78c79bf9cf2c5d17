import { kindOf } from "../../features/forms/lead-kinds.ts";
import type { LeadRecord } from "../../features/leads/rules.ts";
import { leadKind, vehicleTitle } from "../../features/leads/sending/wording.ts";
import { tradeInTitle } from "../../features/leads/trade-in.ts";
import type { ReplyClock } from "../../features/people/reply-clock.ts";
import { isCalendarDay } from "../../lib/time/calendar-day.ts";
import { clockTime } from "../../lib/time/clock-time.ts";
import { calendarDayText } from "../../lib/time/moments.ts";
import { DAY_MS } from "../../lib/time/spans.ts";
import { counted, formatKm, formatMoney } from "../../lib/words/format.ts";
import type { IconName } from "../../ui/icon.tsx";

/** The icon for each kind of lead. */
const KIND_ICONS: Readonly<Record<string, IconName>> = {
  "test-drive": "steering",
  service: "tools",
  buy: "message",
  sell: "compare",
  "trade-in": "compare",
};

export function kindIcon(category: string): IconName {
  const kind = kindOf(category);
  if (category === "Finance") return "calculator";
  if (category === "Parts") return "tag";
  return KIND_ICONS[kind?.appointment ?? kind?.interest ?? ""] ?? "message";
}

/** What a lead is about, in a line: "Test Drive, 2022 Toyota RAV4". */
export function leadLine(record: LeadRecord): string {
  const title = vehicleTitle({ record } as Parameters<typeof vehicleTitle>[0]);
  const about = record.tradeIn ? tradeInTitle(record.tradeIn) : title;
  return [leadKind(record.payload), about].filter(Boolean).join(", ");
}

/** A date in the desk's format; anything else is returned unchanged. */
const dayOf = (date: string): string => (isCalendarDay(date) ? calendarDayText(date) : date);

/** The shopper's own words in one line or, if there are none, a summary of their request. */
export function quoteOf({ payload, tradeIn }: LeadRecord): string {
  if (payload.message) return `“${payload.message.replace(/\s+/g, " ").slice(0, 160)}”`;
  if (payload.date)
    return `Asked for ${[dayOf(payload.date), payload.time && clockTime(payload.time)].filter(Boolean).join(", ")}`;
  if (tradeIn) {
    const count = tradeIn.photos.length;
    return `${count === 0 ? "no photos" : counted(count, "photo")}${tradeIn.km ? `, ${formatKm(tradeIn.km)}` : ""}`;
  }
  return "";
}

/** A car's price in dollars and, if it was different when they enquired, that one too: the writer must know both. */
export function pricesOf(now: number | null, priceThen: number | null): readonly string[] {
  const price = now === null ? [] : [formatMoney(now)];
  if (priceThen === null || priceThen === now) return price;
  return [...(now === null ? ["no price now"] : price), `${formatMoney(priceThen)} when they asked`];
}

/** A reply clock as it is shown. */
export interface ClockView {
  readonly standing: ReplyClock["standing"];
  /** "38 min", "2 h 05", "from 8:30 am". */
  readonly text: string;
  /** The whole sentence, for screen readers. */
  readonly says: string;
  /** From 0 to 100. */
  readonly fill: number;
}

/** "38 min", "2 h 05". */
const minutesText = (minutes: number): string =>
  minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${String(minutes % 60).padStart(2, "0")}`;

interface Timing {
  /** When the wait began, and now, in epoch ms. */
  readonly since: number;
  readonly now: number;
  /** In minutes. */
  readonly promise: number;
  /** Formats an instant as on the rest of the page. */
  readonly when: (at: number) => string;
}

/** A reply clock in words. Opening hours would add up to days that nobody recognises, so it counts calendar days. */
export function clockView(clock: ReplyClock, { since, now, promise, when }: Timing): ClockView {
  const { standing, minutes, share, startsAt } = clock;
  const fill = Math.round(share * 100);
  if (startsAt !== null) {
    const start = when(startsAt);
    return { standing, text: `from ${start}`, says: `The clock starts ${start}`, fill };
  }
  const days = Math.floor((now - since) / DAY_MS);
  const text = days > 0 && minutes >= 60 ? `${days} ${days === 1 ? "day" : "days"}` : minutesText(minutes);
  const says = `${standing === "late" ? "Late: waiting" : "Waiting"} ${text} of ${minutesText(promise)}`;
  return { standing, text, says, fill };
}
