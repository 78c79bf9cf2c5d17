import type { Database } from "../../db/open.ts";
import { withoutEnd } from "../../lib/path-end.ts";
import { ok, type Result } from "../../lib/result.ts";
import { allOf, quoted, type SearchEngine, type SearchFailure } from "../../services/search/port.ts";
import { shownLocations } from "../locations/view.ts";
import { addressOfMake } from "../makes/manufacturers.ts";
import { brandHref, siteBrands } from "../models/brands.ts";
import { EVERYTHING, stockRule } from "../search/data.ts";
import { gateAt } from "../sign-in/gates.ts";
import { modelHref } from "../site/models.ts";
import { contactSlug, linkPath } from "../site/rules.ts";
import type { Site } from "../site/site.ts";
import { MOST_ADDRESSES, type SitemapAddress } from "./sitemap.ts";

interface Listed {
  readonly id: number;
  readonly path: string;
}

/**
 * The vehicles of one sitemap file, the longest in stock first, each with the instant of its last change. `file`
 * counts from 1.
 */
export async function vehicleAddresses(
  { db, search }: { readonly db: Database; readonly search: SearchEngine },
  site: Site,
  origin: string,
  file: number,
  now: number,
): Promise<Result<readonly SitemapAddress[], SearchFailure>> {
  const answer = await search.search({
    ...EVERYTHING,
    filter: stockRule(site, now),
    sort: ["created_at_timestamp:asc"],
    offset: (file - 1) * MOST_ADDRESSES,
    limit: MOST_ADDRESSES,
  });
  if (!answer.ok) return answer;
  const changed = await changedAt(db, site);
  const cars = answer.value.hits as unknown as readonly Listed[];
  return ok(cars.map(({ id, path }) => ({ loc: `${origin}${path}`, changed: changed.get(id) ?? null })));
}

/** When each of the site's cars was last stored, by id, epoch ms. */
async function changedAt(db: Database, site: Site): Promise<ReadonlyMap<number, number>> {
  const slugs = site.dealerships.map(({ slug }) => slug);
  if (slugs.length === 0) return new Map();
  const rows = await db
    .selectFrom("cars")
    .innerJoin("dealerships", "dealerships.id", "cars.dealership_id")
    .select(["cars.id", "cars.updated_at"])
    .where("dealerships.slug", "in", slugs)
    .execute();
  return new Map(rows.map(({ id, updated_at }) => [id, Number(updated_at)]));
}

/** The searches that search engines may index: by type, dealership, make and model, each with stock at `now`. */
export async function searchAddresses(
  search: SearchEngine,
  site: Site,
  origin: string,
  now: number,
): Promise<Result<readonly SitemapAddress[], SearchFailure>> {
  const filter = stockRule(site, now);
  const answer = await search.search({ ...EVERYTHING, filter, facets: ["car_type", "make", "dealership_slug"] });
  if (!answer.ok) return answer;
  const { car_type = {}, make = {}, dealership_slug = {} } = answer.value.facets;
  const paths = new Set(answer.value.total > 0 ? [linkPath(site.config, "stock")] : []);
  for (const type of Object.keys(car_type)) paths.add(`/search/${type}-cars`);
  if (car_type.new !== undefined && car_type.demo !== undefined) paths.add("/search/new-and-demo-cars");
  if (site.dealerships.length > 1) for (const slug of Object.keys(dealership_slug)) paths.add(`/search/${slug}`);
  for (const name of Object.keys(make)) {
    if (addressOfMake(name) === "") continue;
    paths.add(`/search/${addressOfMake(name)}`);
    const models = await search.search({
      ...EVERYTHING,
      filter: allOf(filter, `make = ${quoted(name)}`),
      facets: ["model"],
    });
    if (!models.ok) return models;
    for (const model of Object.keys(models.value.facets.model ?? {})) {
      paths.add(`/search/${addressOfMake(name, model)}`);
    }
  }
  return ok([...paths].map((path) => ({ loc: `${origin}${path}`, changed: null })));
}

/** The platform's own pages, which also exist without a text of the dealer's own. */
const PLATFORM = [
  "contact",
  "tradeIn",
  "sellMyCar",
  "service",
  "bookAService",
  "parts",
  "partsSearch",
  "accessories",
] as const;

/**
 * Pages that exist whatever the stock: home, the dealer's own pages, models, makes, locations, posts, and the `finance`
 * pages, which are handed in. A file with several addresses is named by its own, and what leads to a search is left to
 * the searches, which name those with stock.
 */
export function pageAddresses(site: Site, origin: string, finance: readonly string[]): readonly SitemapAddress[] {
  const { config } = site;
  const shown = shownLocations(site);
  const places = shown.map(({ slug }) => `${config.locationPathPrefix}/${slug}`);
  const brands = siteBrands(site).map(brandHref);
  const paths = [
    "/",
    ...[...site.pages].flatMap(([path, { original }]) => (original ? [] : [path])),
    ...PLATFORM.map((key) => linkPath(config, key)),
    ...finance,
    ...shown.map(({ slug }) => `${config.contactPath}/${contactSlug(slug)}`),
    ...(places.length > 0 ? [linkPath(config, "locations"), ...places] : []),
    ...(places.length > 1 ? [linkPath(config, "dealerLocator")] : []),
    ...(brands.length > 0 ? [linkPath(config, "brands"), ...brands] : []),
    ...(site.models.length > 0 ? [linkPath(config, "models")] : []),
    ...site.models.map(modelHref),
    ...(site.posts.length > 0 ? [linkPath(config, "blog")] : []),
  ].map(withoutEnd);
  const posts = site.posts.map(({ slug, date }) => ({
    loc: `${origin}${linkPath(config, "blog")}/${slug}`,
    changed: Date.parse(date),
  }));
  // A menu may link to another website, and a page behind a sign-in cannot be read by robots; both are left out.
  const own = [...new Set(paths)].filter((path) => isPage(path) && gateAt(config, path) === null);
  return [...own.map((path) => ({ loc: `${origin}${path}`, changed: null })), ...posts];
}

/** Whether an address of a menu or model is a page of this site, and neither another website nor a search. */
const isPage = (path: string): boolean => /^\/(?!\/|search(?:\/|$)|used-car(?:\/|$))[^?#]*$/.test(path);
