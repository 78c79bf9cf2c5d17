import { existsSync, readdirSync, readFileSync } from "node:fs";

/** Every demo site, by its folder. */
export const SITES: readonly string[] = readdirSync("sites").filter((name) => existsSync(`sites/${name}/site.json`));

export const templateOf = (site: string): string =>
  JSON.parse(readFileSync(`sites/${site}/site.json`, "utf8")).site.template;

/** The first site of each template. */
export const FIRST_OF_TEMPLATES: readonly string[] = [...Map.groupBy(SITES, templateOf).values()].map(
  ([first = ""]) => first,
);
