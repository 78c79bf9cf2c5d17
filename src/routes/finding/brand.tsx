import type { LoaderFunctionArgs, MetaDescriptor } from "react-router";
import { heroFacets } from "../../features/hero/hero-data.ts";
import { brandView, siteBrands } from "../../features/models/brands.ts";
import { headTags, originOf, pageHead } from "../../features/seo/head.ts";
import { requestScope } from "../../request.ts";
import { routePage } from "../../ui/later-code/route-page.ts";
import { notFound } from "../not-found.ts";
import { bySlug } from "../own-slug.ts";

/** The page of one make (MODEL-036). */
export async function loader({ context, params, url }: LoaderFunctionArgs) {
  const scope = context.get(requestScope);
  const { app, site, now, uncacheable, changesAt } = scope;
  if (!bySlug(siteBrands(site), params.brand, url)) throw await notFound(scope);
  const facets = await heroFacets(app.search, site, now);
  if (!facets.ok) uncacheable();
  else if (facets.value.changesAt !== null) changesAt(facets.value.changesAt);
  const brand = brandView(site, params.brand, facets.ok ? facets.value.makes : []);
  if (!brand) throw await notFound(scope);
  const head = pageHead(site, originOf(site, url), {
    title: brand.name,
    description: `${brand.name} at ${site.name}: its models, and which of them are in stock.`,
    path: `/${params.brand}/overview`,
  });
  return { brand, linkText: site.config.modelLinkText, head };
}

export const meta = ({ loaderData }: { loaderData?: Awaited<ReturnType<typeof loader>> }): MetaDescriptor[] =>
  loaderData ? headTags(loaderData.head) : [{ title: "Page not found" }];

const bring = async () => (await import("./pages/brand.tsx")).BrandRoute;
export default import.meta.env.SSR ? await bring() : routePage(bring);
