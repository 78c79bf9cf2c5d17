import { describe, expect, test } from "vitest";
import { lenderTerms } from "../loans/lender-entry.ts";
import { platformDefaults, type SiteConfig } from "../site/schema.ts";
import { loanWords, offerOf } from "./lender-offer.ts";

const RATES = { interestRate: 7.49, comparisonRate: 8.38 };
const PRICE = 30_000;

function offer(entry: Record<string, unknown>, over: Partial<SiteConfig> = {}, price: number | null = PRICE) {
  const config = { ...platformDefaults(), financeProvider: "Taurus" as const, ...over };
  return offerOf(lenderTerms(entry), price, config) ?? expect.fail("no offer");
}

describe("which payment is shown", () => {
  test("FIN-004 FIN-005 FIN-029 the week's where both are told, but the month's of a provider that pays by it", () => {
    const both = { ...RATES, paymentWeek: 138, paymentMonth: 600 };
    expect(offer(both).payment).toEqual({ dollars: 138, period: "week" });
    expect(offer(both, { financeProvider: null }).payment).toEqual({ dollars: 138, period: "week" });
    expect(offer(both, { financeProvider: "Nissan Finance" }).payment).toEqual({ dollars: 600, period: "month" });
    expect(offer({ ...RATES, paymentMonth: 600 }).payment).toEqual({ dollars: 600, period: "month" });
  });

  test("FIN-063 none is reckoned without a price, a rate or a loan, whatever its fees", () => {
    const fees = { establishmentFees: { Taurus: 395 } };
    expect(offer({ interestRate: 7.49, deposit: 0, balloon: 0 }, fees, null).payment).toBeNull();
    expect(offer({ interestRate: 7.49, deposit: 0, balloon: 0 }, fees, 0).payment).toBeNull();
    expect(offer({ comparisonRate: 8.38 }, fees).payment).toBeNull();
    expect(offer({ interestRate: 7.49, deposit: PRICE, balloon: 0 }).payment).toBeNull();
    expect(offer({ interestRate: 7.49, deposit: PRICE, balloon: 0 }, fees).payment).not.toBeNull();
  });

  test("FIN-069 the monthly fee is in the payment that is reckoned, by weeks", () => {
    const brand = { establishment: 0, securityRegistration: 0, dealerAgency: 0 };
    const dollars = (monthlyAdmin: number) =>
      offer({ interestRate: 7.49 }, { brandFinanceFees: { ...brand, monthlyAdmin } }).payment?.dollars ?? 0;
    expect(dollars(26) - dollars(0)).toBeCloseTo(6, 6);
  });
});

describe("which loan a payment is for", () => {
  const bare = { years: 5, deposit: 0, finalPayment: 0 };
  const assumed = { years: 5, deposit: 3000, finalPayment: 9000 };
  const nobodySays = { years: 5, deposit: null, finalPayment: null };
  const monthly = { establishment: 0, securityRegistration: 0, dealerAgency: 0, monthlyAdmin: 26 };
  const small = { years: 5, deposit: 29_000, finalPayment: 0 };

  test.each([
    // With no deposit: a lender's payment within two percent of $138.42 a week or $600.99 a month means this loan.
    ["its own", { paymentWeek: 138.42 }, bare],
    ["rounded up and 2% besides", { paymentWeek: 141 }, bare],
    ["3% besides", { paymentWeek: 142.5 }, nobodySays],
    ["2% less", { paymentWeek: 136 }, bare],
    ["a month's", { paymentMonth: 601 }, bare],
    ["of a small loan, a dollar besides", { paymentWeek: 5.4, deposit: 29_000, balloon: 0 }, small],
  ])("FIN-063 FIN-064 FIN-065 %s: %j is for %j", (_what, entry, loan) => {
    expect(offer({ ...RATES, termYears: 5, ...entry }).loan).toEqual(loan);
  });

  test("FIN-069 a fee that each month costs is no reason to doubt the payment that it is in", () => {
    const entry = { interestRate: 7.49, comparisonRate: 9.4, termYears: 5 };
    const over = { brandFinanceFees: monthly };
    expect(offer({ ...entry, paymentMonth: 627 }, over).loan).toEqual(bare);
    expect(offer({ ...entry, paymentMonth: 601 }, over).loan).toEqual(nobodySays);
    expect(offer({ ...entry, paymentWeek: 144.42 }, over).loan).toEqual(bare);
  });

  test("FIN-007 FIN-018 a term's own payment that no loan explains is told as none, for nobody knows its term", () => {
    expect(offer({ ...RATES, term5: 60 })).toMatchObject({ loan: { ...nobodySays, years: null }, payment: null });
    expect(offer({ ...RATES, term5: 60, deposit: 0, balloon: 0 }).payment).toBeNull();
    expect(offer({ ...RATES, term5: 138.42 })).toMatchObject({ loan: bare, payment: { dollars: 138.42 } });
  });

  test("FIN-018 FIN-063 without both rates nothing is assumed to be deposited", () => {
    expect(offer({ interestRate: 7.49 }).loan).toEqual(bare);
    expect(offer({ comparisonRate: 8.38 }).loan).toEqual(bare);
    expect(offer(RATES).loan).toEqual(assumed);
  });
});

test.each([
  [3000, 30_000, "10% deposit"],
  [3000.99, 30_000, "10% deposit"],
  [3001, 30_000, "$3,001 deposit"],
  [0.5, 30_000, "$0.50 deposit"],
  [3000, null, "$3,000 deposit"],
  [3000, 0, "$3,000 deposit"],
  [0, 30_000, "no deposit"],
  [null, 30_000, ""],
])("FIN-064 a deposit of %s of a price of %s is %j", (deposit, price, words) => {
  expect(loanWords({ years: null, deposit, finalPayment: null }, price)).toBe(words);
});
