import { createContext, type ReactNode, useContext } from "react";
import type { SiteView } from "../view.ts";

const SiteContext = createContext<SiteView | null>(null);

export function SiteViewProvider({ site, children }: { readonly site: SiteView; readonly children: ReactNode }) {
  return <SiteContext value={site}>{children}</SiteContext>;
}

/** The same, or null for a component outside a site, as in the catalogue. */
export const useSiteIfAny = (): SiteView | null => useContext(SiteContext);

/** The dealer's site that this page belongs to. Only inside `SiteViewProvider`. */
export function useSite(): SiteView {
  const site = useContext(SiteContext);
  if (!site) throw new Error("useSite outside SiteViewProvider");
  return site;
}
