import { describe, expect, test } from "vitest";
import { words } from "../../../../test/fixtures/markup.tsx";
import { COMPARISON_RATE_WARNING } from "../../estimate/estimate-view.ts";
import { platformDefaults, type SiteConfig } from "../../site/schema.ts";
import { siteMarkup } from "../../site/site-page.testing.tsx";
import { broughtMessage, calculatorMessage } from "../calculator-message.ts";
import { calculatorView } from "../calculator-view.ts";
import { pageCalculatorView } from "../page-calculator-view.ts";
import { CalculatorPage } from "./calculator-page.tsx";
import { FinanceCalculator } from "./finance-calculator.tsx";

const config = (over: Partial<SiteConfig> = {}): SiteConfig => ({
  ...platformDefaults(),
  financeProvider: "Taurus",
  ...over,
});
const NOW = Date.UTC(2026, 10, 20);
const CAR = {
  id: 7,
  dealership_id: 3,
  dealership_slug: "parramatta",
  car_type: "used" as const,
  vin: null,
  nvic: null,
  year: 2022,
  make: "Toyota",
  youxQuote: null,
  price: 42_990,
  offer_price: null,
  path: "/cars/one",
  finance_lenders: {
    taurus: { interestRate: 7.49, comparisonRate: 8.38, deposit: 0, balloon: 0 },
    angle: { interestRate: 7.5, comparisonRate: 8.4, deposit: 0 },
  },
};
const shown = (over: Partial<SiteConfig> = {}, query = "") =>
  siteMarkup(
    <FinanceCalculator
      calculator={calculatorView(CAR, config(over), NOW, new URLSearchParams(query))}
      variant="panel"
    />,
  );
const page = (over: Partial<SiteConfig> = {}, query = "") =>
  siteMarkup(<CalculatorPage calculator={pageCalculatorView(config(over), "/finance", new URLSearchParams(query))} />);
/** The value of each field, by its name. */
const fieldsOf = (html: string) =>
  Object.fromEntries(
    [...html.matchAll(/<input[^>]*inputMode="decimal"[^>]*>/g)].map(([field]) => [
      /name="(\w+)"/.exec(field)?.[1],
      /value="([^"]*)"/.exec(field)?.[1],
    ]),
  );

/** The choices among buttons of this name, the chosen one in brackets. */
const choicesOf = (html: string, name: string) =>
  [...html.matchAll(/<input[^>]*type="radio"[^>]*>/g)]
    .filter(([button]) => button.includes(`name="${name}"`))
    .map(([button]) =>
      button.includes("checked") ? `[${/value="([^"]*)"/.exec(button)?.[1]}]` : /value="([^"]*)"/.exec(button)?.[1],
    );

