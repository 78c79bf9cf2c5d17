import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from "react-router";
import { bookingSeen, carTyped, type DiaryBooking } from "../../../features/diary/data.ts";
import { endBooking, moveBooking } from "../../../features/diary/mutations.ts";
import { bookingPlace } from "../../../features/leads/bookings/appointments.ts";
import type { Site } from "../../../features/site/site.ts";
import { BookingPage } from "../../diary/booking-page.tsx";
import { bookingPanel, colleaguesAt, requestedDay } from "../../diary/booking-view.ts";
import { diaryBehind } from "../../diary/diary-behind.ts";
import { diaryReach } from "../../diary/diary-places.ts";
import { done, type FormOutcome } from "../../diary/panel.tsx";
import { type Entered, enter, enterWith } from "../../enter.ts";
import { typedIn } from "../../form-words.ts";
import { titledByName } from "../../parts/titles.ts";
import { useUntilNext } from "../../parts/until-next.ts";

/** The booking with this id, if the user may see it. Throws a 404 otherwise, whether or not it exists. */
async function bookingAt(
  scope: Entered,
  id: string | undefined,
  action: "diary.read" | "diary.book",
): Promise<{ booking: DiaryBooking; site: Site }> {
  const number = Number(id);
  const booking = Number.isSafeInteger(number)
    ? await bookingSeen(scope.app.db, number, diaryReach(scope, action))
    : null;
  const site = booking && scope.app.sites.bySlug(booking.site);
  if (!booking || !site) throw data(null, { status: 404 });
  return { booking, site };
}

export async function loader(args: LoaderFunctionArgs) {
  const scope = enter(args, "booking");
  const { booking, site } = await bookingAt(scope, args.params.booking, "diary.read");
  const address = diaryBehind(scope, booking, args.url.searchParams);
  if (address !== null) throw redirect(address);
  return bookingPanel(scope, booking, { site, params: args.url.searchParams });
}

const ENDED = { cancelled: "Cancelled. The time is free.", done: "Noted as done.", "no-show": "Noted: nobody came." };

export async function action(args: ActionFunctionArgs) {
  const form = await args.request.formData();
  const scope = enterWith(args, "booking", form);
  const { booking, site } = await bookingAt(scope, args.params.booking, "diary.book");
  const { app, now, session, intent } = scope;
  const changing = { site, booking, by: session.staff, now };
  if (intent === "move") return moved(scope, form, changing);
  const ended = await endBooking(app.db, { ...changing, ending: intent });
  if (!ended.ok) return refused({ field: null, message: ended.error }, form, 409);
  app.outboxChanged();
  return done(ENDED[intent]);
}

interface Changing {
  readonly site: Site;
  readonly booking: DiaryBooking;
  readonly by: Entered["session"]["staff"];
  readonly now: number;
}

async function moved(scope: Entered, form: FormData, changing: Changing) {
  const { app } = scope;
  const { booking, site } = changing;
  const typed = (name: string) => String(form.get(name) ?? "").trim();
  const date = requestedDay(typed("date"));
  if (!date || !/^\d\d:\d\d$/.test(typed("time"))) return refused({ field: "time", message: "Choose a time." }, form);
  const place =
    site.locations.find(({ slug }) => slug === booking.location) ??
    bookingPlace(site, booking.dealership, booking.kind);
  if (!place) throw data(null, { status: 404 });
  const isDrive = booking.kind === "test-drive";
  const carId = isDrive && typed("car") !== "" ? await carTyped(app.db, booking.dealership, typed("car")) : null;
  if (isDrive && typed("car") !== "" && carId === null)
    return refused({ field: "car", message: "This dealership has no car with that stock number or plate." }, form);
  const colleagues = await colleaguesAt(scope, { site: booking.site, dealership: booking.dealership });
  const staffId = colleagues.find(({ id }) => String(id) === typed("staff"))?.id ?? null;
  const move = { ...changing, date, time: typed("time"), place, carId, staffId, seen: Number(typed("seen")) };
  const result = await moveBooking(app.db, move);
  if (!result.ok) return refused(result.error, form, 409);
  app.outboxChanged();
  const { email } = booking.record.payload;
  if (!result.value.isTold) return done("Saved.");
  return done(email ? "Saved. The new time goes out by mail." : "Saved. There is no e-mail address: please call.");
}

interface Problem {
  readonly field: string | null;
  readonly message: string;
}

const refused = ({ field, message }: Problem, form: FormData, status = 422) =>
  data<FormOutcome>({ done: null, problem: message, field, typed: typedIn(form) }, status);

export { unlessUnsent as shouldRevalidate } from "../../parts/unless-unsent.ts";

export const meta = titledByName("Diary");

export default function BookingRoute() {
  const panel = useLoaderData<typeof loader>();
  return <BookingPage key={panel.id} panel={panel} outcome={useUntilNext(useActionData<typeof action>())} />;
}
