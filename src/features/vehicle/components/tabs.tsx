import { Tabs } from "../../../ui/controls/tabs.tsx";
import { ReserveOnline } from "../../reservations/components/reserve-terms.tsx";
import { Prose } from "../../site/components/prose.tsx";
import type { VehicleTab } from "../tabs.ts";
import type { VehicleView } from "../view.ts";
import { DealerComments, FeatureList } from "./comments.tsx";

interface VehicleTabsProps {
  readonly vehicle: Pick<VehicleView, "tabs" | "comments" | "reserve" | "features" | "noun">;
  /** A row with a line under it, a row of pills, or a column beside the content. */
  readonly variant: "underlined" | "pills" | "side";
  readonly features?: "ticks" | "tiles";
  readonly className?: string;
}

/** The texts about a vehicle (VDP-078 to VDP-084). Without JavaScript they are shown one below the other. */
export function VehicleTabs({ vehicle, variant, features = "ticks", className }: VehicleTabsProps) {
  const { tabs, noun } = vehicle;
  if (tabs.length === 0) return null;
  return (
    <section className={className}>
      <h2 className="sr-only">{`About this ${noun}`}</h2>
      <Tabs
        label={`About this ${noun}`}
        variant={variant}
        tabs={tabs.map((tab) => ({
          key: tab.key,
          label: tab.label,
          panel: <Panel tab={tab} vehicle={vehicle} features={features} />,
        }))}
      />
    </section>
  );
}

interface PanelProps extends Required<Pick<VehicleTabsProps, "vehicle" | "features">> {
  readonly tab: VehicleTab;
}

function Panel({ tab: { key, html }, vehicle, features }: PanelProps) {
  if (key === "dealerComments") return <DealerComments comments={vehicle.comments} />;
  if (key === "features") return <FeatureList features={vehicle.features} variant={features} />;
  if (key === "reserveOnline") return vehicle.reserve ? <ReserveOnline offer={vehicle.reserve} /> : null;
  return html ? <Prose html={html} /> : null;
}
