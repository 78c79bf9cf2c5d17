import { useEffect, useMemo } from "react";
import {
  type ClientLoaderFunctionArgs,
  data,
  isRouteErrorResponse,
  type LoaderFunctionArgs,
  type MetaDescriptor,
  redirect,
  useLoaderData,
  useLocation,
} from "react-router";
import { Opened } from "../../features/analytics/components/opened.tsx";
import { EVENTS } from "../../features/analytics/events.ts";
import { cacheUntilTagsChange } from "../../features/cards/card.ts";
import { CachedAnswers } from "../../features/search/answers.ts";
import { searchPage, searchRoute } from "../../features/search/data.ts";
import { withFewChoices } from "../../features/search/facets/few-choices.ts";
import { placed } from "../../features/search/places/find-place.ts";
import {
  hasFilters,
  isFromForm,
  parseSearchState,
  type SearchRoute,
  searchHref,
  searchTitle,
  withPage,
} from "../../features/search/rules.ts";
import type { SearchPage as Page } from "../../features/search/search-page.ts";
import { carItems, sentResults } from "../../features/search/sent-results.ts";
import { defaultSort } from "../../features/search/view/orders.ts";
import type { SearchResults } from "../../features/search/view/parts.ts";
import { type DocumentHead, headTags, originOf, siteImage } from "../../features/seo/head.ts";
import { crumbsJsonLd } from "../../features/seo/json-ld.ts";
import type { Site } from "../../features/site/site.ts";
import { type Packed, pack, unpack } from "../../lib/packed.ts";
import { nextDayAt } from "../../lib/time/time-zones.ts";
import { formatFigure } from "../../lib/words/format.ts";
import { type RequestScope, requestScope } from "../../request.ts";
import type { SearchFailure } from "../../services/search/port.ts";
import type { PageHandle } from "../../templates/slots.ts";
import { useTemplate } from "../../templates/use-template.ts";
import { whenSomeoneIsHere } from "../../ui/later-code/when-someone-is-here.ts";
import { notFound } from "../not-found.ts";

/** Data of the page; results are null while stock cannot be searched. */
interface SearchData {
  readonly results: Packed<SearchResults> | null;
  /** How many answers the browser caches (SRCH-044). */
  readonly keep: number;
  readonly head: DocumentHead | null;
  /** Set in the browser only: this search failed, and the results are the previous ones (SRCH-028). */
  readonly failed?: boolean;
}

/** Results of `/search/...`. While stock cannot be searched the answer is 503, never an empty list. */
export async function loader({ context, url, params }: LoaderFunctionArgs) {
  const scope = context.get(requestScope);
  const { app, site, now } = scope;
  const segments = (params["*"] ?? "").split("/").filter((segment) => segment !== "");
  const route = await searchRoute(app.search, site, segments);
  if (!route.ok) {
    if (route.error === "not-found") throw await notFound(scope);
    return outage(scope, route.error);
  }
  const state = parseSearchState(withFewChoices(url), route.value, site);
  if (isFromForm(url)) throw redirect(searchHref(route.value.path, state, defaultSort(site.config)));
  const page = await searchPage(app, site, route.value, await placed(state, site, app.geocoding), now);
  if (!page.ok) return outage(scope, page.error);
  keepUntilItChanges(scope, page.value);
  const results = sentResults(page.value, carItems(page.value, site, now), route.value, site, now);
  const head = headOf(page.value, route.value, originOf(site, url), site);
  return { results: pack(results), keep: site.config.searchCacheSize, head };
}

function outage({ app, requestId, uncacheable }: RequestScope, failure: SearchFailure) {
  app.log.error({ requestId, failure: failure.kind, message: failure.message }, "a search failed");
  uncacheable();
  return data({ results: null, keep: 0, head: null }, { status: 503 });
}

/** The answers that this browser has cached, and the one on the screen. */
const answers = new CachedAnswers<SearchData>(Date.now);
let shown: SearchData | null = null;

