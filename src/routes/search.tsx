import { data, type LoaderFunctionArgs, type MetaDescriptor, redirect, useLoaderData, useLocation } from "react-router";
import { SearchOutage } from "../features/search/components/results.tsx";
import { searchPage, searchRoute } from "../features/search/data.ts";
import { hasFilters, parseSearchState, type SearchRoute, searchHref, withPage } from "../features/search/rules.ts";
import type { SearchPage as Page } from "../features/search/schema.ts";
import { carItems, isFromForm, searchView } from "../features/search/search-view.ts";
import { tagChangesAt } from "../features/stock/rules.ts";
import { nextDayAt } from "../lib/time-zones.ts";
import { type RequestScope, requestScope } from "../request.ts";
import type { SearchFailure } from "../services/search/port.ts";
import { useTemplate } from "../templates/use-template.ts";

/** Results of `/search/...`. While stock cannot be searched it answers 503, never an empty list. */
export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const scope = context.get(requestScope);
  const { app, site, now } = scope;
  const segments = (params["*"] ?? "").split("/").filter((segment) => segment !== "");
  const route = await searchRoute(app.search, site, segments);
  if (!route.ok) {
    if (route.error === "not-found") throw data(null, { status: 404 });
    return outage(scope, route.error);
  }
  const url = new URL(request.url);
  const state = parseSearchState(url, route.value, site);
  const [defaultSort = "recommended"] = site.config.sortOptions;
  if (isFromForm(url)) throw redirect(searchHref(route.value.path, state, defaultSort));
  const page = await searchPage(app, site, route.value, state, now);
  if (!page.ok) return outage(scope, page.error);
  keepUntilItChanges(scope, page.value);
  const view = searchView(page.value, carItems(page.value, site, now), route.value, site);
  return { view, head: headOf(page.value, route.value, site.config.siteUrl ?? url.origin, site.name) };
}

function outage({ app, requestId, uncacheable }: RequestScope, failure: SearchFailure) {
  app.log.error({ requestId, failure: failure.kind, message: failure.message }, "a search failed");
  uncacheable();
  return data({ view: null, head: null }, { status: 503 });
}

/** Sold cars leave, tags end, promo cards come and go by the day: the page is right until the first of them. */
function keepUntilItChanges({ site, now, changesAt, uncacheable }: RequestScope, page: Page): void {
  // Promo cards whose places are drawn by lot are drawn for every page load (SRCH-013).
  if (site.config.promoCardRandomise && site.promos.length > 0) uncacheable();
  changesAt(nextDayAt(now, site.config.timezone));
  if (page.changesAt !== null) changesAt(page.changesAt);
  for (const car of page.cars) {
    const at = tagChangesAt(car, site.configFor(car.dealership_slug), now);
    if (at !== null) changesAt(at);
  }
}

/** Only a path's own unfiltered search is indexed; every other combination belongs to it. */
function headOf(page: Page, route: SearchRoute, origin: string, siteName: string) {
  const filtered = hasFilters(page.state);
  const own = { query: "", page: 1, sortBy: page.state.sortBy, facets: {}, ranges: {} };
  const canonical = searchHref(route.path, filtered ? own : withPage(own, page.page), page.state.sortBy);
  return {
    title: `${route.heading}${page.page > 1 ? `, page ${page.page}` : ""} | ${siteName}`,
    description: `${page.shownTotal.toLocaleString("en-AU")} ${route.heading} for sale at ${siteName}: prices, pictures, specifications and enquiries.`,
    canonical: `${origin}${canonical}`,
    index: !filtered && page.total > 0,
  };
}

export function meta({ loaderData }: { loaderData?: LoaderData }): MetaDescriptor[] {
  const head = loaderData?.head;
  if (!head) return [{ title: "Search" }, { name: "robots", content: "noindex" }];
  return [
    { title: head.title },
    { name: "description", content: head.description },
    { tagName: "link", rel: "canonical", href: head.canonical },
    ...(head.index ? [] : [{ name: "robots", content: "noindex, follow" }]),
  ];
}

type Loaded = Awaited<ReturnType<typeof loader>>;
type LoaderData = Loaded extends infer R ? (R extends { data: infer D } ? D : R) : never;

export default function SearchRouteView() {
  const { view } = useLoaderData<typeof loader>();
  const { pathname, search } = useLocation();
  const { SearchPage } = useTemplate();
  return view ? <SearchPage view={view} /> : <SearchOutage here={`${pathname}${search}`} />;
}
