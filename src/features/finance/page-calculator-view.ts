import { linkPath } from "../site/rules.ts";
import type { SiteConfig } from "../site/schema.ts";
import type { CalculatorInputs } from "./calculator.ts";
import { type CarNow, calculatorFigures, calculatorInputsOf, type FiguresConfig } from "./calculator-view.ts";
import { LINKED } from "./links.ts";
import type { CalculatorFigures } from "./quoted-figures.ts";

/** All data of a finance page's calculator (FIN-075). */
export interface PageCalculatorView extends CalculatorFigures {
  /** The requested values; the others have their initial values. */
  readonly asked: Partial<CalculatorInputs>;
  /** The lowest price, in dollars (FIN-076). */
  readonly least: number;
  /** Path of its page, which it posts to without JavaScript. */
  readonly action: string;
  /**
   * The parameters of the page's address about the car (FIN-091 to FIN-095), for hidden fields: without JavaScript a
   * form sends only its own fields.
   */
  readonly carried: readonly (readonly [name: string, value: string])[];
  /** Address of the next step. */
  readonly enquireHref: string;
}

type PageConfig = FiguresConfig & Pick<SiteConfig, "calcPageMinPrice"> & Parameters<typeof linkPath>[0];

interface PageSubject {
  /** The car of the page, whose lender's offer the calculator starts with. */
  readonly about?: CarNow | null;
  readonly enquireHref?: string;
}

/**
 * The calculator of the finance page at `path`, with the values in its address. A page whose address has any
 * (`asksCalculator`) belongs to one shopper and must not be cached.
 */
export function pageCalculatorView(
  config: PageConfig,
  path: string,
  query: URLSearchParams,
  { about = null, enquireHref = linkPath(config, "financeEnquiry") }: PageSubject = {},
): PageCalculatorView {
  return {
    ...calculatorFigures(about, config),
    asked: calculatorInputsOf(query),
    least: config.calcPageMinPrice,
    action: `${path}#finance-calculator`,
    carried: LINKED.flatMap((name) =>
      query
        .getAll(name)
        .slice(0, 1)
        .map((value) => [name, value] as const),
    ),
    enquireHref,
  };
}
