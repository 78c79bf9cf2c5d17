import { Suspense } from "react";
import { classNames } from "../../../ui/class-names.ts";
import { whenSomeoneIsHere } from "../../../ui/later-code/when-someone-is-here.ts";
import { DELIVERY_PLACE } from "../rules.ts";
import type { DeliveryView } from "../view.ts";

const load = () => import("./delivery-calculator.tsx").then((module) => module.DeliveryCalculator);
let Calculator = whenSomeoneIsHere(load);
if (import.meta.env.SSR) Calculator = await load();

interface DeliveryProps {
  readonly delivery: DeliveryView | null;
  readonly className?: string;
  /** Class names of the heading, and of what is below it. */
  readonly heading?: string;
  readonly panel?: string;
}

/** The delivery calculator of a vehicle page (VDP-058); nothing where the dealership does not deliver. */
export function Delivery({ delivery, className, heading, panel }: DeliveryProps) {
  if (!delivery) return null;
  return (
    <section id={DELIVERY_PLACE} className={classNames("scroll-mt-24 print:hidden", className)}>
      <h2 className={heading}>Delivery to your door</h2>
      <div className={panel}>
        <Suspense>
          <Calculator delivery={delivery} />
        </Suspense>
      </div>
    </section>
  );
}
