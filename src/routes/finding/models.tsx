import type { LoaderFunctionArgs, MetaDescriptor, ShouldRevalidateFunctionArgs } from "react-router";
import { stockTiles } from "../../features/models/data.ts";
import { priceBounds } from "../../features/models/range.ts";
import { bodyCategories, modelCard } from "../../features/models/rules.ts";
import { headTags, originOf, pageHead } from "../../features/seo/head.ts";
import { requestScope } from "../../request.ts";
import { routePage } from "../../ui/later-code/route-page.ts";

const TITLE = "Explore Our Range";

/** The range page (MODEL-033), with a body category chosen by `?body=` (MODEL-034). */
export async function loader({ context, url }: LoaderFunctionArgs) {
  const { app, site, now, uncacheable, changesAt } = context.get(requestScope);
  const { config } = site;
  const cards = site.models.map((model) => modelCard(model, config.modelShowFromPrice));
  const stock = await stockTiles(app.search, site, cards, now);
  if (!stock.ok) uncacheable();
  else if (stock.value.changesAt !== null) changesAt(stock.value.changesAt);
  return {
    title: TITLE,
    cards,
    categories: bodyCategories(cards),
    bounds: priceBounds(cards),
    firstRow: config.bodyCategoryFirstRow,
    linkText: config.modelLinkText,
    tiles: stock.ok ? stock.value.tiles : [],
    head: pageHead(site, originOf(site, url), {
      title: TITLE,
      description: `The models that ${site.name} sells, and which of them are in stock.`,
      path: "/models",
    }),
  };
}

/** Choosing a body category needs no request, because all models are on the page. */
export const shouldRevalidate = ({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname !== nextUrl.pathname && defaultShouldRevalidate;

export const meta = ({ loaderData }: { loaderData?: Awaited<ReturnType<typeof loader>> }): MetaDescriptor[] =>
  loaderData ? headTags(loaderData.head) : [{ title: TITLE }];

const bring = async () => (await import("./pages/models.tsx")).ModelsRoute;
export default import.meta.env.SSR ? await bring() : routePage(bring);
