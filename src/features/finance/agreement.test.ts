import fc from "fast-check";
import { expect, test } from "vitest";
import { testCar } from "../../../test/fixtures/cars.ts";
import { testSite } from "../../../test/fixtures/site.ts";
import { carCard } from "../cards/card.ts";
import { estimateNotice, noticedCards } from "../estimate/estimate-view.ts";
import { loanWords } from "../estimate/lender-offer.ts";
import { estimateFor } from "../estimate/rules.ts";
import { quoteQuestion } from "../estimate/youx.ts";
import { platformDefaults, type SiteConfig } from "../site/schema.ts";
import { vehicleFinance } from "../vehicle/vehicle-finance.ts";
import { calculate, comparisonText } from "./calculator.ts";

/** Every part of a page must say the same about a lender's entry, whatever that states and leaves out. */

const NOW = Date.UTC(2026, 10, 21);
const PRICE = 30_000;
const RATES = { interestRate: 7.49, comparisonRate: 8.38 };
const config: SiteConfig = { ...platformDefaults(), financeProvider: "Taurus" };
const carOf = (entry: Readonly<Record<string, unknown>>, price = PRICE) => ({
  ...testCar(1, { make: "Mazda", year: 2024, price, vin: null, nvic: null, youxQuote: null }),
  finance_lenders: { taurus: entry },
});
/** The estimate box, the calculator's first result and the description of the loan. */
function shownParts(entry: Readonly<Record<string, unknown>>, over: Partial<SiteConfig> = {}) {
  const car = carOf(entry);
  const site = { ...config, ...over };
  const { estimate, financeNotice, calculator } = vehicleFinance(car, site, NOW);
  const terms = calculator?.terms ?? expect.fail("no calculator");
  return {
    estimate,
    notice: financeNotice,
    terms,
    figures: estimateFor(car, site, NOW),
    first: calculate(terms.start, terms),
  };
}

const zeroOr = (...values: readonly (number | string)[]) => fc.constantFrom(undefined, 0, "0", ...values);
const entries = fc.record({
  interestRate: zeroOr(7.49, "12.5"),
  comparisonRate: zeroOr(8.38, "19.42"),
  paymentWeek: zeroOr(138, 199),
  paymentMonth: zeroOr(600),
  termYears: zeroOr(3, 5, 7),
  deposit: zeroOr(3000, 4321),
  balloon: zeroOr(9000),
  establishmentFees: zeroOr(395),
  term5: zeroOr(140),
});

test("FIN-018 FIN-031 FIN-038 FIN-063 FIN-064 FIN-065 box and calculator agree over 0 and absence of each field", () => {
  fc.assert(
    fc.property(entries, (entry) => {
      const { estimate, figures, notice, terms, first } = shownParts(entry);
      const isTold = (rate: unknown) => rate !== undefined;
      if (!isTold(entry.interestRate) || !isTold(entry.comparisonRate)) expect(estimate).toBeNull();
      if (Number(entry.comparisonRate) < Number(entry.interestRate)) expect(estimate).toBeNull();
      if (!estimate || !figures) return;
      expect(figures.repayment).toBeGreaterThan(0);
      expect(Number.parseFloat(estimate.comparison)).toBeGreaterThanOrEqual(Number.parseFloat(estimate.rate));
      // One rate, and one comparison rate.
      expect(terms.start.interest).toBe(figures.interestRate);
      expect(Number.parseFloat(comparisonText(terms.start.interest, terms))).toBe(figures.comparisonRate);
      // The calculator begins with the loan that the notice describes.
      const { years, deposit, finalPayment } = figures.loan;
      const begins = { years: terms.start.term, deposit: terms.start.tradeIn, finalPayment: terms.start.residual };
      if (years !== null && deposit !== null && finalPayment !== null) {
        expect({ years, deposit, finalPayment }).toEqual(begins);
        expect(Math.ceil(Number(first?.repayment.toFixed(2)))).toBe(figures.repayment);
      }
      const words = loanWords(figures.loan, PRICE);
      if (words !== "") expect(notice?.toLowerCase()).toContain(words.toLowerCase());
      // A deposit and a final payment in the entry are shown, 0 as well.
      if (entry.deposit !== undefined) expect(deposit).toBe(Number(entry.deposit));
      if (entry.balloon !== undefined) expect(finalPayment).toBe(Number(entry.balloon));
    }),
    { seed: 7, numRuns: 2000 },
  );
});

