import { linkPath } from "../site/rules.ts";
import type { SiteConfig } from "../site/schema.ts";
import type { CalculatorInputs } from "./calculator.ts";
import { askedInputs, type CalculatorFigures, calculatorFigures, type FiguresConfig } from "./calculator-view.ts";

/** All that the calculator of a finance page shows (FIN-075). */
export interface PageCalculatorView extends CalculatorFigures {
  /** What was asked for; the rest is as at the terms' start. */
  readonly asked: Partial<CalculatorInputs>;
  /** The least price, in dollars (FIN-076). */
  readonly least: number;
  /** The page that it stands on, to which it posts back without JavaScript. */
  readonly action: string;
  /** Where a shopper goes from here. */
  readonly enquireHref: string;
}

type PageConfig = FiguresConfig & Pick<SiteConfig, "calcPageMinPrice"> & Parameters<typeof linkPath>[0];

interface PageSubject {
  /** The car that the page is about: the calculator begins as its lender offers it. */
  readonly car?: Parameters<typeof calculatorFigures>[0];
  readonly enquireHref?: string;
}

/**
 * The calculator of the finance page at `path`, asked by its address. A page whose address asks something
 * (`asksCalculator`) is one shopper's, and not to be kept.
 */
export function pageCalculatorView(
  config: PageConfig,
  path: string,
  query: URLSearchParams,
  { car = null, enquireHref = linkPath(config, "financeEnquiry") }: PageSubject = {},
): PageCalculatorView {
  return {
    ...calculatorFigures(car, config),
    asked: askedInputs(query),
    least: config.calcPageMinPrice,
    action: `${path}#finance-calculator`,
    enquireHref,
  };
}
