import { shopperName } from "../../features/leads/sending/wording.ts";
import { imageUrl } from "../../features/media/rules.ts";
import {
  INBOX_AGES,
  INBOX_VIEWS,
  type InboxAge,
  type InboxQuestion,
  type InboxView,
  inboxCount,
  inboxPeople,
  type LatestLead,
  latestLeads,
  PERSON_STATES,
  type Person,
  placeIn,
  type SeenPlace,
} from "../../features/people/inbox.ts";
import { replyClock } from "../../features/people/reply-clock.ts";
import { viewersOf } from "../../features/people/viewers.ts";
import type { Site } from "../../features/site/site.ts";
import { may, mayAnywhere, shownCategories } from "../../features/staff/ability.ts";
import { staffNames } from "../../features/staff/data.ts";
import { type ListMoments, listMoments } from "../../lib/time/list-moments.ts";
import type { IconName } from "../../ui/icon.tsx";
import type { Entered } from "../enter.ts";
import { hoursOf } from "../hours.ts";
import { listParam } from "../parts/lists/list-params.ts";
import { allPlaces } from "../places.ts";
import { inboxChoices } from "./inbox-choices.ts";
import { type Choice, INBOX_FILTERS, type InboxFilter } from "./inbox-filters.ts";
import { type DueView, dueView } from "./thread/due-view.ts";
import { type ClockView, clockView, kindIcon, leadLine, quoteOf } from "./words.ts";

/** A person's row in the inbox. */
export interface InboxRow {
  readonly id: number;
  readonly name: string;
  /** Whether nobody at the desk has opened it. */
  readonly isUnseen: boolean;
  readonly icon: IconName;
  readonly line: string;
  readonly words: string;
  readonly picture: string | null;
  /** Null if the person does not wait for an answer. */
  readonly clock: ClockView | null;
  /** When the last activity was, in short form. */
  readonly when: string;
  readonly assignee: string | null;
  /** Who has opened it, if nobody has taken it. */
  readonly openedBy: string | null;
  readonly dealership: string;
}

interface InboxGroup {
  readonly heading: string;
  readonly isLate: boolean;
  readonly rows: readonly InboxRow[];
}

/** The whole list beside a thread. */
export interface InboxPage {
  readonly view: InboxView;
  readonly views: readonly { readonly view: InboxView; readonly name: string; readonly count: string | null }[];
  readonly groups: readonly InboxGroup[];
  /** Position of the next page in the address: `<at>-<id>`; null at the end. */
  readonly next: string | null;
  readonly mayExport: boolean;
  readonly maySeeConsents: boolean;
  readonly due: readonly DueView[];
  readonly asked: Readonly<Record<InboxFilter | "q", string>>;
  readonly choices: Readonly<Record<InboxFilter, readonly Choice[]>>;
}

const VIEW_NAMES: Readonly<Record<InboxView, string>> = {
  waiting: "Waiting on us",
  mine: "Mine",
  theirs: "With them",
  later: "Later",
  all: "All",
};

const PAGE = 60;
const WAITING_PAGE = 200;
/** The count of a longer list is shown as "500+". */
const MOST_COUNTED = 500;

/** The places whose leads the user may see, each with the kinds of leads visible there. */
export function seenPlaces({ app, session }: Entered): readonly SeenPlace[] {
  const { grants } = session.staff;
  return allPlaces(app.sites)
    .filter((place) => may(grants, "leads.read", place))
    .map((place) => ({
      site: place.site,
      dealership: place.dealership,
      categories: shownCategories(grants, place),
    }));
}

/** The inbox query that an address requests. */
export function questionOf(scope: Entered, params: URLSearchParams): InboxQuestion {
  const one = (name: string) => listParam(params, name);
  const view = INBOX_VIEWS.find((each) => each === one("view")) ?? (one("q") ? "all" : "waiting");
  const [at, id] = one("before").split("-").map(Number);
  const before = at && id ? { at, id } : null;
  const who = one("who");
  return {
    view,
    places: seenPlaces(scope),
    staffId: scope.session.staff.id,
    words: one("q"),
    dealership: one("dealership") || null,
    category: one("kind") || null,
    state: PERSON_STATES.find((state) => state === one("state")) ?? null,
    assignee: who === "nobody" ? 0 : /^\d{1,9}$/.test(who) ? Number(who) : null,
    source: one("source").toLowerCase() || null,
    campaign: one("campaign").toLowerCase() || null,
    age: Object.hasOwn(INBOX_AGES, one("age")) ? (one("age") as InboxAge) : null,
    before,
    now: scope.now,
    limit: view === "waiting" ? WAITING_PAGE : PAGE,
  };
}

