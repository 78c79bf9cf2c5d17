import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from "react-router";
import { TEAMS } from "../../../features/routing/teams.ts";
import { rosterOf } from "../../../features/shifts/roster/data.ts";
import { addShifts, removeShifts, setShiftDay } from "../../../features/shifts/roster/mutations.ts";
import { may } from "../../../features/staff/ability.ts";
import { everybody } from "../../../features/staff/data.ts";
import { DOORS } from "../../doors.ts";
import { enter, enterWith } from "../../enter.ts";
import { OutcomeNotes, refused, succeeded } from "../../parts/outcome.tsx";
import { PageTop } from "../../parts/page-top.tsx";
import { titled } from "../../parts/titles.ts";
import { dealershipChoices } from "../../places.ts";
import { requestedPlace } from "../../shifts/place.ts";
import { rosterView } from "../../shifts/roster-view.ts";
import { ShiftsPage } from "../../shifts/shifts-page.tsx";
import { PlacePicker, ShiftTabs, shiftTabs } from "../../shifts/tabs.tsx";

/** The staff on shift at a dealership, and the leads that nobody has taken. */
export async function loader(args: LoaderFunctionArgs) {
  const scope = enter(args, "shifts");
  const { place, places } = requestedPlace(scope, "shifts.read", args.url.searchParams.get("dealership"));
  const { grants } = scope.session.staff;
  return {
    tabs: shiftTabs(grants),
    places: dealershipChoices(places),
    chosen: place.dealership,
    mayEdit: may(grants, "shifts.edit", place),
    mayBeAway: may(grants, "shifts.away", place),
    view: await rosterView(scope, place),
  };
}

export async function action(args: ActionFunctionArgs) {
  const form = await args.request.formData();
  const scope = enterWith(args, "shifts", form);
  const { app, now, session, intent } = scope;
  const by = session.staff;
  const text = (name: string) => String(form.get(name) ?? "").trim();
  const { place } = requestedPlace(scope, DOORS.shifts.posts[intent], text("dealership"));
  const roster = await rosterOf(app.db, place.dealership, now);
  const staffId = intent === "own day" ? by.id : Number(form.get("staff"));
  const people = await everybody(app.db);
  if (intent === "add") {
    const staff = people.find(({ id, grants }) => id === staffId && may(grants, "leads.answer", place));
    if (!staff) return refused("Choose who works then.");
    const location = text("location");
    const isTheirs = app.sites
      .bySlug(place.site)
      ?.locations.some((one) => one.slug === location && one.dealership_slug === place.dealership);
    if (location !== "" && !isTheirs) return refused("Choose one of this showroom’s places.");
    const team = TEAMS.find((one) => one === text("team")) ?? "";
    const weekdays = form.getAll("weekday").map(Number);
    const times = { starts: text("starts"), ends: text("ends") };
    const onCall = form.get("on-call") !== null;
    const added = await addShifts(app.db, { place, staff, weekdays, ...times, location, team, onCall, by, now });
    return added.ok ? succeeded(`${staff.name} is on the roster.`) : refused(added.error);
  }
  if (!roster.shifts.some((shift) => shift.staffId === staffId)) return refused("They are not on this roster.");
  if (intent === "remove") {
    await removeShifts(app.db, { place, staffId, by, now });
    return succeeded("Taken off the roster.");
  }
  const how = text("how");
  // "Other hours" without times is refused, and does not mean that the person is away.
  const [starts, ends] = how === "hours" ? [text("starts"), text("ends")] : [null, null];
  const day = { staffId, day: text("day"), starts, ends };
  const set = await setShiftDay(app.db, { day, usual: how === "usual", place, by, now });
  return set.ok ? succeeded(how === "usual" ? "Usual hours hold again." : "Noted.") : refused(set.error);
}

export const meta = titled("Shifts");

export default function ShiftsRoute() {
  const { tabs, places, chosen, view, mayEdit, mayBeAway } = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>();
  return (
    <div className="page slim">
      <PageTop heading="Shifts" />
      <ShiftTabs tabs={tabs} />
      <PlacePicker places={places} chosen={chosen} />
      <OutcomeNotes outcome={outcome} />
      <ShiftsPage key={chosen} view={view} dealership={chosen} mayEdit={mayEdit} mayBeAway={mayBeAway} />
    </div>
  );
}
