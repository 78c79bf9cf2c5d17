import { lazy, Suspense, useEffect, useRef } from "react";
import { classNames } from "../../../ui/class-names.ts";
import { standsAsSent } from "../../../ui/later-code/code-lost.tsx";
import { whenNear } from "../../../ui/motion/when-near.ts";
import type { CalculatorView } from "../calculator-view.ts";
import type { CalculatorVariant } from "./calculator-result.tsx";

const bring = async () => (await import("./calculator.tsx")).Calculator;
const { promise: isNear, resolve: comeNear } = Promise.withResolvers<void>();
const Calculator = import.meta.env.SSR
  ? await bring()
  : lazy(async () => {
      await isNear;
      return { default: await bring().catch(standsAsSent) };
    });

interface FinanceCalculatorProps {
  /** Null if the car has none (FIN-032). */
  readonly calculator: CalculatorView | null;
  readonly variant: CalculatorVariant;
  readonly className?: string;
  readonly heading?: string;
}

/**
 * The finance calculator of a vehicle page (VDP-021, VDP-022). Until it is scrolled near and its code has loaded, it is
 * a server-rendered form that calculates on the server.
 */
export function FinanceCalculator({
  calculator,
  variant,
  className,
  heading = "mb-4 text-xl",
}: FinanceCalculatorProps) {
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    if (place.current) return whenNear(place.current, comeNear);
  }, []);
  if (!calculator) return null;
  return (
    <section
      ref={place}
      id="finance-calculator"
      aria-labelledby="finance-calculator-name"
      className={classNames("calculator-place scroll-mt-24", className)}
    >
      <h2 id="finance-calculator-name" className={heading}>
        Finance calculator
      </h2>
      <Suspense fallback={<div aria-busy className="min-h-150 rounded-l bg-surface-2" />}>
        <Calculator calculator={calculator} variant={variant} />
      </Suspense>
    </section>
  );
}
