import { describe, expect, test } from "vitest";
import { rateText } from "../loans/rates.ts";
import { estimateTitle, estimateView } from "./estimate-view.ts";
import { lenderOffer } from "./lender-offer.ts";
import { type EstimateCar, type EstimateConfig, estimateFor } from "./rules.ts";

const NOW = Date.UTC(2026, 10, 20);
const RATES = { interestRate: 7.49, comparisonRate: 8.38 };

const config = (provider: string | null, over: Partial<EstimateConfig> = {}): EstimateConfig =>
  ({
    financeProvider: provider,
    financeExcludedMakes: ["Suzuki"],
    financeExcludedDealerships: [],
    establishmentFees: {},
    brandFinanceFees: null,
    financeBasisText: "5 year secured loan of $30,000",
    youxQuoteEnabled: false,
    lenderProducts: [],
    timezone: "Australia/Sydney",
    ...over,
  }) as EstimateConfig;

const car = (key: string, entry: Record<string, unknown>, over: Partial<EstimateCar> = {}): EstimateCar => ({
  make: "Toyota",
  year: 2022,
  car_type: "used",
  price: 42990,
  offer_price: null,
  status: "in_stock",
  sold: false,
  dealership_slug: "halden-parramatta",
  finance_lenders: { [key]: entry },
  youxQuote: null,
  ...over,
});

describe("which cars show an estimate", () => {
  test("FIN-016 only a car with an entry of the site's provider", () => {
    expect(estimateFor(car("taurus", RATES), config("Taurus"), NOW)).not.toBeNull();
    expect(estimateFor(car("angle", RATES), config("Taurus"), NOW)).toBeNull();
    expect(estimateFor(car("taurus", RATES), config(null), NOW)).toBeNull();
    expect(estimateFor(car("taurus", RATES, { finance_lenders: null }), config("Taurus"), NOW)).toBeNull();
  });

  test("FIN-017 an empty entry counts as none", () => {
    expect(estimateFor(car("taurus", {}), config("Taurus"), NOW)).toBeNull();
  });

  test("FIN-018 FIN-024 both rates are needed", () => {
    const shown = (entry: Record<string, unknown>) => estimateFor(car("taurus", entry), config("Taurus"), NOW);
    expect(shown({ interestRate: 7.49, comparisonRate: null })).toBeNull();
    expect(shown({ comparisonRate: 8.38 })).toBeNull();
    expect(shown({ interestRate: "7.49", comparisonRate: "8.38" })).toMatchObject(RATES);
  });

  test("FIN-019 FIN-020 not for an excluded make or dealership", () => {
    const suzuki = car("taurus", RATES, { make: "Suzuki" });
    expect(estimateFor(suzuki, config("Taurus"), NOW)).toBeNull();
    expect(estimateFor(suzuki, config("Taurus", { financeExcludedMakes: [] }), NOW)).not.toBeNull();
    const excluded = (financeExcludedDealerships: EstimateConfig["financeExcludedDealerships"]) =>
      estimateFor(car("taurus", RATES), config("Taurus", { financeExcludedDealerships }), NOW);
    expect(excluded(["halden-parramatta"])).toBeNull();
    expect(excluded(["halden-brookvale"])).not.toBeNull();
  });

  test("FIN-021 Taurus takes a car newer than twelve years, by the site's own calendar", () => {
    const built = (year: number, now: number) => estimateFor(car("taurus", RATES, { year }), config("Taurus"), now);
    expect(built(2014, NOW)).toBeNull();
    expect(built(2015, NOW)).not.toBeNull();
    // It is 1 January 2027 in Sydney and still 31 December in Greenwich.
    expect(built(2015, Date.UTC(2026, 11, 31, 14))).toBeNull();
    // No other provider limits the age of a car.
    const old = car("manual", { ...RATES, paymentWeek: 138 }, { year: 1998 });
    expect(estimateFor(old, config("Manual"), NOW)).not.toBeNull();
  });

  test.each([
    ["FIN-022", "Taurus", "taurus"],
    ["FIN-026", "Manual", "manual"],
    ["FIN-027", "Angle", "angle"],
    ["FIN-028", "Powertorque", "powertorque"],
    ["FIN-029", "Nissan Finance", "nissan_finance"],
  ])("%s %s needs a price above 500", (_id, provider, key) => {
    const entry = { ...RATES, paymentWeek: 20, paymentMonth: 80 };
    expect(estimateFor(car(key, entry, { price: 500 }), config(provider), NOW)).toBeNull();
    expect(estimateFor(car(key, entry, { price: 501 }), config(provider), NOW)).not.toBeNull();
  });

  test.each([
    ["FIN-023", "Taurus", "taurus"],
    ["FIN-025", "360 Finance", "360_finance"],
    ["FIN-025", "AusLoans", "ausloans"],
    ["FIN-026", "Manual", "manual"],
    ["FIN-030", "Somebody Else", "somebody_else"],
  ])("%s %s needs the car to be available", (_id, provider, key) => {
    const entry = { ...RATES, paymentWeek: 20 };
    expect(estimateFor(car(key, entry, { sold: true }), config(provider), NOW)).toBeNull();
    expect(estimateFor(car(key, entry, { status: "sold" }), config(provider), NOW)).toBeNull();
    expect(estimateFor(car(key, entry, { status: "coming_soon" }), config(provider), NOW)).not.toBeNull();
  });

  test.each([
    ["FIN-026", "Manual", "manual"],
    ["FIN-027", "Angle", "angle"],
    ["FIN-028", "Powertorque", "powertorque"],
  ])("%s %s needs a weekly payment", (_id, provider, key) => {
    expect(estimateFor(car(key, { ...RATES, paymentMonth: 500 }), config(provider), NOW)).toBeNull();
    expect(estimateFor(car(key, { ...RATES, paymentWeek: 137.2 }), config(provider), NOW)).toMatchObject({
      repayment: 138,
      period: "week",
    });
  });

  test("FIN-029 Nissan Finance needs a monthly payment and shows it by the month", () => {
    const nissan = (entry: object) => car("nissan_finance", { ...RATES, ...entry });
    expect(estimateFor(nissan({ paymentWeek: 137 }), config("Nissan Finance"), NOW)).toBeNull();
    expect(estimateFor(nissan({ paymentWeek: 137, paymentMonth: 597.4 }), config("Nissan Finance"), NOW)).toMatchObject(
      { repayment: 598, period: "month" },
    );
  });
});

