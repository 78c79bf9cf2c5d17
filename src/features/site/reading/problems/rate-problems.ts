import { standardLoan, understated } from "../../../loans/comparison-rate.ts";
import { feesOf } from "../../../loans/fees.ts";
import { rateText } from "../../../loans/rates.ts";
import { type Layer, resolveConfig } from "../../options/config.ts";
import type { SiteProblem } from "./problems.ts";

/**
 * Problems with comparison rates that a site states lower than the Code's formula gives for its own interest rate, fees
 * and standard loan.
 */
export function rateProblems(slug: string, layer: Layer): SiteProblem[] {
  const config = resolveConfig(layer);
  const rates = config.financeBasisRates;
  if (rates === null) return [];
  const fees = feesOf(config, null);
  const least = understated(rates.comparison, rates.interest, fees, standardLoan(config.financeBasisText));
  if (least === null) return [];
  const gives = fees.parts.length > 0 ? "and the site's fees give" : "gives";
  const message = `The comparison rate ${rateText(rates.comparison)} is too low: the interest rate ${rateText(rates.interest)} ${gives} ${rateText(least)}. Write that, or more.`;
  return [{ file: `${slug}/site.json`, pointer: "/finance/financeBasisRates/comparison", message }];
}
