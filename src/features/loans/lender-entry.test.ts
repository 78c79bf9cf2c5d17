import { expect, test } from "vitest";
import { lenderEntry, lenderProblems, lenderTerms, rateProblem } from "./lender-entry.ts";

const RATES = { interestRate: 7.49, comparisonRate: 8.38 };
const NOTHING = {
  interestRate: null,
  comparisonRate: null,
  comparisonDelivered: null,
  paymentWeek: null,
  paymentMonth: null,
  years: null,
  repayments: {},
  deposit: null,
  balloon: null,
  establishmentFees: null,
  totalPayable: null,
  disclaimer: "",
  financeProvider: "",
};

test("FIN-001 FIN-017 the entry is found under the name with underscores, and an empty one counts as none", () => {
  expect(lenderEntry({ nissan_finance: RATES }, "Nissan-Finance")).toBe(RATES);
  expect(lenderEntry({ "360 finance": RATES }, "360 Finance")).toBe(RATES);
  expect(lenderEntry({ "360_finance": RATES }, "360 Finance")).toBe(RATES);
  expect(lenderEntry({ taurus: {} }, "Taurus")).toBeNull();
  expect(lenderEntry(null, "Taurus")).toBeNull();
});

test("FIN-002 FIN-003 FIN-004 FIN-005 FIN-010 FIN-011 FIN-012 FIN-013 FIN-014 FIN-015 every field is read", () => {
  expect(
    lenderTerms({
      interestRate: 7.49,
      comparisonRate: 8.38,
      paymentWeek: 138,
      paymentMonth: 597.5,
      deposit: 4299,
      balloon: 12_897,
      establishmentFees: 1300,
      totalPayable: 48_700,
      disclaimer: " Subject to approval. ",
      financeProvider: "Taurus",
    }),
  ).toEqual({
    ...NOTHING,
    interestRate: 7.49,
    comparisonRate: 8.38,
    comparisonDelivered: "8.38",
    paymentWeek: 138,
    paymentMonth: 597.5,
    deposit: 4299,
    balloon: 12_897,
    establishmentFees: 1300,
    totalPayable: 48_700,
    disclaimer: "Subject to approval.",
    financeProvider: "Taurus",
  });
});

test.each([
  ["interestRate", "interestRate"],
  ["comparisonRate", "comparisonRate"],
  ["deposit", "deposit"],
  ["balloon", "balloon"],
  ["establishmentFees", "establishmentFees"],
] as const)(
  "FIN-002 FIN-003 FIN-010 FIN-011 FIN-012 a %s of 0 is said, one that is left out or below it is not",
  (field, term) => {
    for (const none of [0, "0", "0.00", " $0 ", "0%"]) expect(lenderTerms({ [field]: none })[term]).toBe(0);
    for (const unsaid of [undefined, null, "", -1, "-0.5"]) expect(lenderTerms({ [field]: unsaid })[term]).toBeNull();
  },
);

test("FIN-010 FIN-011 FIN-012 a share of the price is no amount of dollars", () => {
  const shares = lenderTerms({ deposit: "10%", balloon: "30.0 %", establishmentFees: "1%" });
  expect([shares.deposit, shares.balloon, shares.establishmentFees]).toEqual([null, null, null]);
  const dollars = lenderTerms({ deposit: "$10", balloon: "30", establishmentFees: 1 });
  expect([dollars.deposit, dollars.balloon, dollars.establishmentFees]).toEqual([10, 30, 1]);
});

test("FIN-004 FIN-005 FIN-006 FIN-007 FIN-013 a payment, a term or a total of 0 is nothing", () => {
  const entry = { paymentWeek: 0, paymentMonth: "0", termYears: 0, termMonths: 0, term5: 0, totalPayable: 0 };
  expect(lenderTerms(entry)).toEqual(NOTHING);
});

test("FIN-002 FIN-003 FIN-012 a sign is no harm, and what no loan can have is no rate", () => {
  expect(lenderTerms({ interestRate: "7.49%", comparisonRate: "8.40 %", establishmentFees: "$1,300" })).toMatchObject({
    interestRate: 7.49,
    comparisonRate: 8.4,
    comparisonDelivered: "8.40",
    establishmentFees: 1300,
  });
  expect(lenderTerms({ interestRate: 749, comparisonRate: -1 })).toEqual(NOTHING);
  expect(lenderTerms({ interestRate: 100 }).interestRate).toBe(100);
});

test("FIN-018 a comparison rate below what the entry's own rate and fees give is told with both figures", () => {
  const problem = (entry: Record<string, unknown>) => rateProblem(lenderTerms(entry));
  expect(problem({ interestRate: 8.5, comparisonRate: 8.19 })).toBe(
    "The comparison rate 8.19% is less than 8.50%, which the interest rate 8.50% gives.",
  );
  expect(problem({ interestRate: 8.5, comparisonRate: 9, establishmentFees: 1300 })).toBe(
    "The comparison rate 9.00% is less than 10.32%, which the interest rate 8.50% with its fees gives.",
  );
  expect(problem({ interestRate: 0, comparisonRate: 0 })).toBeNull();
  expect(problem({ interestRate: 8.5, comparisonRate: 10.33, establishmentFees: 1300 })).toBeNull();
  expect(problem({ interestRate: 8.5 })).toBeNull();
  expect(rateProblem(lenderTerms({ interestRate: 8.5, comparisonRate: 8.5 }), { financed: 0, monthly: 8 })).toBe(
    "The comparison rate 8.50% is less than 9.05%, which the interest rate 8.50% with its fees gives.",
  );
  expect(lenderProblems({ taurus: { interestRate: 8.5, comparisonRate: 8.19 }, angle: {} })).toEqual([
    "taurus: The comparison rate 8.19% is less than 8.50%, which the interest rate 8.50% gives.",
  ]);
  expect(lenderProblems(null)).toEqual([]);
});

test("FIN-006 FIN-008 FIN-009 the term is told in years, months or weeks", () => {
  expect(lenderTerms({ termYears: 6, termMonths: 48 }).years).toBe(6);
  expect(lenderTerms({ termMonths: "42" }).years).toBe(3.5);
  expect(lenderTerms({ termWeeks: 260 }).years).toBe(5);
});

test("FIN-007 repayments by term are found under their years", () => {
  const entry = { term5: 146.7, term7: "118.20", term3: 0, term: 5, termYears: 4, termWeeks: 260, term1000: 3 };
  expect(lenderTerms(entry).repayments).toEqual({ 5: 146.7, 7: 118.2 });
});

test("FIN-002 numbers that a feed wrote as text are numbers, and anything else is nothing", () => {
  expect(lenderTerms({ interestRate: " 7.49 ", comparisonRate: "8.40" })).toMatchObject({
    interestRate: 7.49,
    comparisonRate: 8.4,
    comparisonDelivered: "8.40",
  });
  for (const junk of [
    "",
    "soon",
    "7,49 or 8",
    "1e9",
    null,
    undefined,
    {},
    [],
    ["7.49"],
    Number.NaN,
    Number.POSITIVE_INFINITY,
    true,
    -5,
  ]) {
    expect(lenderTerms({ comparisonRate: junk === -5 ? null : junk, paymentWeek: junk, deposit: junk })).toEqual(
      NOTHING,
    );
  }
});
