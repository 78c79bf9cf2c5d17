import { StickyHeader } from "../../../ui/motion/sticky-header.tsx";
import { ActionBar } from "../../../ui/overlays/action-bar.tsx";
import { ReserveLink } from "../../reservations/components/reserve-link.tsx";
import type { VehicleView } from "../view.ts";
import { BarCall, BarEnquiry, hasBarSteps } from "./bar-steps.tsx";

interface BarProps {
  readonly vehicle: VehicleView;
  /** Dark background instead of white. */
  readonly dark?: boolean;
}

const muted = (dark: boolean) => `text-sm ${dark ? "text-on-ink-muted" : "text-muted"}`;

/**
 * The car, its price and the main button, shown once both have scrolled out of view (VDP-056). It shows no repayment,
 * because it has no room for the rates.
 */
export function VehicleHeader({ vehicle, dark = false }: BarProps) {
  const { title, badge, noun } = vehicle;
  return (
    <StickyHeader
      label={`This ${noun}`}
      className={`max-lg:hidden ${dark ? "bg-ink text-on-ink" : "border-b border-line bg-surface"}`}
    >
      <div data-ground={dark ? "dark" : undefined} className="wrap flex min-h-18 items-center gap-6">
        <p className="min-w-0 truncate">
          <span className="font-strong">{title}</span> <span className={muted(dark)}>{badge}</span>
        </p>
        <div className="ml-auto flex shrink-0 items-center gap-3">
          <Price vehicle={vehicle} dark={dark} />
          <ReserveLink offer={vehicle.reserve} kind={dark ? "on-dark" : "tint"} />
          <BarCall vehicle={vehicle} kind={dark ? "on-dark" : "outline"} />
          <BarEnquiry vehicle={vehicle} />
        </div>
      </div>
    </StickyHeader>
  );
}

/**
 * On phones the main button stays at the bottom of the window. The price joins it once it has scrolled out of view
 * (VDP-057).
 */
export function NextSteps({ vehicle, dark = false }: BarProps) {
  if (!hasBarSteps(vehicle) && !vehicle.reserve?.action) return null;
  return (
    <ActionBar
      label="Next steps"
      dark={dark}
      className="mt-10 lg:hidden"
      more={
        <div className="wrap grid gap-2.5 pt-2.5">
          <div className="flex items-baseline justify-between gap-4">
            <span className="min-w-0 truncate text-sm">{vehicle.title}</span>
            <Price vehicle={vehicle} dark={dark} />
          </div>
          <ReserveLink offer={vehicle.reserve} kind={dark ? "on-dark" : "tint"} wide className="mb-2.5" />
        </div>
      }
    >
      <div className="wrap flex gap-2.5 py-2.5 max-[18rem]:flex-wrap">
        <BarEnquiry vehicle={vehicle} className="grow" />
        <BarCall vehicle={vehicle} kind={dark ? "on-dark" : "outline"} iconOnly className="w-12 px-0" />
      </div>
    </ActionBar>
  );
}

function Price({ vehicle: { price, availability }, dark = false }: BarProps) {
  if (availability.kind === "sold") return <span className="font-strong">{availability.text}</span>;
  return (
    <span className="flex shrink-0 items-baseline gap-2">
      <span className={price.kind === "no-price" ? "font-strong" : "price-type text-lg"}>{price.text}</span>
      {price.note ? <span className={muted(dark)}>{price.note}</span> : null}
    </span>
  );
}
