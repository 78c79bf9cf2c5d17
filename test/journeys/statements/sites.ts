import { existsSync, readdirSync } from "node:fs";

/** Every demo site, by its folder. */
export const SITES: readonly string[] = readdirSync("sites").filter((name) => existsSync(`sites/${name}/site.json`));
