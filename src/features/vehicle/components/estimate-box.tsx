import { classNames } from "../../../ui/class-names.ts";
import { EstimateFigures, EstimateNotice } from "../../estimate/components/estimate.tsx";
import { useQuote } from "../../estimate/components/use-quote.ts";
import { estimateTitle } from "../../estimate/estimate-view.ts";
import type { VehicleFinance } from "../vehicle-finance.ts";
import { CutText } from "./comments.tsx";

/** Anchor of the lender's own text (FIN-073). */
const DISCLAIMER = "financeDisclaimer";

interface EstimateBoxProps {
  readonly finance: VehicleFinance;
  readonly className?: string;
  readonly heading?: string;
  /** Type classes of the three figures, and of the labels below them. */
  readonly figure?: string;
  readonly label?: string;
  readonly figures?: string;
}

/**
 * The estimate of a vehicle page (VDP-103, FIN-031): the three figures, their conditions and the warning, with links to
 * the calculator and to the lender's own text.
 */
export function EstimateBox({ finance, className, heading, figure, label, figures }: EstimateBoxProps) {
  const { estimate, financeNotice, calculator } = finance;
  const disclaimer = useDisclaimer(finance);
  if (!estimate || !financeNotice) return null;
  return (
    <div className={className}>
      <div className="mb-2.5 flex items-center justify-between gap-4">
        <h2 className={classNames("tracking-normal", heading)}>{estimateTitle(estimate)}</h2>
        {calculator ? (
          <a href="#finance-calculator" className="text-link -my-3 text-sm">
            Change
          </a>
        ) : null}
      </div>
      <EstimateFigures estimate={estimate} figure={figure} label={label} className={figures} starred />
      <EstimateNotice notice={financeNotice} estimate={estimate} className="mt-3" />
      {disclaimer ? (
        <a href={`#${DISCLAIMER}`} className="text-link -mb-3 text-xs">
          * {disclaimer.of === "lender" ? "The lender’s conditions" : "The conditions"}
        </a>
      ) : null}
    </div>
  );
}

/** The disclaimer for the figures shown. When a quote replaces the estimate, the lender's text no longer applies. */
function useDisclaimer({ estimate, lenderDisclaimer }: Pick<VehicleFinance, "estimate" | "lenderDisclaimer">) {
  const quote = useQuote(estimate?.quote);
  return quote && lenderDisclaimer?.of === "lender" ? null : lenderDisclaimer;
}

interface FinanceDisclaimerProps {
  readonly finance: Pick<VehicleFinance, "estimate" | "lenderDisclaimer">;
  readonly className?: string;
}

/** The lender's text or the dealer's own, shortened, at its anchor (FIN-072, FIN-073). */
export function FinanceDisclaimer({ finance, className }: FinanceDisclaimerProps) {
  const disclaimer = useDisclaimer(finance);
  if (!disclaimer) return null;
  return (
    <div id={DISCLAIMER} className={classNames("scroll-mt-24 text-xs text-muted", className)}>
      <CutText text={{ ...disclaimer, shown: `* ${disclaimer.shown}` }} />
    </div>
  );
}
