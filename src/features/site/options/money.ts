import * as v from "valibot";
import { FINANCE_PROVIDERS, type FinanceProvider } from "../../loans/finance-providers.ts";
import { lenderProducts } from "./lender-products.ts";
import { group, option, unset } from "./option.ts";
import { amounts, between, flag, oneOf, path, strict, text, texts } from "./shapes.ts";

const fee = v.pipe(v.number(), v.minValue(0, "Write dollars, 0 or more."));

export const financeOptions = group("Finance", {
  financeProvider: unset(
    "site/dealership",
    "Who lends (SITE-032).",
    oneOf(Object.keys(FINANCE_PROVIDERS) as FinanceProvider[]),
  ),
  financePagePath: option("site", "Address of the finance page (NAV-005).", path, "/finance"),
  financeExcludedMakes: option("site", "Makes without a finance estimate (FIN-019).", texts, ["Suzuki"]),
  financeExcludedDealerships: option("site", "Slugs of dealerships without a finance estimate (FIN-020).", texts, []),
  financeBasisText: option(
    "site",
    "What a comparison rate is for; stands beside every one (FIN-061).",
    text,
    "5 year secured loan of $30,000",
  ),
  financeBasisRates: unset(
    "site",
    "The example rates of the basis text, in percent (FIN-062).",
    strict({ interest: between(0, 100), comparison: between(0, 100) }),
  ),
  comparisonRateFallback: option("site", "Shown where no comparison rate is known (FIN-067).", text, "8.38%–19.42%"),
  establishmentFees: option(
    "provider/site",
    "Dollars of establishment fee, by provider or lender (FIN-056).",
    v.record(v.string(), fee),
    {},
  ),
  brandFinanceFees: unset(
    "site",
    "One brand's fees in dollars (FIN-068 to FIN-071).",
    strict({ establishment: fee, securityRegistration: fee, monthlyAdmin: fee, dealerAgency: fee }),
  ),
  lenderProducts: option(
    "site/dealership",
    "Loans of its lenders, from which estimates are computed where a vehicle's feed brings no entry ([how](finance.md)).",
    lenderProducts,
    [],
  ),
  youxQuoteEnabled: option("site", "YouX quotes are fetched (FIN-082).", flag, false),
});

const range = v.pipe(
  v.tuple([v.number(), v.number()]),
  v.check(([min, max]) => min < max, "Write the lower end first."),
);

export const calculatorOptions = group("Finance calculator", {
  calcAmountMin: option(
    "site/provider",
    "Least loan in dollars; 5,000 with Angle (FIN-041).",
    v.picklist([1000, 5000], "Write 1000 or 5000."),
    1000,
  ),
  calcAmountMaxFollowsPrice: option(
    "site",
    "The greatest loan is 1.05 times a price above $100,000 (FIN-042).",
    flag,
    false,
  ),
  calcTermMax: option("site", "Longest term in years (FIN-044).", v.picklist([5, 7], "Write 5 or 7."), 7),
  calcTermIncrements: unset("site", "The only terms offered, in years (FIN-045).", amounts),
  calcInterestRange: option(
    "site/provider",
    "Ends of the interest slider in percent; 7.5 to 14.5 with Angle (FIN-046).",
    range,
    [0.5, 15],
  ),
  calcInterestSlider: option(
    "site",
    "Whether shoppers may change the interest (FIN-052).",
    oneOf(["enabled", "disabled", "hidden"]),
    "enabled",
  ),
  calcDefaultTerm: option("site", "Term in years to begin with (FIN-053).", v.picklist([5, 6], "Write 5 or 6."), 5),
  calcDefaultInterest: option("site", "Interest in percent to begin with (FIN-055).", between(0, 100), 10),
  calcRoundUp: option("site", "Repayments are rounded up to a dollar (FIN-058).", flag, false),
  calcPageMinPrice: option(
    "site/provider",
    "Least price of the calculator page in dollars (FIN-076).",
    v.picklist([1000, 5000], "Write 1000 or 5000."),
    1000,
  ),
  calcEnquiryModal: option("site", "The calculator offers an enquiry (ANLY-002).", flag, false),
});