export async function inboxPage(scope: Entered, params: URLSearchParams): Promise<InboxPage> {
  const { app } = scope;
  const question = questionOf(scope, params);
  const people = await inboxPeople(app.db, question);
  const [rows, due, choices, counts] = await Promise.all([
    rowsOf(scope, people),
    dueView(scope),
    inboxChoices(scope, question.places),
    Promise.all(INBOX_VIEWS.map((view) => (view === "all" ? null : inboxCount(app.db, question, view, MOST_COUNTED)))),
  ]);
  const last = people.at(-1);
  const one = (name: string) => params.get(name) ?? "";
  return {
    view: question.view,
    views: INBOX_VIEWS.map((view, index) => ({
      view,
      name: VIEW_NAMES[view],
      count: countText(counts[index] ?? null),
    })),
    groups: question.view === "waiting" ? waitingGroups(rows) : [{ heading: "", isLate: false, rows }],
    next: last && people.length === question.limit ? `${placeIn(question.view, last)}-${last.id}` : null,
    due,
    maySeeConsents: mayAnywhere(scope.session.staff.grants, "consents.read"),
    mayExport: question.places.some((place) => may(scope.session.staff.grants, "leads.export", place)),
    asked: {
      q: question.words,
      ...(Object.fromEntries(INBOX_FILTERS.map((name) => [name, one(name)])) as Record<InboxFilter, string>),
    },
    choices,
  };
}

const countText = (count: number | null): string | null =>
  count === null ? null : count >= MOST_COUNTED ? `${MOST_COUNTED}+` : String(count);

/**
 * Groups waiting people: late ones, then others who wait, then those who wrote outside hours; longest wait first in
 * each.
 */
function waitingGroups(rows: readonly InboxRow[]): readonly InboxGroup[] {
  const standing = (...names: readonly ClockView["standing"][]) =>
    rows.filter(({ clock }) => clock && names.includes(clock.standing));
  const groups = [
    { heading: "Past our promise", isLate: true, rows: standing("late") },
    { heading: "Waiting on us", isLate: false, rows: standing("soon", "running") },
    { heading: "Came in while closed", isLate: false, rows: standing("shut") },
  ];
  return groups.filter((group) => group.rows.length > 0);
}

async function rowsOf(scope: Entered, people: readonly Person[]): Promise<readonly InboxRow[]> {
  const { app } = scope;
  const ids = people.map(({ id }) => id);
  const [leads, viewers, names] = await Promise.all([
    latestLeads(app.db, ids),
    viewersOf(app.db, ids),
    staffNames(app.db),
  ]);
  const zones = people.flatMap(
    ({ site_slug, dealership_slug }) => app.sites.bySlug(site_slug)?.configFor(dealership_slug).timezone ?? [],
  );
  const moments = listMoments(zones, scope.now);
  return people.flatMap((person) => {
    const site = app.sites.bySlug(person.site_slug);
    const lead = leads.get(person.id);
    if (!site || !lead) return [];
    const assignee = person.assignee_id === null ? null : (names.get(person.assignee_id) ?? null);
    const opened = viewers.get(person.id) ?? [];
    return [rowOf(person, lead, site, { assignee, opened, now: scope.now, moments })];
  });
}

interface Beside {
  readonly assignee: string | null;
  readonly opened: readonly string[];
  readonly now: number;
  readonly moments: ListMoments;
}

function rowOf(person: Person, lead: LatestLead, site: Site, { assignee, opened, now, moments }: Beside): InboxRow {
  const { replyPromise: promise, timezone: zone } = site.configFor(person.dealership_slug);
  const since = person.waiting_since;
  const hours = hoursOf(site, person.dealership_slug);
  const clock = since === null ? null : replyClock({ since, now, promise, hours, zone });
  const { record } = lead;
  return {
    id: person.id,
    name: person.name || shopperName({ record } as Parameters<typeof shopperName>[0]),
    isUnseen: opened.length === 0,
    icon: kindIcon(lead.category),
    line: leadLine(record),
    words: quoteOf(record),
    picture: pictureAt(site, lead.picture),
    clock: clock && clockView(clock, { since: since ?? now, now, promise, when: (at) => moments.brief(at, zone) }),
    when: moments.brief(person.last_at, zone),
    assignee,
    openedBy: assignee === null && opened.length > 0 ? opened.join(", ") : null,
    dealership: site.dealerships.find(({ slug }) => slug === person.dealership_slug)?.name ?? person.dealership_slug,
  };
}

/** URL of a small picture of a car on the desk's host. */
export function pictureAt(site: Site, picture: string | null, width = 160): string | null {
  if (!picture) return null;
  const src = imageUrl(picture, { width, crop: "16:10" }, site.config);
  return src.startsWith("/") ? `/desk/sites/${site.slug}${src}` : null;
}
