import { bookingPlace } from "../../../features/leads/bookings/appointments.ts";
import { leadReference } from "../../../features/leads/sending/wording.ts";
import { LOST_REASONS, STATE_WORDS } from "../../../features/people/answering/mutations.ts";
import { PERSON_STATES, type Person } from "../../../features/people/inbox.ts";
import { keysOf } from "../../../features/people/keys.ts";
import type { OpenReminder } from "../../../features/people/reminders/data.ts";
import { replyClock } from "../../../features/people/reply-clock.ts";
import type { Thread } from "../../../features/people/thread.ts";
import type { ThreadCar, ThreadLead } from "../../../features/people/thread-parts.ts";
import type { MoneyRow } from "../../../features/reservations/desk/rows.ts";
import type { Site } from "../../../features/site/site.ts";
import { may, type Place } from "../../../features/staff/ability.ts";
import type { Colleague } from "../../../features/staff/data.ts";
import type { Staff } from "../../../features/staff/person.ts";
import { briefMoment } from "../../../lib/time/brief-moment.ts";
import { dayText } from "../../../lib/time/moments.ts";
import { DAY_MS } from "../../../lib/time/spans.ts";
import { hoursOf } from "../../hours.ts";
import type { OfferedTemplate } from "../reply/offered-templates.ts";
import { teamName } from "../team-name.ts";
import { type ClockView, clockView, leadLine } from "../words.ts";
import { tomorrowMorning } from "./reminding.ts";
import { type CarView, carView, daysOf, type ThreadDay } from "./thread-items.ts";

export interface ThreadView {
  readonly id: number;
  /** Id of the staff member who reads it. */
  readonly reader: number;
  readonly name: string;
  readonly email: string | null;
  readonly phone: string | null;
  /** Further addresses of this person, which answers do not go to. */
  readonly others: readonly string[];
  readonly summary: string;
  readonly clock: ClockView | null;
  readonly state: { readonly value: string; readonly words: string; readonly reason: string | null };
  readonly states: readonly { readonly value: string; readonly words: string }[];
  readonly lostReasons: readonly string[];
  readonly assignee: { readonly id: number; readonly name: string } | null;
  readonly colleagues: readonly { readonly id: number; readonly name: string }[];
  readonly isMine: boolean;
  readonly snoozed: string | null;
  readonly days: readonly ThreadDay[];
  readonly cars: readonly CarView[];
  readonly wantsNoOffers: boolean;
  readonly consents: readonly { readonly given: boolean; readonly words: string; readonly when: string }[];
  readonly pairs: readonly (readonly [label: string, value: string])[];
  readonly draft: { readonly text: string; readonly when: string } | null;
  readonly viewers: readonly string[];
  /** The colleagues who opened it and when, if the person waits and nobody has taken them. */
  readonly openedBy: readonly string[];
  readonly from: string;
  /** The number and signature for an answer by text, or why there can be none. */
  readonly texting: Texting;
  readonly perhaps: readonly PerhapsView[];
  readonly reminders: readonly {
    readonly id: number;
    readonly when: string;
    readonly text: string;
    readonly by: string;
  }[];
  /** Initial time in the reminder form: `2026-11-24T09:00`. */
  readonly remindAt: string;
  /** Id of the thread's newest entry, to check that an answer's writer has seen it. */
  readonly seen: number;
  readonly mayAnswer: boolean;
  readonly mayErase: boolean;
  /** The day on which this person was erased; null if they were not. */
  readonly erased: string | null;
  readonly mayMerge: boolean;
  /** Where to book a time for this person; null if the user may not. */
  readonly bookHref: string | null;
  readonly leadCount: number;
  readonly isJoined: boolean;
  readonly templates: readonly OfferedTemplate[];
  /** Cars that the person asked about, which an answer can show. */
  readonly cards: readonly { readonly slug: string; readonly name: string }[];
  /** Storage names of text that has not reached the server: this thread's own first. */
  readonly drafts: readonly string[];
  /** The same person's threads with other teams of the group. */
  readonly beside: readonly { readonly id: number; readonly where: string; readonly standing: string }[];
}

