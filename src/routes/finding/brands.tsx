import { type LoaderFunctionArgs, type MetaDescriptor, useLoaderData } from "react-router";
import { PageHead } from "../../features/content/components/page-head.tsx";
import { heroFacets } from "../../features/hero/hero-data.ts";
import { brandTiles } from "../../features/models/brands.ts";
import { BrandTiles } from "../../features/models/components/brand-tiles.tsx";
import { headTags, originOf, pageHead } from "../../features/seo/head.ts";
import { requestScope } from "../../request.ts";

const TITLE = "Our brands";

/** The list of the site's makes (MODEL-035). */
export async function loader({ context, url }: LoaderFunctionArgs) {
  const { app, site, now, uncacheable, changesAt } = context.get(requestScope);
  const facets = await heroFacets(app.search, site, now);
  if (!facets.ok) uncacheable();
  else if (facets.value.changesAt !== null) changesAt(facets.value.changesAt);
  const description = `The makes that ${site.name} sells, each with its models and what is in stock.`;
  const head = pageHead(site, originOf(site, url), { title: TITLE, description, path: "/brands" });
  return { brands: brandTiles(site, facets.ok ? facets.value.makes : []), head };
}

export const meta = ({ loaderData }: { loaderData?: Awaited<ReturnType<typeof loader>> }): MetaDescriptor[] =>
  loaderData ? headTags(loaderData.head) : [{ title: TITLE }];

export default function BrandsRoute() {
  const { brands } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead title={TITLE} />
      <div className="wrap mt-8">
        {brands.length > 0 ? <BrandTiles brands={brands} /> : <p className="text-muted">No make is listed yet.</p>}
      </div>
    </>
  );
}
