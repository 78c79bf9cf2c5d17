import { ReserveLink } from "../../../features/reservations/components/reserve-link.tsx";
import { BarCall, BarEnquiry } from "../../../features/vehicle/components/bar-steps.tsx";
import type { VehicleView } from "../../../features/vehicle/view.ts";
import { StickyHeader } from "../../../ui/motion/sticky-header.tsx";
import { ActionBar } from "../../../ui/overlays/action-bar.tsx";

interface BarProps {
  readonly vehicle: VehicleView;
}

/**
 * Shown once the stage has scrolled out of view (VDP-056): name, price and the two next steps. It shows no repayment,
 * because the rates that must be beside it do not fit.
 */
export function TopBar({ vehicle }: BarProps) {
  const { price, availability } = vehicle;
  const sold = availability.kind === "sold";
  return (
    <StickyHeader label={`This ${vehicle.noun}`} className="border-b border-line bg-surface max-lg:hidden">
      <div className="wrap flex min-h-18 items-center gap-6">
        <p className="min-w-0 truncate text-md">
          <strong className="font-strong">{vehicle.title}</strong> <span className="text-muted">{vehicle.badge}</span>
        </p>
        <p className="ml-auto flex shrink-0 items-baseline gap-2">
          <span className={sold || price.kind === "no-price" ? "font-strong" : "price-type text-[1.3125rem]"}>
            {sold ? availability.text : price.text}
          </span>
          {price.note && !sold ? <span className="text-sm text-muted">{price.note}</span> : null}
        </p>
        <div className="flex shrink-0 gap-3">
          <BarCall vehicle={vehicle} kind="outline" className="border-ink" />
          <BarEnquiry vehicle={vehicle} />
        </div>
      </div>
    </StickyHeader>
  );
}

/** On phones and tablets the next step stays at the bottom of the window. */
export function NextSteps({ vehicle }: BarProps) {
  const sold = vehicle.availability.kind === "sold";
  return (
    <ActionBar
      label="Next steps"
      className="lg:hidden"
      more={
        sold ? null : (
          <div className="wrap grid gap-2.5 py-2.5">
            <ReserveLink offer={vehicle.reserve} kind="ink" wide />
            <BarCall vehicle={vehicle} kind="outline" wide />
          </div>
        )
      }
    >
      <div className="wrap flex items-center gap-4 py-2.5">
        <p className="min-w-0 grow basis-0 max-[22.5rem]:hidden">
          <span className="price-type block text-md leading-tight">{sold ? "Sold" : vehicle.price.text}</span>
          <span className="block truncate text-xs text-muted">
            {sold || !vehicle.price.note ? null : `${vehicle.price.note}, `}
            {vehicle.title}
          </span>
        </p>
        <BarEnquiry vehicle={vehicle} className="max-[22.5rem]:grow" />
      </div>
    </ActionBar>
  );
}