/** A possible duplicate of the person. */
interface PerhapsView {
  readonly id: number;
  readonly name: string;
  readonly where: string;
  readonly why: string;
}

/** The number and signature for a text message; or a sentence on why none can be sent. */
export type Texting = { readonly to: string; readonly signature: string } | { readonly why: string };

const othersOf = ({ keys, person }: Thread): readonly string[] => {
  const own = keysOf({ email: person.email ?? undefined, phone: person.phone ?? undefined });
  return keys.filter((key) => !own.includes(key)).map((key) => key.slice(key.indexOf(":") + 1));
};

interface Around {
  readonly site: Site;
  readonly staff: Staff;
  readonly colleagues: readonly Colleague[];
  readonly templates: readonly OfferedTemplate[];
  readonly texting: Texting;
  readonly perhaps: readonly PerhapsView[];
  readonly reminders: readonly OpenReminder[];
  readonly money: readonly MoneyRow[];
  readonly now: number;
  /** Whether the user was redirected here from a thread that was joined to this one. */
  readonly isJoined: boolean;
}

export function threadView(thread: Thread, around: Around): ThreadView {
  const { site, staff, colleagues, templates, texting, perhaps, reminders, now, isJoined } = around;
  const { person } = thread;
  const { timezone: zone, replyPromise: promise } = site.configFor(person.dealership_slug);
  const place: Place = { site: person.site_slug, dealership: person.dealership_slug };
  const dealership = teamName(person, site);
  const hours = hoursOf(site, person.dealership_slug);
  const since = person.waiting_since;
  const clock = since === null ? null : replyClock({ since, now, promise, hours, zone });
  const assignee = colleagues.find(({ id }) => id === person.assignee_id) ?? null;
  const when = (at: number) => briefMoment(at, now, zone);
  const isErased = person.erased_at !== null;
  return {
    id: person.id,
    reader: staff.id,
    name: person.name,
    email: person.email,
    phone: person.phone,
    others: othersOf(thread),
    summary: summaryOf(thread, dealership),
    clock: clock && clockView(clock, { since: since ?? now, now, promise, when }),
    state: { value: person.state, words: STATE_WORDS[person.state], reason: person.lost_reason },
    states: PERSON_STATES.map((value) => ({ value, words: STATE_WORDS[value] })),
    lostReasons: LOST_REASONS,
    assignee: assignee && { id: assignee.id, name: assignee.name },
    colleagues: colleagues
      .filter(({ grants }) => may(grants, "leads.answer", place))
      .map(({ id, name }) => ({ id, name })),
    isMine: person.assignee_id === staff.id,
    snoozed: person.snoozed_until !== null && person.snoozed_until > now ? when(person.snoozed_until) : null,
    days: daysOf(thread, site, { now, zone, money: around.money }),
    cars: carsOf(thread.leads, site),
    wantsNoOffers: thread.wantsNoOffers,
    consents: consentsOf(thread.leads, zone),
    pairs: pairsOf(thread, zone),
    draft: thread.draft && { text: thread.draft.text, when: when(thread.draft.at) },
    viewers: thread.viewers.filter(({ at }) => now - at < PRESENT_MS).map(({ name }) => name),
    openedBy: assignee === null && since !== null ? thread.viewers.map(({ name, at }) => `${name} (${when(at)})`) : [],
    from: dealership,
    seen: Math.max(0, ...thread.entries.filter(({ personId }) => personId === person.id).map(({ id }) => id)),
    mayAnswer: !isErased && may(staff.grants, "leads.answer", place),
    mayErase: !isErased && may(staff.grants, "leads.erase", place),
    erased: person.erased_at === null ? null : dayText(person.erased_at, zone),
    mayMerge: !isErased && may(staff.grants, "leads.merge", place),
    bookHref: !isErased && may(staff.grants, "diary.book", place) ? bookHref(person, site) : null,
    leadCount: thread.leads.length,
    isJoined,
    templates,
    texting,
    perhaps,
    reminders: reminders.map(({ id, at, text, by }) => ({ id, when: when(at), text, by })),
    remindAt: tomorrowMorning(now, zone),
    cards: thread.leads.flatMap(({ car }) => (car && car.status !== "sold" ? [cardChoice(car)] : [])),
    drafts: [person.id, ...thread.joined].map((id) => `desk-draft-${staff.id}-${id}`),
    beside: thread.beside.map((other) => ({
      id: other.id,
      where: teamName(other, site),
      standing: other.waiting_since === null ? STATE_WORDS[other.state] : `waiting since ${when(other.waiting_since)}`,
    })),
  };
}

