import { type LoaderFunctionArgs, type MetaDescriptor, useLoaderData } from "react-router";
import { heroFacets } from "../../features/hero/hero-data.ts";
import { brandView } from "../../features/models/brands.ts";
import { BrandPage } from "../../features/models/components/brand-page.tsx";
import { requestScope } from "../../request.ts";
import { notFound } from "../not-found.ts";

/** The page of one make (MODEL-036). */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const scope = context.get(requestScope);
  const { app, site, now, uncacheable, changesAt } = scope;
  if (!brandView(site, params.brand, [])) throw await notFound(scope);
  const facets = await heroFacets(app.search, site, now);
  if (!facets.ok) uncacheable();
  else if (facets.value.changesAt !== null) changesAt(facets.value.changesAt);
  const brand = brandView(site, params.brand, facets.ok ? facets.value.makes : []);
  if (!brand) throw await notFound(scope);
  return { brand, linkText: site.config.modelLinkText, siteName: site.name };
}

export const meta = ({ loaderData }: { loaderData?: Awaited<ReturnType<typeof loader>> }): MetaDescriptor[] => [
  { title: loaderData ? `${loaderData.brand.name} | ${loaderData.siteName}` : "Page not found" },
];

export default function BrandRoute() {
  const { brand, linkText } = useLoaderData<typeof loader>();
  return <BrandPage brand={brand} linkText={linkText} />;
}
