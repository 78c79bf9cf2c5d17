import { EnquireLink } from "../../../features/leads/components/enquiry-provider.tsx";
import { SoldSaveActions } from "../../../features/shortlist/components/vehicle-save.tsx";
import { useSite } from "../../../features/site/components/site-context.tsx";
import { useOpen } from "../../../features/site/components/use-open.ts";
import { VehicleActions } from "../../../features/vehicle/components/actions.tsx";
import { EstimateBox, FinanceDisclaimer } from "../../../features/vehicle/components/estimate-box.tsx";
import { LiveViews } from "../../../features/vehicle/components/live-car.tsx";
import { SoldMessage } from "../../../features/vehicle/components/sold-message.tsx";
import type { VehicleView } from "../../../features/vehicle/view.ts";
import { Icon } from "../../../ui/icon.tsx";
import { Link, LinkButton } from "../../../ui/link.tsx";
import { Tag } from "../../../ui/tag.tsx";

interface StackProps {
  readonly vehicle: VehicleView;
}

/** Cards in a column beside the pictures: the price with the next step, the location, the trade-in. */
export function Stack({ vehicle }: StackProps) {
  return (
    <aside aria-label="Price and next steps" className="grid grid-cols-[minmax(0,1fr)] gap-4 max-lg:mt-5">
      <section className="outdoor-panel">
        <Status vehicle={vehicle} />
        {vehicle.availability.kind === "sold" ? <Sold vehicle={vehicle} /> : <Offer vehicle={vehicle} />}
        <FinanceDisclaimer finance={vehicle} className="mt-4" />
      </section>
      <Place vehicle={vehicle} />
      <TradeIn href={vehicle.steps.tradeIn} />
    </aside>
  );
}

function Status({ vehicle }: StackProps) {
  const { availability, place } = vehicle;
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
      {availability.kind === "sold" ? null : (
        <span
          className={`flex items-center gap-1.5 font-strong ${availability.kind === "reserved" ? "text-caution" : "text-positive"}`}
        >
          <Icon name={availability.kind === "in-stock" ? "check" : "clock"} size={18} />
          {availability.text}
        </span>
      )}
      {vehicle.certified ? <Tag kind="tint">Certified</Tag> : null}
      <LiveViews live={vehicle.live} />
      {place ? <span className="ml-auto">{place.name}</span> : null}
    </p>
  );
}

function Offer({ vehicle }: StackProps) {
  const { price, plate } = vehicle;
  return (
    <>
      <p className="mt-2.5 flex flex-wrap items-baseline gap-x-3 gap-y-1">
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
      {plate ? (
        <dl className="plate-strip mt-4">
          {plate.facts.slice(0, 3).map((fact) => (
            <div key={fact.label}>
              <dt>{fact.label}</dt>
              <dd>{fact.value}</dd>
            </div>
          ))}
        </dl>
      ) : null}
      <EstimateBox
        finance={vehicle}
        className="mt-4 rounded-s bg-accent-tint p-4"
        heading="font-body text-sm font-strong"
        figure="font-strong text-[1.1875rem]"
        figures="max-[24rem]:grid-cols-1 max-[24rem]:gap-y-2"
      />
      <VehicleActions vehicle={vehicle} brief className="mt-4" />
    </>
  );
}

/** Replaces price and buttons once the vehicle is sold (VDP-101, VDP-102). */
function Sold({ vehicle }: StackProps) {
  return (
    <>
      <SoldMessage noun={vehicle.noun} className="mt-1" />
      <EnquireLink size="large" wide className="mt-5" />
      <SoldSaveActions vehicle={vehicle} className="mt-2.5" />
    </>
  );
}

function Place({ vehicle }: StackProps) {
  const { links } = useSite();
  const open = useOpen(vehicle.yard?.open ?? null);
  const { place, availability } = vehicle;
  if (!place || availability.kind === "sold") return null;
  return (
    <section className="outdoor-panel flex gap-4 max-[18rem]:flex-wrap">
      <span className="grid size-14 shrink-0 place-items-center rounded-s bg-brand-100 text-brand-text">
        <Icon name="pin" size={26} />
      </span>
      <div className="min-w-0">
        <h2 className="text-[1.0625rem]">See it at {place.name}</h2>
        {place.address ? <p className="text-sm text-muted">{place.address}</p> : null}
        {open ? <p className="text-sm text-muted">{open.text}</p> : null}
        <Link href={vehicle.yard ? "#vehicle-map" : links.locations} className="text-link -mb-2.5 text-sm">
          Hours and directions
        </Link>
      </div>
    </section>
  );
}

/** Only shown for vehicles that can be bought (VDP-122). */
function TradeIn({ href }: { readonly href: string | null }) {
  if (!href) return null;
  return (
    <section className="outdoor-panel flex flex-wrap items-center justify-between gap-3 print:hidden">
      <div>
        <h2 className="text-[1.0625rem]">Trading something in?</h2>
        <p className="text-sm text-muted">Tell us what you have</p>
      </div>
      <LinkButton href={href} kind="tint" size="small">
        Trade-in
      </LinkButton>
    </section>
  );
}
