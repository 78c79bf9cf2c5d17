import type { LeadCategory, LeadSubcategory } from "../forms/lead-kinds.ts";
import { TEAMS, type Team } from "../forms/lead-teams.ts";

export { TEAMS, type Team };

/** What each team is called, and which leads are its own. */
export const TEAM_WORDS: Readonly<Record<Team, { readonly name: string; readonly says: string }>> = {
  sales: { name: "Sales", says: "Enquiries about cars, test drives, photos" },
  service: { name: "Service", says: "Bookings of the workshop" },
  parts: { name: "Parts", says: "Parts and accessories" },
  finance: { name: "Finance", says: "Finance enquiries" },
  careers: { name: "Careers", says: "Job applications" },
  buying: { name: "Buying", says: "Trade-ins, valuations, cars offered for sale" },
};

/** Whose each kind of lead is; null for what concerns everybody, which goes the default way. */
const TEAM_OF: Readonly<Record<LeadCategory, Team | null>> = {
  "Vehicle Enquiry": "sales",
  "Test Drive": "sales",
  "Request Photos": "sales",
  "General Enquiry": null,
  Service: "service",
  "Trade In": "buying",
  Finance: "finance",
  "Rego Lookup": "buying",
  Valuation: "buying",
  "Instant Offer": "buying",
  Unsubscribe: null,
  Sales: "sales",
  Parts: "parts",
};

const TEAM_OF_SUBKIND: Readonly<Partial<Record<LeadSubcategory, Team>>> = { "Career Enquiry": "careers" };

/** A dealer's own categories, by how they begin: `Parts and accessories`. */
const OWN_NAMES: readonly (readonly [RegExp, Team])[] = [
  [/^(service|servicing)\b/i, "service"],
  [/^parts\b/i, "parts"],
  [/^(careers?|jobs?)\b/i, "careers"],
  [/^finance\b/i, "finance"],
];

/** Whose a lead is; null where its kind belongs to nobody in particular, or is not known. */
export function teamOf({
  category,
  subcategory,
}: {
  readonly category: string;
  readonly subcategory?: string | undefined;
}): Team | null {
  const of = <T>(record: Readonly<Record<string, T>>, name: string | undefined): T | undefined =>
    name !== undefined && Object.hasOwn(record, name) ? record[name] : undefined;
  const known = of(TEAM_OF_SUBKIND, subcategory) ?? of(TEAM_OF, category);
  return known === undefined ? (OWN_NAMES.find(([name]) => name.test(category))?.[1] ?? null) : known;
}
