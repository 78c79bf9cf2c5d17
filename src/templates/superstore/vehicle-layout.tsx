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
import { Tag, type TagKind } from "../../ui/tag.tsx";
import { CarCard } from "./car-card.tsx";

const BLOCK = "mt-10";
const HEADING = "mb-4 text-xl";

/** The title across the page, thumbnails in a column, and the price as a ticket beside the pictures. */
export function VehiclePage({ vehicle, similar }: VehiclePageProps) {
  return (
    <div>
      <AnnouncementBar announcement={vehicle.announcement} />
      <div className="wrap">
        <Breadcrumb crumbs={vehicle.crumbs} />
        <TitleBand vehicle={vehicle} />
        <div className="items-start lg:grid lg:grid-cols-[minmax(0,1fr)_380px] lg:gap-x-7 xl:grid-cols-[minmax(0,1fr)_428px]">
          <Viewer viewer={vehicle.viewer} thumbnails="left" faded={vehicle.availability.kind === "sold"} />
          <div className="vehicle-side">
            <Ticket vehicle={vehicle} />
          </div>
          <Details vehicle={vehicle} />
        </div>
      </div>
      <Afterwards>
        <SimilarCars vehicle={vehicle} similar={similar} Card={CarCard} className="mt-section" />
      </Afterwards>
      <VehicleHeader vehicle={vehicle} />
      <NextSteps vehicle={vehicle} dark />
    </div>
  );
}

const STATES: Readonly<Record<Exclude<VehicleView["availability"]["kind"], "sold">, TagKind>> = {
  "in-stock": "positive",
  "coming-soon": "brand",
  reserved: "ink",
};

function TitleBand({ vehicle }: { readonly vehicle: VehicleView }) {
  return (
    <div className="pb-4.5">
      <h1 className="text-[clamp(1.5rem,1.2rem+1.35vw,2.5rem)] leading-none tracking-[-.03em] wrap-break-word">
        {vehicle.title} {vehicle.badge ? <span className="font-medium text-muted">{vehicle.badge}</span> : null}
      </h1>
      <div className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-2">
        <FactList
          facts={vehicle.icons}
          className="flex flex-wrap gap-x-5 gap-y-1 font-strong"
          fact="fact before:text-brand-text"
        />
        <span className="flex flex-wrap items-center gap-3">
          {vehicle.availability.kind === "sold" ? null : (
            <Tag kind={STATES[vehicle.availability.kind]} className="rounded-s">
              {vehicle.availability.text}
            </Tag>
          )}
          {vehicle.certified ? (
            <Tag kind="tint" className="rounded-s">
              Certified
            </Tag>
          ) : null}
          <span className="flex flex-wrap gap-x-3 text-sm text-muted">
            <span>Stock no. {vehicle.stocknum}</span>
            <LiveViews live={vehicle.live} />
          </span>
        </span>
      </div>
    </div>
  );
}

function Ticket({ vehicle }: { readonly vehicle: VehicleView }) {
  return (
    <section
      aria-label="Price and next steps"
      className="overflow-hidden rounded-l border border-line bg-surface shadow-2 max-lg:mt-5"
    >
      {vehicle.availability.kind === "sold" ? <Sold vehicle={vehicle} /> : <Offer vehicle={vehicle} />}
    </section>
  );
}

function Offer({ vehicle }: { readonly vehicle: VehicleView }) {
  const { price } = vehicle;
  return (
    <>
      <div data-ground="dark" className="bg-ink px-6 pt-5 pb-4.5 text-on-ink">
        <p className="flex flex-wrap items-end gap-x-4 gap-y-1">
          <span className={price.kind === "no-price" ? "text-xl font-strong" : "price-type text-price leading-none"}>
            {price.text}
          </span>
          {price.note ? <span className="pb-1 text-md font-strong text-brand-on-dark">{price.note}</span> : null}
        </p>
        {price.before ? (
          <p className="figures mt-1.5 text-on-ink-muted">
            was <s>{price.before}</s>
          </p>
        ) : null}
        {vehicle.belowMarket ? (
          <p className="figures mt-1.5 flex items-center gap-1.5 text-sm font-strong">
            <Icon name="arrow-down" size={16} />
            {vehicle.belowMarket}
          </p>
        ) : null}
      </div>
      <div className="px-6 pt-4.5 pb-5">
        <EstimateBox
          finance={vehicle}
          className="mb-4"
          heading="text-base font-strong"
          figure="font-strong price-type text-[1.875rem]"
          label="mt-0.5 text-xs"
        />
        <VehicleActions vehicle={vehicle} reserve="ink" call="border-ink" className="" />
        <FinanceDisclaimer finance={vehicle} className="mt-4" />
      </div>
    </>
  );
}

/** The ticket turns grey and offers the next car (VDP-101, VDP-102). */
function Sold({ vehicle }: { readonly vehicle: VehicleView }) {
  return (
    <>
      <div className="bg-n-200 px-6 pt-5 pb-4.5">
        <SoldMessage noun={vehicle.noun} headingClassName="price-type text-price leading-none" />
      </div>
      <div className="px-6 py-5">
        <EnquireLink size="large" wide />
        <SoldSaveActions vehicle={vehicle} className="mt-2.5" />
      </div>
    </>
  );
}

function Details({ vehicle }: { readonly vehicle: VehicleView }) {
  return (
    <div className="min-w-0 lg:col-start-1">
      {vehicle.keyInformation.length > 0 ? (
        <section className="mt-6">
          <h2 className="sr-only">Key information</h2>
          <KeyInformation rows={vehicle.keyInformation} variant="cells" />
        </section>
      ) : null}
      <Afterwards>
        <PriceComparison address={vehicle.comparison} noun={vehicle.noun} className={BLOCK} />
        <VehicleTabs
          vehicle={vehicle}
          variant="side"
          features="tiles"
          className={`${BLOCK} rounded-l border border-line p-3 max-lg:px-5 max-lg:pb-5`}
        />
        <section className={BLOCK}>
          <h2 className={HEADING}>Specifications</h2>
          <SpecTable rows={vehicle.specs} />
        </section>
      </Afterwards>
      <Afterwards>
        <FinanceCalculator calculator={vehicle.calculator} variant="band" className={BLOCK} />
        <FuelCost
          fuel={vehicle.fuel}
          className={BLOCK}
          heading={HEADING}
          panel="rounded-l border border-line px-6 py-5 md:px-8"
        />
        <Delivery
          delivery={vehicle.delivery}
          className={BLOCK}
          heading={HEADING}
          panel="rounded-l border border-line px-6 py-5 md:px-8"
        />
        <VehicleYard vehicle={vehicle} className={`${BLOCK} scroll-mt-24`} headingClassName={HEADING} />
        <div className="mt-8 grid gap-2 text-xs text-muted">
          {vehicle.disclaimer ? <p className="max-w-[92ch] whitespace-pre-line">{vehicle.disclaimer}</p> : null}
          <p>{vehicle.licence}</p>
        </div>
      </Afterwards>
    </div>
  );
}
