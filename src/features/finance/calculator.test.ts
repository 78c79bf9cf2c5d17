import { describe, expect, test } from "vitest";
import { offerOf } from "../estimate/lender-offer.ts";
import { feesOf, feesText } from "../loans/fees.ts";
import { type LenderEntry, lenderTerms } from "../loans/lender-entry.ts";
import { platformDefaults, type SiteConfig } from "../site/schema.ts";
import { boundedInputs, type CalculatorInputs, calculate, comparisonText, offeredTerm } from "./calculator.ts";
import { calculatorTerms } from "./calculator-terms.ts";

const config = (over: Partial<SiteConfig> = {}): SiteConfig => ({
  ...platformDefaults(),
  financeProvider: "Taurus",
  ...over,
});
const termsOf = (over: Partial<SiteConfig> = {}, entry: LenderEntry | null = null, price: number | null = 30_000) =>
  calculatorTerms(config(over), { price, offer: entry && offerOf(lenderTerms(entry), price, config(over)) });
/** The result of a calculator with these options for these inputs. */
function result(
  inputs: Partial<CalculatorInputs> = {},
  over: Partial<SiteConfig> = {},
  entry: LenderEntry | null = null,
) {
  const terms = termsOf(over, entry);
  return calculate(boundedInputs({ ...terms.start, ...inputs }, terms), terms) ?? expect.fail("no loan");
}

