import type { LeadRecord } from "../../../features/leads/rules.ts";
import { interestOf } from "../../../features/leads/sending/kinds.ts";
import { leadDetails } from "../../../features/leads/sending/wording.ts";
import { tradeInLines } from "../../../features/leads/trade-in.ts";
import { plateShown } from "../../../features/people/plate.ts";
import type { Thread } from "../../../features/people/thread.ts";
import type {
  ThreadBooking,
  ThreadCar,
  ThreadEntry,
  ThreadLead,
  ThreadReceived,
} from "../../../features/people/thread-parts.ts";
import type { MoneyRow } from "../../../features/reservations/desk/rows.ts";
import { standingOf } from "../../../features/reservations/desk/standing.ts";
import { moneyText } from "../../../features/reservations/rules.ts";
import { spokenNumber } from "../../../features/sign-in/mobile-number.ts";
import type { Site } from "../../../features/site/site.ts";
import { clockTime } from "../../../lib/time/clock-time.ts";
import { calendarDayText } from "../../../lib/time/moments.ts";
import { wallClock } from "../../../lib/time/time-zones.ts";
import { LOCALE } from "../../../lib/words/locale.ts";
import type { IconName } from "../../../ui/icon.tsx";
import { pictureAt } from "../inbox-view.ts";
import { teamName } from "../team-name.ts";
import { kindIcon, leadLine, pricesOf } from "../words.ts";
import { deliveryText, smsText } from "./delivery-words.ts";

export interface CarView {
  readonly name: string;
  readonly href: string | null;
  readonly picture: string | null;
  readonly plate: string | null;
  readonly facts: string;
}

/** An item of a thread: messages are blocks, events are lines. */
export type ThreadItem =
  | {
      readonly kind: "lead";
      readonly key: string;
      readonly id: number;
      readonly icon: IconName;
      readonly title: string;
      readonly time: string;
      readonly text: string;
      readonly details: readonly (readonly [label: string, value: string])[];
      readonly photos: readonly string[];
      readonly car: CarView | null;
      readonly booking: { readonly href: string; readonly text: string } | null;
      readonly payment: string | null;
      /** Path of its download as ADF; null if a CRM does not accept it as a prospect. */
      readonly adf: string | null;
      /** The other team, if it was not sent to this thread's own. */
      readonly where: string | null;
    }
  | {
      readonly kind: "answer" | "note";
      readonly key: string;
      readonly by: string;
      readonly time: string;
      readonly text: string;
      /** "by e-mail", "by text", "note, for the desk alone". */
      readonly how: string;
      readonly delivery: { readonly text: string; readonly isLate: boolean } | null;
      /** Id of a text message that failed and can be retried; null for anything else. */
      readonly again: number | null;
      readonly where: string | null;
    }
  | {
      readonly kind: "received";
      readonly key: string;
      readonly by: string;
      readonly title: string;
      readonly icon: IconName;
      readonly time: string;
      readonly text: string;
      /** Warnings about its trustworthiness, and what was left out of it. */
      readonly notes: readonly string[];
      readonly where: string | null;
    }
  | { readonly kind: "event"; readonly key: string; readonly by: string; readonly text: string; readonly time: string };

export interface ThreadDay {
  readonly day: string;
  readonly items: readonly ThreadItem[];
}

/** The leads of the thread itself. A lead sent to another team cannot be split off here. */
export const ownLeads = (days: readonly ThreadDay[]) =>
  days
    .flatMap(({ items }) => items)
    .filter((item) => item.kind === "lead")
    .filter(({ where }) => where === null);

interface Around {
  readonly now: number;
  readonly zone: string;
  /** The payments of its leads. */
  readonly money: readonly MoneyRow[];
}

/** The messages and events of a thread, by day. */
export function daysOf(thread: Thread, site: Site, { now, zone, money }: Around): readonly ThreadDay[] {
  const time = (at: number) =>
    new Intl.DateTimeFormat(LOCALE, {
      hour: "numeric",
      minute: "2-digit",
      hour12: true,
      timeZone: zone,
    }).format(at);
  const teamNames = new Map(thread.beside.map((other) => [other.id, teamName(other, site)]));
  const where = ({ personId }: { readonly personId: number }) => teamNames.get(personId) ?? null;
  const items: { readonly at: number; readonly item: ThreadItem }[] = [
    ...thread.leads.map((lead) => ({
      at: lead.at,
      item: { ...leadItem(lead, thread, site, { time, money }), where: where(lead) },
    })),
    ...thread.entries.map((entry) => ({ at: entry.at, item: entryItem(entry, time, where(entry)) })),
    ...thread.received.map((mail) => ({ at: mail.at, item: receivedItem(mail, time(mail.at), where(mail)) })),
    ...thread.mails.map(({ at, subject, delivery }, index) => ({
      at: at + 1,
      item: {
        kind: "event" as const,
        key: `mail-${index}`,
        by: "By itself",
        text: `${deliveryText(delivery).text}: “${subject}”`,
        time: time(at),
      },
    })),
  ];
  items.sort((a, b) => a.at - b.at);
  const days = new Map<string, ThreadItem[]>();
  const today = wallClock(now, zone).day;
  for (const { at, item } of items) {
    const { day } = wallClock(at, zone);
    const heading = day === today ? `Today, ${calendarDayText(day)}` : calendarDayText(day);
    days.set(heading, [...(days.get(heading) ?? []), item]);
  }
  return [...days].map(([day, its]) => ({ day, items: its }));
}

