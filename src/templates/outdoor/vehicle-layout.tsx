import { Delivery } from "../../features/delivery/components/delivery.tsx";
import { FinanceCalculator } from "../../features/finance/components/finance-calculator.tsx";
import { FuelCost } from "../../features/fuel/components/fuel-cost.tsx";
import { PriceComparison } from "../../features/pricing/components/price-comparison.tsx";
import { ReserveLink } from "../../features/reservations/components/reserve-link.tsx";
import { FactList, KeyInformation, SpecTable } from "../../features/stock/components/facts.tsx";
import { AnnouncementBar } from "../../features/vehicle/components/announcement-bar.tsx";
import { BarCall, BarEnquiry, hasBarSteps } from "../../features/vehicle/components/bar-steps.tsx";
import { SimilarCars, type VehiclePageProps } from "../../features/vehicle/components/similar-cars.tsx";
import { VehicleTabs } from "../../features/vehicle/components/tabs.tsx";
import { VehicleYard } from "../../features/vehicle/components/yard/yard.tsx";
import type { VehicleView } from "../../features/vehicle/view.ts";
import { Viewer } from "../../features/viewer/components/viewer.tsx";
import { Breadcrumb } from "../../ui/breadcrumb.tsx";
import { Afterwards } from "../../ui/motion/afterwards.tsx";
import { StickyHeader } from "../../ui/motion/sticky-header.tsx";
import { ActionBar } from "../../ui/overlays/action-bar.tsx";
import { CarCard } from "./car-card.tsx";
import { Stack } from "./vehicle/stack.tsx";
import { Weights } from "./vehicle/weights.tsx";

interface PartProps {
  readonly vehicle: VehicleView;
}

/**
 * The title across the page, pictures in their landscape, weights and measurements before any text; cards on the right.
 */
export function VehiclePage({ vehicle, similar }: VehiclePageProps) {
  return (
    <div data-kind={vehicle.plate?.kind}>
      <AnnouncementBar announcement={vehicle.announcement} />
      <Scrolled vehicle={vehicle} />
      <div className="wrap">
        <Breadcrumb crumbs={vehicle.crumbs} />
        <Title vehicle={vehicle} />
        <div className="items-start lg:grid lg:grid-cols-[minmax(0,1fr)_360px] lg:gap-x-6 xl:grid-cols-[minmax(0,1fr)_400px] xl:gap-x-8">
          <Viewer
            viewer={vehicle.viewer}
            thumbnails="below"
            faded={vehicle.availability.kind === "sold"}
            className={`outdoor-gallery ground-${vehicle.id % 3}`}
          />
          <div className="vehicle-side">
            <Stack vehicle={vehicle} />
          </div>
          <Details vehicle={vehicle} />
        </div>
      </div>
      <Afterwards>
        <SimilarCars vehicle={vehicle} similar={similar} Card={CarCard} className="mt-section" />
      </Afterwards>
      {hasBarSteps(vehicle) || vehicle.reserve?.action ? (
        <ActionBar
          label="Next steps"
          className="mt-10 lg:hidden"
          more={
            vehicle.reserve?.action ? (
              <div className="wrap py-2.5">
                <ReserveLink offer={vehicle.reserve} kind="tint" wide />
              </div>
            ) : null
          }
        >
          <div className="wrap flex gap-2.5 py-2.5 max-[18rem]:flex-wrap">
            <BarEnquiry vehicle={vehicle} className="grow" />
            <BarCall vehicle={vehicle} kind="outline" iconOnly className="w-12 px-0" />
          </div>
        </ActionBar>
      ) : null}
    </div>
  );
}

function Title({ vehicle }: PartProps) {
  return (
    <div className="pb-5">
      <h1 className="display-type text-2xl wrap-anywhere">
        {vehicle.title}
        {vehicle.badge ? (
          <span className="mt-1.5 block font-body text-md leading-snug font-normal tracking-normal text-muted">
            {" "}
            {vehicle.badge}
          </span>
        ) : null}
      </h1>
      <div className="mt-2 flex flex-wrap items-center gap-x-5 gap-y-1">
        <FactList
          facts={vehicle.icons}
          className="flex flex-wrap gap-x-5 gap-y-1 font-strong"
          fact="fact before:text-brand-text"
        />
        <p className="text-sm text-muted">Stock no. {vehicle.stocknum}</p>
      </div>
    </div>
  );
}

/** The bars that appear after some scrolling (VDP-056). */
function Scrolled({ vehicle }: PartProps) {
  const { price, availability } = vehicle;
  const isSold = availability.kind === "sold";
  return (
    <StickyHeader label="This vehicle" className="border-b border-line bg-surface max-lg:hidden">
      <div className="wrap flex min-h-18 items-center gap-6">
        <p className="min-w-0 grow truncate font-display text-lg font-strong">{vehicle.name}</p>
        <p className="price-type shrink-0 text-[1.375rem]">
          {isSold ? availability.text : price.text}
          {isSold ? null : <span className="text-sm text-muted"> {price.note}</span>}
        </p>
        <BarEnquiry vehicle={vehicle} />
      </div>
    </StickyHeader>
  );
}

const PANEL = "outdoor-panel scroll-mt-24";

function Details({ vehicle }: PartProps) {
  const { plate, masses, keyInformation } = vehicle;
  return (
    <div className="mt-5 grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4 lg:col-start-1 lg:mt-6 lg:gap-6">
      {plate ? <Weights plate={plate} masses={masses} /> : null}
      <Afterwards>
        <PriceComparison address={vehicle.comparison} noun={vehicle.noun} className={PANEL} />
        {keyInformation.length > 0 ? (
          <section id="key" className={PANEL}>
            <h2 className="mb-3 text-xl">Key information</h2>
            <KeyInformation rows={keyInformation} variant="lines" />
          </section>
        ) : null}
        <VehicleTabs vehicle={vehicle} variant="pills" className={PANEL} />
        <section id="specification" className={PANEL}>
          <h2 className="mb-3 text-xl">Specification</h2>
          <SpecTable rows={vehicle.specs} />
        </section>
      </Afterwards>
      <Afterwards>
        <FinanceCalculator calculator={vehicle.calculator} variant="tint" heading="mt-2 mb-4 text-xl" />
        <FuelCost fuel={vehicle.fuel} className={PANEL} heading="mb-4 text-xl" />
        <Delivery delivery={vehicle.delivery} className={PANEL} heading="mb-4 text-xl" />
        <VehicleYard vehicle={vehicle} className={PANEL} headingClassName="mb-3 text-xl" />
        <div className="grid gap-2 px-1 text-xs text-muted">
          {vehicle.disclaimer ? <p className="max-w-[92ch] whitespace-pre-line">{vehicle.disclaimer}</p> : null}
          <p>{vehicle.licence}</p>
        </div>
      </Afterwards>
    </div>
  );
}
