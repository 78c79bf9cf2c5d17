import { STATE_WORDS } from "../../features/people/answering/mutations.ts";
import { PERSON_STATES, type SeenPlace } from "../../features/people/inbox.ts";
import { leadOrigins } from "../../features/people/lead-origins.ts";
import { may } from "../../features/staff/ability.ts";
import { everybody } from "../../features/staff/data.ts";
import type { Entered } from "../enter.ts";
import { allPlaces, dealershipChoices } from "../places.ts";
import type { Choice, InboxFilter } from "./inbox-filters.ts";

const AGES: readonly Choice[] = [
  ["day", "Last 24 hours"],
  ["week", "1 to 7 days ago"],
  ["month", "7 to 30 days ago"],
  ["older", "Over 30 days ago"],
];

/** The choices in each filter for a user who sees these places. */
export async function inboxChoices(
  { app, session }: Entered,
  places: readonly SeenPlace[],
): Promise<Readonly<Record<InboxFilter, readonly Choice[]>>> {
  const named = allPlaces(app.sites).filter(({ site, dealership }) =>
    places.some((place) => place.site === site && place.dealership === dealership),
  );
  const kinds = new Set(
    places.flatMap(({ site, categories }) => categories ?? app.sites.bySlug(site)?.config.enquiryCategories ?? []),
  );
  if (places.some(({ categories }) => categories === null)) {
    for (const kind of ["Vehicle Enquiry", "Test Drive", "Trade In"]) kinds.add(kind);
  }
  const [people, origins] = await Promise.all([everybody(app.db), leadOrigins(app.db, places)]);
  const colleagues = people.filter(({ grants }) => places.some((place) => may(grants, "leads.answer", place)));
  const same = (value: string): Choice => [value, value];
  return {
    dealership: dealershipChoices(named),
    kind: [...kinds].map(same),
    who: [
      ["nobody", "Nobody yet"],
      ...colleagues.map(({ id, name }): Choice => [String(id), id === session.staff.id ? `${name} (you)` : name]),
    ],
    state: PERSON_STATES.map((state): Choice => [state, STATE_WORDS[state]]),
    age: AGES,
    source: origins.sources.map(same),
    campaign: origins.campaigns.map(same),
  };
}
