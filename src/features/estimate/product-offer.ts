import { wallClock } from "../../lib/time/time-zones.ts";
import { formatMoney } from "../../lib/words/format.ts";
import { paymentsOf, toCents } from "../loans/amortisation.ts";
import type { KnownFees } from "../loans/fees.ts";
import { providerRules } from "../loans/finance-providers.ts";
import type { LenderTerms } from "../loans/lender-entry.ts";
import {
  type LenderProduct,
  lendsOn,
  loanLimits,
  type ProductRate,
  productFees,
  productRate,
  runsOn,
} from "../loans/lender-products.ts";
import type { SiteConfig } from "../site/schema.ts";
import type { CardCar } from "../stock/card-car.ts";
import { askingPrice, isPrice, isWithoutGst } from "../stock/rules.ts";
import { type LoanTerms, repaymentFor } from "./loan-cost.ts";
import { type ProductWords, productSentence } from "./product-words.ts";
import type { LenderOffer } from "./schema.ts";

export type ProductConfig = Pick<SiteConfig, "financeProvider" | "lenderProducts" | "timezone">;
export type ProductCar = Pick<CardCar, "price" | "offer_price" | "year" | "make" | "car_type"> &
  Partial<Pick<CardCar, "price_type">>;

/**
 * The offer of a product of the site's lender for a car at `now` (epoch ms): the first product in the site's order that
 * is offered today and covers such a car. It has the form of the lender's own entry. Null if there is none, or if the
 * price excludes GST, which a loan would have to cover too.
 */
export function productOffer(car: ProductCar, config: ProductConfig, now: number): LenderOffer | null {
  const price = askingPrice(car);
  if (config.lenderProducts.length === 0 || !isPrice(price) || isWithoutGst(car)) return null;
  const { day } = wallClock(now, config.timezone);
  const age = ageOf(car, Number(day.slice(0, 4)));
  for (const product of config.lenderProducts) {
    if (product.lender !== config.financeProvider || !runsOn(product, day)) continue;
    const fees = productFees(product);
    const { years, deposit, balloon } = product.estimate;
    const loan = { years, deposit: toCents(price * deposit), finalPayment: toCents(price * balloon) };
    const lent = { age, carType: car.car_type, make: car.make, principal: price - loan.deposit + fees.financed };
    const rate = lendsOn(product, lent) ? productRate(product, age) : null;
    if (rate) return { ...offerBy(product, rate, { price, fees, loan }), limits: loanLimits(product, age) };
  }
  return null;
}

/** Whole years since a vehicle's year: 0 for this year or the next; null if the year is not known. */
function ageOf({ year, car_type }: ProductCar, thisYear: number): number | null {
  if (year === null) return car_type === "new" ? 0 : null;
  return Math.max(0, thisYear - year);
}

interface Sum {
  readonly price: number;
  readonly fees: KnownFees;
  readonly loan: LoanTerms & { readonly years: number; readonly deposit: number; readonly finalPayment: number };
}

function offerBy(
  product: LenderProduct,
  { interest, comparison }: ProductRate,
  { price, fees, loan }: Sum,
): LenderOffer {
  const every = (frequency: "week" | "month") =>
    toCents(repaymentFor(loan, { price, fees, interest }, frequency) ?? Number.NaN);
  const [week, month] = [every("week"), every("month")];
  const words = productWords(product, fees);
  const lender: LenderTerms = {
    interestRate: interest,
    comparisonRate: comparison,
    comparisonDelivered: comparison.toFixed(2),
    paymentWeek: week,
    paymentMonth: month,
    years: loan.years,
    repayments: {},
    deposit: loan.deposit,
    balloon: loan.finalPayment,
    establishmentFees: product.fees.establishment,
    totalPayable: toCents(
      loan.deposit +
        (fees.upfront ?? 0) +
        week * paymentsOf({ years: loan.years, frequency: "week" }) +
        loan.finalPayment,
    ),
    disclaimer: conditions(words),
    financeProvider: product.lender,
  };
  const byMonth = providerRules(product.lender).paysBy === "month";
  const payment = byMonth
    ? ({ dollars: month, period: "month" } as const)
    : ({ dollars: week, period: "week" } as const);
  return { lender, fees, loan, payment, product: words };
}

function productWords({ name, licence, estimate }: LenderProduct, { parts, apart = [] }: KnownFees): ProductWords {
  const all = [...apart, ...parts].map(([fee, dollars]) => `${fee} ${formatMoney(dollars)}`);
  return { name, licence, fees: all.length > 0 ? all.join(", ") : null, tier: estimate.tier ?? null };
}

const conditions = (words: ProductWords): string =>
  `${productSentence(words)} The figures are an estimate and no offer of credit. Subject to approval by the lender: its terms, conditions, fees and charges apply.`;
