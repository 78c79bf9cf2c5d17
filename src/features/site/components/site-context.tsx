import { createContext, type ReactNode, useContext } from "react";
import type { SiteView } from "../view.ts";

const SiteContext = createContext<SiteView | null>(null);

export function SiteViewProvider({ site, children }: { readonly site: SiteView; readonly children: ReactNode }) {
  return <SiteContext value={site}>{children}</SiteContext>;
}

/** The dealer's site; null for a component rendered outside a site, as in the catalogue. */
export const useSiteIfAny = (): SiteView | null => useContext(SiteContext);

/** The dealer's site that this page belongs to. Throws outside `SiteViewProvider`. */
export function useSite(): SiteView {
  const site = useContext(SiteContext);
  if (!site) throw new Error("useSite outside SiteViewProvider");
  return site;
}
