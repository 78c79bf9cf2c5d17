import { Delivery } from "../../features/delivery/components/delivery.tsx";
import { FinanceCalculator } from "../../features/finance/components/finance-calculator.tsx";
import { FuelCost } from "../../features/fuel/components/fuel-cost.tsx";
import { EnquireLink } from "../../features/leads/components/enquiry-provider.tsx";
import { PriceComparison } from "../../features/pricing/components/price-comparison.tsx";
import { SoldSaveActions } from "../../features/shortlist/components/vehicle-save.tsx";
import { FactList, KeyInformation, SpecTable } from "../../features/stock/components/facts.tsx";
import { VehicleActions } from "../../features/vehicle/components/actions.tsx";
import { AnnouncementBar } from "../../features/vehicle/components/announcement-bar.tsx";
import { NextSteps, VehicleHeader } from "../../features/vehicle/components/bars.tsx";
import { EstimateBox, FinanceDisclaimer } from "../../features/vehicle/components/estimate-box.tsx";
import { LiveViews } from "../../features/vehicle/components/live-car.tsx";
import { SimilarCars, type VehiclePageProps } from "../../features/vehicle/components/similar-cars.tsx";
import { SoldMessage } from "../../features/vehicle/components/sold-message.tsx";
import { VehicleTabs } from "../../features/vehicle/components/tabs.tsx";
import { VehicleYard } from "../../features/vehicle/components/yard/yard.tsx";
import type { VehicleView } from "../../features/vehicle/view.ts";
import { Viewer } from "../../features/viewer/components/viewer.tsx";
import { Breadcrumb } from "../../ui/breadcrumb.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Afterwards } from "../../ui/motion/afterwards.tsx";
import { Tag } from "../../ui/tag.tsx";
import { CarCard } from "./car-card.tsx";

const BLOCK = "mt-12 lg:mt-16";
const HEADING = "mb-4 text-xl";

/** Pictures and facts on the left, a sticky sidebar on the right: title, price, next step. */
export function VehiclePage({ vehicle, similar }: VehiclePageProps) {
  return (
    <div>
      <AnnouncementBar announcement={vehicle.announcement} />
      <div className="wrap">
        <Breadcrumb crumbs={vehicle.crumbs} />
        <div className="items-start lg:grid lg:grid-cols-[minmax(0,1fr)_400px] lg:gap-x-10 xl:gap-x-14">
          <Viewer viewer={vehicle.viewer} thumbnails="below" faded={vehicle.availability.kind === "sold"} />
          <div className="vehicle-side">
            <Sidebar vehicle={vehicle} />
          </div>
          <Details vehicle={vehicle} />
        </div>
      </div>
      <Afterwards>
        <SimilarCars vehicle={vehicle} similar={similar} Card={CarCard} className="mt-section" />
      </Afterwards>
      <VehicleHeader vehicle={vehicle} />
      <NextSteps vehicle={vehicle} />
    </div>
  );
}

function Sidebar({ vehicle }: { readonly vehicle: VehicleView }) {
  return (
    <section aria-label="Price and next steps" className="max-lg:mt-6">
      <Status vehicle={vehicle} />
      <h1 className="mt-2.5 text-xl wrap-anywhere">
        {vehicle.title}
        {vehicle.badge ? (
          <span className="mt-1.5 block font-body text-md leading-snug font-normal tracking-normal text-muted">
            {" "}
            {vehicle.badge}
          </span>
        ) : null}
      </h1>
      <FactList
        facts={vehicle.icons}
        className="mt-4 flex flex-wrap justify-between gap-x-6 gap-y-2 border-y border-line py-3"
        fact="fact before:text-brand-text"
      />
      {vehicle.availability.kind === "sold" ? <Sold vehicle={vehicle} /> : <Offer vehicle={vehicle} />}
    </section>
  );
}

function Status({ vehicle }: { readonly vehicle: VehicleView }) {
  const { availability } = vehicle;
  return (
    <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-sm text-muted">
      {availability.kind === "sold" ? null : (
        <span
          className={`flex items-center gap-2 font-strong before:size-2 before:rounded-full before:bg-current ${availability.kind === "reserved" ? "text-caution" : "text-positive"}`}
        >
          {availability.text}
        </span>
      )}
      {vehicle.certified ? <Tag kind="tint">Certified</Tag> : null}
      <span>Stock no. {vehicle.stocknum}</span>
      <LiveViews live={vehicle.live} />
    </p>
  );
}

function Offer({ vehicle }: { readonly vehicle: VehicleView }) {
  const { price } = vehicle;
  return (
    <>
      <p className="mt-4 flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <span className={price.kind === "no-price" ? "text-lg font-strong" : "price-type text-price"}>
          {price.text}
        </span>
        {price.note ? <span className="text-muted">{price.note}</span> : null}
        {price.before ? (
          <span className="figures text-muted">
            was <s>{price.before}</s>
          </span>
        ) : null}
      </p>
      {vehicle.belowMarket ? (
        <p className="figures mt-1.5 flex items-center gap-1.5 text-sm font-strong text-positive">
          <Icon name="trend-down" size={18} />
          {vehicle.belowMarket}
        </p>
      ) : null}
      <EstimateBox
        finance={vehicle}
        className="mt-5 rounded-m bg-surface-2 p-5"
        heading="font-body text-sm font-strong"
        figure="font-strong text-[1.3125rem]"
      />
      <VehicleActions vehicle={vehicle} />
      <FinanceDisclaimer finance={vehicle} className="mt-4" />
    </>
  );
}

/** Replaces price and buttons once the vehicle is sold (VDP-101, VDP-102). */
function Sold({ vehicle }: { readonly vehicle: VehicleView }) {
  return (
    <div className="mt-5">
      <SoldMessage noun={vehicle.noun} className="rounded-m bg-surface-2 p-5" />
      <EnquireLink size="large" wide className="mt-5" />
      <SoldSaveActions vehicle={vehicle} className="mt-2.5" />
    </div>
  );
}

function Details({ vehicle }: { readonly vehicle: VehicleView }) {
  return (
    <div className="min-w-0 lg:col-start-1">
      {vehicle.keyInformation.length > 0 ? (
        <section className="mt-10 lg:mt-12">
          <h2 className={HEADING}>Key information</h2>
          <KeyInformation rows={vehicle.keyInformation} variant="lines" />
        </section>
      ) : null}
      <Afterwards>
        <PriceComparison address={vehicle.comparison} noun={vehicle.noun} className={BLOCK} />
        <VehicleTabs vehicle={vehicle} variant="underlined" className={BLOCK} />
        <section className={BLOCK}>
          <h2 className={HEADING}>Specifications</h2>
          <SpecTable rows={vehicle.specs} />
        </section>
      </Afterwards>
      <Afterwards>
        <FinanceCalculator calculator={vehicle.calculator} variant="panel" className={BLOCK} />
        <FuelCost fuel={vehicle.fuel} className={BLOCK} heading={HEADING} />
        <Delivery delivery={vehicle.delivery} className={BLOCK} heading={HEADING} />
        <VehicleYard vehicle={vehicle} className={`${BLOCK} scroll-mt-24`} headingClassName={HEADING} />
        <div className="mt-10 grid gap-2 text-xs text-muted">
          {vehicle.disclaimer ? <p className="max-w-[92ch] whitespace-pre-line">{vehicle.disclaimer}</p> : null}
          <p>{vehicle.licence}</p>
        </div>
      </Afterwards>
    </div>
  );
}
