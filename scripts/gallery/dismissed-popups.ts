import { globSync, readFileSync } from "node:fs";
import { dirname } from "node:path";
import type { BrowserContext } from "playwright-core";
import { popupId } from "../../src/features/site/campaigns/popup.ts";
import { siteKey } from "../../src/lib/site-storage.ts";

/** The browser's storage entries for dismissed popups, one for each popup of the sites' folder: key and text. */
function dismissals(): [string, string][] {
  return globSync("sites/*/promos.json").flatMap((file): [string, string][] => {
    const { popup } = JSON.parse(readFileSync(file, "utf8"));
    return popup ? [[siteKey(dirname(file).slice("sites/".length), "popup"), popupId(popup)]] : [];
  });
}

/** Marks the sites' popups as dismissed, so that none covers the page. */
export async function dismissPopups(context: BrowserContext): Promise<void> {
  await context.addInitScript((kept) => {
    const own = kept.filter(([key]) => key.startsWith(`${location.hostname.split(".")[0]}:`));
    for (const [key, text] of own) localStorage.setItem(key, text);
  }, dismissals());
}
