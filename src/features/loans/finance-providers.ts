/** The rules of each finance provider in one record. No other code knows a provider by name. */
interface FinanceProviderRules {
  /** The payment that its entry must state for an estimate (FIN-026..029); null if the payment may be computed. */
  readonly needs: "paymentWeek" | "paymentMonth" | null;
  /** The dollars that a vehicle's price must exceed for an estimate. */
  readonly priceAbove: number | null;
  /** The age in years from which a vehicle is too old for an estimate. */
  readonly tooOldAt: number | null;
  /** Whether its loans have a final payment (FIN-059). */
  readonly finalPayment: boolean;
  /** The period of the lender's own payment, which an estimate shows (FIN-029). */
  readonly paysBy: "week" | "month";
  /** How its comparison rate is formatted (FIN-060). */
  readonly comparison: "as delivered" | "in two decimals";
  /** Defaults for its sites, which override the platform's and nothing else (FIN-041, FIN-048). */
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

/** The rules without a provider, or for a lender that the record does not know. */
const ANY_OTHER: FinanceProviderRules = { ...USUAL, needs: null, priceAbove: null };

/** The rules of this provider. */
export const providerRules = (name: string | null): FinanceProviderRules =>
  name !== null && Object.hasOwn(FINANCE_PROVIDERS, name) ? FINANCE_PROVIDERS[name as FinanceProvider] : ANY_OTHER;
