import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from "react-router";
import * as v from "valibot";
import { feedToken } from "../../../features/diary/feed.ts";
import { bookedWhileClosed } from "../../../features/diary/hours/data.ts";
import { endFeed, renewFeed, saveDiarySettings } from "../../../features/diary/hours/mutations.ts";
import {
  type DiarySettings,
  DiarySettingsSchema,
  settingsOfDesk,
  settingsOfFile,
} from "../../../features/leads/bookings/settings.ts";
import { may } from "../../../features/staff/ability.ts";
import { actsOn } from "../../../features/staff/audit/data.ts";
import { briefMoment } from "../../../lib/time/brief-moment.ts";
import { calendarDayText } from "../../../lib/time/moments.ts";
import { chosenPlace, diaryPlaces, placeRenamed } from "../../diary/diary-places.ts";
import { HoursPage } from "../../diary/hours-page.tsx";
import { done, type FormOutcome } from "../../diary/panel.tsx";
import { type Entered, enter, enterWith, notAllowed } from "../../enter.ts";
import { typedIn } from "../../form-words.ts";
import { titled } from "../../parts/titles.ts";
import { useUntilNext } from "../../parts/until-next.ts";

/** The place that an address names, with its dealership's id, under which changes are recorded. */
function requestedPlace(scope: Entered, url: URL) {
  const place = chosenPlace(diaryPlaces(scope), url.searchParams.get("place"));
  const dealership = place?.owner.dealerships.find(({ slug }) => slug === place.dealership);
  if (!place || !dealership) throw data(null, { status: 404 });
  return { place, dealership };
}

export async function loader(args: LoaderFunctionArgs) {
  const scope = enter(args, "diaryHours");
  const { app, now, session } = scope;
  const { place, dealership } = requestedPlace(scope, args.url);
  const renamed = placeRenamed(args.url.searchParams, place);
  if (renamed !== null) throw redirect(`/diary/hours${renamed}`);
  const config = place.owner.configFor(place.dealership);
  const kinds = await Promise.all(
    place.kinds.map(async (kind) => {
      const stored = await settingsOfDesk(app.db, place.dealership, kind);
      return { kind, isSaid: stored !== null, settings: stored ?? settingsOfFile(config, kind) };
    }),
  );
  const acts = await actsOn(app.db, `diary:${dealership.id}`, 10);
  const token = await feedToken(app.db, { ...place, location: place.location.slug });
  return {
    dealership: dealership.name,
    location: place.location.name,
    kinds,
    mayChange: may(session.staff.grants, "diary.settings", place),
    feed: token && new URL(`/desk/diary/calendar/${token}`, args.url).href,
    acts: acts.map(({ id, by, action, at }) => ({
      id,
      words: `${by}: ${action}`,
      when: briefMoment(at, now, config.timezone),
    })),
  };
}

export async function action(args: ActionFunctionArgs) {
  const form = await args.request.formData();
  const scope = enterWith(args, "diaryHours", form);
  const { app, now, session, intent } = scope;
  const { place, dealership } = requestedPlace(scope, args.url);
  const isThere = placeRenamed(args.url.searchParams, place) === null;
  if (!isThere || !may(session.staff.grants, "diary.settings", place))
    throw notAllowed("change the diary’s hours here");
  const change = { place, dealershipId: dealership.id, by: session.staff, now };
  if (intent === "renew the address") {
    await renewFeed(app.db, { ...change, location: place.location.slug });
    return done("The calendar has a new address. The old one answers nobody any more.");
  }
  if (intent === "take the address back") {
    await endFeed(app.db, { ...change, location: place.location.slug });
    return done("The calendar has no address any more. The old one answers nobody.");
  }
  const kind = place.kinds.find((one) => one === form.get("kind"));
  if (!kind) throw data(null, { status: 400 });
  if (intent === "follow the file") {
    await saveDiarySettings(app.db, { ...change, kind, settings: null });
    return done("The dealership’s file counts again.");
  }
  const settings = submittedSettings(form);
  if (typeof settings === "string")
    return data<FormOutcome>({ done: null, problem: settings, field: null, typed: typedIn(form) }, 422);
  await saveDiarySettings(app.db, { ...change, kind, settings });
  const closed = await bookedWhileClosed(app.db, place.owner, { ...place, place: place.location, kind, now });
  return done(`Saved. Shoppers see the new times at once; what is booked stays booked.${closedWords(closed)}`);
}

/** The most days that are listed; with more, there are many people to call anyway. */
const MOST_NAMED = 5;

/** A sentence about people who are booked on closed days; empty if there are none. */
function closedWords(days: Awaited<ReturnType<typeof bookedWhileClosed>>): string {
  if (days.length === 0) return "";
  const named = days.slice(0, MOST_NAMED).map(({ date, count }) => `${count} on ${calendarDayText(date)}`);
  const more = days.length > MOST_NAMED ? ["and later"] : [];
  return ` Somebody is booked on days that are closed: ${[...named, ...more].join(", ")}. Move or cancel these.`;
}

const LABELS: Readonly<Record<string, string>> = {
  atOnce: "How many at once must be a whole number from 1 to 10,000, or empty.",
  perDay: "How many a day must be a whole number from 1 to 10,000, or empty.",
  minutes: "How long one lasts must be from 15 to 480 minutes.",
  buffer: "The time between must be from 0 to 240 minutes.",
  notice: "The notice must be from 0 to 336 hours.",
  closedDays: "Write each closed day in a line of its own, as 24/12/2026.",
};

/** A date in ISO format, also from the way people write it: `24/12/2026`. */
function isoDay(typed: string): string {
  const [, day = "", month = "", year] = /^(\d{1,2})[/.](\d{1,2})[/.](\d{4})$/.exec(typed) ?? [];
  return year ? [year, month.padStart(2, "0"), day.padStart(2, "0")].join("-") : typed;
}

/** The submitted settings, or a sentence about what is wrong with them. */
function submittedSettings(form: FormData): DiarySettings | string {
  const text = (name: string) => String(form.get(name) ?? "").trim();
  const number = (name: string) => (text(name) === "" ? Number.NaN : Number(text(name)));
  const count = (name: string) => (text(name) === "" ? null : Number(text(name)));
  const read = v.safeParse(DiarySettingsSchema, {
    atOnce: count("atOnce"),
    perDay: count("perDay"),
    minutes: number("minutes"),
    buffer: number("buffer"),
    notice: number("notice"),
    closedDays: [
      ...new Set(
        text("closedDays")
          .split(/[\s,]+/)
          .filter(Boolean)
          .map(isoDay),
      ),
    ].sort(),
    closedOnHolidays: form.get("closedOnHolidays") === "on",
  });
  if (read.success) return read.output;
  const field = v.getDotPath(read.issues[0])?.split(".")[0] ?? "";
  return LABELS[field] ?? "These settings cannot be read.";
}

export const meta = titled("Hours");

export default function HoursRoute() {
  const view = useLoaderData<typeof loader>();
  return <HoursPage view={view} outcome={useUntilNext(useActionData<typeof action>())} />;
}
