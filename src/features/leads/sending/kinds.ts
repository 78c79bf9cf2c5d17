import { type Interest, kindOf, subkindOf } from "../../forms/lead-kinds.ts";
import { type Team, teamOf } from "../../routing/teams.ts";
import type { LeadRecord } from "../rules.ts";

type Kind = Pick<LeadRecord["payload"], "category" | "subcategory">;

/** Teams that sell no vehicles. A dealer's own categories for them (`Parts and accessories`) are no prospects. */
const NO_SALE: readonly (Team | null)[] = ["service", "parts", "careers"];

/**
 * The interest to state in a dealer's CRM, which treats a lead without one as a buyer; null for a lead that is no
 * prospect. Any other category of the dealer's own counts as a buyer, so that no sale is lost by an unusual name.
 */
export function interestOf({ category, subcategory }: Kind): Interest | null {
  const known = [subkindOf(subcategory)?.interest, kindOf(category)?.interest].find((one) => one !== undefined);
  if (known !== undefined) return known;
  return NO_SALE.includes(teamOf({ category })) ? null : "buy";
}

/**
 * Whether the lead asks for no more mails. Every dealership receives such a lead, and the suppression list records it.
 */
export const isUnsubscription = ({ category }: Pick<Kind, "category">): boolean => category === "Unsubscribe";
