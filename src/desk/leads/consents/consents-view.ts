import { type Consent, consentsAt, type Wish, wishesAt } from "../../../features/people/consents/data.ts";
import { spokenNumber } from "../../../features/sign-in/mobile-number.ts";
import { type ActionName, may, placesFor } from "../../../features/staff/ability.ts";
import type { Sender } from "../../../features/suppressions/rules.ts";
import { dayText } from "../../../lib/time/moments.ts";
import type { Entered } from "../../enter.ts";
import { allPlaces, deskZone } from "../../places.ts";

/** The most addresses of the list on one page; a search finds the others. */
const MOST_WISHES = 50;
const PAGE = 50;

/** A sender with its site and its familiar name. */
type NamedSender = Sender & { readonly site: string; readonly name: string };

/**
 * The senders whose lists the user may see or change. The list of a site itself requires a role over the whole site.
 */
function sendersFor({ app, session }: Entered, takes: ActionName): readonly NamedSender[] {
  const { grants } = session.staff;
  return app.sites.all().flatMap(({ slug: site, name }) => [
    ...(may(grants, takes, { site, dealership: "" })
      ? [{ site, sender_kind: "site" as const, sender: site, name: `${name} as a whole` }]
      : []),
    ...placesFor(grants, takes, allPlaces(app.sites))
      .filter((place) => place.site === site)
      .map(({ dealership, dealershipName }) => ({
        site,
        sender_kind: "dealership" as const,
        sender: dealership,
        name: dealershipName,
      })),
  ]);
}

/** The senders whose lists a form changes: those of the site that it names that the user may change. */
export function sendersOfForm(
  scope: Entered,
  form: FormData,
): { senders: readonly Sender[]; wider: readonly Sender[] } {
  const site = String(form.get("site"));
  const theirs = sendersFor(scope, "consents.edit").filter((one) => one.site === site);
  const senders = theirs.map(({ sender_kind, sender }) => ({ sender_kind, sender }));
  return { senders, wider: senders.length > 0 ? [{ sender_kind: "site", sender: site }] : [] };
}

const SOURCES: Readonly<Record<string, string>> = {
  form: "by the form on the website",
  "one-click": "by the link in a mail",
  operator: "noted by staff",
  text: "by answering STOP to a text",
};

export interface WishView {
  readonly id: number;
  readonly contact: string;
  readonly how: string;
  readonly from: string;
}

export interface ConsentView {
  readonly id: number;
  readonly personId: number | null;
  readonly name: string;
  readonly contact: string;
  readonly given: boolean;
  readonly words: string;
  /** When, for which dealership, and through which form. */
  readonly how: string;
}

/** The page for a search: the suppression list, and what people agreed to. */
export async function consentsView(scope: Entered, words: string, before: number | null) {
  const { app, session } = scope;
  const senders = sendersFor(scope, "consents.read");
  const places = placesFor(session.staff.grants, "consents.read", allPlaces(app.sites));
  const [wishes, consents] = await Promise.all([
    before === null ? wishesAt(app.db, { senders, words, limit: MOST_WISHES + 1 }) : [],
    consentsAt(app.db, { places, words, before, limit: PAGE + 1 }),
  ]);
  const names = new Map(senders.map(({ sender_kind, sender, name }) => [`${sender_kind} ${sender}`, name]));
  const zone = deskZone(scope);
  return {
    words,
    isFirst: before === null,
    wishes: wishes.slice(0, MOST_WISHES).map((wish) => wishView(wish, names, zone)),
    hasMoreWishes: wishes.length > MOST_WISHES,
    consents: consents.slice(0, PAGE).map((one) => consentView(one, scope)),
    next: consents.length > PAGE ? (consents[PAGE - 1]?.leadId ?? null) : null,
    sites: app.sites
      .all()
      .filter(({ slug }) => sendersFor(scope, "consents.edit").some(({ site }) => site === slug))
      .map(({ slug, name }) => ({ slug, name })),
  };
}

function wishView(wish: Wish, names: ReadonlyMap<string, string>, zone: string): WishView {
  const { id, contact, contact_kind, sources, since, senders } = wish;
  const from = senders.map(({ sender_kind, sender }) => names.get(`${sender_kind} ${sender}`) ?? sender);
  return {
    id,
    contact: contact_kind === "phone" ? spokenNumber(contact) : contact,
    how: `${dayText(since, zone)}, ${sources.map((source) => SOURCES[source] ?? source).join(" and ")}`,
    from: from.join(", "),
  };
}

function consentView(
  { leadId, personId, site: slug, dealership, at, category, record }: Consent,
  scope: Entered,
): ConsentView {
  const site = scope.app.sites.bySlug(slug);
  const zone = site?.configFor(dealership).timezone ?? deskZone(scope);
  const name = site?.dealerships.find((one) => one.slug === dealership)?.name ?? dealership;
  return {
    id: leadId,
    personId,
    name: record.name ?? record.email ?? record.phone ?? "Name not given",
    // Non-breaking spaces keep a phone number on one line.
    contact: [record.email, record.phone?.replaceAll(" ", "\u00a0")].filter(Boolean).join(", "),
    given: record.given,
    words: record.words,
    how: [dayText(at, zone), name, category].join(", "),
  };
}
