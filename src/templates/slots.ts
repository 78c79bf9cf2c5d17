import type { ComponentType } from "react";
import type { HomeView } from "../features/content/home.ts";
import type { EnquiryFrameProps } from "../features/leads/components/enquiry-provider.tsx";
import type { CardProps } from "../features/search/components/result-grid.tsx";
import type { SearchView } from "../features/search/search-view.ts";
import type { VehiclePageProps } from "../features/vehicle/components/similar-cars.tsx";

/**
 * What a template may lay out in its own way. A template fills the slots in which it differs (`group/index.ts`,
 * `superstore/index.ts`); what it leaves empty comes from `base/index.ts`, which fills them all.
 */
export interface Slots {
  /** Top of every page: utility links, logo, menu. Takes all it shows from `useSite()`. */
  readonly Header: ComponentType;
  /** End of every page. Takes all it shows from `useSite()`. */
  readonly Footer: ComponentType;
  /** The home page's blocks, in the site's order. */
  readonly Home: ComponentType<{ readonly home: HomeView }>;
  /** Results of a search: filters, cards, pages. */
  readonly SearchPage: ComponentType<{ readonly view: SearchView }>;
  /** One car among others. */
  readonly CarCard: ComponentType<CardProps>;
  /** The page of one car. */
  readonly VehiclePage: ComponentType<VehiclePageProps>;
  /** What stands around the enquiry form, as a dialog or as a page. */
  readonly EnquiryFrame: ComponentType<EnquiryFrameProps>;
}

export type SlotName = keyof Slots;

/** How each slot is brought: a chunk of its own, so that a page loads the slots that it shows and no others. */
export type SlotLoaders = { readonly [Name in SlotName]: () => Promise<Slots[Name]> };

/** Which slots a route's page shows besides the frame: its module's `handle`. */
export interface PageHandle<Data = unknown> {
  readonly slots: readonly SlotName[];
  /**
   * Does what the mere opening of the page does, and shows nothing. The page itself comes alive at the first sign of a
   * person; this does not wait for one. `data` is what the route's loader answered.
   */
  readonly Opened?: ComponentType<{ readonly data: Data }>;
}
