import type { DiaryBooking } from "../../features/diary/data.ts";
import { vehicleOf } from "../../features/diary/letters.ts";
import { type BookingKind, bookingPlace, freeTimes, slotOf } from "../../features/leads/bookings/appointments.ts";
import { bookingRules } from "../../features/leads/bookings/booking-of-lead.ts";
import { leadReference, shopperName } from "../../features/leads/sending/wording.ts";
import { plateShown } from "../../features/people/plate.ts";
import type { Location, Site } from "../../features/site/site.ts";
import { may, type Place } from "../../features/staff/ability.ts";
import { actsOn } from "../../features/staff/audit/data.ts";
import { everybody } from "../../features/staff/data.ts";
import { briefMoment } from "../../lib/time/brief-moment.ts";
import { isCalendarDay } from "../../lib/time/calendar-day.ts";
import { clockTime } from "../../lib/time/clock-time.ts";
import { calendarDayText } from "../../lib/time/moments.ts";
import { wallClock } from "../../lib/time/time-zones.ts";
import type { Entered } from "../enter.ts";
import { pictureAt } from "../leads/inbox-view.ts";
import { clashOf } from "./card-view.ts";

/** A time to choose from. */
export interface TimeChoice {
  readonly value: string;
  readonly text: string;
}

interface RequestedTimes {
  readonly site: Site;
  readonly dealership: string;
  readonly kind: BookingKind;
  readonly place: Location;
  readonly carId: number | null;
  readonly date: string;
  /** The booking that is being moved; null for a new one. */
  readonly except: number | null;
}

/** The free times of a day for booking and moving at the desk, without the notice period that applies to shoppers. */
export async function timesOn({ app, now }: Entered, requested: RequestedTimes): Promise<readonly TimeChoice[]> {
  const { site, dealership: dealershipSlug, kind, place, carId, date, except } = requested;
  const { rules } = await bookingRules(app.db, site, { dealershipSlug, kind, place, carId, now, except });
  return freeTimes(date, { ...rules, notice: 0 }).map((time) => ({ value: time, text: clockTime(time) }));
}

/** The day in an address; null if it is not a valid date. */
export const requestedDay = (typed: string | null): string | null =>
  typed && /^20\d\d-\d\d-\d\d$/.test(typed) && isCalendarDay(typed) ? typed : null;

/** The staff of a dealership who can accompany a booking. */
export async function colleaguesAt({ app }: Entered, place: Place) {
  const all = await everybody(app.db);
  return all.filter(({ grants }) => may(grants, "diary.book", place)).map(({ id, name }) => ({ id, name }));
}

const STATES = {
  booked: "Booked",
  cancelled: "Cancelled",
  done: "Done",
  "no-show": "Did not come",
} as const;

const ACTS: Readonly<Record<string, string>> = {
  book: "booked it",
  move: "changed it",
  zone: "kept it at the hour that was told",
  cancelled: "cancelled it",
  done: "noted that it is done",
  "no-show": "noted that nobody came",
};

export type BookingPanel = Awaited<ReturnType<typeof bookingPanel>>;

/** One booking with its forms and its history. */
export async function bookingPanel(
  scope: Entered,
  booking: DiaryBooking,
  { site, params }: { readonly site: Site; readonly params: URLSearchParams },
) {
  const { app, now, session } = scope;
  const { timezone: zone } = site.configFor(booking.dealership);
  const named = site.locations.find(({ slug }) => slug === booking.location);
  const location = named ?? bookingPlace(site, booking.dealership, booking.kind);
  const place = { site: booking.site, dealership: booking.dealership };
  const dragged = draggedTo(params.get("moment"), zone);
  const date = requestedDay(params.get("on")) ?? dragged?.date ?? booking.date;
  const mayBook = may(session.staff.grants, "diary.book", place);
  const requested = { site, dealership: booking.dealership, kind: booking.kind, date, except: booking.id };
  const [times, colleagues, acts] = await Promise.all([
    mayBook && location ? timesOn(scope, { ...requested, place: location, carId: booking.car?.id ?? null }) : [],
    mayBook ? colleaguesAt(scope, place) : [],
    actsOn(app.db, `booking:${booking.id}`, 20),
  ]);
  const { payload, extras } = booking.record;
  const own = { value: booking.time, text: clockTime(booking.time) };
  const isOwnDay = date === booking.date && !times.some(({ value }) => value === booking.time);
  return {
    id: booking.id,
    kind: booking.kind,
    name: shopperName({ record: booking.record } as Parameters<typeof shopperName>[0]),
    thread: booking.personId === null ? null : `/leads/${booking.personId}`,
    heading: `${calendarDayText(booking.date)}, ${clockTime(booking.time)}`,
    where: location?.name ?? "",
    state: STATES[booking.state],
    clash: clashOf(booking, now),
    phone: payload.phone ?? null,
    email: payload.email ?? null,
    message: payload.message ?? null,
    vehicle: booking.kind === "service" ? serviceWords(booking) : (vehicleOf(booking) ?? "No car named"),
    work: extras.service_type ?? null,
    plate: plateShown(booking.car?.plate ?? null),
    stocknum: booking.car?.stocknum ?? "",
    carHref: booking.car ? `/stock/${booking.car.id}` : null,
    picture: pictureAt(site, booking.car?.picture ?? null),
    staff: booking.staff,
    reference: leadReference(booking.leadUid),
    seen: booking.sequence,
    date,
    own: { date: booking.date, time: booking.time },
    dragged: dragged?.date === date ? draggedView(dragged.time, times) : null,
    times: isOwnDay ? [own, ...times].sort((a, b) => (a.value < b.value ? -1 : 1)) : times,
    colleagues,
    may: {
      move: mayBook && booking.state === "booked",
      end: mayBook && booking.state !== "cancelled" && booking.startsAt <= now,
      cancel: mayBook && booking.state === "booked",
    },
    ended: booking.state,
    today: wallClock(now, zone).day,
    acts: acts.map(({ id, by, action, at, before, after }) => ({
      id,
      words: `${by} ${ACTS[action] ?? action}${changeText(before, after)}`,
      when: briefMoment(at, now, zone),
    })),
  };
}

/** The local day and time that a booking was dragged to; null if it was not dragged. */
function draggedTo(moment: string | null, zone: string): { readonly date: string; readonly time: string } | null {
  const at = /^\d{12,13}$/.test(moment ?? "") ? Number(moment) : Number.NaN;
  if (Number.isNaN(at)) return null;
  const { day, secondOfDay } = wallClock(at, zone);
  const two = (number: number) => String(Math.floor(number)).padStart(2, "0");
  return { date: day, time: slotOf(`${two(secondOfDay / 3600)}:${two((secondOfDay % 3600) / 60)}`) };
}

/** The time that a booking was dragged to, and whether it is free. */
const draggedView = (time: string, times: readonly TimeChoice[]) => ({
  time,
  text: clockTime(time),
  isFree: times.some(({ value }) => value === time),
});

const serviceWords = ({ record: { payload, extras } }: DiaryBooking): string =>
  [extras.year, payload["Vehicle Make"], payload["Vehicle Model"], extras.rego].filter(Boolean).join(" ") ||
  "The car is not named";

/** `: from Tuesday 24 November 2026, 9am`: the time from which a booking was moved. */
function changeText(before: unknown, after: unknown): string {
  const [from, to] = [before, after].map((one) => (one ?? {}) as { readonly date?: string; readonly time?: string });
  if (!from?.date || !from.time || (from.date === to?.date && from.time === to?.time)) return "";
  return `: it was ${calendarDayText(from.date)}, ${clockTime(from.time)}`;
}
