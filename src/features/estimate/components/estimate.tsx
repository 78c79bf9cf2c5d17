import { useEffect, useRef, useState } from "react";
import { classNames } from "../../../ui/class-names.ts";
import { Checkbox } from "../../../ui/controls/choices/checkbox.tsx";
import { useRootMark } from "../../../ui/motion/root-mark.ts";
import type { EstimateView } from "../estimate-view.ts";
import { questionOf } from "../quote-store.ts";
import { useQuote } from "./use-quote.ts";

interface EstimateFiguresProps {
  readonly estimate: EstimateView;
  /** Class names shared by all three figures, because none may be more prominent than the comparison rate. */
  readonly figure?: string;
  readonly label?: string;
  /** Whether to show `$138/week*`, with a star that refers to the lender's text on the same page (FIN-031). */
  readonly starred?: boolean;
  readonly className?: string;
}

/**
 * Repayment, rate and comparison rate in one type size, always together. The loan is below them, unless the notice
 * describes it.
 */
export function EstimateFigures({ estimate: lenders, figure, label, starred, className }: EstimateFiguresProps) {
  const estimate = useQuoted(lenders);
  const figures = [
    [estimate.repayment, starred ? "repayment" : estimate.period],
    [estimate.rate, "p.a."],
    [estimate.comparison, "p.a. comparison"],
  ] as const;
  return (
    <dl data-estimate className={classNames("estimate", className)}>
      {figures.map(([value, words], at) => (
        <div key={words}>
          <dt className={label}>{words}</dt>
          <dd className={figure}>
            {value}
            {starred && at === 0 ? <span className="text-[.625em]">{estimate.period.replace("a ", "/")}*</span> : null}
          </dd>
        </div>
      ))}
      {estimate.loan ? (
        <div className="col-span-full w-0 min-w-full">
          <dt className="sr-only">for</dt>
          <dd className="mt-1.5 text-2xs text-pretty text-muted">{estimate.loan}</dd>
        </div>
      ) : null}
    </dl>
  );
}

/** The lender's figures, replaced by the quote once it is loaded (FIN-083). */
function useQuoted(lenders: EstimateView): EstimateView {
  const { quote } = lenders;
  const shown = useQuote(quote);
  const asks = questionOf(quote);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same question is the same call
  useEffect(() => {
    if (quote) void import("../ask-quote.ts").then(({ askQuote }) => askQuote(quote));
  }, [asks]);
  return shown?.figures ?? lenders;
}

interface EstimateNoticeProps {
  readonly notice: string;
  /** The figures that the notice belongs to; absent if it covers several cars. */
  readonly estimate?: EstimateView;
  readonly className?: string;
}

/**
 * The assumptions behind the figures and the warning that the law requires, in full and on the same screen as the
 * figures.
 */
export function EstimateNotice({ notice, estimate, className }: EstimateNoticeProps) {
  const shown = useQuote(estimate?.quote);
  return (
    <p data-estimate className={classNames("text-xs text-pretty text-muted", className)}>
      {shown?.call.notice ?? notice}
    </p>
  );
}

/**
 * Class of the element that contains a list of cards and their notice. Phones hide figures and notice until the shopper
 * switches them on.
 */
export const ESTIMATES_ON_ASK = "estimates-on-ask";

/** A one-line switch on phones that shows the figures together with their notice. */
export function EstimateSwitch() {
  const box = useRef<HTMLInputElement>(null);
  const [isOn, setIsOn] = useState(false);
  useRootMark("estimates", isOn);
  // The shopper may have ticked it before hydration.
  useEffect(() => setIsOn(box.current?.checked ?? false), []);
  return (
    <Checkbox
      ref={box}
      name="estimates"
      onChange={(event) => setIsOn(event.currentTarget.checked)}
      className="text-sm font-strong md:hidden"
    >
      Weekly estimates
    </Checkbox>
  );
}
