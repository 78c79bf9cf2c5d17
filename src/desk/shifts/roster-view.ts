import { viewersOf } from "../../features/people/viewers.ts";
import { hoursOf, isOpenFor } from "../../features/routing/place-hours.ts";
import { TEAM_WORDS, TEAMS, type Team } from "../../features/routing/teams.ts";
import { turnsOf, unclaimedOffers } from "../../features/shifts/offers/data.ts";
import { rosterOf } from "../../features/shifts/roster/data.ts";
import { type Roster, type Shift, spansOn } from "../../features/shifts/rules.ts";
import type { Site } from "../../features/site/site.ts";
import { may } from "../../features/staff/ability.ts";
import { type Colleague, everybody, staffNames } from "../../features/staff/data.ts";
import { briefMoment } from "../../lib/time/brief-moment.ts";
import { clockTime } from "../../lib/time/clock-time.ts";
import { wallClock } from "../../lib/time/time-zones.ts";
import { addDays } from "../../lib/time/zoned.ts";
import type { Entered } from "../enter.ts";
import { pictureAt, seenPlaces } from "../leads/inbox-view.ts";
import { kindIcon, leadLine } from "../leads/words.ts";
import type { NamedPlace } from "../places.ts";

/** A line of a staff member's hours: "8:30 am to 5:30 pm, Castle Hill, service, on call". */
interface ShiftLine {
  readonly id: string;
  readonly name: string;
  readonly hours: string;
  readonly more: string;
}

const WEEKDAYS = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"] as const;
/** Days of the week, Monday first. */
const SHOWN: readonly number[] = [1, 2, 3, 4, 5, 6, 0];

interface Naming {
  readonly site: Site;
  readonly nameOf: (id: number) => string;
}

function lineOf(shift: Shift, { site, nameOf }: Naming): ShiftLine {
  const place = site.locations.find(({ slug }) => slug === shift.location)?.name;
  const team = shift.team === "" ? undefined : TEAM_WORDS[shift.team].name;
  return {
    id: `${shift.id} ${shift.staffId}`,
    name: nameOf(shift.staffId),
    hours: `${clockTime(shift.starts)} to ${clockTime(shift.ends)}`,
    more: [place, team, shift.onCall ? "on call" : undefined].filter(Boolean).join(", "),
  };
}

export type RosterView = Awaited<ReturnType<typeof rosterView>>;

/** The staff who work at a dealership, now and during the week, and the leads that nobody has taken. */
export async function rosterView(scope: Entered, place: NamedPlace) {
  const { app, now, session } = scope;
  const site = app.sites.bySlug(place.site);
  if (!site) throw new Error(`The site ${place.site} is gone.`);
  const zone = place.timeZone;
  const [roster, people, names] = await Promise.all([
    rosterOf(app.db, place.dealership, now),
    everybody(app.db),
    staffNames(app.db),
  ]);
  const naming = { site, nameOf: (id: number) => names.get(id) ?? "Somebody" };
  const today = wallClock(now, zone).day;
  return {
    isOpen: isOpenFor(site, place.dealership, {}, now),
    place: hoursOf(site, place.dealership)?.name ?? place.dealershipName,
    minutes: site.configFor(place.dealership).claimMinutes,
    now: nowLines(roster, { now, today, zone, naming }),
    week: SHOWN.map((weekday) => ({
      name: WEEKDAYS[weekday] ?? "",
      lines: roster.shifts.filter((shift) => shift.weekday === weekday).map((shift) => lineOf(shift, naming)),
    })),
    people: rostered(roster, { people, today, naming }),
    days: roster.days
      .filter(({ day }) => day >= today)
      .map(({ staffId, day, starts, ends }) => ({
        key: `${staffId} ${day}`,
        name: naming.nameOf(staffId),
        day,
        says: starts === null || ends === null ? "away" : `${clockTime(starts)} to ${clockTime(ends)}`,
      })),
    candidates: people.filter(({ grants }) => may(grants, "leads.answer", place)).map(({ id, name }) => ({ id, name })),
    locations: site.locations
      .filter(({ dealership_slug }) => dealership_slug === place.dealership)
      .map(({ slug, name }) => ({ slug, name })),
    teams: TEAMS.map((team: Team) => ({ team, name: TEAM_WORDS[team].name })),
    today,
    me: {
      isRostered: roster.shifts.some(({ staffId }) => staffId === session.staff.id),
      isAway: isAway(roster, session.staff.id, today),
    },
    untaken: await untaken(scope, place, naming),
  };
}

const isAway = ({ days }: Roster, id: number, today: string): boolean =>
  days.some(({ staffId, day, starts }) => staffId === id && day === today && starts === null);

interface Present {
  readonly now: number;
  readonly today: string;
  readonly zone: string;
  readonly naming: Naming;
}

function nowLines(roster: Roster, { now, today, zone, naming }: Present): readonly ShiftLine[] {
  const spans = [addDays(today, -1), today].flatMap((day) => spansOn(roster, day, zone));
  return spans.filter(({ from, to }) => from <= now && now < to).map(({ shift }) => lineOf(shift, naming));
}

interface Rostered {
  readonly people: readonly Colleague[];
  readonly today: string;
  readonly naming: Naming;
}

function rostered(roster: Roster, { people, today, naming }: Rostered) {
  const ids = [...new Set(roster.shifts.map(({ staffId }) => staffId))];
  return ids
    .map((id) => ({
      id,
      name: naming.nameOf(id),
      // A person whose access was revoked is no longer offered leads, and can be removed.
      isGone: !people.some((one) => one.id === id),
      isAway: isAway(roster, id, today),
    }))
    .sort((a, b) => a.name.localeCompare(b.name));
}

/**
 * Leads at this dealership that nobody has taken: who has the offer, who was asked before, and who opened the thread.
 */
async function untaken(scope: Entered, place: NamedPlace, { site, nameOf }: Naming) {
  const { app, now } = scope;
  const seen = seenPlaces(scope).filter(({ dealership }) => dealership === place.dealership);
  const offers = await unclaimedOffers(app.db, seen);
  const [turns, viewers] = await Promise.all([
    turnsOf(
      app.db,
      offers.map(({ leadId }) => leadId),
    ),
    viewersOf(
      app.db,
      offers.map(({ personId }) => personId),
    ),
  ]);
  const when = (at: number) => briefMoment(at, now, place.timeZone);
  return offers.map(({ leadId, personId, name, category, record, picture, state, offeredTo, nextAt, at }) => ({
    lead: leadId,
    person: personId,
    picture: pictureAt(site, picture),
    icon: kindIcon(category),
    name,
    line: leadLine(record),
    came: when(at),
    standing:
      state === "managers"
        ? "with the managers"
        : offeredTo === null
          ? "waits until somebody is on shift"
          : `with ${nameOf(offeredTo)} until ${when(nextAt)}`,
    asked: (turns.get(leadId) ?? []).map((turn) => `${turn.name} ${when(turn.at)}`),
    openedBy: viewers.get(personId) ?? [],
  }));
}
