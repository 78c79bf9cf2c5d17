import { Suspense } from "react";
import { classNames } from "../../../ui/class-names.ts";
import { whenSomeoneIsHere } from "../../../ui/later-code/when-someone-is-here.ts";
import type { FuelView } from "../rules.ts";

const load = () => import("./fuel-calculator.tsx").then((module) => module.FuelCalculator);
let Calculator = whenSomeoneIsHere(load);
if (import.meta.env.SSR) Calculator = await load();

interface FuelCostProps {
  readonly fuel: FuelView | null;
  readonly className?: string;
  /** Class names of the heading, and of what is below it. */
  readonly heading?: string;
  readonly panel?: string;
}

/** The fuel cost calculator of a vehicle page (VDP-023); nothing for a vehicle without fuel (VDP-024). */
export function FuelCost({ fuel, className, heading, panel }: FuelCostProps) {
  if (!fuel) return null;
  return (
    <section className={classNames("print:hidden", className)}>
      <h2 className={heading}>Fuel cost</h2>
      <div className={panel}>
        <Suspense>
          <Calculator fuel={fuel} />
        </Suspense>
      </div>
    </section>
  );
}
