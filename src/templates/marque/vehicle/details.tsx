import { Delivery } from "../../../features/delivery/components/delivery.tsx";
import { FuelCost } from "../../../features/fuel/components/fuel-cost.tsx";
import { PriceComparison } from "../../../features/pricing/components/price-comparison.tsx";
import { ReserveOnline } from "../../../features/reservations/components/reserve-terms.tsx";
import { DealerComments, FeatureList } from "../../../features/stock/components/comments.tsx";
import { KeyInformation, SpecTable } from "../../../features/stock/components/facts.tsx";
import type { VehicleView } from "../../../features/stock/vehicle-view.ts";
import { Tabs } from "../../../ui/tabs.tsx";

/** Four large figures, then words and equipment in tabs, then every specification between rules. */
export function Details({ vehicle }: { readonly vehicle: VehicleView }) {
  const comments = {
    key: "comments",
    label: "Dealer Comments",
    panel: (
      <div className="py-7 text-md leading-relaxed">
        <DealerComments comments={vehicle.comments} />
      </div>
    ),
  };
  const features = {
    key: "features",
    label: "Features",
    panel: (
      <div className="py-6">
        <FeatureList features={vehicle.features} look="ticks" />
      </div>
    ),
  };
  const reserve = vehicle.reserve?.tab
    ? {
        key: "reserve",
        label: "Reserve Online",
        panel: (
          <div className="py-7">
            <ReserveOnline offer={vehicle.reserve} />
          </div>
        ),
      }
    : null;
  return (
    <div className="wrap">
      {vehicle.keyInformation.length > 0 ? (
        <section className="border-b border-line py-8 md:py-10">
          <h2 className="sr-only">Key information</h2>
          <KeyInformation rows={vehicle.keyInformation} look="figures" />
        </section>
      ) : null}
      <section className="mt-8" aria-label={`About this ${vehicle.noun}`}>
        <Tabs
          label={`About this ${vehicle.noun}`}
          tabs={[comments, ...(reserve ? [reserve] : []), ...(vehicle.features.length > 0 ? [features] : [])]}
        />
      </section>
      <PriceComparison address={vehicle.comparison} noun={vehicle.noun} className="mt-12" />
      <section className="mt-12">
        <h2 className="border-b border-ink pb-3 text-xl">Specification</h2>
        <SpecTable rows={vehicle.specs} />
      </section>
      <FuelCost fuel={vehicle.fuel} className="mt-12" heading="mb-6 border-b border-ink pb-3 text-xl" />
      <Delivery delivery={vehicle.delivery} className="mt-12" heading="mb-6 border-b border-ink pb-3 text-xl" />
      <div className="mt-8 grid gap-2 text-xs text-muted">
        {vehicle.disclaimer ? <p className="max-w-[92ch] whitespace-pre-line">{vehicle.disclaimer}</p> : null}
        <p>{vehicle.licence}</p>
      </div>
    </div>
  );
}
