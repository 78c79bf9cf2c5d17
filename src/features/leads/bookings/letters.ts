import { type CalendarMethod, calendarText } from "../../../lib/icalendar.ts";
import { calendarDayText } from "../../../lib/time/moments.ts";
import { wallClock } from "../../../lib/time/time-zones.ts";
import { timeText } from "../../hours/hours.ts";
import { type Letter, letterOf } from "../../notices/letter.ts";
import type { Location, Site } from "../../site/site.ts";
import type { BookingKind } from "./appointments.ts";

/** The content of a mail about a booking. Nothing in it was typed by the shopper. */
export interface BookingFacts {
  readonly uid: string;
  readonly sequence: number;
  readonly kind: BookingKind;
  readonly dealershipSlug: string;
  readonly locationSlug: string;
  /** `YYYY-MM-DD` and `HH:MM`, on the dealership's clock. */
  readonly date: string;
  readonly time: string;
  /** Epoch ms. */
  readonly startsAt: number;
  readonly endsAt: number;
  readonly changedAt: number;
  /** `2021 Mazda CX-5 Maxx Sport`; null if no vehicle in stock is meant. */
  readonly vehicle: string | null;
  /** Path of the vehicle's page; null if there is none. */
  readonly path: string | null;
  readonly reference: string;
  readonly email: string | null;
  readonly phone: string | null;
}

/**
 * The event that a mail is about. `corrected`: day and hour were right, and only the instant in the calendar file was
 * wrong.
 */
export type BookingNews = "booked" | "moved" | "corrected" | "cancelled" | "reminder";

const NAMES = { "test-drive": "test drive", service: "service" } as const;

/** `Monday 30 November 2026 at 2.30pm` */
const whenText = ({ date, time }: Pick<BookingFacts, "date" | "time">): string =>
  `${calendarDayText(date)} at ${timeText(time)}`;

/** `test drive of the 2021 Mazda CX-5`, `service` */
export const bookingSubject = ({ kind, vehicle }: Pick<BookingFacts, "kind" | "vehicle">): string =>
  vehicle && kind === "test-drive" ? `test drive of the ${vehicle}` : NAMES[kind];

const WORDS: Readonly<
  Record<BookingNews, { readonly subject: string; readonly heading: string; readonly text: string }>
> = {
  booked: {
    subject: "Booked: your {what} on {when}",
    heading: "Your {kind} is booked",
    text: "We expect you at {place} on {when}. The time is kept for you.",
  },
  moved: {
    subject: "New time: your {what} on {when}",
    heading: "Your {kind} has a new time",
    text: "We now expect you at {place} on {when}. The earlier time is given to others.",
  },
  corrected: {
    subject: "For your calendar: your {what} on {when}",
    heading: "Your {kind} stays on {when}",
    text: "We expect you at {place} at the time that we told you. Our website reckoned it in another time zone, so your calendar may show another hour: the appointment in this mail puts that right.",
  },
  cancelled: {
    subject: "Cancelled: your {what} on {when}",
    heading: "Your {kind} is cancelled",
    text: "Your {what} at {place} on {when} does not take place. If you did not expect this, please call us: there is another time for you.",
  },
  reminder: {
    subject: "{Day}: your {what} at {clock}",
    heading: "See you {day}",
    text: "This is a reminder of your {what} at {place} on {when}. If you cannot come, please tell us, so that somebody else can.",
  },
};

/** `25 Windsor Rd, Castle Hill NSW 2154` */
export const addressText = ({ street, city, state, postcode }: Location["address"]): string =>
  [street, [city, state, postcode].filter(Boolean).join(" ")].filter(Boolean).join(", ");

const locationOf = (site: Site, booking: BookingFacts) =>
  site.locations.find(({ slug }) => slug === booking.locationSlug);

/** `Tomorrow`, or `Today` if the reminder could only go out on the day itself. `now` in epoch ms. */
export const reminderDay = ({ date }: Pick<BookingFacts, "date">, now: number, zone: string): "Today" | "Tomorrow" =>
  wallClock(now, zone).day < date ? "Tomorrow" : "Today";

function filler(booking: BookingFacts, site: Site): (text: string) => string {
  const day = reminderDay(booking, booking.changedAt, site.configFor(booking.dealershipSlug).timezone);
  const dealer = site.dealerships.find(({ slug }) => slug === booking.dealershipSlug)?.name ?? site.name;
  const words: Readonly<Record<string, string>> = {
    what: bookingSubject(booking),
    kind: NAMES[booking.kind],
    when: whenText(booking),
    clock: timeText(booking.time),
    Day: day,
    day: day.toLowerCase(),
    place: locationOf(site, booking)?.name ?? dealer,
  };
  return (text) => text.replace(/\{(\w+)\}/g, (_, name: string) => words[name] ?? "");
}

/** The mail to a shopper about their booking, with an appointment for their calendar. */
export function bookingLetter(news: BookingNews, booking: BookingFacts, site: Site): Letter {
  const { subject, heading, text } = WORDS[news];
  const filled = filler(booking, site);
  return letterOf({
    subject: filled(subject),
    heading: filled(heading),
    words: [filled(text)],
    facts: [...bookingFacts(booking, site), ["Reference", booking.reference]],
    action: booking.path ? { label: "See the vehicle again", path: booking.path } : null,
    change: news === "cancelled" ? null : `change or cancel your ${NAMES[booking.kind]}`,
    reference: booking.reference,
    phone: booking.phone,
    // A reminder changes nothing in a calendar.
    ...(news === "reminder" ? {} : { calendar: calendarPart(booking, site, news === "cancelled") }),
  });
}

/** Time and place as the facts of a mail. */
function bookingFacts(booking: BookingFacts, site: Site): Letter["facts"] {
  const place = locationOf(site, booking);
  const address = place ? addressText(place.address) : "";
  return [
    ["When", whenText(booking)],
    ...(place ? ([["Where", [place.name, address].filter(Boolean).join(", ")]] as const) : []),
    ...(booking.vehicle ? ([["Vehicle", booking.vehicle]] as const) : []),
  ];
}

/** The appointment as a calendar file. It is an invitation if the dealership has an address to invite from. */
function calendarPart(booking: BookingFacts, site: Site, isCancelled: boolean): NonNullable<Letter["calendar"]> {
  const dealership = site.dealerships.find(({ slug }) => slug === booking.dealershipSlug);
  const [from] = dealership?.leads.email ?? [];
  const place = locationOf(site, booking);
  const method: CalendarMethod = isCancelled ? "CANCEL" : from && booking.email ? "REQUEST" : "PUBLISH";
  const what = bookingSubject(booking);
  const event = {
    uid: booking.uid,
    sequence: booking.sequence,
    isCancelled,
    startsAt: booking.startsAt,
    endsAt: booking.endsAt,
    changedAt: booking.changedAt,
    summary: `${what.charAt(0).toUpperCase()}${what.slice(1)}, ${dealership?.name ?? site.name}`,
    place: place && [place.name, addressText(place.address)].filter(Boolean).join(", "),
    words: `Reference ${booking.reference}`,
    organizer: from ? { name: dealership?.name ?? site.name, email: from } : undefined,
    attendee: from && booking.email ? booking.email : undefined,
  };
  return { method, text: calendarText({ method, events: [event] }) };
}
