import { type LoaderFunctionArgs, type MetaDescriptor, useLoaderData } from "react-router";
import { PageHead } from "../../features/content/components/page-head.tsx";
import { heroFacets } from "../../features/hero/hero-data.ts";
import { brandTiles } from "../../features/models/brands.ts";
import { BrandTiles } from "../../features/models/components/brand-tiles.tsx";
import { requestScope } from "../../request.ts";

/** The list of the site's makes (MODEL-035). */
export async function loader({ context }: LoaderFunctionArgs) {
  const { app, site, now, uncacheable, changesAt } = context.get(requestScope);
  const facets = await heroFacets(app.search, site, now);
  if (!facets.ok) uncacheable();
  else if (facets.value.changesAt !== null) changesAt(facets.value.changesAt);
  return { brands: brandTiles(site, facets.ok ? facets.value.makes : []), siteName: site.name };
}

export const meta = ({ loaderData }: { loaderData?: Awaited<ReturnType<typeof loader>> }): MetaDescriptor[] => [
  { title: `Our brands | ${loaderData?.siteName}` },
];

export default function BrandsRoute() {
  const { brands } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead title="Our brands" />
      <div className="wrap mt-8">
        {brands.length > 0 ? <BrandTiles brands={brands} /> : <p className="text-muted">No make is listed yet.</p>}
      </div>
    </>
  );
}
