import type { NamedMutant } from "./mutant.ts";

export const FINANCE: readonly NamedMutant[] = [
  {
    what: "FIN-058 a repayment is rounded to the nearest dollar, not up",
    file: "src/features/loans/amortisation.ts",
    find: "Math.ceil(",
    replace: "Math.round(",
    tests: ["src/features/finance/calculator.test.ts"],
  },
  {
    what: "FIN-058 an estimate's repayment is rounded to the nearest dollar, not up",
    file: "src/features/loans/amortisation.ts",
    find: "Math.ceil(",
    replace: "Math.round(",
    tests: ["src/features/finance/agreement.test.ts"],
  },
  {
    what: "FIN-031 a comparison rate is no longer named as one, wherever an estimate stands",
    file: "src/features/estimate/components/estimate.tsx",
    find: '"p.a. comparison"',
    replace: '"p.a. also"',
    tests: ["src/features/estimate/components/estimate.test.tsx"],
  },
  {
    what: "FIN-083 a broker's quote stands with the lender's notice",
    file: "src/features/estimate/components/estimate.tsx",
    find: "shown?.call.notice ?? notice",
    replace: "notice",
    tests: ["src/features/estimate/components/estimate.test.tsx"],
  },
  {
    what: "FIN-083 a broker's quote stands with the lender's conditions",
    file: "src/features/vehicle/components/estimate-box.tsx",
    find: 'quote && lenderDisclaimer?.of === "lender" ? null : lenderDisclaimer',
    replace: "lenderDisclaimer",
    tests: ["src/features/estimate/components/estimate.test.tsx"],
  },
  {
    what: "FIN-052 the slider of a fixed rate can be moved",
    file: "src/features/finance/components/calculator.tsx",
    find: 'disabled={terms.interestSlider === "disabled"}',
    replace: "disabled={false}",
    tests: ["src/features/finance/components/calculator.test.tsx"],
  },
  {
    what: "FIN-018 a lender's comparison rate may be less than its rate and fees give",
    file: "src/features/loans/comparison-rate.ts",
    find: "< least ? least : null",
    replace: "< 0 ? least : null",
    tests: ["src/features/finance/agreement.test.ts"],
  },
  {
    what: "FIN-011 a final payment of 0 is taken for one that nobody told",
    file: "src/features/loans/lender-entry.ts",
    find: "balloon: amount(",
    replace: "balloon: positive(",
    tests: ["src/features/loans/lender-entry.test.ts"],
  },
  {
    what: "FIN-005 a payment whose loan nobody tells stands at a loan that the calculator chose",
    file: "src/features/finance/calculator-terms.ts",
    find: "loan.deposit !== null && loan.finalPayment !== null && ",
    replace: "",
    tests: ["src/features/finance/calculator.test.ts"],
  },
  {
    what: "FIN-083 the quote of a car that was left for another is shown",
    file: "src/features/estimate/ask-quote.ts",
    find: "latest === question && quote",
    replace: "quote",
    tests: ["src/features/estimate/youx.test.tsx"],
  },
];
