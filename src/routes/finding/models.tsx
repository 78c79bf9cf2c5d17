import {
  type LoaderFunctionArgs,
  type MetaDescriptor,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
} from "react-router";
import { PageHead } from "../../features/content/components/page-head.tsx";
import { RangePage } from "../../features/models/components/range-page.tsx";
import { stockTiles } from "../../features/models/data.ts";
import { priceBounds } from "../../features/models/range.ts";
import { bodyCategories, modelCard } from "../../features/models/rules.ts";
import { requestScope } from "../../request.ts";

/** The range page (MODEL-033), with a body category chosen by `?body=` (MODEL-034). */
export async function loader({ context }: LoaderFunctionArgs) {
  const { app, site, now, uncacheable, changesAt } = context.get(requestScope);
  const { config } = site;
  const cards = site.models.map((model) => modelCard(model, config.modelShowFromPrice));
  const stock = await stockTiles(app.search, site, cards, now);
  if (!stock.ok) uncacheable();
  else if (stock.value.changesAt !== null) changesAt(stock.value.changesAt);
  return {
    cards,
    categories: bodyCategories(cards),
    bounds: priceBounds(cards),
    firstRow: config.bodyCategoryFirstRow,
    linkText: config.modelLinkText,
    tiles: stock.ok ? stock.value.tiles : [],
    siteName: site.name,
  };
}

/** Choosing a body category needs no request, because all models are on the page. */
export const shouldRevalidate = ({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname !== nextUrl.pathname && defaultShouldRevalidate;

export const meta = ({ loaderData }: { loaderData?: Awaited<ReturnType<typeof loader>> }): MetaDescriptor[] => [
  { title: `Explore Our Range | ${loaderData?.siteName}` },
];

export default function ModelsRoute() {
  const { siteName: _, ...view } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead title="Explore Our Range" />
      <RangePage {...view} />
    </>
  );
}
