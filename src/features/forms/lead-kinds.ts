/**
 * The kinds of lead: one record of categories, and one of how a subcategory changes its category. Everything that
 * depends on a lead's kind is derived from these (docs/how-to/lead-kind.md). The forms are in `lead-forms.ts`.
 */

/** The kind of interest in a vehicle (`interest` of ADF 1.0). */
export type Interest = "buy" | "sell" | "trade-in" | "test-drive";

/** The properties of a lead's category. */
interface LeadKind {
  /**
   * The interest stated to a dealer's CRM. Null if nobody wants to buy or sell: ADF has only sales prospects, so such a
   * lead is sent as a plain mail.
   */
  readonly interest: Interest | null;
  /** Name of the confirmation letter to the shopper (`leads/sending/confirmation.ts`). */
  readonly letter: string;
  /** Name of the heading of the thanks: the text `thanks.{thanks}`. */
  readonly thanks: string;
  /** Names of its events if it is about a used or a new car (`analytics/events.ts`); null for the event of any form. */
  readonly event: { readonly used: string; readonly new: string } | null;
  /** Whether every site accepts it, or only a site whose own `enquiryCategories` list it. */
  readonly taken: "everywhere" | "where listed";
  /** A department's category. If it is not in the site's list, its form sends a general enquiry (LEAD-009). */
  readonly department?: true;
  /** It may be sent before the last step of its form (API-022), so the sender may not be known yet. */
  readonly early?: true;
  /** It requests a date and time. */
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
/** The categories of a lead (LEAD-054, API-022, CONT-006). A site adds its own `enquiryCategories`. */
export type LeadCategory = keyof Kinds;
/** A kind with the exact names of its letter, thanks and events. */
type KnownKind = LeadKind & Pick<Kinds[LeadCategory], "letter" | "thanks" | "event">;
export type LeadLetter = KnownKind["letter"];
export type LeadThanks = KnownKind["thanks"];
export const LEAD_KINDS: Readonly<Record<LeadCategory, KnownKind>> = KNOWN_KINDS;

/** The categories that every site accepts. */
export const LEAD_CATEGORIES = /* @__PURE__ */ (Object.keys(LEAD_KINDS) as LeadCategory[]).filter(
  (category) => LEAD_KINDS[category].taken === "everywhere",
);

/** The kind of this category; null for a dealer's own category. */
export const kindOf = (category: string): KnownKind | null =>
  Object.hasOwn(LEAD_KINDS, category) ? LEAD_KINDS[category as LeadCategory] : null;

/** How a subcategory changes its category. */
interface LeadSubkind {
  /** Whether a browser may send it, or only this server sets it. */
  readonly named: "by a form" | "by the server";
  /** Overrides the category's. */
  readonly interest?: Interest | null;
  /** Overrides the category's. `ofCars` marks a letter that only a lead about a car can have. */
  readonly letter?: string;
  readonly ofCars?: true;
  /** Its event, and the category that the event belongs to. */
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
/** The subcategories that a form may send. */
export const LEAD_SUBCATEGORIES = /* @__PURE__ */ (Object.keys(SUBKINDS) as (keyof Subkinds)[]).filter(
  (name): name is LeadSubcategory => SUBKINDS[name].named === "by a form",
);

export const subkindOf = (subcategory: string | undefined): KnownSubkind | null =>
  subcategory !== undefined && Object.hasOwn(SUBKINDS, subcategory) ? SUBKINDS[subcategory as keyof Subkinds] : null;