/** In the browser: a cached answer is shown again at once (SRCH-044), and after a failure the last one stays. */
export async function clientLoader({ request, serverLoader }: ClientLoaderFunctionArgs): Promise<SearchData> {
  const { pathname, search } = new URL(request.url);
  const address = `${pathname}${search}`;
  const cached = answers.get(address);
  if (cached) return cached;
  try {
    const answer: SearchData = await serverLoader<typeof loader>();
    if (answer.results) {
      answers.keep(address, answer, answer.keep);
      return answer;
    }
  } catch (error) {
    const isAnswer = error instanceof Response || (isRouteErrorResponse(error) && error.status < 500);
    if (request.signal.aborted || isAnswer) throw error;
  }
  return { results: null, head: null, ...shown, keep: 0, failed: true };
}

/** Sold cars disappear, tags expire and promo cards change by the day: the page is valid until the first of these. */
function keepUntilItChanges(scope: RequestScope, page: Page): void {
  const { site, now } = scope;
  // Promo cards in random places are placed anew for every page load (SRCH-013).
  if (site.config.promoCardRandomise && site.promos.length > 0) scope.uncacheable();
  scope.changesAt(nextDayAt(now, site.config.timezone));
  if (page.changesAt !== null) scope.changesAt(page.changesAt);
  cacheUntilTagsChange(page.cars, scope);
}

/** Only a path's own unfiltered search is indexed; every other combination names it as canonical. */
function headOf(page: Page, route: SearchRoute, origin: string, site: Site): DocumentHead {
  const filtered = hasFilters(page.state);
  const own = { query: "", page: 1, sortBy: page.state.sortBy, facets: {}, ranges: {} };
  const canonical = searchHref(route.path, filtered ? own : withPage(own, page.state.page), page.state.sortBy);
  return {
    title: `${searchTitle(route, page.state.page)} | ${site.name}`,
    description: `${formatFigure(page.shownTotal)} ${route.heading} for sale at ${site.name}: prices, pictures, specifications and enquiries.`,
    canonical: `${origin}${canonical}`,
    siteName: site.name,
    image: siteImage(origin),
    index: !filtered && page.total > 0,
    jsonLd: filtered ? [] : [crumbsJsonLd(crumbsOf(route), origin)],
  };
}

const crumbsOf = (route: SearchRoute) => [
  { label: "Home", href: "/" },
  { label: "Search", href: "/search" },
  { label: route.heading, href: route.path },
];

export function meta({ loaderData }: { loaderData?: SearchData }): MetaDescriptor[] {
  const head = loaderData?.head;
  if (!head) return [{ title: "Search" }, { name: "robots", content: "noindex" }];
  return headTags(head);
}

const bringLiveSearch = async () => (await import("../../features/search/components/live-search.tsx")).LiveSearch;
const bringOutage = async () => (await import("../../features/search/components/results.tsx")).SearchOutage;
const LiveSearch = import.meta.env.SSR ? await bringLiveSearch() : whenSomeoneIsHere(bringLiveSearch);
const SearchOutage = import.meta.env.SSR ? await bringOutage() : whenSomeoneIsHere(bringOutage);

/**
 * Sends the event once per page, however often the search is refined (ANLY-012), and not where stock could not be
 * searched.
 */
function SearchOpened({ data: { results } }: { readonly data: SearchData }) {
  return results ? <Opened event={EVENTS.searchView} /> : null;
}

export const handle: PageHandle<SearchData> = { slots: ["SearchPage"], Opened: SearchOpened };

export default function SearchRouteView() {
  const answer: SearchData = useLoaderData();
  const { pathname, search } = useLocation();
  const { SearchPage } = useTemplate();
  const address = `${pathname}${search}`;
  const results = useMemo(() => answer.results && unpack(answer.results), [answer]);
  useEffect(() => {
    shown = answer;
    // The first answer came with the document, not from `clientLoader`.
    if (answer.results && !answer.failed && !answers.get(address)) answers.keep(address, answer, answer.keep);
    return () => {
      shown = null;
    };
  }, [address, answer]);
  if (!results) return <SearchOutage here={address} />;
  return <LiveSearch results={results} failed={answer.failed === true} Page={SearchPage} />;
}
