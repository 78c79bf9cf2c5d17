/**
 * What leads there are: one record of what a lead can be about, and one of what a subcategory makes of it. Whatever is
 * done with a lead by its kind follows from these (docs/how-to/lead-kind.md); the forms are in `lead-forms.ts`.
 */

/** In which way somebody is interested in a vehicle (`interest` of ADF 1.0). */
export type Interest = "buy" | "sell" | "trade-in" | "test-drive";

/** What follows from what a lead is about. */
interface LeadKind {
  /**
   * What a dealer's CRM takes it for. Null where nobody wants to buy or sell: ADF knows only prospects of a sale, so
   * such a lead goes out as a plain mail.
   */
  readonly interest: Interest | null;
  /** Whose words confirm it to the shopper (`leads/sending/confirmation.ts`). */
  readonly letter: string;
  /** The heading of its thanks: the text `thanks.{thanks}`. */
  readonly thanks: string;
  /** Its event where it is about a car, used or new (`analytics/events.ts`); null for the event of any form. */
  readonly event: { readonly used: string; readonly new: string } | null;
  /** On every site, or where the site's own `enquiryCategories` have it. */
  readonly taken: "everywhere" | "where listed";
  /** A department's: where the site's list lacks it, its form sends a general enquiry (LEAD-009). */
  readonly department?: true;
  /** Sent before the last step of its form (API-022): who asks need not be known yet. */
  readonly early?: true;
  /** It asks for a day and a time. */
  readonly appointment?: "test-drive" | "service";
}

const KNOWN_KINDS = {
  "Vehicle Enquiry": {
    interest: "buy",
    letter: "message",
    thanks: "enquiry",
    event: { used: "usedEnquiry", new: "newEnquiry" },
    taken: "everywhere",
  },
  "Test Drive": {
    interest: "test-drive",
    letter: "drive",
    thanks: "testDrive",
    event: { used: "usedTestDrive", new: "newTestDrive" },
    taken: "everywhere",
    appointment: "test-drive",
  },
  "Request Photos": { interest: "buy", letter: "photos", thanks: "photos", event: null, taken: "everywhere" },
  "General Enquiry": { interest: "buy", letter: "message", thanks: "other", event: null, taken: "everywhere" },
  Service: {
    interest: null,
    letter: "service",
    thanks: "service",
    event: null,
    taken: "everywhere",
    appointment: "service",
  },
  "Trade In": { interest: "trade-in", letter: "tradeIn", thanks: "tradeIn", event: null, taken: "everywhere" },
  Finance: {
    interest: "buy",
    letter: "finance",
    thanks: "other",
    event: null,
    taken: "everywhere",
    department: true,
  },
  "Rego Lookup": {
    interest: "trade-in",
    letter: "tradeIn",
    thanks: "other",
    event: null,
    taken: "everywhere",
    early: true,
  },
  Valuation: {
    interest: "trade-in",
    letter: "tradeIn",
    thanks: "other",
    event: null,
    taken: "everywhere",
    early: true,
  },
  "Instant Offer": { interest: "sell", letter: "sale", thanks: "tradeIn", event: null, taken: "everywhere" },
  Unsubscribe: { interest: null, letter: "message", thanks: "unsubscribe", event: null, taken: "everywhere" },
  Sales: { interest: "buy", letter: "message", thanks: "other", event: null, taken: "where listed" },
  Parts: {
    interest: null,
    letter: "parts",
    thanks: "other",
    event: null,
    taken: "where listed",
    department: true,
  },
} as const satisfies Readonly<Record<string, LeadKind>>;

type Kinds = typeof KNOWN_KINDS;
/** What a lead may be about (LEAD-054, API-022, CONT-006); a site adds its own `enquiryCategories`. */
export type LeadCategory = keyof Kinds;
/** A kind with the names that others must know: of its letter, its thanks and its events. */
type KnownKind = LeadKind & Pick<Kinds[LeadCategory], "letter" | "thanks" | "event">;
export type LeadLetter = KnownKind["letter"];
export type LeadThanks = KnownKind["thanks"];
export const LEAD_KINDS: Readonly<Record<LeadCategory, KnownKind>> = KNOWN_KINDS;

/** Those that every site takes. */
export const LEAD_CATEGORIES = /* @__PURE__ */ (Object.keys(LEAD_KINDS) as LeadCategory[]).filter(
  (category) => LEAD_KINDS[category].taken === "everywhere",
);

/** The kind of this category; null for one of the dealer's own. */
export const kindOf = (category: string): KnownKind | null =>
  Object.hasOwn(LEAD_KINDS, category) ? LEAD_KINDS[category as LeadCategory] : null;

/** What a subcategory makes of its category. */
interface LeadSubkind {
  /** Whether a browser may name it, or only this server does. */
  readonly named: "by a form" | "by the server";
  /** Instead of the category's. */
  readonly interest?: Interest | null;
  /** Instead of the category's; `ofCars` for words that only a lead about a car can have. */
  readonly letter?: string;
  readonly ofCars?: true;
  /** The event that it is, within the category that it belongs to. */
  readonly event?: { readonly within: LeadCategory; readonly name: string };
}

const KNOWN_SUBKINDS = {
  "Career Enquiry": {
    named: "by a form",
    interest: null,
    letter: "career",
    event: { within: "General Enquiry", name: "careerEnquiry" },
  },
  "Find Me Something Similar": { named: "by a form", letter: "similar", ofCars: true },
  "Online Payment": { named: "by the server", interest: null },
} as const satisfies Readonly<Record<string, LeadSubkind>>;

type Subkinds = typeof KNOWN_SUBKINDS;
type Having<Part extends string> = Extract<Subkinds[keyof Subkinds], Readonly<Record<Part, unknown>>>;
export type SubkindLetter = Having<"letter">["letter"];
type KnownSubkind = LeadSubkind & { readonly letter?: SubkindLetter; readonly event?: Having<"event">["event"] };
const SUBKINDS: Readonly<Record<keyof Subkinds, KnownSubkind>> = KNOWN_SUBKINDS;

export type LeadSubcategory = {
  [Name in keyof Subkinds]: Subkinds[Name]["named"] extends "by a form" ? Name : never;
}[keyof Subkinds];
/** Those that a lead's own words may name. */
export const LEAD_SUBCATEGORIES = /* @__PURE__ */ (Object.keys(SUBKINDS) as (keyof Subkinds)[]).filter(
  (name): name is LeadSubcategory => SUBKINDS[name].named === "by a form",
);

export const subkindOf = (subcategory: string | undefined): KnownSubkind | null =>
  subcategory !== undefined && Object.hasOwn(SUBKINDS, subcategory) ? SUBKINDS[subcategory as keyof Subkinds] : null;