describe("what can be chosen", () => {
  test("FIN-040 FIN-041 FIN-042 the loan amount goes from 1000 to 100000 in steps of 500", () => {
    expect(termsOf().amount).toEqual({ min: 1000, max: 100_000, step: 500 });
    expect(termsOf({ calcAmountMin: 5000 }).amount.min).toBe(5000);
  });

  test("FIN-042 a price above 100000 is followed to 1.05 times it, where the site says so", () => {
    const most = (price: number, calcAmountMaxFollowsPrice: boolean) =>
      termsOf({ calcAmountMaxFollowsPrice }, null, price).amount.max;
    expect(most(100_000, true)).toBe(100_000);
    expect(most(100_001, true)).toBe(105_001);
    expect(most(120_000, true)).toBe(126_000);
    expect(most(120_000, false)).toBe(100_000);
  });

  test("FIN-043 FIN-044 FIN-053 the term goes from 1 to 7 years by halves, or to 5, and a default above that comes down", () => {
    expect(termsOf().term).toEqual({ min: 1, max: 7, step: 0.5 });
    expect(termsOf().start.term).toBe(5);
    expect(termsOf({ calcDefaultTerm: 6 }).start.term).toBe(6);
    expect(termsOf({ calcTermMax: 5, calcDefaultTerm: 6 }).start.term).toBe(5);
    expect(termsOf({}, { termYears: 4 }).start.term).toBe(4);
    expect([0, 1, 3.3, 4.5, 7.2, 99].map((years) => offeredTerm(years, termsOf()))).toEqual([1, 1, 3.5, 4.5, 7, 7]);
  });

  test("FIN-045 of a list of terms the nearest is taken", () => {
    const terms = termsOf({ calcTermIncrements: [7, 3, 5, 4], calcDefaultTerm: 6 });
    expect(terms.offeredTerms).toEqual([3, 4, 5, 7]);
    expect(terms.start.term).toBe(5);
    expect([0, 4.4, 5.9, 60].map((years) => offeredTerm(years, terms))).toEqual([3, 4, 5, 7]);
    // Of two equally near terms, the shorter counts.
    expect([3.5, 6].map((years) => offeredTerm(years, terms))).toEqual([3, 5]);
    expect(termsOf({ calcTermIncrements: [] }).offeredTerms).toBeNull();
  });

  test("FIN-045 FIN-044 FIN-053 the lender's own term is offered whatever the site offers, and begun with", () => {
    const years = (over: Partial<SiteConfig>, entry: LenderEntry) => {
      const { offeredTerms, term, start } = termsOf(over, entry);
      return { offered: offeredTerms ?? [term.min, term.max], start: start.term };
    };
    const rates = { interestRate: 7.49, comparisonRate: 8.38 };
    expect(years({ calcTermIncrements: [3, 7] }, { termYears: 4 })).toEqual({ offered: [3, 4, 7], start: 4 });
    expect(years({ calcTermIncrements: [3, 7] }, { termYears: 7 })).toEqual({ offered: [3, 7], start: 7 });
    expect(years({ calcTermMax: 5 }, { termYears: 7 })).toEqual({ offered: [1, 7], start: 7 });
    expect(years({}, { termYears: 0.5 })).toEqual({ offered: [0.5, 7], start: 0.5 });
    // An estimate whose lender states no term is reckoned with five years (FIN-063), and an entry without both rates
    // is no estimate.
    expect(years({ calcTermIncrements: [3, 7] }, rates)).toEqual({ offered: [3, 5, 7], start: 5 });
    expect(years({ calcTermIncrements: [3, 7] }, { interestRate: 7.49 })).toEqual({ offered: [3, 7], start: 3 });
    // 50 months are neither whole nor half years, and a field shows them with two decimals.
    const odd = termsOf({}, { ...rates, termMonths: 50 });
    expect(odd.start.term).toBe(50 / 12);
    expect([4.17, 4.2, 4].map((expected) => offeredTerm(expected, odd))).toEqual([50 / 12, 4, 4]);
  });

  test.each([
    ["FIN-047", [0.5, 15]],
    ["FIN-048", [7.5, 14.5]],
    ["FIN-049", [9.95, 19.95]],
    ["FIN-050", [4, 20]],
    ["FIN-051", [5.99, 15.99]],
  ] as const)("%s FIN-046 interest keeps to %j in steps of 0.5", (_id, [min, max]) => {
    const terms = termsOf({ calcInterestRange: [min, max] });
    expect(terms.interest).toEqual({ min, max, step: 0.5 });
    const interest = (inputs: number) => boundedInputs({ ...terms.start, interest: inputs }, terms).interest;
    expect([interest(-3), interest(min), interest(max + 0.01)]).toEqual([min, min, max]);
    expect(interest(13.333)).toBe(13.33);
  });

  test("FIN-052 a shopper changes the interest only where the slider is enabled", () => {
    for (const calcInterestSlider of ["disabled", "hidden"] as const) {
      const terms = termsOf({ calcInterestSlider });
      expect(boundedInputs({ ...terms.start, interest: 1 }, terms).interest).toBe(10);
    }
  });

  test("FIN-055 interest begins with the lender's rate, else the site's, within the range", () => {
    expect(termsOf().start.interest).toBe(10);
    expect(termsOf({ calcDefaultInterest: 8.5 }).start.interest).toBe(8.5);
    expect(termsOf({ calcDefaultInterest: 3, calcInterestRange: [4, 20] }).start.interest).toBe(4);
    expect(termsOf({ calcDefaultInterest: 8.5 }, { interestRate: "7.49" }).start.interest).toBe(7.49);
    // The lender's own rate is advertised, whatever the slider's ends.
    expect(termsOf({ calcInterestRange: [9.95, 19.95] }, { interestRate: 7.49 }).start.interest).toBe(7.49);
    expect(termsOf({}, { interestRate: 749 }).start.interest).toBe(10);
    expect(termsOf({}, { interestRate: 7.495 }).start.interest).toBe(7.495);
  });

  test("FIN-033 FIN-034 FIN-035 FIN-036 FIN-037 FIN-039 FIN-054 it begins with the price, or 30000, paid weekly", () => {
    const start = { amount: 30_000, term: 5, interest: 10, tradeIn: 0, residual: 0, frequency: "week" };
    expect(termsOf({}, null, null).start).toEqual(start);
    expect(termsOf({}, null, 42_990).start).toEqual({ ...start, amount: 42_990 });
    expect(termsOf({}, null, 10_000_000).start.amount).toBe(100_000);
    expect(termsOf({}, null, 1).start.amount).toBe(1000);
    expect(termsOf({}, null, 0).start.amount).toBe(30_000);
  });

  test("FIN-010 FIN-011 it begins with the lender's deposit and final payment", () => {
    expect(termsOf({}, { deposit: 3000, balloon: 9000 }).start).toMatchObject({ tradeIn: 3000, residual: 9000 });
    expect(termsOf({}, { deposit: 99_000, balloon: 9000 }).start).toMatchObject({ tradeIn: 30_000, residual: 0 });
    // Of a price beyond the slider's end the same shares, not a deposit that pays for most of what is left.
    const dear = termsOf({}, { deposit: 40_000, balloon: 60_000 }, 200_000);
    expect(dear.start).toMatchObject({ amount: 100_000, tradeIn: 20_000, residual: 30_000 });
  });

  test("FIN-036 FIN-037 a deposit is no more than the price, a final payment no more than the loan", () => {
    const terms = termsOf();
    const bounded = (inputs: Partial<CalculatorInputs>) => boundedInputs({ ...terms.start, ...inputs }, terms);
    expect(bounded({ tradeIn: 1e9 })).toMatchObject({ tradeIn: 30_000, residual: 0 });
    expect(bounded({ tradeIn: 8000, residual: 1e9 })).toMatchObject({ tradeIn: 8000, residual: 22_000 });
    expect(bounded({ tradeIn: -1, residual: -1, amount: -1 })).toMatchObject({ tradeIn: 0, residual: 0, amount: 1000 });
    expect(bounded({ amount: 1e9 }).amount).toBe(100_000);
    expect(bounded({ amount: 25_000.505 }).amount).toBe(25_000.51);
  });

  test("FIN-059 with Angle the final payment is $0", () => {
    const terms = termsOf({ financeProvider: "Angle" }, { balloon: 9000 });
    expect(boundedInputs({ ...terms.start, residual: 5000 }, terms).residual).toBe(0);
  });
});

