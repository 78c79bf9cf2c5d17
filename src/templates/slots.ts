import type { ComponentType } from "react";
import type { HomeView } from "../features/content/home.ts";

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
}

export type SlotName = keyof Slots;
