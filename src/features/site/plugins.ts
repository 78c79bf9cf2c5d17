import type { SiteConfig } from "./schema.ts";

type PluginName = SiteConfig["websitePlugins"][number]["name"];

/** Whether the site has this plugin (SITE-043 to SITE-045). */
export function hasPlugin({ websitePlugins }: Pick<SiteConfig, "websitePlugins">, name: PluginName): boolean {
  return websitePlugins.some((plugin) => plugin.name === name);
}
