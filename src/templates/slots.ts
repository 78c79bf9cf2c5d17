import type { ComponentType } from "react";
import type { HomeView } from "../features/content/home.ts";
import type { EnquiryFrameProps } from "../features/leads/components/enquiry-provider.tsx";
import type { CardProps } from "../features/search/components/result-grid.tsx";
import type { SearchView } from "../features/search/view/search-view.ts";
import type { VehiclePageProps } from "../features/vehicle/components/similar-cars.tsx";

/**
 * The parts that a template may lay out in its own way. A template fills the slots in which it differs
 * (`group/index.ts`, `superstore/index.ts`); the others come from `base/index.ts`, which fills them all.
 */
export interface Slots {
  /** Top of every page: utility links, logo, menu. Its data come from `useSite()`. */
  readonly Header: ComponentType;
  /** Bottom of every page. Its data come from `useSite()`. */
  readonly Footer: ComponentType;
  /** The home page's blocks, in the site's order. */
  readonly Home: ComponentType<{ readonly home: HomeView }>;
  /** Results of a search: filters, cards, pagination. */
  readonly SearchPage: ComponentType<{ readonly view: SearchView }>;
  /** A car in a list. */
  readonly CarCard: ComponentType<CardProps>;
  /** The page of a car. */
  readonly VehiclePage: ComponentType<VehiclePageProps>;
  /** The frame of the enquiry form, as a dialog or as a page. */
  readonly EnquiryFrame: ComponentType<EnquiryFrameProps>;
}

export type SlotName = keyof Slots;

/** How each slot is loaded: each is a separate chunk, so that a page loads only the slots that it shows. */
export type SlotLoaders = { readonly [Name in SlotName]: () => Promise<Slots[Name]> };

/** Slots that a route's page shows besides the frame: its module's `handle`. */
export interface PageHandle<Data = unknown> {
  readonly slots: readonly SlotName[];
  /**
   * Acts when the page is opened, and renders nothing. The page itself is hydrated at the first interaction; this does
   * not wait for one. `data` is the result of the route's loader.
   */
  readonly Opened?: ComponentType<{ readonly data: Data }>;
}
