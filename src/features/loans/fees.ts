import { formatMoney } from "../../lib/words/format.ts";
import type { LoanFees } from "./comparison-rate.ts";
import { type LenderTerms, lenderKeys } from "./lender-entry.ts";

/** The fees in a site's configuration, in dollars (FIN-056, FIN-068 to FIN-071). */
export interface FeesConfig {
  readonly financeProvider: string | null;
  /** By the name of the provider or lender. */
  readonly establishmentFees: Readonly<Record<string, number>>;
  readonly brandFinanceFees: {
    readonly establishment: number;
    readonly securityRegistration: number;
    readonly dealerAgency: number;
    readonly monthlyAdmin: number;
  } | null;
}

/** The costs of a loan besides interest, and whether they are known; a fee of $0 can be known. */
export interface KnownFees extends LoanFees {
  readonly known: boolean;
  /** Each fee included in the repayments, by name, in dollars. */
  readonly parts: FeeParts;
  /** The fees paid on the first day instead. */
  readonly apart?: FeeParts;
}

export type FeeParts = readonly (readonly [name: string, dollars: number])[];

/** A brand's own fees (FIN-068 to FIN-071), otherwise the establishment fee of the provider or lender (FIN-056). */
export function feesOf(config: FeesConfig, lender: LenderTerms | null): KnownFees {
  const brand = config.brandFinanceFees;
  const establishment = establishmentFee(config, lender);
  const financed = brand
    ? ([
        ["establishment", brand.establishment],
        ["security registration", brand.securityRegistration],
        ["dealer agency", brand.dealerAgency],
      ] as const)
    : ([["establishment", establishment ?? 0]] as const);
  const monthly = brand?.monthlyAdmin ?? 0;
  const parts = [...financed, ["monthly admin", monthly] as const].filter(([, dollars]) => dollars > 0);
  const known = brand !== null || establishment !== null;
  return { financed: financed.reduce((sum, [, dollars]) => sum + dollars, 0), monthly, known, parts };
}

function establishmentFee(config: FeesConfig, lender: LenderTerms | null): number | null {
  const names = [config.financeProvider, lender?.financeProvider].flatMap((name) => (name ? lenderKeys(name) : []));
  const agreed = Object.entries(config.establishmentFees).find(([name]) =>
    lenderKeys(name).some((key) => names.includes(key)),
  );
  return agreed?.[1] ?? lender?.establishmentFees ?? null;
}

/** The fees included in a calculator's figures, as text; null if there are none. */
export function feesText({ parts, apart = [] }: Pick<KnownFees, "parts" | "apart">): string | null {
  const sentences = [
    parts.length > 0 ? `Includes fees: ${named(parts)}.` : null,
    apart.length > 0 ? `Fees paid on the first day: ${named(apart)}.` : null,
  ].filter((words) => words !== null);
  return sentences.length > 0 ? sentences.join(" ") : null;
}

const named = (parts: FeeParts) => parts.map(([name, dollars]) => `${name} ${formatMoney(dollars)}`).join(", ");
