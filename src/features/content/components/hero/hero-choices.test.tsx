import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { SiteViewProvider } from "../../../site/components/site-context.tsx";
import { openSites } from "../../../site/data.ts";
import { siteFile, sitesFolder } from "../../../site/sites-folder.testing.ts";
import { siteView } from "../../../site/view.ts";
import { ShowMe } from "./hero-choices.tsx";

test.each([
  [1, "Show Me 1 car"],
  [2, "Show Me 2 cars"],
  [1643, "Show Me 1,643 cars"],
])("SRCH-017 the hero's button says %s in words", async (total, words) => {
  await using folder = await sitesFolder({ "one/site.json": siteFile() });
  const sites = await openSites(folder.dir, { defaultSite: "one", secrets: () => null });
  const site = sites.forHost("one.localhost");
  await sites.close();
  if (!site) throw new Error(JSON.stringify(sites.problems()));
  const html = renderToStaticMarkup(
    <SiteViewProvider site={siteView(site, Date.parse("2026-11-21T10:00:00+10:00"))}>
      <ShowMe total={total} />
    </SiteViewProvider>,
  );
  expect(html.replace(/<[^>]+>/g, "")).toBe(words);
});
