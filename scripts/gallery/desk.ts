import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { Browser, BrowserContext, Page } from "playwright-core";
import type { ServerProcess } from "../../test/setup/server-process.ts";

/** A window in which the desk is photographed; the name stands in the file's. */
const WINDOWS = [
  { name: "390", viewport: { width: 390, height: 844 }, colorScheme: "light" },
  { name: "1440", viewport: { width: 1440, height: 900 }, colorScheme: "light" },
  { name: "1440-dark", viewport: { width: 1440, height: 900 }, colorScheme: "dark" },
] as const;

/** The rooms, by address; where a list is no picture enough, the first of its things is opened. */
const ROOMS: Readonly<Record<string, { readonly path: string; readonly first?: string }>> = {
  leads: { path: "/leads" },
  thread: { path: "/leads", first: 'a[href^="/desk/leads/"]:not([href*="?view="])' },
  stock: { path: "/stock" },
  "new-car": { path: "/stock/new" },
  car: { path: "/stock", first: 'main a[href^="/desk/stock/"]:not([href$="new"])' },
  feeds: { path: "/feeds", first: 'a[href^="/desk/feeds/"]:not([href$="upload"])' },
  upload: { path: "/feeds/upload" },
  money: { path: "/money" },
  diary: { path: "/diary" },
  shifts: { path: "/shifts" },
};

/**
 * Photographs the rooms of the desk, as the manager whom a development server lets in by a link, and hands each
 * picture on with its place.
 */
export async function photographDesk(
  browser: Browser,
  server: ServerProcess,
  folder: string,
  keep: (picture: Buffer, file: string) => Promise<unknown>,
): Promise<void> {
  const [link] = /http:\/\/desk\.\S+token=\S+/.exec(server.said()) ?? [];
  if (!link) throw new Error("the server printed no way into the desk");
  const first = await browser.newContext({ locale: "en-AU" });
  const page = await first.newPage();
  await page.goto(link);
  await page.getByRole("button").first().click();
  await page.waitForURL(/\/desk\/leads/);
  const storageState = await first.storageState();
  await first.close();
  mkdirSync(folder, { recursive: true });
  for (const { name, ...window } of WINDOWS) {
    const context = await browser.newContext({ ...window, storageState, locale: "en-AU", reducedMotion: "reduce" });
    for (const [room, where] of Object.entries(ROOMS)) {
      const view = await openRoom(context, server, where);
      await keep(await view.screenshot({ animations: "disabled" }), join(folder, `${room}-${name}.webp`));
      await view.close();
    }
    await context.close();
  }
}

async function openRoom(
  context: BrowserContext,
  server: ServerProcess,
  { path, first }: { readonly path: string; readonly first?: string },
): Promise<Page> {
  const page = await context.newPage();
  await page.goto(server.at("desk", `/desk${path}`));
  if (first) {
    const href = await page.locator(first).first().getAttribute("href");
    await page.goto(server.at("desk", href ?? path));
  }
  await page.evaluate(() => document.fonts.ready);
  await page.waitForFunction(() => "alive" in document.documentElement.dataset);
  // The desk keeps an event stream open, so that the network never rests: the pictures that are seen are waited for
  // instead. Those below the window are not asked for before somebody scrolls.
  await page.waitForFunction(() =>
    [...document.images].every((image) => {
      const { top, bottom, width } = image.getBoundingClientRect();
      const isSeen = width > 0 && top < innerHeight && bottom > 0;
      return !isSeen || (image.complete && image.naturalWidth > 0);
    }),
  );
  return page;
}
