import { Delivery } from "../../../features/delivery/components/delivery.tsx";
import { FinanceCalculator } from "../../../features/finance/components/finance-calculator.tsx";
import { FuelCost } from "../../../features/fuel/components/fuel-cost.tsx";
import { PriceComparison } from "../../../features/pricing/components/price-comparison.tsx";
import { KeyInformation, SpecTable } from "../../../features/stock/components/facts.tsx";
import { VehicleTabs } from "../../../features/vehicle/components/tabs.tsx";
import { VehicleYard } from "../../../features/vehicle/components/yard/yard.tsx";
import type { VehicleView } from "../../../features/vehicle/view.ts";
import { Afterwards } from "../../../ui/motion/afterwards.tsx";

const RULED = "border-b border-ink pb-3 text-xl";

/** Four large figures, then texts and equipment in tabs, then every specification between lines. */
export function Details({ vehicle }: { readonly vehicle: VehicleView }) {
  return (
    <div className="wrap">
      {vehicle.keyInformation.length > 0 ? (
        <section className="border-b border-line py-8 md:py-10">
          <h2 className="sr-only">Key information</h2>
          <KeyInformation rows={vehicle.keyInformation} variant="figures" />
        </section>
      ) : null}
      <Afterwards>
        <VehicleTabs vehicle={vehicle} variant="underlined" className="mt-8" />
        <PriceComparison address={vehicle.comparison} noun={vehicle.noun} className="mt-12" />
        <section className="mt-12">
          <h2 className={RULED}>Specification</h2>
          <SpecTable rows={vehicle.specs} />
        </section>
      </Afterwards>
      <Afterwards>
        <FinanceCalculator calculator={vehicle.calculator} variant="panel" className="mt-12" heading="mb-6 text-xl" />
        <FuelCost fuel={vehicle.fuel} className="mt-12" heading="mb-6 border-b border-ink pb-3 text-xl" />
        <Delivery delivery={vehicle.delivery} className="mt-12" heading="mb-6 border-b border-ink pb-3 text-xl" />
        <VehicleYard vehicle={vehicle} className="mt-12 scroll-mt-24" headingClassName={`mb-5 ${RULED}`} />
        <div className="mt-8 grid gap-2 text-xs text-muted">
          {vehicle.disclaimer ? <p className="max-w-[92ch] whitespace-pre-line">{vehicle.disclaimer}</p> : null}
          <p>{vehicle.licence}</p>
        </div>
      </Afterwards>
    </div>
  );
}