describe("what it costs", () => {
  test("FIN-057 FIN-058 FIN-038 to the cent, or rounded up to a dollar", () => {
    // Rounded up, all repayments come to that many times the one shown; else to what the loan costs to the cent.
    expect(result()).toEqual({ repayment: 146.73, total: 38_150.66 });
    expect(result({}, { calcRoundUp: true })).toEqual({ repayment: 147, total: 38_220 });
    expect(result({ interest: 6.29, residual: 9000, frequency: "month" })).toEqual({ repayment: 456, total: 36_360.1 });
    expect(result({ tradeIn: 10_000, interest: 0, frequency: "fortnight" }, { calcInterestRange: [0, 15] })).toEqual({
      repayment: 153.85,
      total: 20_000,
    });
    // A whole number stays what it is.
    expect(
      result(
        { amount: 24_000, term: 4, interest: 0, frequency: "month" },
        { calcRoundUp: true, calcInterestRange: [0, 9] },
      ),
    ).toMatchObject({ repayment: 500 });
  });

  test.each([
    ["the provider's", { establishmentFees: { Taurus: 1360.5 } }, { establishmentFees: 9 }, 140.65],
    [
      "the lender's under its slug",
      { establishmentFees: { "quick-loans": 1360.5 } },
      { financeProvider: "Quick Loans" },
      140.65,
    ],
    [
      "the lender's under its name",
      { establishmentFees: { "Quick Loans": 1360.5 } },
      { financeProvider: "quick_loans" },
      140.65,
    ],
    ["the entry's", {}, { establishmentFees: "1360.5" }, 140.65],
    ["another's", { establishmentFees: { Angle: 1360.5 } }, {}, 134.55],
  ] as const)("FIN-056 FIN-012 %s establishment fee is financed with the loan", (_whose, over, entry, repayment) => {
    expect(result({}, over, { interestRate: 6.29, ...entry }).repayment).toBe(repayment);
  });

  test("FIN-068 FIN-069 FIN-070 FIN-071 a brand's fees: three financed, one with each repayment, all told", () => {
    const brandFinanceFees = { establishment: 395, securityRegistration: 6, monthlyAdmin: 0, dealerAgency: 912.25 };
    const inputs = { amount: 34_990, interest: 8.5, term: 6 };
    expect(result(inputs, { brandFinanceFees, establishmentFees: { Taurus: 5000 } })).toEqual({
      repayment: 148.63,
      total: 46_373.09,
    });
    const withAdmin = { brandFinanceFees: { ...brandFinanceFees, monthlyAdmin: 8 } };
    expect(result(inputs, withAdmin)).toEqual({ repayment: 150.48, total: 46_949.09 });
    expect(result({ ...inputs, frequency: "month" }, withAdmin).repayment).toBe(653.41);
    expect(feesText(feesOf(config(withAdmin), null))).toBe(
      "Includes fees: establishment $395, security registration $6, dealer agency $912.25, monthly admin $8.",
    );
    expect(feesText(feesOf(config(), null))).toBeNull();
  });

  test("FIN-007 FIN-066 the lender's own repayment of a term stands until a figure is changed", () => {
    const entry = { interestRate: 7.49, term5: 141, term7: 110 };
    expect(result({}, {}, entry)).toEqual({ repayment: 141, total: 36_660 });
    expect(result({ term: 7 }, {}, entry).repayment).toBe(110);
    expect(result({ frequency: "month" }, {}, entry).repayment).toBe(610.53);
    expect(result({ frequency: "fortnight" }, {}, entry).repayment).toBe(282);
    expect(result({ term: 6 }, {}, entry).repayment).toBe(119.44);
    expect(result({ tradeIn: 500 }, {}, entry).repayment).toBe(136.11);
  });

  test("FIN-058 of every vector of the trade the repayment goes up to the next dollar, never to the nearest", () => {
    // Price, final payment, rate, years; the repayment per week, fortnight and month, computed independently with 60
    // digits.
    for (const [amount, residual, interest, term, ...expected] of [
      [30_000, 0, 6.29, 5, 135, 270, 585],
      [30_000, 9000, 6.29, 5, 106, 211, 457],
      [24_000, 0, 0, 4, 116, 231, 500],
      [30_000, 0, 10, 5, 147, 294, 638],
      [45_000, 15_000, 7.99, 5, 164, 327, 709],
      [16_500, 0, 9.95, 3.5, 108, 216, 467],
      [1000, 0, 0.5, 1, 20, 39, 84],
    ] as const) {
      const over = { calcRoundUp: true, calcInterestRange: [0, 20] as [number, number] };
      const frequencies = ["week", "fortnight", "month"] as const;
      const inputs = { amount, residual, interest, term };
      expect(frequencies.map((frequency) => result({ ...inputs, frequency }, over).repayment)).toEqual(expected);
    }
  });

  test("FIN-004 FIN-005 the lender's own payment stands at the loan that the lender offers, and at no other", () => {
    const entry = {
      interestRate: 7.49,
      comparisonRate: 8.38,
      paymentWeek: 143,
      termYears: 4,
      deposit: 0,
      balloon: 9000,
    };
    expect(result({}, {}, entry).repayment).toBe(143);
    expect(result({ term: 5 }, {}, entry).repayment).toBe(109.86);
    // The site offers no such final payment, so the lender's payment is not for this loan.
    expect(result({}, { financeProvider: "Angle" }, entry).repayment).toBe(167.02);
    expect(result({}, { calcTermIncrements: [5] }, entry).repayment).toBe(143);
    expect(result({ term: 5 }, { calcTermIncrements: [5] }, entry).repayment).toBe(109.86);
    const monthly = { ...entry, paymentWeek: null, paymentMonth: 622 };
    expect(result({}, {}, monthly).repayment).toBe(622);
    expect(result({ frequency: "week" }, {}, monthly).repayment).toBe(129.88);
    // A payment without a stated deposit or final payment belongs to an unknown loan.
    for (const half of [{}, { deposit: 0 }, { balloon: 0 }]) {
      const unexplained = { interestRate: 7.49, comparisonRate: 8.38, paymentWeek: 60, termYears: 5, ...half };
      expect(result({}, {}, unexplained).repayment).toBe(138.42);
    }
  });

  test("a deposit that pays for it all, or a car that costs less than the least loan, is lent nothing on", () => {
    const cost = (inputs: Partial<CalculatorInputs>, price: number, entry: LenderEntry | null = null) => {
      const terms = termsOf({}, entry, price);
      return calculate(boundedInputs({ ...terms.start, ...inputs }, terms), terms);
    };
    expect(cost({ tradeIn: 30_000 }, 30_000)).toBeNull();
    expect(cost({ tradeIn: 29_000 }, 30_000)).not.toBeNull();
    // Fees alone are no loan.
    expect(cost({ tradeIn: 30_000 }, 30_000, { interestRate: 7.49, establishmentFees: 395 })).toBeNull();
    expect(cost({}, 999)).toBeNull();
    expect(cost({}, 1000)).not.toBeNull();
    expect(cost({}, 500, { interestRate: 7.49, comparisonRate: 8.38, deposit: 1000 })).toBeNull();
  });

  test("whatever is asked, it never says what is no amount of money", () => {
    const odd = [-1e9, -1, 0, 0.001, 1, 999, 4.3, 25_000.5, 1e9, 1e300];
    for (const over of [
      {},
      { calcRoundUp: true, calcInterestRange: [0, 100] as const },
      { financeProvider: "Angle" as const },
    ]) {
      const terms = termsOf(over as Partial<SiteConfig>);
      for (const amount of odd) {
        for (const other of odd) {
          const inputs = { amount, tradeIn: other, residual: other, interest: other, term: other };
          const cost = calculate(boundedInputs({ ...terms.start, ...inputs }, terms), terms);
          if (cost === null) continue;
          expect(cost.repayment).toBeGreaterThan(0);
          expect(cost.total).toBeGreaterThanOrEqual(cost.repayment);
          expect(Number.isFinite(cost.repayment + cost.total)).toBe(true);
        }
      }
    }
  });
});

