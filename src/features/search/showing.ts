import { counted } from "../../lib/words/format.ts";
import type { IndexFields, SearchEngine } from "../../services/search/port.ts";
import type { Site } from "../site/site.ts";
import { type StockRule, stockClauses } from "../stock/rules.ts";
import type { Car } from "../stock/schema.ts";
import { EVERYTHING } from "./data.ts";
import { documentOf, STOCK_INDEX } from "./index/documents/document.ts";

/** The fields that rules can filter by, without text and sort orders, which rules do not need. */
export const RULE_INDEX: IndexFields = { ...STOCK_INDEX, text: [], sortable: [], order: [], synonyms: [] };

/** Opens a separate, empty engine. */
export type OpenEngine = () => SearchEngine;

/** Replaces the engine's cars by these, with IDs from 1. `before` is the number of cars it contained. */
export async function holdOnly(engine: SearchEngine, cars: readonly Car[], before: number): Promise<void> {
  const surplus = Array.from({ length: Math.max(0, before - cars.length) }, (_, at) => cars.length + at + 1);
  if (surplus.length > 0) await engine.remove(surplus);
  // No rule depends on pictures' addresses, and no two cars have the same ones.
  await engine.put(cars.map((car) => documentOf({ ...car, images: [], primary_image_url: null })));
}

/** A rule that hides cars from a site's lists and searches, with the given cars that it hides. */
interface HiddenBy {
  readonly rule: StockRule;
  /** The rule in words: the rest of "It is not listed: …". */
  readonly says: string;
  readonly cars: readonly Car[];
}

export interface Showing {
  readonly listed: readonly Car[];
  readonly hidden: readonly HiddenBy[];
}

/**
 * Which of the cars a site lists, and the rules that hide the others. Each rule runs as a search in an engine that
 * contains only these cars, exactly as the site's own searches send it, so that the two cannot disagree. `now` is in
 * epoch ms.
 *
 * @throws if the engine fails.
 */
export async function showingOf(
  cars: readonly Car[],
  site: Site,
  engine: Pick<SearchEngine, "search">,
  now: number,
): Promise<Showing> {
  const out = new Set<number>();
  const hidden: HiddenBy[] = [];
  for (const { rule, filter } of stockClauses(site.config, site, now)) {
    const answer = await engine.search({ ...EVERYTHING, filter, limit: cars.length });
    if (!answer.ok) throw new Error(`The rule ${filter} of ${site.slug} cannot be asked: ${answer.error.message}`);
    const shownIds = new Set(answer.value.hits.map(({ id }) => id));
    const refused = cars.filter(({ id }) => !shownIds.has(id));
    for (const { id } of refused) out.add(id);
    if (refused.length > 0) hidden.push({ rule, says: WORDS[rule](site), cars: refused });
  }
  return { listed: cars.filter(({ id }) => !out.has(id)), hidden };
}

const WORDS: Readonly<Record<StockRule, (site: Site) => string>> = {
  status: ({ config }) =>
    config.includeSoldCarsDays > 0
      ? `sold longer ago than ${counted(config.includeSoldCarsDays, "day")} (search.includeSoldCarsDays)`
      : "sold (search.includeSoldCarsDays is 0)",
  shown: () => "told not to be shown on the website (show_on_dealer_website)",
  photos: ({ config }) => `fewer than ${counted(config.minPhotos, "picture")} (search.minPhotos)`,
  dealership: ({ dealerships }) =>
    `not of its dealerships, which are ${dealerships.map(({ slug }) => slug).join(", ") || "none"} (site.dealerships)`,
  kind: ({ config }) => `not of the kinds it sells, which are ${config.itemTypes.join(", ")} (site.itemTypes)`,
  own: ({ config }) =>
    `not what its own condition asks for: ${config.defaultStockFilter.trim()} (search.defaultStockFilter)`,
};

/** The site's address: its public one, otherwise its first host, otherwise its host in development. */
export function siteAddress({ slug, config }: Site): string {
  if (config.siteUrl) return config.siteUrl.replace(/\/+$/, "");
  const host = Object.entries(config.hostnames).find(([, owner]) => owner === slug)?.[0];
  return host ? `https://${host}` : `http://${slug}.localhost`;
}
