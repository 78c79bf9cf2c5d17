import { EnquireLink } from "../../../features/leads/components/enquiry-provider.tsx";
import { SoldSaveActions } from "../../../features/shortlist/components/vehicle-save.tsx";
import { FactList } from "../../../features/stock/components/facts.tsx";
import { VehicleActions } from "../../../features/vehicle/components/actions.tsx";
import { EstimateBox, FinanceDisclaimer } from "../../../features/vehicle/components/estimate-box.tsx";
import { LiveViews } from "../../../features/vehicle/components/live-car.tsx";
import { SoldMessage } from "../../../features/vehicle/components/sold-message.tsx";
import type { VehicleView } from "../../../features/vehicle/view.ts";
import { Tag } from "../../../ui/tag.tsx";

interface PartProps {
  readonly vehicle: VehicleView;
}

/** A white panel on the stage: what the car is, its price, the next steps. On tablets it has two columns. */
export function PricePanel({ vehicle }: PartProps) {
  const sold = vehicle.availability.kind === "sold";
  return (
    <section aria-label="Price and next steps" className="marque-panel-ground">
      <div className="md:max-lg:grid md:max-lg:grid-cols-2 md:max-lg:gap-x-10">
        <div>
          <Status vehicle={vehicle} />
          <h1 className="mt-2 text-[1.875rem] leading-[1.08] font-medium tracking-[-.028em] wrap-anywhere">
            {vehicle.title}
            {vehicle.badge ? (
              <span className="mt-1.5 block text-md leading-snug font-normal tracking-normal text-muted">
                {" "}
                {vehicle.badge}
              </span>
            ) : null}
          </h1>
          <FactList
            facts={vehicle.icons}
            className="mt-4 flex flex-wrap gap-x-5 gap-y-1 [--drawn:20px]"
            fact="fact before:text-muted"
          />
          {sold ? null : <Price vehicle={vehicle} />}
        </div>
        <div>{sold ? <Sold vehicle={vehicle} /> : <Offer vehicle={vehicle} />}</div>
      </div>
    </section>
  );
}

function Status({ vehicle }: PartProps) {
  const { availability } = vehicle;
  const reserved = availability.kind === "reserved";
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
      {availability.kind === "sold" ? null : (
        <span
          className={`flex items-center gap-2 font-strong before:size-2 before:rounded-full before:bg-current ${reserved ? "text-caution" : "text-positive"}`}
        >
          {availability.text}
        </span>
      )}
      {vehicle.certified ? <Tag kind="brand">Certified</Tag> : null}
      <span className="figures ml-auto">Stock {vehicle.stocknum}</span>
      <LiveViews live={vehicle.live} />
    </p>
  );
}

function Price({ vehicle: { price, belowMarket } }: PartProps) {
  return (
    <div className="mt-5 border-t border-line pt-5">
      <p className="flex flex-wrap items-baseline gap-x-2.5 gap-y-1">
        <span className={price.kind === "no-price" ? "text-lg font-strong" : "price-type text-price leading-none"}>
          {price.text}
        </span>
        {price.note ? <span className="text-muted">{price.note}</span> : null}
      </p>
      {price.before || belowMarket ? (
        <p className="figures mt-1.5 flex flex-wrap gap-x-3 text-sm text-muted">
          {price.before ? (
            <span>
              was <s>{price.before}</s>
            </span>
          ) : null}
          {belowMarket ? <span className="font-strong text-positive">{belowMarket}</span> : null}
        </p>
      ) : null}
    </div>
  );
}

function Offer({ vehicle }: PartProps) {
  return (
    <>
      <EstimateBox
        finance={vehicle}
        className="mt-4 bg-surface-2 px-4.5 py-4 md:max-lg:mt-0"
        heading="text-sm font-strong"
        figure="font-strong text-lg"
        label="text-xs"
      />
      <VehicleActions vehicle={vehicle} reserve="ink" call="border-ink" />
      <FinanceDisclaimer finance={vehicle} className="mt-4" />
    </>
  );
}

/** Replaces price and buttons once the vehicle is sold (VDP-101, VDP-102). */
function Sold({ vehicle }: PartProps) {
  return (
    <div className="mt-5 border-t border-line pt-5">
      <SoldMessage noun={vehicle.noun} />
      <EnquireLink size="large" wide className="mt-5" />
      <SoldSaveActions vehicle={vehicle} className="mt-2.5" />
    </div>
  );
}
