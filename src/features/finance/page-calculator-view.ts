import { linkPath } from "../site/rules.ts";
import type { SiteConfig } from "../site/schema.ts";
import type { CalculatorInputs, CalculatorTerms } from "./calculator.ts";
import { type CalculatorConfig, calculatorTerms, feesText } from "./calculator-terms.ts";
import { askedInputs, calculatorNotice } from "./calculator-view.ts";

/** All that the calculator of a finance page shows (FIN-075). Plain data: the browser calculates with it. */
export interface PageCalculatorView {
  readonly terms: CalculatorTerms;
  readonly asked: CalculatorInputs;
  /** The least price, in dollars (FIN-076). */
  readonly least: number;
  /** The page that it stands on, to which it posts back without JavaScript. */
  readonly action: string;
  readonly notice: string;
  readonly fees: string | null;
  /** Where a shopper goes from here. */
  readonly enquireHref: string;
}

type PageConfig = CalculatorConfig & Pick<SiteConfig, "calcPageMinPrice"> & Parameters<typeof linkPath>[0];

/**
 * The calculator of the finance page at `path`, asked by its address. A page whose address asks something
 * (`asksCalculator`) is one shopper's, and not to be kept.
 */
export function pageCalculatorView(
  config: PageConfig,
  path: string,
  query: URLSearchParams,
  enquireHref: string = linkPath(config, "financeEnquiry"),
): PageCalculatorView {
  const terms = calculatorTerms(config, { price: null, lender: null });
  return {
    terms,
    asked: askedInputs(query, terms.start),
    least: config.calcPageMinPrice,
    action: `${path}#finance-calculator`,
    notice: calculatorNotice(config),
    fees: feesText(config, null),
    enquireHref,
  };
}
