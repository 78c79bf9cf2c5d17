import { err, ok, type Result } from "../../lib/result.ts";
import { slugOf } from "../../lib/slug.ts";
import { quoted } from "../../services/search/port.ts";
import { manufacturerSlug } from "../site/manufacturers.ts";
import type { Site } from "../site/site.ts";
import type { CarType } from "../stock/schema.ts";
import { ALL_STOCK_PATH, type SearchRoute } from "./rules.ts";

/** Makes that the site has or had, each with its models (the models are needed only of the make in the path). */
export type KnownMakes = ReadonlyMap<string, readonly string[]>;

type SiteOf<K extends keyof Site["config"]> = Pick<Site, "dealerships"> & { readonly config: Pick<Site["config"], K> };

const STOCK_TYPES: Readonly<Record<string, { readonly types: readonly CarType[]; readonly words: string }>> = {
  "used-cars": { types: ["used"], words: "Used" },
  "demo-cars": { types: ["demo"], words: "Demo" },
  "new-cars": { types: ["new"], words: "New" },
  "new-and-demo-cars": { types: ["new", "demo"], words: "New & Demo" },
};

/** Which search a path names, in the order stock type, dealership, make (SRCH-098..107). No segments mean the whole stock. */
export function resolveSearchPath(
  segments: readonly string[],
  site: SiteOf<"vehicleNoun">,
  known: KnownMakes,
): Result<SearchRoute, "not-found"> {
  const [first, second, ...rest] = segments.map((segment) => segment.toLowerCase());
  const nouns = `${site.config.vehicleNoun}s`;
  if (rest.length > 0) return err("not-found");
  if (first !== undefined && second !== undefined) return modelRoute(first, second, known);
  if (first === undefined || `/search/${first}` === ALL_STOCK_PATH) {
    return ok({ kind: "all", path: ALL_STOCK_PATH, heading: `New, Used & Demo ${nouns}`, filter: "", fixed: {} });
  }
  const path = `/search/${first}`;
  const stockType = Object.hasOwn(STOCK_TYPES, first) ? STOCK_TYPES[first] : undefined;
  if (stockType) {
    const heading = `${stockType.words} ${nouns}`;
    return ok({ kind: "stock-type", path, heading, filter: "", fixed: { car_type: stockType.types } });
  }
  const dealership = site.dealerships.find((each) => each.slug.toLowerCase() === first);
  if (dealership) {
    const filter = `dealership_slug = ${quoted(dealership.slug)}`;
    return ok({ kind: "dealership", path, heading: `${nouns} at ${dealership.name}`, filter, fixed: {} });
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