/** Milliseconds for which a colleague who opened a thread counts as present. */
const PRESENT_MS = 90_000;

function summaryOf({ leads: all, keys, person }: Thread, dealership: string): string {
  const leads = all.filter(({ personId }) => personId === person.id);
  const enquiries = leads.length === 1 ? "1 enquiry" : `${leads.length} enquiries`;
  const days = Math.max(1, Math.round((person.last_at - person.first_at) / DAY_MS));
  const span = leads.length > 1 ? ` in ${days} ${days === 1 ? "day" : "days"}` : "";
  const by = [
    keys.some((key) => key.startsWith("phone:")) && "phone",
    keys.some((key) => key.startsWith("email:")) && "e-mail",
  ];
  const joined = leads.length > 1 ? `, joined by ${by.filter(Boolean).join(" and ")}` : "";
  return `${enquiries}${span}${joined}, ${dealership}`;
}

const cardChoice = ({ path, name }: ThreadCar) => ({ slug: path.slice(path.lastIndexOf("/") + 1), name });

function carsOf(leads: readonly ThreadLead[], site: Site): readonly CarView[] {
  const seen = new Map<number, CarView>();
  for (const { car, record } of leads.toReversed())
    if (car && !seen.has(car.id)) seen.set(car.id, carView(car, record, site));
  return [...seen.values()];
}

/** The newest consents, shown beside the thread; the register shows all. */
const MOST_CONSENTS = 5;

function consentsOf(leads: readonly ThreadLead[], zone: string): ThreadView["consents"] {
  return leads
    .flatMap(({ optIn, at, category }) =>
      optIn ? [{ given: optIn.given, words: optIn.words, when: `${dayText(at, zone)}, ${category}` }] : [],
    )
    .slice(-MOST_CONSENTS)
    .reverse();
}

/** How the person found the site, and which pages they visited. */
function pairsOf({ leads }: Thread, zone: string): readonly (readonly [string, string])[] {
  const first = leads[0];
  const attributes = leads.map(({ record }) => record.payload.lead_attributes);
  const params =
    attributes.find((one) => Object.keys(one?.linked_query_params ?? {}).length > 0)?.linked_query_params ?? {};
  const pages = new Set(attributes.flatMap((one) => one?.visited_pages ?? []));
  const source = [params.utm_source, params.utm_campaign].filter(Boolean).join(", ");
  const pairs: (readonly [string, string])[] = [
    ["First came", first ? dayText(first.at, zone) : ""],
    ["From", source],
    ["Pages seen", pages.size > 0 ? String(pages.size) : ""],
    ["Reference", leads.at(-1) ? leadReference(leads.at(-1)?.uid ?? "") : ""],
  ];
  return pairs.filter(([, value]) => value !== "");
}

/** The subject of an answer: the topic of the newest enquiry. */
export function answerSubject(person: Person, leads: readonly ThreadLead[], site: Site): string {
  const newest = leads.findLast(({ personId }) => personId === person.id);
  const line = newest ? leadLine(newest.record) : "your enquiry";
  return `${line} at ${site.dealerships.find(({ slug }) => slug === person.dealership_slug)?.name ?? site.name}`;
}

/** Link to the diary's booking form for this person, at their dealership's location. */
function bookHref({ id, dealership_slug }: Person, site: Site): string {
  const place = bookingPlace(site, dealership_slug, "test-drive");
  const params = new URLSearchParams({ person: String(id), ...(place ? { place: `${site.slug}.${place.slug}` } : {}) });
  return `/diary/book?${params}`;
}
