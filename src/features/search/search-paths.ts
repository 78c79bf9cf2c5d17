import { err, ok, type Result } from "../../lib/result.ts";
import { plural } from "../../lib/words/plural.ts";
import { slugOf } from "../../lib/words/slug.ts";
import { quoted } from "../../services/search/port.ts";
import { manufacturerSlug } from "../makes/manufacturers.ts";
import type { Site } from "../site/site.ts";
import type { CarType } from "../vocabulary/vehicle-kinds.ts";
import { searchText } from "./index/documents/search-text.ts";
import { ALL_STOCK_PATH, type SearchRoute } from "./rules.ts";

/** Makes that the site has or had, each with its models. Only the models of the make in the path are needed. */
export type KnownMakes = ReadonlyMap<string, readonly string[]>;

type SiteOf<K extends keyof Site["config"]> = Pick<Site, "dealerships"> & { readonly config: Pick<Site["config"], K> };

/** The heading of each is the text `search.{name}`. */
const STOCK_TYPES = {
  "used-cars": ["used"],
  "demo-cars": ["demo"],
  "new-cars": ["new"],
  "new-and-demo-cars": ["new", "demo"],
} as const satisfies Readonly<Record<string, readonly CarType[]>>;
const isStockType = (name: string): name is keyof typeof STOCK_TYPES => Object.hasOwn(STOCK_TYPES, name);

/**
 * The search that a path names, in the order stock type, dealership, make (SRCH-098..107). No segments mean the whole
 * stock.
 */
export function resolveSearchPath(
  segments: readonly string[],
  site: SiteOf<"vehicleNoun" | "texts">,
  known: KnownMakes,
): Result<SearchRoute, "not-found"> {
  const [first, second, ...rest] = segments.map((segment) => segment.toLowerCase());
  const nouns = plural(site.config.vehicleNoun);
  const parts = { Vehicle: site.config.vehicleNoun };
  if (rest.length > 0) return err("not-found");
  if (first !== undefined && second !== undefined) return modelRoute(first, second, known);
  if (first === undefined || `/search/${first}` === ALL_STOCK_PATH) {
    return ok({
      kind: "all",
      path: ALL_STOCK_PATH,
      heading: searchText(site.config, "search.all", parts),
      filter: "",
      fixed: {},
    });
  }
  const path = `/search/${first}`;
  if (isStockType(first)) {
    const heading = searchText(site.config, `search.${first}`, parts);
    return ok({ kind: "stock-type", path, heading, filter: "", fixed: { car_type: STOCK_TYPES[first] } });
  }
  const dealership = site.dealerships.find((each) => each.slug.toLowerCase() === first);
  if (dealership) {
    const filter = `dealership_slug = ${quoted(dealership.slug)}`;
    const heading = searchText(site.config, "search.dealership", { ...parts, dealership: dealership.name });
    return ok({ kind: "dealership", path, heading, filter, fixed: {} });
  }
  const makes = [...known.keys()].filter((make) => manufacturerSlug(make) === first);
  if (makes[0] === undefined) return err("not-found");
  return ok({ kind: "make", path, heading: `${makes[0]} ${nouns}`, filter: "", fixed: { make: makes } });
}

function modelRoute(makeSlug: string, modelSlug: string, known: KnownMakes): Result<SearchRoute, "not-found"> {
  const makes = [...known.keys()].filter((make) => manufacturerSlug(make) === makeSlug);
  const models = makes.flatMap((make) => known.get(make) ?? []).filter((model) => slugOf(model) === modelSlug);
  if (makes[0] === undefined || models[0] === undefined) return err("not-found");
  return ok({
    kind: "model",
    path: `/search/${makeSlug}/${modelSlug}`,
    heading: `${makes[0]} ${models[0]}`,
    filter: "",
    fixed: { make: makes, model: [...new Set(models)] },
  });
}
