import { wallClock } from "../../lib/time/time-zones.ts";
import { formatNumber } from "../../lib/words/format.ts";
import { carCard } from "../cards/card.ts";
import { noticedCards } from "../estimate/estimate-view.ts";
import type { Site } from "../site/site.ts";
import { placePromos } from "./answer/promos.ts";
import { searchTexts } from "./index/search-text.ts";
import { hasFilters, type SearchRoute, searchHref } from "./rules.ts";
import type { SearchPage } from "./schema.ts";
import type { GridItem, NoResults, SearchResults } from "./search-view.ts";

/** The cards of a page's cars, in order, with today's promo cards in their places (SRCH-009..016). */
export function carItems(page: SearchPage, site: Site, now: number): GridItem[] {
  const placed = placePromos(page.cars, site.promos, {
    today: wallClock(now, site.config.timezone).day,
    carTypes: page.carTypes,
    defaultPositions: site.config.promoCardPositions,
    random: site.config.promoCardRandomise ? Math.random : null,
  });
  return placed.map((item) => (item.kind === "promo" ? item : { kind: "car", card: carCard(item.card, site, now) }));
}

/** The grid with the notice that its cards need. */
function noticedItems(
  items: readonly GridItem[],
  config: Site["config"],
): Pick<SearchResults, "items" | "financeNotice"> {
  const shown = items.flatMap((item) => (item.kind === "car" ? [item.card] : []));
  const { cards, financeNotice } = noticedCards(shown, config);
  const rest = cards.values();
  return {
    items: items.map((item) => (item.kind === "car" ? { ...item, card: rest.next().value ?? item.card } : item)),
    financeNotice,
  };
}

/** The results as they are sent to the page of a route. */
export function sentResults(
  page: SearchPage,
  items: readonly GridItem[],
  route: SearchRoute,
  { config }: Pick<Site, "config">,
): SearchResults {
  const { kind, path, heading, fixed } = route;
  return {
    route: { kind, path, heading, fixed },
    state: page.state,
    total: page.total,
    shownTotal: page.shownTotal,
    pages: page.pages,
    facets: page.facets,
    ...noticedItems(items, config),
    noResults: page.total === 0 ? noResults(page, route, config) : null,
    options: {
      sorts: config.sortOptions,
      visible: config.facetVisibleCount,
      noun: config.vehicleNoun.toLowerCase(),
      refreshPath: config.noResultsRefreshPath,
      rounding: config.sliderRounding,
      texts: searchTexts(config.texts),
    },
  };
}

const countOf = (total: number, { vehicleNoun }: Pick<Site["config"], "vehicleNoun">) =>
  `${formatNumber(total)} ${vehicleNoun.toLowerCase()}${total === 1 ? "" : "s"}`;

/** Anchor of the enquiry form in the contact page (`FORM_PLACE` of leads/components/page-form.tsx). */
const ENQUIRY_FORM = "enquire";

/** Texts and links for a search without results (SRCH-020 to SRCH-023). */
function noResults({ state, wider }: SearchPage, route: SearchRoute, config: Site["config"]): NoResults {
  const noStock = !hasFilters(state);
  const words =
    config.noResultsVariant === "offers"
      ? {
          title: "No Results Available",
          text: "There appears to be no offers currently available that meet the conditions of your search.",
        }
      : {
          title: `No ${config.vehicleNoun.toLowerCase()}s match your search`,
          text: "No results found for your search at this time. Please try adjusting the filters for more results.",
        };
  return {
    ...words,
    findSimilarHref: noStock ? `${config.contactPath}#${ENQUIRY_FORM}` : null,
    wider: wider.map(({ lifted, state: without, total }) => ({
      label: `Without ${lifted}: ${countOf(total, config)}`,
      href: searchHref(route.path, without, config.sortOptions[0]),
    })),
  };
}
