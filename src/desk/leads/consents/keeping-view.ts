import { RETENTION_KINDS } from "../../../features/forms/lead-teams.ts";
import { type KeepingPlace, keepingOutlook } from "../../../features/privacy/retention/data.ts";
import { retentionMonths } from "../../../features/privacy/retention/rules.ts";
import { TEAM_WORDS } from "../../../features/routing/teams.ts";
import { placesFor } from "../../../features/staff/ability.ts";
import { dayText } from "../../../lib/time/moments.ts";
import type { Entered } from "../../enter.ts";
import { allPlaces, deskZone, type NamedPlace } from "../../places.ts";

/** How long some dealerships store enquiries, and what is erased next. */
export interface KeepingView {
  readonly names: string;
  /** "24 months: Sales, Service, …", the longest first. */
  readonly kept: readonly string[];
  readonly next: string;
  readonly erased: string;
}

/** Groups the dealerships that have the same retention. */
export async function keepingView(scope: Entered): Promise<readonly KeepingView[]> {
  const { app, session } = scope;
  const places = placesFor(session.staff.grants, "consents.read", allPlaces(app.sites));
  const keeping = places.flatMap((place) => {
    const config = app.sites.bySlug(place.site)?.configFor(place.dealership);
    return config ? [{ ...place, config }] : [];
  });
  const alike = Map.groupBy(keeping, ({ config }) => JSON.stringify(retentionMonths(config)));
  return Promise.all([...alike.values()].map((some) => viewOf(scope, some)));
}

const people = (count: number) => (count === 1 ? "1 person" : `${count} people`);

async function viewOf(scope: Entered, places: readonly (NamedPlace & KeepingPlace)[]): Promise<KeepingView> {
  const { app, now } = scope;
  const outlooks = await Promise.all(places.map((place) => keepingOutlook(app.db, place, now)));
  const sum = (of: "soon" | "erased") => outlooks.reduce((total, one) => total + one[of], 0);
  const firsts = outlooks.flatMap(({ firstAt }) => firstAt ?? []);
  const first = firsts.length === 0 ? null : Math.min(...firsts);
  return {
    names: [...new Set(places.map(({ dealershipName }) => dealershipName))].join(", "),
    kept: places[0] ? keptWords(places[0]) : [],
    next:
      first === null
        ? "Nobody’s time comes within 30 days."
        : `Next: ${people(sum("soon"))} within 30 days, the first on ${dayText(first, places[0]?.timeZone ?? deskZone(scope))}.`,
    erased: `In the last 30 days ${sum("erased") === 0 ? "nobody" : people(sum("erased"))} ${sum("erased") > 1 ? "were" : "was"} erased, by this or by hand.`,
  };
}

function keptWords({ config }: KeepingPlace): readonly string[] {
  const months = retentionMonths(config);
  const alike = Map.groupBy(RETENTION_KINDS, (kind) => months[kind]);
  const longest = (term: number | null) => term ?? Number.POSITIVE_INFINITY;
  return [...alike]
    .sort(([a], [b]) => longest(b) - longest(a))
    .map(([term, kinds]) => {
      const named = kinds.map((kind) => (kind === "other" ? "everything else" : TEAM_WORDS[kind].name.toLowerCase()));
      const howLong = term === null ? "Until somebody erases them" : term === 1 ? "1 month" : `${term} months`;
      return `${howLong}: ${named.join(", ")}`;
    });
}