test.each([
  [{ termYears: 3, deposit: 0, balloon: 0 }, "3 year loan, no deposit, no final payment"],
  [{ termMonths: 42, deposit: 6000, balloon: 9000 }, "3.5 year loan, 20% deposit, 30% final payment"],
  [{ termYears: 7, deposit: 2750, balloon: 0 }, "7 year loan, $2,750 deposit, no final payment"],
  [{}, "5 year loan, 10% deposit, 30% final payment"],
  [{ deposit: 0 }, "5 year loan, no deposit, 30% final payment"],
  // For a payment that the lender states, the missing terms are those that give that payment; otherwise they are
  // unknown.
  [{ paymentWeek: 97, termYears: 5 }, "5 year loan, 10% deposit, 30% final payment"],
  [{ paymentWeek: 139, termYears: 5 }, "5 year loan, no deposit, no final payment"],
  [{ paymentWeek: 60, termYears: 5 }, "5 year loan"],
])("FIN-063 FIN-064 FIN-065 the words of %j are %s", (entry, words) => {
  const { notice, figures } = shownParts({ ...RATES, ...entry });
  expect(figures && loanWords(figures.loan, PRICE)).toBe(words);
  expect(notice).toMatch(
    new RegExp(`^${words.replaceAll("$", "\\$")}, to approved applicants\\. Comparison rate for a`),
  );
});

test("FIN-063 of a payment whose loan nobody tells the notice claims none", () => {
  expect(shownParts({ ...RATES, paymentWeek: 60 }).notice).toMatch(
    /^The lender's own figure, to approved applicants\. Comparison/,
  );
});

test("FIN-063 FIN-064 a notice begins like a sentence, whatever of the loan it begins with", () => {
  const notice = (loan: Parameters<typeof estimateNotice>[0]["loan"]) => estimateNotice({ loan }, PRICE, config);
  expect(notice({ years: null, deposit: 0, finalPayment: 9000 })).toMatch(
    /^No deposit, 30% final payment, to approved/,
  );
});

test("FIN-018 a rate that its comparison rate contradicts is shown nowhere: not in the box, nor by the calculator", () => {
  const brandFinanceFees = { establishment: 395, securityRegistration: 6, monthlyAdmin: 8, dealerAgency: 912.25 };
  const offer = { interestRate: 8.5, comparisonRate: 8.9, paymentWeek: 150, termYears: 5, deposit: 0, balloon: 0 };
  expect(shownParts(offer).estimate).toMatchObject({ rate: "8.50%", comparison: "8.90%" });
  for (const [entry, over] of [
    [{ ...offer, comparisonRate: 8.19 }, {}],
    [{ ...offer, establishmentFees: 1300 }, {}],
    [offer, { brandFinanceFees }],
    [offer, { establishmentFees: { taurus: 1300 } }],
  ] as const) {
    const { estimate, terms } = shownParts(entry, over);
    expect(estimate).toBeNull();
    expect(terms.start.interest).toBe(config.calcDefaultInterest);
    expect(terms.comparisons).toEqual([]);
  }
});

test("FIN-004 FIN-058 the box rounds a repayment up, never to the nearest, and a whole one stays", () => {
  const box = (paymentWeek: number) => shownParts({ ...RATES, paymentWeek }).figures?.repayment;
  expect([137.01, 137.2, 137.5, 138].map(box)).toEqual([138, 138, 138, 138]);
});

test("FIN-063 FIN-064 FIN-065 cards of one kind of loan share their words, cards of several tell their own", () => {
  const card = (loan: string) => ({
    estimate: { repayment: "$138", period: "a week", rate: "7.49%", comparison: "8.38%", loan },
  });
  const none = { estimate: null };
  expect(noticedCards([none], config)).toEqual({ cards: [none], financeNotice: null });
  const same = noticedCards([card("3 year loan"), none, card("3 year loan")], config);
  expect(same.financeNotice).toMatch(/^3 year loan, to approved applicants\. .*WARNING/);
  expect(same.cards.map(({ estimate }) => estimate && "loan" in estimate)).toEqual([false, null, false]);
  const several = noticedCards([card("3 year loan"), card("5 year loan")], config);
  expect(several.financeNotice).toMatch(/^Each estimate is for the loan shown with it, .*WARNING/);
  expect(several.cards.map(({ estimate }) => estimate?.loan)).toEqual(["3 year loan", "5 year loan"]);
  expect(estimateNotice({ loan: { years: null, deposit: null, finalPayment: null } }, null, config)).not.toMatch(
    /year loan,/,
  );
});

test("CAR-122 FIN-054 FIN-082 of a reduced car the lower price is lent on, by box, calculator and broker", () => {
  const car = { ...carOf({ ...RATES, deposit: 2700 }), offer_price: 27_000 };
  const { financeNotice, calculator } = vehicleFinance(car, config, NOW);
  expect(financeNotice).toMatch(/^5 year loan, 10% deposit, 30% final payment,/);
  expect(calculator?.terms.start).toMatchObject({ amount: 27_000, tradeIn: 2700, residual: 8100 });
  expect(quoteQuestion(car, { youxQuoteEnabled: true })).toMatchObject({ purchasePrice: 27_000 });
  const cards = noticedCards(
    [carCard({ ...car, photos: [] }, testSite("halden", [], { config: { financeProvider: "Taurus" } }), NOW)],
    config,
  );
  expect(cards.financeNotice).toMatch(/^5 year loan, 10% deposit, 30% final payment,/);
});