describe("the calculator of a vehicle page", () => {
  test("VDP-021 VDP-022 FIN-032 stands at its anchor, or not at all", () => {
    expect(shown()).toContain('id="finance-calculator"');
    expect(shown({ financeProvider: null })).toBe("");
  });

  test("FIN-038 FIN-061 repayment, rate and comparison stand in one type, the warning with them, then the total", () => {
    const text = words(shown());
    expect(text).toContain("a week $198.35 interest p.a. 7.49% comparison p.a. 8.38%");
    expect(text).toContain(COMPARISON_RATE_WARNING);
    expect(text).toContain("Total payable $51,571.75 260 repayments");
    expect(shown().match(/<dd[^>]*>/g)).toEqual(["<dd>", "<dd>", "<dd>"]);
  });

  test.each(["", "residual=9000&term=3", "amount=33333&interest=9.99&frequency=month", "frequency=fortnight"])(
    "FIN-038 FIN-058 where repayments are rounded up, the total is what the figures beside it come to: %s",
    (query) => {
      const text = words(shown({ calcRoundUp: true }, query)).replaceAll(",", "");
      const [, repayment, total, payments, last = "0"] =
        /a (?:week|fortnight|month) \$([\d.]+) interest.*Total payable \$([\d.]+) (\d+) repayments(?: and \$([\d.]+))?/
          .exec(text)
          ?.map(String) ?? expect.fail(text);
      expect(Number(total)).toBe(Number(repayment) * Number(payments) + (Number(last) || 0));
    },
  );

  test("FIN-038 what a lender charges on the first day is paid, too: it is in the total, and named beside it", () => {
    const fees = { establishment: 395, securityRegistration: 0, dealerAgency: 0, monthlyAdmin: 0 };
    const product = {
      lender: "Taurus" as const,
      name: "Everyday",
      licence: "Marram Finance",
      age: {},
      balloons: [],
      amount: { least: 1000, most: 90_000 },
      rates: [{ interest: 0, comparison: 0.6 }],
      estimate: { years: 5, deposit: 0, balloon: 0 },
    };
    const totalWhere = (paid: "financed" | "upfront") => {
      const lenderProducts = [{ ...product, fees: { ...fees, paid } }];
      const calculator = calculatorView({ ...CAR, finance_lenders: {} }, config({ lenderProducts }), NOW);
      const text = words(siteMarkup(<FinanceCalculator calculator={calculator} variant="panel" />));
      return /Total payable .*? repayments(, \$\d+ on the first day)?/.exec(text)?.[0];
    };
    expect(totalWhere("financed")).toBe("Total payable $43,386.20 260 repayments");
    expect(totalWhere("upfront")).toBe("Total payable $43,386 260 repayments, $395 on the first day");
  });

  test("each slider has a field to type in; without JavaScript the fields are a form that calculates on the server", () => {
    const html = shown();
    expect(html.match(/type="range"/g)).toHaveLength(5);
    expect(fieldsOf(html)).toEqual({
      amount: "$42,990",
      term: "5 years",
      interest: "7.49%",
      tradeIn: "$0",
      residual: "$0",
    });
    expect(html).toMatch(/<form [^>]*action="\/cars\/one#finance-calculator" method="get"/);
    expect(html).toMatch(/<button type="submit"[^>]*noscript:inline-flex[^>]*>Calculate/);
    const chosen = words(shown({}, "amount=%2430%2C000&interest=6.29%25&term=5+years&residual=9000&frequency=month"));
    expect(chosen).toContain("a month $456 interest p.a. 6.29% comparison p.a. 8.38%–19.42%");
    expect(chosen).toContain("Total payable $36,360.10 60 repayments and $9,000 at the end");
  });

  test("FIN-039 the frequency is weekly, fortnightly or monthly", () => {
    expect(choicesOf(shown(), "frequency")).toEqual(["[week]", "fortnight", "month"]);
    expect(choicesOf(shown({}, "frequency=month"), "frequency")).toEqual(["week", "fortnight", "[month]"]);
  });

  test("FIN-045 a list of terms is a choice among them", () => {
    const html = shown({ calcTermIncrements: [3, 5, 7] });
    expect(choicesOf(html, "term")).toEqual(["3", "[5]", "7"]);
    expect(html.match(/type="range"/g)).toHaveLength(4);
  });

  test("FIN-045 FIN-053 the lender's own term is among them, for a weekly figure that stands on it", () => {
    const lent = { interestRate: 7.49, comparisonRate: 8.38, deposit: 0, balloon: 0, paymentWeek: 199 };
    const of = (entry: object, query = "") => {
      const car = { ...CAR, finance_lenders: { taurus: { ...lent, ...entry } } };
      const calculator = calculatorView(car, config({ calcTermIncrements: [3, 5] }), NOW, new URLSearchParams(query));
      return siteMarkup(<FinanceCalculator calculator={calculator} variant="panel" />);
    };
    expect(choicesOf(of({ termYears: 7 }), "term")).toEqual(["3", "5", "[7]"]);
    expect(words(of({ termYears: 7 }))).toContain("a week $199 ");
    // Whoever has moved on comes back to it.
    expect(words(of({ termYears: 7 }, "term=5"))).not.toContain("a week $199 ");
    expect(words(of({ termYears: 7 }, "term=7"))).toContain("a week $199 ");
    expect(words(of({ termMonths: 50 }))).toContain("3 4.17 5 ");
  });

  test.each(["enabled", "disabled"] as const)("FIN-052 track and field of the interest are %s together", (state) => {
    const html = shown({ calcInterestSlider: state });
    const [track] =
      /<input[^>]*type="range"[^>]*aria-label="Interest rate"[^>]*>/.exec(html) ?? expect.fail("no track");
    const [field] = /<input[^>]*name="interest"[^>]*>/.exec(html) ?? expect.fail("no field");
    for (const input of [track, field]) expect(/\sdisabled=""/.test(input)).toBe(state === "disabled");
  });

  test("FIN-052 where the interest slider is hidden the rate is told all the same", () => {
    const hidden = shown({ calcInterestSlider: "hidden" });
    expect(hidden).not.toContain('name="interest"');
    expect(hidden).not.toContain('aria-label="Interest rate"');
    expect(words(hidden)).toContain("interest p.a. 7.49%");
  });

  test("FIN-046 FIN-055 the track of the interest stands where its field says, though the lender's rate lies outside the range", () => {
    const html = shown({ calcInterestRange: [9.95, 19.95], calcInterestSlider: "disabled" });
    const [track] =
      /<input[^>]*type="range"[^>]*aria-label="Interest rate"[^>]*>/.exec(html) ?? expect.fail("no track");
    expect(track).toMatch(/ min="7.49"/);
    expect(track).toMatch(/ value="7.49"/);
    expect(fieldsOf(html)).toMatchObject({ interest: "7.49%" });
  });

  test("a deposit that pays for it all is told so, without a repayment or a total of $0", () => {
    const text = words(shown({}, "tradeIn=42990"));
    expect(text).toContain("there is nothing left to lend");
    expect(text).not.toMatch(/Total payable|a week \$/);
    expect(words(page({}, "amount=30000&tradeIn=50000"))).toContain("there is nothing left to lend");
  });

  test("FIN-032 a car that costs less than the least loan is told to enquire, without a repayment or a total", () => {
    const cheap = calculatorView({ ...CAR, price: 500 }, config(), NOW) ?? expect.fail("no calculator");
    const text = words(siteMarkup(<FinanceCalculator calculator={cheap} variant="panel" />));
    expect(text).toContain("Enquire for Finance");
    expect(text).not.toMatch(/Total payable|a week \$/);
  });

  test("FIN-059 FIN-060 with Angle the final payment is $0 and the comparison rate has two decimals", () => {
    const html = shown({ financeProvider: "Angle" });
    expect(html).not.toContain('name="residual"');
    expect(words(html)).toContain("Final payment $0");
    expect(words(html)).toContain("comparison p.a. 8.40%");
  });

  test("FIN-068 FIN-070 a brand's fees are told with the figures", () => {
    const brandFinanceFees = { establishment: 395, securityRegistration: 6, monthlyAdmin: 8, dealerAgency: 912.25 };
    expect(words(shown({ brandFinanceFees }))).toContain(
      "Includes fees: establishment $395, security registration $6, dealer agency $912.25, monthly admin $8.",
    );
  });

  test("the message of an enquiry tells what was chosen and names no repayment", () => {
    const inputs = { amount: 42_990, term: 5, interest: 7.49, tradeIn: 8500, residual: 0, frequency: "week" } as const;
    expect(calculatorMessage(inputs)).toBe(
      "I would like to talk about finance: $42,990 over 5 years at 7.49% p.a., paid weekly; deposit or trade-in $8,500.",
    );
    expect(calculatorMessage({ ...inputs, term: 1, tradeIn: 0, residual: 12_897 })).toBe(
      "I would like to talk about finance: $42,990 over 1 year at 7.49% p.a., paid weekly; final payment $12,897.",
    );
    const calculator = calculatorView(CAR, config(), NOW);
    expect(broughtMessage(calculator, new URLSearchParams("amount=9e9&term=3&frequency=month"))).toBe(
      "I would like to talk about finance: $42,990 over 3 years at 7.49% p.a., paid monthly.",
    );
    expect(broughtMessage(calculator, new URLSearchParams("utm_source=mail"))).toBeNull();
    expect(broughtMessage(null, new URLSearchParams("amount=1000"))).toBeNull();
  });
});

