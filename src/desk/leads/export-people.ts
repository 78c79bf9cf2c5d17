import { STATE_WORDS } from "../../features/people/answering/mutations.ts";
import { type InboxQuestion, inboxPeople, latestLeads, type Person, placeIn } from "../../features/people/inbox.ts";
import { may } from "../../features/staff/ability.ts";
import { staffNames } from "../../features/staff/data.ts";
import { shownAt } from "../../lib/time/local-field.ts";
import { CSV_MARK, csvLine } from "../../lib/words/csv.ts";
import type { Entered } from "../enter.ts";
import { deskZone } from "../places.ts";
import { questionOf } from "./inbox-view.ts";
import { teamName } from "./team-name.ts";
import { leadLine } from "./words.ts";

/** The most people in one file; a larger list must be filtered first. */
export const MOST_EXPORTED = 10_000;
const PAGE = 500;

const HEADINGS = [
  ...["Number", "Name", "E-mail", "Phone", "With", "State", "Why lost", "Who has it"],
  ...["Waiting since", "First came", "Last", "Time zone", "Newest enquiry"],
];

/** The inbox list that an address requests, limited to dealerships whose people the user may export. */
export function exportQuestion(scope: Entered, params: URLSearchParams): InboxQuestion {
  const { places, ...question } = questionOf(scope, params);
  const { grants } = scope.session.staff;
  return {
    ...question,
    places: places.filter((place) => may(grants, "leads.export", place)),
    before: null,
    limit: PAGE,
  };
}

/** The people of a list as CSV, and how many they are: at most `most`. No cell can act as a spreadsheet formula. */
export async function peopleCsv(
  scope: Pick<Entered, "app" | "session">,
  question: InboxQuestion,
  most = MOST_EXPORTED,
): Promise<{ readonly csv: string; readonly count: number }> {
  const { app } = scope;
  const names = await staffNames(app.db);
  const lines = [CSV_MARK, csvLine(HEADINGS)];
  let before: InboxQuestion["before"] = null;
  for (let remaining = most; remaining > 0; ) {
    const limit = Math.min(PAGE, remaining);
    const people: readonly Person[] = await inboxPeople(app.db, { ...question, before, limit });
    const leads = await latestLeads(
      app.db,
      people.map(({ id }) => id),
    );
    for (const person of people) {
      const lead = leads.get(person.id);
      const who = person.assignee_id === null ? "" : (names.get(person.assignee_id) ?? "");
      lines.push(lineOf(scope, person, who, lead ? leadLine(lead.record) : ""));
    }
    const last = people.at(-1);
    remaining -= people.length;
    if (!last || people.length < limit) return { csv: lines.join(""), count: most - remaining };
    before = { at: placeIn(question.view, last), id: last.id };
  }
  return { csv: lines.join(""), count: most };
}

function lineOf(scope: Pick<Entered, "app" | "session">, person: Person, who: string, newest: string): string {
  const site = scope.app.sites.bySlug(person.site_slug);
  const zone = site?.configFor(person.dealership_slug).timezone ?? deskZone(scope);
  // Date and time in local time of the dealership, in a format that spreadsheets recognise.
  const time = (at: number | null) => (at === null ? "" : shownAt(at, zone).replace("T", " "));
  return csvLine([
    ...[String(person.id), person.name, person.email ?? "", person.phone ?? ""],
    ...[site ? teamName(person, site) : person.dealership_slug, STATE_WORDS[person.state], person.lost_reason ?? ""],
    ...[who, time(person.waiting_since), time(person.first_at), time(person.last_at), zone, newest],
  ]);
}
