import { err, ok, type Result } from "../../lib/result.ts";
import { formatFigure } from "../../lib/words/format.ts";
import { slugOf } from "../../lib/words/slug.ts";
import type { SearchEngine, SearchFailure } from "../../services/search/port.ts";
import { type CarCardView, shownCards } from "../cards/card.ts";
import { heroFacets } from "../hero/hero-data.ts";
import { manufacturerSlug } from "../makes/manufacturers.ts";
import { searchPage, searchRoute } from "../search/data.ts";
import type { SearchState } from "../search/schema.ts";
import { linkPath } from "../site/rules.ts";
import type { Model, Site } from "../site/site.ts";
import { bodyTiles, type FacetTile } from "./facet-tiles.ts";
import type { ModelCard } from "./rules.ts";

/** The cars of one model on its page. */
export interface ModelStock {
  readonly cars: readonly CarCardView[];
  readonly total: number;
  /** Link to all of them; without any, to others of its make or the whole stock. */
  readonly more: { readonly label: string; readonly href: string };
  /** The notice for the cards' figures, where any card has them. */
  readonly financeNotice: string | null;
}

/** Two rows of three. */
const SHOWN = 6;

const EVERY_CAR: SearchState = { query: "", page: 1, sortBy: "recommended", facets: {}, ranges: {} };

/** The model's stock on this site at `now`, recommended cars first. A model that the site never stocked has none. */
export async function modelStock(
  search: SearchEngine,
  site: Site,
  model: Model,
  now: number,
): Promise<Result<ModelStock, SearchFailure>> {
  const make = manufacturerSlug(model.manufacturer_name);
  const route = await searchRoute(search, site, [make, slugOf(model.name)]);
  if (!route.ok) return route.error === "not-found" ? noStock(search, site, model) : err(route.error);
  const page = await searchPage({ search }, site, route.value, EVERY_CAR, now);
  if (!page.ok) return page;
  if (page.value.total === 0) return noStock(search, site, model);
  const { total } = page.value;
  const label = total === 1 ? "See it among our stock" : `See all ${formatFigure(total)}`;
  const { cards, financeNotice } = shownCards(page.value.cars.slice(0, SHOWN), site, now);
  return ok({ cars: cards, total, more: { label, href: route.value.path }, financeNotice });
}

async function noStock(search: SearchEngine, site: Site, model: Model): Promise<Result<ModelStock, SearchFailure>> {
  const make = await searchRoute(search, site, [manufacturerSlug(model.manufacturer_name)]);
  if (!make.ok && make.error !== "not-found") return err(make.error);
  const more = make.ok
    ? { label: `See every ${model.manufacturer_name}`, href: make.value.path }
    : { label: site.config.allStockLabel, href: linkPath(site.config, "stock") };
  return ok({ cars: [], total: 0, more, financeNotice: null });
}

/** The bodies in stock as tiles (MODEL-028), and until when (epoch ms) they are valid; null: for good. */
export async function stockTiles(
  search: SearchEngine,
  site: Site,
  cards: readonly ModelCard[],
  now: number,
): Promise<Result<{ readonly tiles: readonly FacetTile[]; readonly changesAt: number | null }, SearchFailure>> {
  const facets = await heroFacets(search, site, now);
  if (!facets.ok) return facets;
  const tiles = bodyTiles(facets.value.body, cards, linkPath(site.config, "stock"));
  return ok({ tiles, changesAt: facets.value.changesAt });
}
