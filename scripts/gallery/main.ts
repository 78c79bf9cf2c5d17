import { mkdirSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Browser, type BrowserContext, chromium, type Page } from "playwright-core";
import sharp from "sharp";
import { ask } from "../../test/setup/ask.ts";
import { type ServerProcess, startServerProcess } from "../../test/setup/server-process.ts";
import { CHROMIUM_ARGS, ensureChromium } from "../chromium.ts";
import { photographDesk } from "./desk.ts";
import { dismissPopups } from "./dismissed-popups.ts";

/**
 * `npm run gallery [site … | desk]`: takes screenshots of the demo sites and of the desk into
 * `docs/gallery/<site>/<page>-<width>.webp`, with the same stock, windows and pages each time. The folder must stay
 * under 6 MB.
 */
const FOLDER = join(import.meta.dirname, "../../docs/gallery");
const WINDOWS = [
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
  { width: 1440, height: 900 },
] as const;
const SITES = ["halden", "alderbank", "kingtide", "switchyard", "hollis", "ironbark", "corella"] as const;
const MOST_BYTES = 6_000_000;
const QUALITY = 68;
const STOCK = "6000";

type Views = Readonly<Record<string, (page: Page, server: ServerProcess, site: string) => Promise<unknown>>>;

const VIEWS: Views = {
  home: (page, server, site) => page.goto(server.at(site)),
  search: (page, server, site) => page.goto(server.at(site, "/search/new-used-and-demo-cars")),
  vehicle: async (page, server, site) => page.goto(server.at(site, await firstVehicle(server, site))),
  "not-found": (page, server, site) => page.goto(server.at(site, "/this-is-no-page")),
  success: async (page, server, site) => {
    await page.goto(server.at(site, `${await firstVehicle(server, site)}/enquire`));
    await enquire(page);
    try {
      await page.waitForURL(/\/success/, { timeout: 12_000 });
    } catch {
      console.log(
        `${site}: the enquiry's form wants something that this script does not know; its thanks without a car`,
      );
      await page.goto(server.at(site, "/success"));
    }
  },
};

/** The first vehicle of the site's search that has a gallery. */
async function firstVehicle(server: ServerProcess, site: string): Promise<string> {
  const { text } = await ask(server.port, site, "/search/new-used-and-demo-cars");
  const [, path] = /href="(\/cars\/[^"/?#]+)"/.exec(text) ?? [];
  if (!path) throw new Error(`${site} shows no vehicle to photograph`);
  return path;
}

const SHOPPER: readonly (readonly [selector: string, value: string])[] = [
  ['[name="name"]', "Imogen"],
  ['[name="last_name"]', "Whitlock"],
  ['[name="email"]', "imogen@example.com"],
  ['[name="phone"]', "0491 570 156"],
  ['[name="message"]', "Could I see it on Saturday?"],
];

async function enquire(page: Page): Promise<void> {
  await wake(page);
  const form = page.locator("main form").last();
  for (const [selector, value] of SHOPPER) {
    const field = form.locator(selector);
    if ((await field.count()) > 0) await field.first().fill(value);
  }
  for (const select of await form.locator("select:visible").all()) {
    if ((await select.inputValue()) === "") await select.selectOption({ index: 1 });
  }
  for (const field of await form.locator("input[type=text]:visible, textarea:visible").all()) {
    if ((await field.inputValue()) === "") await field.fill("4006");
  }
  for (const terms of await form.getByRole("checkbox", { name: /agree/ }).all()) await terms.check();
  await form.locator('button[type="submit"]').last().click();
}

/** Hydrates a page, which waits for the first interaction. */
async function wake(page: Page): Promise<void> {
  await page.mouse.move(2, 2);
  await page.waitForFunction(() => "alive" in document.documentElement.dataset);
}

/** Waits until the fonts and the pictures in the window have loaded. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    const seen = [...document.images].filter((image) => {
      const box = image.getBoundingClientRect();
      return box.width > 0 && box.top < innerHeight && box.bottom > 0 && box.left < innerWidth && box.right > 0;
    });
    // A picture that the browser defers must not block the others.
    const patience = new Promise((resolve) => setTimeout(resolve, 4_000));
    await Promise.race([patience, Promise.all(seen.map((image) => image.decode().catch(() => {})))]);
  });
  await page.waitForLoadState("networkidle");
}

const keep = (picture: Buffer, file: string) =>
  sharp(picture).webp({ quality: QUALITY, effort: 6, smartSubsample: true }).toFile(file);

async function photograph(browser: Browser, server: ServerProcess, site: string): Promise<void> {
  mkdirSync(join(FOLDER, site), { recursive: true });
  for (const { width, height } of WINDOWS) {
    const context: BrowserContext = await browser.newContext({
      viewport: { width, height },
      locale: "en-AU",
      reducedMotion: "reduce",
    });
    await dismissPopups(context);
    for (const [name, open] of Object.entries(VIEWS)) {
      const page = await context.newPage();
      await open(page, server, site);
      await settle(page);
      const picture = await page.screenshot({ animations: "disabled" });
      await keep(picture, join(FOLDER, site, `${name}-${width}.webp`));
      await page.close();
    }
    await context.close();
  }
}

function bytesIn(folder: string): number {
  const files = readdirSync(folder, { withFileTypes: true, recursive: true }).filter((entry) => entry.isFile());
  return files.reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0);
}

/** Writes a page that shows all screenshots. */
function writeIndex(): void {
  const rows = SITES.map((site) => {
    const pictures = (width: number) =>
      Object.keys(VIEWS)
        .map((view) => `[![${view}](${site}/${view}-${width}.webp)](${site}/${view}-${width}.webp)`)
        .join(" | ");
    const heads = Object.keys(VIEWS).join(" | ");
    const line = Object.keys(VIEWS)
      .map(() => "---")
      .join(" | ");
    return `## ${site}\n\n| ${heads} |\n| ${line} |\n${WINDOWS.map(({ width }) => `| ${pictures(width)} |`).join("\n")}\n`;
  });
  const head =
    "# Gallery\n\nThe demo sites as shoppers see them, 390, 820 and 1,440 pixels wide. Made by `npm run gallery`.\n";
  writeFileSync(join(FOLDER, "README.md"), [head, ...rows].join("\n"));
}

const asked = process.argv.slice(2);
const server = await startServerProcess({ FORECOURT_DEMO_STOCK: STOCK });
const browser = await chromium.launch({ executablePath: await ensureChromium(console.log), args: CHROMIUM_ARGS });
try {
  for (const site of SITES.filter((each) => asked.length === 0 || asked.includes(each))) {
    console.log(`photographing ${site} …`);
    await photograph(browser, server, site);
  }
  if (asked.length === 0 || asked.includes("desk")) {
    console.log("photographing the desk …");
    await photographDesk(browser, server, join(FOLDER, "desk"), keep);
  }
} finally {
  await browser.close();
  await server.stop();
}
writeIndex();
const bytes = bytesIn(FOLDER);
console.log(`docs/gallery holds ${(bytes / 1e6).toFixed(1)} MB of ${MOST_BYTES / 1e6}.`);
if (bytes > MOST_BYTES) process.exitCode = 1;
