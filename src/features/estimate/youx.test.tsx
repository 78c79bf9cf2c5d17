import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { testCar } from "../../../test/fixtures/cars.ts";
import { markup, words } from "../../../test/fixtures/markup.tsx";
import { calculate, comparisonText } from "../finance/calculator.ts";
import { cardOf, documentOf } from "../search/index/documents/document.ts";
import { platformDefaults } from "../site/schema.ts";
import type { Car } from "../stock/schema.ts";
import { financeDisclaimer, vehicleFinance } from "../vehicle/vehicle-finance.ts";
import { EstimateFigures } from "./components/estimate.tsx";
import { shownQuote } from "./quote-store.ts";
import { estimateFor } from "./rules.ts";
import { quoteCall, quoteQuestion, soundQuote } from "./youx.ts";

const NOW = Date.UTC(2026, 10, 21);
const LENDER = { interestRate: 7.49, comparisonRate: 8.38, paymentWeek: 138, disclaimer: "Subject to approval." };
const car = {
  ...testCar(1, {
    make: "Mazda",
    year: 2024,
    price: 33_990,
    vin: "JM0KF4W2A10512345",
    nvic: "042519",
    youxQuote: null,
  }),
  finance_lenders: { taurus: LENDER },
};
const off = { ...platformDefaults(), financeProvider: "Taurus" as const };
const on = { ...off, youxQuoteEnabled: true };
const QUOTE = { weeklyRepaymentAmount: 129.4, advertisedRate: 0.0625, comparisonRate: 7.1 };

describe("whether a quote is asked for", () => {
  test("FIN-082 API-031 with the flag on, a price and no quote, by the vehicle's own facts", () => {
    expect(quoteQuestion(car, on)).toEqual({
      selfAssessedCreditScore: "GREAT",
      purchasePrice: 33_990,
      loanTerm: 5,
      year: 2024,
      vin: "JM0KF4W2A10512345",
      nvic: "042519",
      whoIsHelping: "",
    });
  });

  test.each([
    ["the flag is off", car, off],
    ["it has a quote", { ...car, youxQuote: QUOTE }, on],
    ["it has no price", { ...car, price: null }, on],
    ["its price is 0", { ...car, price: 0 }, on],
  ])("FIN-082 not where %s", (_, one, config) => {
    expect(quoteQuestion(one, config)).toBeNull();
  });

  test("an empty or broken quote is none", () => {
    expect(quoteQuestion({ ...car, youxQuote: {} }, on)).not.toBeNull();
    expect(quoteQuestion({ ...car, youxQuote: { ...QUOTE, comparisonRate: 900 } }, on)).not.toBeNull();
  });
});

