import { bookingsOn, type DiaryBooking, dayCounts } from "../../features/diary/data.ts";
import { type DayShape, type DrawnHours, dayShape } from "../../features/diary/day-shape.ts";
import { type BookingKind, bookingHours, minutesOf } from "../../features/leads/bookings/appointments.ts";
import { bookingRules } from "../../features/leads/bookings/booking-of-lead.ts";
import { may } from "../../features/staff/ability.ts";
import { wallClock } from "../../lib/time/time-zones.ts";
import { addDays } from "../../lib/time/zoned.ts";
import { LOCALE } from "../../lib/words/locale.ts";
import type { Entered } from "../enter.ts";
import { requestedPage } from "../parts/lists/list-params.ts";
import { requestedDay } from "./booking-view.ts";
import { type DiaryDay, type DiaryRequest, dayOf, LONG_DAY, named, type RulesOf, utcOf } from "./day-view.ts";
import { chosenPlace, type DiaryPlace, diaryPlaces } from "./diary-places.ts";

export interface DiaryPage {
  readonly heading: string;
  readonly sub: string;
  readonly view: "week" | "day";
  readonly day: string;
  readonly today: string;
  readonly before: string;
  readonly after: string;
  readonly place: string;
  readonly places: readonly { readonly key: string; readonly name: string }[];
  readonly kind: BookingKind | "all";
  readonly kinds: readonly BookingKind[];
  readonly marks: DayShape["marks"];
  readonly days: readonly DiaryDay[];
  readonly clashes: readonly { readonly id: number; readonly head: string; readonly text: string }[];
  readonly mayBook: boolean;
  readonly zone: string;
  readonly page: number;
  readonly hasMore: boolean;
}

/** The most bookings of one day that are drawn in a week; the day's own list shows them all, in pages. */
const MOST_DRAWN = 60;
const LIST_PAGE = 100;
const LAST_PAGE = 500;

function askedBy(scope: Entered, params: URLSearchParams, place: DiaryPlace): DiaryRequest {
  const { timezone: zone } = place.owner.configFor(place.dealership);
  const today = wallClock(scope.now, zone).day;
  const kind = place.kinds.find((one) => one === params.get("kind")) ?? "all";
  const view = params.get("view") === "day" ? "day" : "week";
  return {
    place,
    zone,
    today,
    kind,
    kinds: kind === "all" ? place.kinds : [kind],
    view,
    day: requestedDay(params.get("day")) ?? today,
    page: requestedPage(params, LAST_PAGE),
  };
}

/** The Monday of a day's week. */
const mondayOf = (date: string): string => addDays(date, -((wallClock(utcOf(date), "UTC").weekday + 6) % 7));

/** The whole page; null if the user may not see any diary. */
export async function diaryPage(scope: Entered, params: URLSearchParams): Promise<DiaryPage | null> {
  const places = diaryPlaces(scope);
  const place = chosenPlace(places, params.get("place"));
  if (!place) return null;
  const requested = askedBy(scope, params, place);
  const { view, day, zone, today, kinds } = requested;
  const dates = view === "day" ? [day] : Array.from({ length: 7 }, (_, at) => addDays(mondayOf(day), at));
  const rules = await rulesOf(scope, place);
  const [bookings, counts] = await Promise.all([
    Promise.all(dates.map((date) => bookingsOf(scope, requested, date))),
    dayCounts(scope.app.db, place.dealership, { from: dates[0] ?? day, until: dates.at(-1) ?? day }),
  ]);
  const drawn = drawnHours(dates, rules, bookings.flat(), zone);
  const most = view === "week" ? MOST_DRAWN : Number.POSITIVE_INFINITY;
  const around = { asked: requested, rules, counts, drawn, most, now: scope.now };
  const days = dates.map((date, at) => dayOf(date, bookings[at] ?? [], around));
  // A closed day without bookings, such as a Sunday, is left out of the week.
  const shown = view === "week" ? days.filter((one) => one.isToday || one.isChosen || isOpenOrUsed(one)) : days;
  const step = view === "day" ? 1 : 7;
  return {
    heading: view === "day" ? named(LONG_DAY, day) : weekText(dates),
    sub: subText(place, rules),
    view,
    day,
    today,
    before: addDays(day, -step),
    after: addDays(day, step),
    place: place.key,
    places: places.map(({ key, location }) => ({ key, name: location.name })),
    kind: requested.kind,
    kinds: place.kinds,
    marks: dayShape(ordinaryDay(dates, zone, drawn), zone, drawn).marks,
    days: withNear(shown.length > 0 ? shown : days),
    clashes: days.flatMap(({ cards, name }) =>
      cards
        .filter(({ tone }) => tone === "clash")
        .map((card) => ({ id: card.id, head: `${name} ${card.time}, ${card.name}:`, text: card.says })),
    ),
    mayBook: may(scope.session.staff.grants, "diary.book", { site: place.site, dealership: place.dealership }),
    zone,
    page: requested.page,
    hasMore: view === "day" && (bookings[0]?.length ?? 0) === LIST_PAGE,
    ...(kinds.length === 0 ? { days: [] } : {}),
  };
}

