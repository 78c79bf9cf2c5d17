import type { SiteProblem } from "../../site/reading/problems/problems.ts";
import type { Site } from "../../site/site.ts";
import { parseMapping } from "../recognise/mapping.ts";
import { sourcesOf } from "./known.ts";

/** Problems in the mappings named by sources; the sites' own parser does not know the columns. */
export function mappingProblems(sites: readonly Site[]): readonly SiteProblem[] {
  return sourcesOf(sites).flatMap(({ source, dealership, site }) => {
    const mapping = source.mapping === null ? null : parseMapping(source.mapping);
    if (!mapping || mapping.ok) return [];
    const file = `${dealership.folder ?? site.slug}/dealerships/${dealership.slug}.json`;
    const pointer = `/sources/${(dealership.sources ?? []).indexOf(source)}/mapping`;
    return mapping.error.map((message) => ({ file, pointer, message }));
  });
}
