/** Who lends to a site's shoppers: one record of what is particular to each; nothing else knows one by its name. */
interface FinanceProviderRules {
  /** The payment without which its entry gives no estimate (FIN-026..029); null where a payment may be worked out. */
  readonly needs: "paymentWeek" | "paymentMonth" | null;
  /** Dollars above which a vehicle's price must be for an estimate. */
  readonly priceAbove: number | null;
  /** Years at which a vehicle is too old for an estimate. */
  readonly tooOldAt: number | null;
  /** Whether its loans have a final payment (FIN-059). */
  readonly finalPayment: boolean;
  /** Whose figure its own is (FIN-029). */
  readonly paysBy: "week" | "month";
  /** How its comparison rate is written (FIN-060). */
  readonly comparison: "as delivered" | "in two decimals";
  /** Options that it brings with it, over the platform's defaults and under everything else (FIN-041, FIN-048). */
  readonly defaults: { readonly calcAmountMin?: 1000 | 5000; readonly calcInterestRange?: [number, number] };
}

const USUAL = {
  priceAbove: 500,
  tooOldAt: null,
  finalPayment: true,
  paysBy: "week",
  comparison: "as delivered",
  defaults: {},
} as const;

const KNOWN_PROVIDERS = {
  Taurus: { ...USUAL, needs: null, tooOldAt: 12 },
  "360 Finance": { ...USUAL, needs: null, priceAbove: null },
  AusLoans: { ...USUAL, needs: null, priceAbove: null },
  Manual: { ...USUAL, needs: "paymentWeek" },
  Angle: {
    ...USUAL,
    needs: "paymentWeek",
    finalPayment: false,
    comparison: "in two decimals",
    defaults: { calcAmountMin: 5000, calcInterestRange: [7.5, 14.5] },
  },
  Powertorque: { ...USUAL, needs: "paymentWeek" },
  "Nissan Finance": { ...USUAL, needs: "paymentMonth", paysBy: "month" },
} satisfies Readonly<Record<string, FinanceProviderRules>>;

export type FinanceProvider = keyof typeof KNOWN_PROVIDERS;
export const FINANCE_PROVIDERS: Readonly<Record<FinanceProvider, FinanceProviderRules>> = KNOWN_PROVIDERS;

/** Nobody in particular, or a lender that the record does not know. */
const ANY_OTHER: FinanceProviderRules = { ...USUAL, needs: null, priceAbove: null };

/** What is particular to this provider. */
export const providerRules = (name: string | null): FinanceProviderRules =>
  name !== null && Object.hasOwn(FINANCE_PROVIDERS, name) ? FINANCE_PROVIDERS[name as FinanceProvider] : ANY_OTHER;
