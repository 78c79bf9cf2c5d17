import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from "react-router";
import { bookByHand } from "../../../features/diary/by-hand.ts";
import { carTyped } from "../../../features/diary/data.ts";
import { personSeen } from "../../../features/people/thread.ts";
import { carsByIds } from "../../../features/stock/data.ts";
import { wallClock } from "../../../lib/time/time-zones.ts";
import { addDays } from "../../../lib/time/zoned.ts";
import { BookPage } from "../../diary/book-page.tsx";
import { colleaguesAt, requestedDay, timesOn } from "../../diary/booking-view.ts";
import { diaryHref } from "../../diary/diary-links.ts";
import { chosenPlace, type DiaryPlace, diaryPlaces, placeRenamed } from "../../diary/diary-places.ts";
import type { FormOutcome } from "../../diary/panel.tsx";
import { type Entered, enter, enterWith, notAllowed } from "../../enter.ts";
import { typedIn } from "../../form-words.ts";
import { seenPlaces } from "../../leads/inbox-view.ts";
import { titled } from "../../parts/titles.ts";
import { useUntilNext } from "../../parts/until-next.ts";

const notThere = () => notAllowed("book there");

/** The location, kind and day that an address is for. */
function askedBy(scope: Entered, params: URLSearchParams) {
  const place = chosenPlace(diaryPlaces(scope, "diary.book"), params.get("place"));
  if (!place) throw notThere();
  const { timezone } = place.owner.configFor(place.dealership);
  const today = wallClock(scope.now, timezone).day;
  const kind = place.kinds.find((one) => one === params.get("kind")) ?? place.kinds[0] ?? "test-drive";
  const day = requestedDay(params.get("day")) ?? today;
  // A past day cannot be booked, so take the later of the two.
  const [, date = today] = [day, today].sort();
  return { place, kind, today, date };
}

/** A person of the inbox, if the user may see them and they are on the diary's site. */
async function requestedPerson(scope: Entered, id: string | null, place: DiaryPlace) {
  const number = Number(id);
  const known = id && Number.isSafeInteger(number) ? await personSeen(scope.app.db, number, seenPlaces(scope)) : null;
  return known?.site_slug === place.site && known.merged_into === null ? known : null;
}

/** The number of days searched for a free time, starting at the one that is open in the diary. */
const DAYS_LOOKED_AT = 14;

/** The first day from this one on with a free time; the day itself if there is none. */
async function firstFree(from: string, timesOf: (date: string) => ReturnType<typeof timesOn>) {
  for (let days = 0; days < DAYS_LOOKED_AT; days++) {
    const date = addDays(from, days);
    const times = await timesOf(date);
    if (times.length > 0) return { date, times };
  }
  return { date: from, times: [] };
}

export async function loader(args: LoaderFunctionArgs) {
  const scope = enter(args, "diaryBook");
  const params = args.url.searchParams;
  const { place, kind, date: requested, today } = askedBy(scope, params);
  const renamed = placeRenamed(params, place);
  if (renamed !== null) throw redirect(`/diary/book${renamed}`);
  const person = await requestedPerson(scope, params.get("person"), place);
  const where = { site: place.owner, dealership: place.dealership, kind, place: place.location };
  const timesOf = (date: string) => timesOn(scope, { ...where, carId: null, date, except: null });
  const [{ date, times }, colleagues] = await Promise.all([
    params.has("chosen") || params.has("time")
      ? { date: requested, times: await timesOf(requested) }
      : firstFree(requested, timesOf),
    colleaguesAt(scope, place),
  ]);
  return {
    kind,
    kinds: place.kinds,
    date,
    today,
    times,
    colleagues,
    where: place.location.name,
    time: params.get("time") ?? "",
    person: person && { id: person.id, name: person.name },
    me: scope.session.staff.id,
    submissionId: crypto.randomUUID(),
  };
}

export async function action(args: ActionFunctionArgs) {
  const form = await args.request.formData();
  const scope = enterWith(args, "diaryBook", form);
  const { app, now, session } = scope;
  const { place } = askedBy(scope, args.url.searchParams);
  if (placeRenamed(args.url.searchParams, place) !== null) throw notThere();
  const typed = (name: string) => String(form.get(name) ?? "").trim();
  const refused = (message: string, field: string, status = 422) =>
    data<FormOutcome>({ done: null, problem: message, field, typed: typedIn(form) }, status);
  const kind = place.kinds.find((one) => one === typed("kind"));
  const date = requestedDay(typed("date"));
  if (!kind || !date || !/^\d\d:\d\d$/.test(typed("time"))) return refused("Choose a day and a time.", "time");
  const carId = typed("car") === "" ? null : await carTyped(app.db, place.dealership, typed("car"));
  const [car = null] = carId === null ? [] : await carsByIds(app.db, [carId]);
  if (typed("car") !== "" && !car) return refused("This dealership has no car with that stock number or plate.", "car");
  const colleagues = await colleaguesAt(scope, place);
  const known = await requestedPerson(scope, typed("person"), place);
  if (typed("person") !== "" && !known) return refused("This person is not there any more.", "name");
  const booked = await bookByHand(app.db, {
    site: place.owner,
    dealership: place.dealership,
    place: place.location,
    kind,
    date,
    car,
    time: typed("time"),
    who: known ?? { name: typed("name"), email: typed("email"), phone: typed("phone") },
    note: typed("note"),
    staffId: colleagues.find(({ id }) => String(id) === typed("staff"))?.id ?? null,
    submissionId: /^[\da-f-]{36}$/.test(typed("submission")) ? typed("submission") : crypto.randomUUID(),
    by: session.staff,
    now,
  });
  if (!booked.ok) return refused(booked.error.message, booked.error.field, booked.error.field === "time" ? 409 : 422);
  app.outboxChanged();
  throw redirect(diaryHref(args.url.search, { day: date }, `/diary/${booked.value}`), 303);
}

export { unlessUnsent as shouldRevalidate } from "../../parts/unless-unsent.ts";

export const meta = titled("Book");

export default function BookRoute() {
  const view = useLoaderData<typeof loader>();
  return <BookPage view={view} outcome={useUntilNext(useActionData<typeof action>())} />;
}