describe("the figures", () => {
  test("FIN-063 FIN-064 FIN-065 without a lender's payment: 5 years, 10% deposit, 30% final payment, rounded up", () => {
    const offered = (price: number, interestRate: number) =>
      lenderOffer(car("taurus", { ...RATES, interestRate }, { price }), config("Taurus"), NOW)?.payment?.dollars;
    expect(offered(50_000, 7.99)).toBeCloseTo(163.098776, 6);
    expect(offered(50_000, 0)).toBeCloseTo(30_000 / 260, 6);
    expect(estimateFor(car("taurus", RATES), config("Taurus"), NOW)).toMatchObject({ repayment: 138, period: "week" });
  });

  test("FIN-004 FIN-005 FIN-029 an estimate is headed by how often it is paid", () => {
    const headed = (provider: string, key: string) => {
      const estimate = estimateFor(car(key, { ...RATES, paymentWeek: 137, paymentMonth: 597 }), config(provider), NOW);
      return estimate && estimateTitle(estimateView(estimate));
    };
    expect(headed("Taurus", "taurus")).toBe("Weekly finance estimate");
    expect(headed("Nissan Finance", "nissan_finance")).toBe("Monthly finance estimate");
  });

  test("rates are shown with two decimals", () => {
    expect(rateText(7.5)).toBe("7.50%");
    expect(rateText(8.38)).toBe("8.38%");
  });
});
