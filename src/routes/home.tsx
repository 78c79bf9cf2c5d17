import { type LoaderFunctionArgs, type MetaDescriptor, useLoaderData } from "react-router";
import { type CarCardView, cacheUntilTagsChange, carCard } from "../features/cards/card.ts";
import { homeView } from "../features/content/home.ts";
import { heroFacets } from "../features/hero/hero-data.ts";
import { searchPage } from "../features/search/data.ts";
import { kindBandCounts } from "../features/search/facets/band-data.ts";
import { resolveSearchPath } from "../features/search/search-paths.ts";
import { type DocumentHead, headTags, originOf, siteImage } from "../features/seo/head.ts";
import { organisationJsonLd } from "../features/seo/json-ld.ts";
import { pack } from "../lib/packed.ts";
import { type RequestScope, requestScope } from "../request.ts";
import type { PageHandle } from "../templates/slots.ts";
import { useTemplate } from "../templates/use-template.ts";
import { useUnpacked } from "../ui/motion/use-unpacked.ts";

/** Number of newest cars shown: one large, four small. */
const NEWEST = 5;

export async function loader({ context, url }: LoaderFunctionArgs) {
  const scope = context.get(requestScope);
  const { app, site, now } = scope;
  const [facets, bands, justLanded] = await Promise.all([
    heroFacets(app.search, site, now),
    kindBandCounts(app.search, site, now),
    newestCars(scope),
  ]);
  if (!facets.ok) {
    app.log.warn({ requestId: scope.requestId, failure: facets.error.kind }, "home without stock");
    scope.uncacheable();
  }
  const bandCounts = bands.ok ? bands.value : {};
  const { home, changesAt } = homeView(site, { facets: facets.ok ? facets.value : null, justLanded, bandCounts }, now);
  if (changesAt !== null) scope.changesAt(changesAt);
  const origin = originOf(site, url);
  const head: DocumentHead = {
    title: site.name,
    description: home.hero.text || `${site.name}: vehicles for sale, what they cost and whom to ask.`,
    canonical: `${origin}/`,
    siteName: site.name,
    image: siteImage(origin),
    jsonLd: [organisationJsonLd(site, origin)],
  };
  return { home: pack(home), head };
}

/**
 * Cards of the newest cars, only where a block needs them; none while stock cannot be searched. They show no
 * repayments, because there is no room for the warning that the law requires beside them.
 */
async function newestCars(scope: RequestScope): Promise<readonly CarCardView[]> {
  const { app, site, now } = scope;
  if (!site.config.homeBlocks.includes("justLanded")) return [];
  const route = resolveSearchPath([], site, new Map());
  if (!route.ok) return [];
  const state = { query: "", page: 1, sortBy: "newest", facets: {}, ranges: {} } as const;
  const page = await searchPage(app, site, route.value, state, now);
  if (!page.ok) {
    scope.uncacheable();
    return [];
  }
  const cars = page.value.cars.filter((car) => !car.sold).slice(0, NEWEST);
  cacheUntilTagsChange(cars, scope);
  return cars.map((car) => ({ ...carCard(car, site, now), estimate: null }));
}

export function meta({ loaderData }: { loaderData?: Awaited<ReturnType<typeof loader>> }): MetaDescriptor[] {
  return loaderData ? headTags(loaderData.head) : [];
}

export const handle: PageHandle = { slots: ["Home"] };

export default function HomeRoute() {
  const { Home } = useTemplate();
  return <Home home={useUnpacked(useLoaderData<typeof loader>().home)} />;
}