describe("the comparison rate", () => {
  const shown = (over: Partial<SiteConfig>, entry: LenderEntry | null, interest?: number) => {
    const terms = termsOf(over, entry);
    return comparisonText(interest ?? terms.start.interest, terms);
  };

  test("FIN-060 is the lender's as delivered, with Angle in two decimals", () => {
    const entry = { interestRate: 7.5, comparisonRate: 8.4 };
    expect(shown({}, entry)).toBe("8.4%");
    expect(shown({}, { ...entry, comparisonRate: "8.40" })).toBe("8.40%");
    expect(shown({ financeProvider: "Angle" }, entry)).toBe("8.40%");
  });

  test("FIN-062 FIN-067 belongs to its own interest: at any other the site's fallback is shown, as far as it can be so", () => {
    const entry = { interestRate: 7.49, comparisonRate: 8.38 };
    expect(shown({}, entry, 7.5)).toBe("8.38%–19.42%");
    expect(shown({ calcDefaultInterest: 8.38 }, null)).toBe("8.38%–19.42%");
    // No comparison rate is below its interest rate.
    expect(shown({}, null)).toBe("10.00%–19.42%");
    expect(shown({ comparisonRateFallback: "from 8.19%" }, null)).toBe("from 10.00%");
    expect(shown({ financeBasisRates: { interest: 6.29, comparison: 8.19 } }, entry, 6.29)).toBe("8.19%");
    expect(termsOf({}, { comparisonRate: 8.38 }).comparisons).toEqual([]);
  });

  test("FIN-003 FIN-060 of an offer without interest it is 0, and no fallback", () => {
    expect(shown({}, { interestRate: 0, comparisonRate: 0 })).toBe("0%");
    expect(shown({}, { interestRate: 0, comparisonRate: "0.00" })).toBe("0.00%");
  });

  test("FIN-056 FIN-068 where the fees are told it is computed by the Code, and never less than the lender's own pair asks", () => {
    const brandFinanceFees = { establishment: 395, securityRegistration: 6, monthlyAdmin: 8, dealerAgency: 912.25 };
    expect(shown({ brandFinanceFees, calcDefaultInterest: 8.5 }, null)).toBe("10.88%");
    expect(shown({}, { interestRate: 8.5, establishmentFees: 0 })).toBe("8.50%");
    const entry = { interestRate: 7.49, comparisonRate: 8.38, establishmentFees: 350 };
    expect(shown({}, entry)).toBe("8.38%");
    expect(Number.parseFloat(shown({}, entry, 7.5))).toBeGreaterThanOrEqual(8.38);
    expect(shown({ comparisonRateFallback: "from 1%" }, entry, 12)).toBe("12.89%");
  });

  test("FIN-062 FIN-068 the site's example rates give way to known fees that they leave out, and to no guess of fees", () => {
    const financeBasisRates = { interest: 6.29, comparison: 6.4 };
    const entry = { interestRate: 7.49, comparisonRate: 8.38 };
    expect(shown({ financeBasisRates }, entry, 6.29)).toBe("6.40%");
    expect(shown({ financeBasisRates }, { ...entry, establishmentFees: 350 }, 6.29)).toBe("7.18%");
  });
});
