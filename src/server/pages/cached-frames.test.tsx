import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { markup } from "../../../test/fixtures/markup.tsx";
import { TEMPLATES } from "../../features/site/choices.ts";
import { SiteViewProvider } from "../../features/site/components/site-context.tsx";
import { openSites, type Sites } from "../../features/site/data.ts";
import { type SiteView, siteView } from "../../features/site/view.ts";
import { templateSlots } from "../../templates/registry.ts";
import { CachedPart, CachedParts } from "../../ui/rendering/cached-part.tsx";
import { textOf } from "../first-paint/piece.ts";
import { PartCache } from "./part-cache.ts";

const NOW = Date.UTC(2026, 10, 20);
let sites: Sites;
beforeAll(async () => {
  sites = await openSites("sites", { defaultSite: null });
});
afterAll(() => sites.close());

const MARK = "mark";
/** The pieces of a page's header and footer. */
function framed(parts: PartCache, site: SiteView, address: string) {
  const { Header, Footer } = templateSlots(site.template);
  const ofPage = parts.of(MARK);
  const html = markup(
    <CachedParts find={ofPage.finder("view")}>
      <SiteViewProvider site={site}>
        <Header />
        <CachedPart name="footer" madeOf={null}>
          <Footer />
        </CachedPart>
      </SiteViewProvider>
    </CachedParts>,
    address,
  );
  return ofPage.put(Buffer.from(html));
}

describe.each(TEMPLATES)("a page of %s", (template) => {
  test("takes its header and footer from earlier pages, wherever its address stands in the menus", () => {
    const found = sites.all().find(({ config }) => config.template === template);
    if (!found) throw new Error("No demo site shows this template.");
    const site = siteView(found, NOW);
    const menus = site.headerMenu.flatMap(({ href, children }) => [href, ...children.map((child) => child.href)]);
    const addresses = ["/", "/cars/a-car", "/search/all?q=red", ...menus.filter((href) => href !== null)];
    const parts = new PartCache();
    for (const address of [...addresses, ...addresses]) framed(parts, site, address);
    for (const address of addresses) {
      const pieces = framed(parts, site, address);
      const text = textOf(pieces);
      expect(text).toBe(textOf(framed(new PartCache(), site, address)));
      const anew = pieces.filter(({ kept }) => !kept).map(({ bytes }) => bytes.length);
      expect(anew.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThan(text.length / 8);
    }
  });
});