describe("the calculator of a finance page", () => {
  test("FIN-075 LEAD-068 LEAD-069 has typed figures, dollars with sign and separators", () => {
    const html = page();
    expect(html).not.toContain('type="range"');
    expect(fieldsOf(html)).toEqual({
      amount: "$30,000",
      tradeIn: "$0",
      residual: "$0",
      term: "5 years",
      interest: "10.00%",
    });
    expect(words(html)).toContain("a week $146.73 interest p.a. 10.00% comparison p.a. 10.00%–19.42%");
    expect(words(html)).toContain(COMPARISON_RATE_WARNING);
  });

  test("FIN-053 FIN-055 begins with the site's term and interest", () => {
    expect(fieldsOf(page({ calcDefaultTerm: 6, calcDefaultInterest: 8.5 }))).toMatchObject({
      term: "6 years",
      interest: "8.50%",
    });
  });

  test("FIN-076 FIN-077 ERR-021 a price out of bounds is told beside its field", () => {
    const html = page({ calcPageMinPrice: 5000 }, "amount=-20");
    expect(fieldsOf(html)).toMatchObject({ amount: "$0" });
    expect(html).toContain('aria-invalid="true"');
    expect(words(html)).toContain("Cannot be less than $5,000 or more than $250,000");
    expect(page()).not.toContain('aria-invalid="');
  });

  test("FIN-081 ERR-021 a repayment of $25 or less says to enquire, without repayment or total", () => {
    const text = words(page({}, "amount=30000&tradeIn=29000"));
    expect(text).toContain("Enquire for Finance");
    expect(text).not.toContain("a week");
    expect(text).not.toContain("Total payable");
  });
});
