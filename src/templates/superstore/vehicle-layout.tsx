import { Delivery } from "../../features/delivery/components/delivery.tsx";
import { EstimateFigures, EstimateNotice, estimateTitle } from "../../features/finance/components/estimate.tsx";
import { FuelCost } from "../../features/fuel/components/fuel-cost.tsx";
import { EnquireLink } from "../../features/leads/components/enquiry-provider.tsx";
import { VehicleKeep } from "../../features/members/components/vehicle-keep.tsx";
import { PriceComparison } from "../../features/pricing/components/price-comparison.tsx";
import { ReserveLink } from "../../features/reservations/components/reserve-link.tsx";
import { ReserveOnline } from "../../features/reservations/components/reserve-terms.tsx";
import { AnnouncementBar } from "../../features/stock/components/announcement-bar.tsx";
import { CallLink } from "../../features/stock/components/call-link.tsx";
import { CutText, DealerComments, FeatureList } from "../../features/stock/components/comments.tsx";
import { FactList, KeyInformation, SpecTable } from "../../features/stock/components/facts.tsx";
import { Gallery } from "../../features/stock/components/gallery.tsx";
import { HistoryReport } from "../../features/stock/components/history-report.tsx";
import { LiveViews } from "../../features/stock/components/live-car.tsx";
import { SimilarCars, type VehiclePageProps } from "../../features/stock/components/similar-cars.tsx";
import { NextSteps, VehicleHeader } from "../../features/stock/components/vehicle-bars.tsx";
import { SOLD_COMFORT, SOLD_NEWS } from "../../features/stock/vehicle-page.ts";
import type { VehicleView } from "../../features/stock/vehicle-view.ts";
import { Breadcrumb } from "../../ui/breadcrumb.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Tag, type TagKind } from "../../ui/tag.tsx";
import { CarCard } from "./car-card.tsx";

const BLOCK = "mt-10";
const HEADING = "mb-4 text-xl";

/** The title across the page, thumbnails in a rail, and the price as a ticket beside the pictures. */
export function VehiclePage({ vehicle, similar }: VehiclePageProps) {
  return (
    <div>
      <AnnouncementBar announcement={vehicle.announcement} />
      <div className="wrap">
        <Breadcrumb crumbs={vehicle.crumbs} />
        <TitleBand vehicle={vehicle} />
        <div className="items-start lg:grid lg:grid-cols-[minmax(0,1fr)_380px] lg:gap-x-7 xl:grid-cols-[minmax(0,1fr)_428px]">
          <Gallery
            name={vehicle.name}
            pictures={vehicle.pictures}
            thumbnails="left"
            faded={vehicle.availability.kind === "sold"}
          />
          <div className="vehicle-side">
            <Ticket vehicle={vehicle} />
          </div>
          <Details vehicle={vehicle} />
        </div>
      </div>
      <SimilarCars vehicle={vehicle} similar={similar} Card={CarCard} className="mt-section" />
      <VehicleHeader vehicle={vehicle} />
      <NextSteps vehicle={vehicle} dark />
    </div>
  );
}

const STATES: Readonly<Record<VehicleView["availability"]["kind"], TagKind>> = {
  "in-stock": "positive",
  "coming-soon": "brand",
  reserved: "ink",
  sold: "ink",
};

function TitleBand({ vehicle }: { readonly vehicle: VehicleView }) {
  return (
    <div className="pb-4.5">
      <h1 className="text-[clamp(1.5rem,1.2rem+1.35vw,2.5rem)] leading-[1.04] tracking-[-.03em]">
        {vehicle.title} {vehicle.badge ? <span className="font-medium text-muted">{vehicle.badge}</span> : null}
      </h1>
      <div className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-2">
        <FactList
          facts={vehicle.icons}
          className="flex flex-wrap gap-x-5 gap-y-1 font-strong"
          fact="fact before:text-brand-text"
        />
        <span className="flex flex-wrap items-center gap-3">
          <Tag kind={STATES[vehicle.availability.kind]} className="rounded-s">
            {vehicle.availability.text}
          </Tag>
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
  const { price, estimate, financeNotice } = vehicle;
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
        {estimate && financeNotice ? (
          <div className="mb-4">
            <h2 className="text-base font-strong tracking-normal">{estimateTitle(estimate)}</h2>
            <EstimateFigures
              estimate={estimate}
              figure="font-strong price-type text-[1.875rem]"
              label="mt-0.5 text-xs"
              className="mt-2"
            />
            <EstimateNotice notice={financeNotice} className="mt-3" />
          </div>
        ) : null}
        <div className="grid gap-2">
          <EnquireLink size="large" wide />
          <ReserveLink offer={vehicle.reserve} kind="ink" wide />
          <CallLink phone={vehicle.phone} kind="outline" wide className="border-ink" />
          <VehicleKeep vehicle={vehicle} />
          <HistoryReport report={vehicle.historyReport} />
        </div>
        {vehicle.lenderDisclaimer ? (
          <CutText text={vehicle.lenderDisclaimer} className="mt-4 text-xs text-muted" />
        ) : null}
      </div>
    </>
  );
}

/** VDP-101, VDP-102: the ticket goes grey and offers the next car. */
function Sold({ vehicle }: { readonly vehicle: VehicleView }) {
  return (
    <>
      <div className="bg-n-200 px-6 pt-5 pb-4.5">
        <p className="price-type text-price leading-none">SOLD</p>
        <h2 className="mt-3 text-base tracking-normal">{SOLD_NEWS.replace("{vehicle}", vehicle.noun)}</h2>
        <p className="mt-1 text-sm text-n-700">{SOLD_COMFORT.replace("{vehicle}", vehicle.noun)}</p>
      </div>
      <div className="px-6 py-5">
        <EnquireLink size="large" wide />
        <VehicleKeep vehicle={vehicle} className="mt-2.5" />
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
          <KeyInformation rows={vehicle.keyInformation} look="cells" />
        </section>
      ) : null}
      <PriceComparison address={vehicle.comparison} noun={vehicle.noun} className={BLOCK} />
      <section className={BLOCK}>
        <h2 className={HEADING}>Dealer comments</h2>
        <div className="rounded-l border border-line px-6 py-5 md:px-8">
          <DealerComments comments={vehicle.comments} />
        </div>
      </section>
      {vehicle.reserve?.tab ? (
        <section className={BLOCK}>
          <h2 className={HEADING}>Reserve Online</h2>
          <div className="rounded-l border border-line px-6 py-5 md:px-8">
            <ReserveOnline offer={vehicle.reserve} />
          </div>
        </section>
      ) : null}
      {vehicle.features.length > 0 ? (
        <section className={BLOCK}>
          <h2 className={HEADING}>Features</h2>
          <FeatureList features={vehicle.features} look="tiles" />
        </section>
      ) : null}
      <section className={BLOCK}>
        <h2 className={HEADING}>Specifications</h2>
        <SpecTable rows={vehicle.specs} />
      </section>
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
      <div className="mt-8 grid gap-2 text-xs text-muted">
        {vehicle.disclaimer ? <p className="max-w-[92ch] whitespace-pre-line">{vehicle.disclaimer}</p> : null}
        <p>{vehicle.licence}</p>
      </div>
    </div>
  );
}
