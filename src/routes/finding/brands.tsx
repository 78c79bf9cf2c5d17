import type { LoaderFunctionArgs, MetaDescriptor } from "react-router";
import { heroFacets } from "../../features/hero/hero-data.ts";
import { brandTiles } from "../../features/models/brands.ts";
import { headTags, originOf, pageHead } from "../../features/seo/head.ts";
import { requestScope } from "../../request.ts";
import { routePage } from "../../ui/later-code/route-page.ts";

const TITLE = "Our brands";

/** The list of the site's makes (MODEL-035). */
export async function loader({ context, url }: LoaderFunctionArgs) {
  const { app, site, now, uncacheable, changesAt } = context.get(requestScope);
  const facets = await heroFacets(app.search, site, now);
  if (!facets.ok) uncacheable();
  else if (facets.value.changesAt !== null) changesAt(facets.value.changesAt);
  const description = `The makes that ${site.name} sells, each with its models and what is in stock.`;
  const head = pageHead(site, originOf(site, url), { title: TITLE, description, path: "/brands" });
  return { title: TITLE, brands: brandTiles(site, facets.ok ? facets.value.makes : []), head };
}

export const meta = ({ loaderData }: { loaderData?: Awaited<ReturnType<typeof loader>> }): MetaDescriptor[] =>
  loaderData ? headTags(loaderData.head) : [{ title: TITLE }];

const bring = async () => (await import("./pages/brands.tsx")).BrandsRoute;
export default import.meta.env.SSR ? await bring() : routePage(bring);
