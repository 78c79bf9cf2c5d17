import { wallClock } from "../../lib/time/time-zones.ts";
import { carCard } from "../cards/card.ts";
import { noticedCards } from "../estimate/estimate-view.ts";
import { leadingPath } from "../site/rules.ts";
import type { Site } from "../site/site.ts";
import { placePromos } from "./answer/promos.ts";
import { searchTexts } from "./index/documents/search-text.ts";
import { noResults } from "./nearest/no-results.ts";
import { distanceWords } from "./places/near.ts";
import type { SearchRoute } from "./rules.ts";
import type { SearchPage } from "./search-page.ts";
import { sortsFor } from "./view/orders.ts";
import type { GridItem, SearchResults } from "./view/parts.ts";

/** The cards of a page's cars, in order, with today's promo cards in position (SRCH-009..016). */
export function carItems(page: SearchPage, site: Site, now: number): GridItem[] {
  const placed = placePromos(page.cars, site.promos, {
    today: wallClock(now, site.config.timezone).day,
    carTypes: page.carTypes,
    defaultPositions: site.config.promoCardPositions,
    random: site.config.promoCardRandomise ? Math.random : null,
  });
  return placed.map((item) => {
    if (item.kind === "promo") return item;
    const card = carCard(item.card, site, now);
    const from = page.state.near?.place;
    const away = from ? distanceWords(from, item.card.geo) : null;
    return { kind: "car", card: away === null ? card : { ...card, away } };
  });
}

/** The grid with the finance notice that its cards need. */
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

/** The results in the form sent to a route's page. */
export function sentResults(
  page: SearchPage,
  items: readonly GridItem[],
  route: SearchRoute,
  site: Site,
  now: number,
): SearchResults {
  const { config } = site;
  const { kind, path, heading, fixed } = route;
  return {
    route: { kind, path, heading, fixed },
    state: page.state,
    reading: page.reading,
    total: page.total,
    shownTotal: page.shownTotal,
    pages: page.pages,
    facets: page.facets,
    around: page.around,
    ...noticedItems(items, config),
    noResults: page.total === 0 ? noResults(page, site, now) : null,
    options: {
      sorts: sortsFor(config, page.state),
      visible: config.facetVisibleCount,
      noun: config.vehicleNoun.toLowerCase(),
      refreshPath: leadingPath(site, config.noResultsRefreshPath, "stock"),
      rounding: config.sliderRounding,
      texts: searchTexts(config.texts),
    },
  };
}
