import type { LeadRecord } from "../rules.ts";

/** In which way somebody is interested in a vehicle (`interest` of ADF 1.0). */
export type Interest = "buy" | "sell" | "trade-in" | "test-drive";

/**
 * What a lead is to a dealer's CRM: an interest in a vehicle; or none, where nobody wants to buy or sell one. ADF knows
 * only prospects of a sale, and takes one without a stated interest for a buyer: what is none goes out as a plain mail.
 */
const INTEREST_BY_CATEGORY: Readonly<Record<string, Interest | null>> = {
  "Vehicle Enquiry": "buy",
  "Test Drive": "test-drive",
  "Request Photos": "buy",
  "General Enquiry": "buy",
  Sales: "buy",
  Finance: "buy",
  "Trade In": "trade-in",
  "Rego Lookup": "trade-in",
  Valuation: "trade-in",
  "Instant Offer": "sell",
  Service: null,
  Parts: null,
  Unsubscribe: null,
};

/** Subcategories that are another kind than their category. */
const INTEREST_BY_SUBCATEGORY: Readonly<Record<string, Interest | null>> = {
  "Career Enquiry": null,
  "Online Payment": null,
};

type Kind = Pick<LeadRecord["payload"], "category" | "subcategory">;

/** A dealer's own categories for its workshop and its staff: `Parts and accessories`. */
const NO_SALE = /^(service|servicing|parts|careers?|jobs?)\b/i;

/**
 * Null for who is no prospect. Any other category of the dealer's own is taken for a buyer's: no sale is lost by its
 * name.
 */
export function interestOf({ category, subcategory = "" }: Kind): Interest | null {
  const known = [INTEREST_BY_SUBCATEGORY[subcategory], INTEREST_BY_CATEGORY[category]].find((one) => one !== undefined);
  if (known !== undefined) return known;
  return NO_SALE.test(category) ? null : "buy";
}

/** A person who wants no more mail: told to every dealership, and kept on the list that all sending asks. */
export const isUnsubscription = ({ category }: Pick<Kind, "category">): boolean => category === "Unsubscribe";
