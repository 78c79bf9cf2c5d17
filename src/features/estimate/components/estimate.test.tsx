import { afterEach, expect, test, vi } from "vitest";
import { markup, words } from "../../../../test/fixtures/markup.tsx";
import type { EstimateView } from "../estimate-view.ts";
import type { QuoteCall } from "../schema.ts";

/** The estimate box as a browser renders it after a quote arrived, which it learns from the store. */
const CALL: QuoteCall = {
  address: "/api/youx/quote",
  body: {
    selfAssessedCreditScore: "GREAT",
    purchasePrice: 33_990,
    loanTerm: 5,
    year: 2024,
    vin: null,
    nvic: null,
    whoIsHelping: "",
  },
  notice: "A quote by YouX. WARNING",
};
const LENDERS: EstimateView = { repayment: "$138", period: "a week", rate: "7.49%", comparison: "8.38%", quote: CALL };
const QUOTED: EstimateView = { repayment: "$130", period: "a week", rate: "6.25%", comparison: "7.10%" };
const DISCLAIMER = { shown: "Subject to approval.", rest: null };

afterEach(() => {
  vi.doUnmock("../quote-store.ts");
  vi.doUnmock("react");
  vi.resetModules();
});

/** The components rendered with this call's quote in the page, or without any. */
async function drawn(answered: QuoteCall | null) {
  vi.resetModules();
  vi.doMock("../quote-store.ts", async (original) => {
    const store = await original<typeof import("../quote-store.ts")>();
    const quote = { weeklyRepaymentAmount: 129.4, advertisedRate: 6.25, comparisonRate: 7.1 };
    return { ...store, shownQuote: () => answered && { call: answered, quote, figures: QUOTED } };
  });
  // A server has no quote, so the store is read here as a browser would.
  vi.doMock("react", async (original) => {
    const react = await original<typeof import("react")>();
    return { ...react, useSyncExternalStore: (_hear: unknown, read: () => unknown) => read() };
  });
  const { EstimateFigures, EstimateNotice } = await import("./estimate.tsx");
  const { FinanceDisclaimer } = await import("../../vehicle/components/estimate-box.tsx");
  const condition = (of: "lender" | "dealer") =>
    words(markup(<FinanceDisclaimer finance={{ estimate: LENDERS, lenderDisclaimer: { ...DISCLAIMER, of } }} />));
  return {
    figures: words(markup(<EstimateFigures estimate={LENDERS} starred />)),
    notice: words(markup(<EstimateNotice estimate={LENDERS} notice="At the lender's rate. WARNING" />)),
    others: words(markup(<EstimateNotice notice="Of other cars. WARNING" />)),
    conditions: { ofLender: condition("lender"), ofDealer: condition("dealer") },
  };
}

test("FIN-031 the figures are named: repayment, rate and comparison rate", async () => {
  const { figures, notice, conditions } = await drawn(null);
  expect(figures).toBe("repayment $138 /week* p.a. 7.49% p.a. comparison 8.38%");
  expect(notice).toContain("At the lender's rate.");
  expect(conditions).toEqual({ ofLender: "* Subject to approval.", ofDealer: "* Subject to approval." });
});

test("FIN-083 with its quote the figures, the notice and the conditions are the quote's, and those of other cars stay", async () => {
  const { figures, notice, others, conditions } = await drawn(CALL);
  expect(figures).toBe("repayment $130 /week* p.a. 6.25% p.a. comparison 7.10%");
  expect(notice).toBe("A quote by YouX. WARNING");
  expect(others).toBe("Of other cars. WARNING");
  expect(conditions).toEqual({ ofLender: "", ofDealer: "* Subject to approval." });
});

test("FIN-083 the quote of another car changes nothing", async () => {
  const { figures, notice } = await drawn({ ...CALL, body: { ...CALL.body, purchasePrice: 1 } });
  expect(figures).toContain("7.49%");
  expect(notice).toContain("At the lender's rate.");
});
