import { type Interest, kindOf, subkindOf } from "../../forms/lead-kinds.ts";
import { type Team, teamOf } from "../../routing/teams.ts";
import type { LeadRecord } from "../rules.ts";

type Kind = Pick<LeadRecord["payload"], "category" | "subcategory">;

/** Teams that sell no vehicle: a dealer's own categories for them (`Parts and accessories`) are no prospects. */
const NO_SALE: readonly (Team | null)[] = ["service", "parts", "careers"];

/**
 * What a lead is to a dealer's CRM, which takes one without a stated interest for a buyer; null for who is no prospect.
 * Any other category of the dealer's own is taken for a buyer's: no sale is lost by its name.
 */
export function interestOf({ category, subcategory }: Kind): Interest | null {
  const known = [subkindOf(subcategory)?.interest, kindOf(category)?.interest].find((one) => one !== undefined);
  if (known !== undefined) return known;
  return NO_SALE.includes(teamOf({ category })) ? null : "buy";
}

/**
 * Whether the lead is a person's wish for no more mails, which every dealership is told and the suppression list
 * records.
 */
export const isUnsubscription = ({ category }: Pick<Kind, "category">): boolean => category === "Unsubscribe";