type LeadItem = Extract<ThreadItem, { kind: "lead" }>;

function leadItem(
  lead: ThreadLead,
  thread: Thread,
  site: Site,
  { time, money }: Pick<Around, "money"> & { readonly time: (at: number) => string },
): Omit<LeadItem, "where"> {
  const { record, id, at } = lead;
  const { timezone } = site.configFor(lead.dealership);
  const stored = { record, optIn: null } as unknown as Parameters<typeof leadDetails>[0];
  const tradeIn = record.tradeIn ? tradeInLines(record.tradeIn, timezone) : null;
  const hidden = new Set(["Pages visited", "Marketing", "Page id", "Came with", "Page"]);
  return {
    kind: "lead",
    key: `lead-${id}`,
    id,
    icon: kindIcon(lead.category),
    title: leadLine(record),
    time: time(at),
    text: record.payload.message ?? "",
    details: [...(tradeIn?.typed ?? []), ...(tradeIn?.known ?? []), ...leadDetails(stored, site.locations)].filter(
      ([label]) => !hidden.has(label) && label !== "Photos",
    ),
    photos: photosOf(record),
    car: lead.car && carView(lead.car, record, site),
    booking: bookingLine(thread.bookings.find(({ leadId }) => leadId === id)),
    payment: paymentText(money.find(({ payment }) => payment.lead_id === id)),
    adf: interestOf(record.payload) === null ? null : `/desk/leads/${lead.personId}/adf/${id}`,
  };
}

/** URLs of the photos of the offered car and of files sent with the form. */
const photosOf = ({ tradeIn }: LeadRecord): readonly string[] => tradeIn?.photos ?? [];

const BOOKING_WORDS = { booked: "", cancelled: ", cancelled", done: ", done", "no-show": ", did not come" } as const;

/** The booked time, its state, and a link to the diary. */
const bookingLine = (booking: ThreadBooking | undefined) =>
  booking
    ? {
        href: `/diary/${booking.id}`,
        text: `${booking.kind === "service" ? "Service" : "Test drive"} on ${calendarDayText(booking.date)}, ${clockTime(booking.time)}${BOOKING_WORDS[booking.state]}`,
      }
    : null;

/** A payment in the words of the desk's money pages. */
const paymentText = (row: MoneyRow | undefined): string | null =>
  row ? `${moneyText(row.payment.amount_cents)}: ${standingOf(row).text}, ${row.payment.reference}` : null;

function entryItem(entry: ThreadEntry, time: (at: number) => string, where: string | null): ThreadItem {
  const { id, kind, by, text, at, delivery, sms } = entry;
  const common = { key: `entry-${id}`, by, text, time: time(at), where, again: null };
  if (kind === "note") return { kind, ...common, how: "note, for the desk alone", delivery: null };
  if (kind === "answer" && sms) {
    const again = sms.state === "failed" && where === null ? id : null;
    return { kind, ...common, how: "by text", delivery: smsText(sms), again };
  }
  if (kind === "answer") return { kind, ...common, how: "by e-mail", delivery: delivery && deliveryText(delivery) };
  const words = kind === "state" ? `set it to ${text}` : text;
  return {
    kind: "event",
    key: common.key,
    by,
    time: common.time,
    text: where === null ? words : `${words} (${where})`,
  };
}

const RECEIVED_WORDS: Readonly<Record<ThreadReceived["kind"], string>> = {
  reply: "by e-mail",
  automatic: "an automatic answer, nobody waits for one",
  bounce: "a mail server: ours did not arrive",
};

/**
 * A mail from the person. Anybody can put any sender on a mail, so senders that the thread does not know are marked.
 */
function receivedItem(mail: ThreadReceived, time: string, where: string | null): ThreadItem {
  const { id, kind, channel, isKnown, text, leftOut } = mail;
  const sender = channel === "sms" ? spokenNumber(mail.sender) : mail.sender;
  const forged = `From ${sender || "no address"}, which this thread does not know: make sure that it is them.`;
  return {
    kind: "received",
    key: `received-${id}`,
    by: sender,
    title: channel === "sms" ? "by text" : RECEIVED_WORDS[kind],
    icon: channel === "sms" ? "message" : "mail",
    time,
    text,
    notes: [kind === "reply" && !isKnown ? forged : null, leftOut].filter((one) => one !== null),
    where,
  };
}

/** A car in the trade's usual form, with today's price and, if it differs, the price when they enquired. */
export function carView(car: ThreadCar, { vehicle }: Pick<LeadRecord, "vehicle">, site: Site): CarView {
  const { siteUrl } = site.config;
  const sold = car.status === "sold" ? "sold" : null;
  return {
    name: car.name,
    href: siteUrl ? new URL(car.path, siteUrl).href : null,
    picture: pictureAt(site, car.picture),
    plate: plateShown(car.plate),
    facts: [...pricesOf(car.price, vehicle?.price ?? null), sold, `stock ${car.stocknum}`].filter(Boolean).join(", "),
  };
}
