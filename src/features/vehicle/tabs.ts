import { type VehicleTab as TabName, VEHICLE_TABS } from "../site/choices.ts";
import { markdownToHtml, type SafeHtml } from "../site/markdown.ts";
import type { SiteConfig } from "../site/schema.ts";
import { text } from "../site/texts/texts.ts";

/** A tab of the vehicle page that has content. */
export interface VehicleTab {
  readonly key: TabName;
  readonly label: string;
  /** The site's own text as sanitised HTML; null if the tab shows data of the car. */
  readonly html: SafeHtml | null;
}

interface TabSubject {
  readonly features: readonly string[];
  /** Whether the car can be reserved online (RESV-004). */
  readonly reservable: boolean;
}

/** The tabs in order, without those that the site has not chosen or that would be empty (VDP-084). */
export function vehicleTabs(
  { features, reservable }: TabSubject,
  config: Pick<SiteConfig, "vehicleTabs" | "tabContent" | "texts" | "vehicleNoun">,
): readonly VehicleTab[] {
  const { vehicleTabs: chosen } = config;
  const contents: Readonly<Partial<Record<TabName, string>>> = config.tabContent;
  const words = (key: TabName): SafeHtml | null => markdownToHtml(contents[key] ?? "") || null;
  const shows = (key: TabName): boolean => {
    if (key === "dealerComments") return true;
    if (key === "reserveOnline") return reservable;
    return key === "features" ? features.length > 0 : words(key) !== null;
  };
  return VEHICLE_TABS.filter((key) => chosen.includes(key) && shows(key)).map((key) => ({
    key,
    label: text(config, `tab.${key}`, { Vehicle: config.vehicleNoun }),
    html: words(key),
  }));
}