/** Marks three days for tablets: the chosen one and the two after it, or the last three. */
function withNear(days: readonly DiaryDay[]): readonly DiaryDay[] {
  const chosen = Math.max(
    0,
    days.findIndex(({ isChosen }) => isChosen),
  );
  const first = Math.max(0, Math.min(chosen, days.length - 3));
  return days.map((day, at) => ({ ...day, isNear: at >= first && at < first + 3 }));
}

const isOpenOrUsed = ({ says, cards }: DiaryDay) => says !== "closed" || cards.length > 0;

/** A day without a clock change, whose hours label the side of the week. */
const ordinaryDay = (dates: readonly string[], zone: string, drawn: DrawnHours): string =>
  dates.find((date) => dayShape(date, zone, drawn).hours === drawn.to - drawn.from) ?? dates[0] ?? "";

const bookingsOf = ({ app }: Entered, { place, kinds, view, page }: DiaryRequest, date: string) =>
  bookingsOn(
    app.db,
    { site: place.site, dealership: place.dealership, location: place.location.slug, date, kinds },
    view === "day" ? { limit: LIST_PAGE, offset: (page - 1) * LIST_PAGE } : { limit: MOST_DRAWN },
  );

async function rulesOf({ app, now }: Entered, place: DiaryPlace): Promise<RulesOf> {
  const found = await Promise.all(
    place.kinds.map(async (kind) => {
      const query = { dealershipSlug: place.dealership, kind, place: place.location, carId: null, now };
      const { rules, settings } = await bookingRules(app.db, place.owner, query);
      return [kind, { rules: { ...rules, notice: 0 }, settings }] as const;
    }),
  );
  return new Map(found);
}

/** The hours to draw: they include all opening hours and all bookings of these days. */
function drawnHours(
  dates: readonly string[],
  rules: RulesOf,
  bookings: readonly DiaryBooking[],
  zone: string,
): DrawnHours {
  const hours = dates.flatMap((date) => [...rules.values()].map((of) => bookingHours(date, of.rules)));
  const opens = hours.flatMap((day) => (day?.open ? [minutesOf(day.open)] : []));
  const closes = hours.flatMap((day) => (day?.close ? [minutesOf(day.close)] : []));
  const starts = bookings.map(({ time }) => minutesOf(time));
  const ends = bookings.map(({ date, endsAt }) => {
    const { day, secondOfDay } = wallClock(endsAt, zone);
    return day === date ? secondOfDay / 60 : 24 * 60;
  });
  const from = Math.floor(Math.min(...opens, ...starts, 9 * 60) / 60);
  return { from, to: Math.max(from + 6, Math.ceil(Math.max(...closes, ...ends, 17 * 60) / 60)) };
}

const MONTH = new Intl.DateTimeFormat(LOCALE, { month: "long", timeZone: "UTC" });

/** `23 to 29 November`, `30 November to 6 December`. */
function weekText(dates: readonly string[]): string {
  const [first = "", last = ""] = [dates[0], dates.at(-1)];
  const dayNumber = (date: string) => String(Number(date.split("-")[2]));
  const month = (date: string) => MONTH.format(utcOf(date));
  const from = month(first) === month(last) ? dayNumber(first) : `${dayNumber(first)} ${month(first)}`;
  return `${from} to ${dayNumber(last)} ${month(last)}`;
}

/** `Halden Castle Hill. Test drives 45 min, 2 at once. Services 30 min, 3 at once, 10 a day.` */
function subText({ location }: DiaryPlace, rules: RulesOf): string {
  const parts = [...rules].map(([kind, { settings }]) => {
    const { minutes, atOnce, perDay } = settings;
    const counts = [atOnce === null ? null : `${atOnce} at once`, perDay === null ? null : `${perDay} a day`];
    return [`${kind === "service" ? "Services" : "Test drives"} ${minutes} min`, ...counts].filter(Boolean).join(", ");
  });
  return [`${location.name}.`, ...parts.map((part) => `${part}.`)].join(" ");
}