describe("the weekly estimate box", () => {
  test("FIN-083 shows the quote that came with the car, its rates in percent, with what it assumes", () => {
    const { estimate, financeNotice } = vehicleFinance({ ...car, youxQuote: QUOTE }, on, NOW);
    expect(estimate).toEqual({ repayment: "$130", period: "a week", rate: "6.25%", comparison: "7.10%" });
    expect(financeNotice).toMatch(/^A quote by YouX for a 5 year loan of the whole price/);
    expect(financeNotice).toContain("WARNING: This comparison rate is true only");
  });

  test("FIN-083 shows the lender's figures until a quote comes, and where none is wanted", () => {
    const withQuote = vehicleFinance(car, on, NOW);
    expect(words(markup(withQuote.estimate && <EstimateFigures estimate={withQuote.estimate} />))).toContain("$138");
    expect(withQuote.estimate?.quote).toMatchObject({ address: "/api/youx/quote", body: quoteQuestion(car, on) });
    expect(withQuote.calculator?.quote).toEqual(withQuote.estimate?.quote);
    const plain = vehicleFinance({ ...car, youxQuote: QUOTE }, off, NOW);
    expect(plain.estimate).toEqual({ repayment: "$138", period: "a week", rate: "7.49%", comparison: "8.38%" });
    expect(plain.calculator?.terms.start.interest).toBe(7.49);
    for (const shown of [withQuote, plain]) expect(shown.lenderDisclaimer?.shown).toBe("Subject to approval.");
  });

  test("FIN-083 with a quote that came with the car, calculator, notice and conditions are the quote's, none the lender's", () => {
    const { calculator, lenderDisclaimer, financeNotice } = vehicleFinance({ ...car, youxQuote: QUOTE }, on, NOW);
    const { terms, notice, fees } = calculator ?? expect.fail("no calculator");
    expect(terms.start).toMatchObject({ amount: 33_990, interest: 6.25, term: 5, tradeIn: 0, residual: 0 });
    expect(comparisonText(6.25, terms)).toBe("7.10%");
    expect(calculate(terms.start, terms)?.repayment).toBe(129.4);
    expect(comparisonText(7.49, terms)).not.toBe("8.38%");
    expect([notice, financeNotice]).toEqual([
      expect.stringContaining("A quote by YouX"),
      expect.stringContaining("A quote by YouX"),
    ]);
    expect([fees, lenderDisclaimer]).toEqual([null, null]);
    expect(financeDisclaimer({ ...car, youxQuote: QUOTE }, on, NOW)).toBeNull();
  });

  test("FIN-083 the calculator reaches to the quote's rate, charges no fee of the lender's, and quotes only what was quoted", () => {
    const quoted = (price: number, calcInterestRange: [number, number], youxQuote = QUOTE) => {
      const site = { ...on, calcInterestRange, establishmentFees: { Taurus: 395 } };
      const { calculator } = vehicleFinance({ ...car, price, youxQuote }, site, NOW);
      return calculator?.terms ?? expect.fail("no calculator");
    };
    const terms = quoted(33_990, [9.95, 19.95]);
    expect(terms.interest).toMatchObject({ min: 6.25, max: 19.95 });
    const high = { ...QUOTE, advertisedRate: 9.25, comparisonRate: 10.1 };
    expect(quoted(33_990, [1, 5], high).interest).toMatchObject({ min: 1, max: 9.25 });
    expect(calculate({ ...terms.start, term: 4 }, terms)?.repayment).toBe(184.79);
    // No loan here is so large: the quote is for none that can be chosen.
    const dear = quoted(120_000, [1, 15]);
    expect(dear.start.amount).toBe(100_000);
    expect(dear.quotes).toEqual({ week: {}, month: {} });
  });

  test("FIN-083 a card of search shows the quote too", () => {
    const estimate = estimateFor(cardOf(documentOf({ ...car, youxQuote: QUOTE } as Car)), on, NOW);
    expect(estimate).toMatchObject({ repayment: 130, interestRate: 6.25, comparisonRate: 7.1, by: "broker" });
    expect(estimate?.loan).toEqual({ years: 5, deposit: 0, finalPayment: 0 });
  });

  test("a quote whose comparison rate is below its rate is none; one without interest is one", () => {
    expect(soundQuote({ ...QUOTE, comparisonRate: 6 })).toBeNull();
    expect(soundQuote({ ...QUOTE, advertisedRate: 0, comparisonRate: 0 })).toMatchObject({ advertisedRate: 0 });
    for (const none of [0, -5]) expect(soundQuote({ ...QUOTE, weeklyRepaymentAmount: none })).toBeNull();
    expect(soundQuote({ ...QUOTE, advertisedRate: 0, comparisonRate: null })).toBeNull();
    for (const field of ["weeklyRepaymentAmount", "advertisedRate", "comparisonRate"] as const) {
      for (const unsaid of [null, undefined, "", "soon"]) expect(soundQuote({ ...QUOTE, [field]: unsaid })).toBeNull();
    }
  });

  test("FIN-096 has the dealer's own disclaimer, else the lender's", () => {
    expect(vehicleFinance(car, off, NOW).lenderDisclaimer?.shown).toBe("Subject to approval.");
    const own = { ...off, texts: { "finance.disclaimer": "Ask us in writing." } };
    expect(vehicleFinance(car, own, NOW).lenderDisclaimer?.shown).toBe("Ask us in writing.");
    expect(financeDisclaimer({ ...car, finance_lenders: null }, off, NOW)).toBeNull();
  });
});

describe("asking in the browser", () => {
  beforeEach(() => vi.resetModules());
  afterEach(() => vi.unstubAllGlobals());
  const ask = async (fetching: () => Promise<Response>) => {
    vi.stubGlobal("fetch", vi.fn(fetching));
    const { askQuote } = await import("./ask-quote.ts");
    const { shownQuote: shown } = await import("./quote-store.ts");
    const call = quoteCall(car, on);
    if (call) await Promise.all([askQuote(call), askQuote(call)]);
    expect(fetch).toHaveBeenCalledExactlyOnceWith("/api/youx/quote", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(quoteQuestion(car, on)),
    });
    return shown();
  };

  test("FIN-083 the answer for a car that was left for another is not shown, and who listens hears of the other's", async () => {
    const answers: ((answer: Response) => void)[] = [];
    vi.stubGlobal("fetch", () => new Promise<Response>((resolve) => answers.push(resolve)));
    const { askQuote } = await import("./ask-quote.ts");
    const { subscribeToQuote, shownQuote: shown } = await import("./quote-store.ts");
    const heard = vi.fn();
    const unheard = vi.fn();
    subscribeToQuote(heard);
    subscribeToQuote(unheard)();
    const [first, second] = [car, { ...car, price: 20_000 }].map((one) => quoteCall(one, on));
    if (!first || !second) throw new Error("nothing to ask");
    const requests = [askQuote(first), askQuote(second)];
    for (const answer of answers) answer(Response.json(QUOTE));
    await Promise.all(requests);
    expect(shown()?.call).toBe(second);
    expect(heard).toHaveBeenCalledOnce();
    expect(unheard).not.toHaveBeenCalled();
  });

  test("FIN-083 what comes stands in the lender's place", async () => {
    expect(await ask(async () => Response.json(QUOTE))).toMatchObject({
      figures: { repayment: "$130", rate: "6.25%", comparison: "7.10%" },
    });
  });

  test.each([
    ["an error", async () => Response.json({ error: "no" }, { status: 503 })],
    ["garbage", async () => new Response("<html>")],
    ["half a quote", async () => Response.json({ weeklyRepaymentAmount: 100 })],
    ["no answer", async () => Promise.reject(new TypeError("offline"))],
  ])("API-032 %s changes nothing", async (_, fetching) => {
    expect(await ask(fetching)).toBeNull();
    expect(shownQuote()).toBeNull();
  });
});
