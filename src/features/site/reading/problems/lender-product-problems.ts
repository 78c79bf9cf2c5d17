import { type StandardLoan, standardLoan, understated } from "../../../loans/comparison-rate.ts";
import { providerRules } from "../../../loans/finance-providers.ts";
import { comparedFees, type LenderProduct, mostBalloon } from "../../../loans/lender-products.ts";
import { rateText } from "../../../loans/rates.ts";
import { type Layer, resolveConfig } from "../../options/config.ts";
import type { SiteProblem } from "./problems.ts";

/**
 * One contradiction within a product: the JSON pointer of the value within the product, and a sentence that says what
 * to write.
 */
type Wrong = readonly [pointer: string, message: string];

/**
 * Problems with the lender products of a site and its dealerships: a comparison rate lower than the law's formula
 * gives, and terms that contradict one another.
 */
export function lenderProductProblems(
  slug: string,
  layer: Layer,
  dealerships: readonly { readonly slug: string; readonly config: Layer }[],
): SiteProblem[] {
  const loan = standardLoan(resolveConfig(layer).financeBasisText);
  const problemsIn = (file: string, pointer: string, products: readonly LenderProduct[] = []) =>
    products.flatMap((product, at) =>
      [...rateProblems(product, loan), ...termProblems(product), ...limitProblems(product)].map(([place, message]) => ({
        file,
        pointer: `${pointer}/lenderProducts/${at}${place}`,
        message,
      })),
    );
  return [
    ...problemsIn(`${slug}/site.json`, "/finance", layer.lenderProducts),
    ...dealerships.flatMap((one) =>
      problemsIn(`${slug}/dealerships/${one.slug}.json`, "/config/finance", one.config.lenderProducts),
    ),
  ];
}

function rateProblems(product: LenderProduct, loan: StandardLoan): Wrong[] {
  const fees = comparedFees(product);
  const withFees = (fees.upfront ?? 0) + fees.monthly > 0 ? " and the product's fees give" : " gives";
  return product.rates.flatMap(({ interest, comparison }, at): Wrong[] => {
    const least = understated(comparison, interest, fees, loan);
    if (least === null) return [];
    const message = `The comparison rate ${rateText(comparison)} is too low: the interest rate ${rateText(interest)}${withFees} ${rateText(least)}. Write that, or more.`;
    return [[`/rates/${at}/comparison`, message]];
  });
}

function termProblems(product: LenderProduct): Wrong[] {
  const { estimate, lender, rates } = product;
  const wrong: Wrong[] = [];
  const isRated = rates.some(
    ({ termFrom = 0, termTo = Number.POSITIVE_INFINITY, tier }) =>
      termFrom <= estimate.years && estimate.years <= termTo && tier === estimate.tier,
  );
  if (!isRated) {
    const whom = estimate.tier === undefined ? "without a tier" : `of the tier "${estimate.tier}"`;
    wrong.push(["/estimate", `There is no rate ${whom} for a loan of ${estimate.years} years: add a row to rates.`]);
  }
  if (estimate.balloon > 0 && !providerRules(lender).finalPayment) {
    wrong.push(["/estimate/balloon", `The loans of ${lender} have no final payment: write 0.`]);
  } else if (estimate.balloon > mostBalloon(product, estimate.years)) {
    const most = Math.round(mostBalloon(product, estimate.years) * 100);
    wrong.push([
      "/estimate/balloon",
      `A loan of ${estimate.years} years has a final payment of at most ${most}% of the price (balloons): write that or less.`,
    ]);
  }
  if (estimate.deposit + estimate.balloon >= 1) {
    wrong.push(["/estimate", "The deposit and the final payment leave nothing to repay: write less of either."]);
  }
  return wrong;
}

const TURNED = "The first comes after the last: exchange them.";

function limitProblems({ amount, from, until, age, rates }: LenderProduct): Wrong[] {
  const wrong: Wrong[] = [];
  if (amount.least > amount.most) wrong.push(["/amount", TURNED]);
  if (from !== undefined && until !== undefined && from > until) wrong.push(["/until", TURNED]);
  if (age.most !== undefined && (age.least ?? 0) > age.most) wrong.push(["/age", TURNED]);
  for (const [at, row] of rates.entries()) {
    if ((row.ageFrom ?? 0) > (row.ageTo ?? Number.POSITIVE_INFINITY)) wrong.push([`/rates/${at}/ageTo`, TURNED]);
    if ((row.termFrom ?? 0) > (row.termTo ?? Number.POSITIVE_INFINITY)) wrong.push([`/rates/${at}/termTo`, TURNED]);
  }
  return wrong;
}
