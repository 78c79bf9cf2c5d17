import type { ReactNode } from "react";
import { markup } from "../../../test/fixtures/markup.tsx";
import { dealership, testSite } from "../../../test/fixtures/site.ts";
import { SiteViewProvider } from "./components/site-context.tsx";
import type { SiteConfig } from "./schema.ts";
import { siteView } from "./view.ts";

const NOW = Date.UTC(2026, 10, 20);

/** The HTML that the server renders for an element on a page of a small site with these options, at an address. */
export function siteMarkup(element: ReactNode, config: Partial<SiteConfig> = {}, address?: string): string {
  const site = siteView(testSite("halden", [dealership(1, "parramatta")], { config }), NOW);
  return markup(<SiteViewProvider site={site}>{element}</SiteViewProvider>, address);
}
