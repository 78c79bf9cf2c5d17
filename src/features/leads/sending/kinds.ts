import { type Interest, kindOf, subkindOf } from "../../forms/lead-kinds.ts";
import type { LeadRecord } from "../rules.ts";

type Kind = Pick<LeadRecord["payload"], "category" | "subcategory">;

/** A dealer's own categories for its workshop and its staff: `Parts and accessories`. */
const NO_SALE = /^(service|servicing|parts|careers?|jobs?)\b/i;

/**
 * What a lead is to a dealer's CRM, which takes one without a stated interest for a buyer; null for who is no prospect.
 * Any other category of the dealer's own is taken for a buyer's: no sale is lost by its name.
 */
export function interestOf({ category, subcategory }: Kind): Interest | null {
  const known = [subkindOf(subcategory)?.interest, kindOf(category)?.interest].find((one) => one !== undefined);
  if (known !== undefined) return known;
  return NO_SALE.test(category) ? null : "buy";
}

/**
 * Whether the lead is a person's wish for no more mails, which every dealership is told and the suppression list
 * records.
 */
export const isUnsubscription = ({ category }: Pick<Kind, "category">): boolean => category === "Unsubscribe";
