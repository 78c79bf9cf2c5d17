import type { SiteProblem } from "../../site/reading/problems/problems.ts";
import type { Site } from "../../site/site.ts";
import { sourcesOf } from "./known.ts";

/** Notes about secrets that sources name but this environment does not set. */
export function unsetSecrets(sites: readonly Site[], secret: (name: string) => string | null): readonly SiteProblem[] {
  return sourcesOf(sites).flatMap(({ source, dealership, site }) => {
    const file = `${dealership.folder ?? site.slug}/dealerships/${dealership.slug}.json`;
    const pointer = `/sources/${(dealership.sources ?? []).indexOf(source)}`;
    const unset = variablesIn({ ...source, mapping: null }).filter((name) => !secret(name));
    return unset.map((name) => ({
      file,
      pointer,
      message: `${name} is not set here: without it the source fetches nothing.`,
    }));
  });
}

/** Every `{"env": "NAME"}` within a value. */
function variablesIn(value: unknown): string[] {
  if (typeof value !== "object" || value === null) return [];
  if ("env" in value && typeof value.env === "string") return [value.env];
  return Object.values(value).flatMap(variablesIn);
}
