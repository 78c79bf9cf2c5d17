import { setTimeout as pause } from "node:timers/promises";
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
  type Response,
} from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, inject } from "vitest";
import { CHROMIUM_ARGS, engineSettings, findChromium, NO_PICTURES, UNPAINTED } from "../../scripts/chromium.ts";
import { type Answer, ask } from "../setup/ask.ts";
import { expectAccessible } from "./accessible.ts";
import { close, openProfile } from "./profiles.ts";
import { SITES } from "./vehicle/statements/sites.ts";

export { expectAccessible, SITES };

/** Address of a path on a demo site of the run's server. */
export const at = (site: string, path = "/"): string => `http://${site}.localhost:${inject("serverPort")}${path}`;

/** The test server's answer to a plain GET of a demo site's path. */
export const get = (site: string, path = "/"): Promise<Answer> => ask(inject("serverPort"), site, path);

export interface Visitor {
  readonly page: Page;
  /** Console errors and uncaught exceptions of the page. */
  readonly complaints: readonly string[];
  readonly leave: () => Promise<void>;
}

interface VisitOptions extends BrowserContextOptions {
  /** Shows the sites' popups, which otherwise count as dismissed. */
  readonly popups?: boolean;
  /** Has a profile that nobody used before, and a process of its own: for what measures a first visit. */
  readonly first?: boolean;
  /** Does not interact: no pointer, no key, no scroll. Pages are then not hydrated at once. */
  readonly quiet?: boolean;
}

/**
 * All pages of a visitor share one process, which keeps what it has compiled. The browser would start one for the empty
 * tab and another for the site that is then opened in it.
 */
const ONE_RENDERER = ["--renderer-process-limit=1", "--disable-site-isolation-trials"];

interface BrowserOptions {
  /**
   * Whether pictures are loaded, as they are unless a file says that it looks at none: they take a fifth of a visit.
   * Without them a page has its layout, and hears of no picture that it came or failed.
   */
  readonly pictures?: boolean;
  /** Whether pages are painted: for who photographs them, or measures when something was seen. All else is the same. */
  readonly painted?: boolean;
}

/** The browsers of this process, which runs one file of journeys after the other, by their flags. They end with it. */
const running = new Map<string, Promise<Browser>>();
async function browserOfProcess({ pictures = true, painted = false }: BrowserOptions): Promise<Browser> {
  const flags = [...(pictures ? [] : [engineSettings(NO_PICTURES)]), ...(painted ? [] : [UNPAINTED])];
  const key = flags.join(" ");
  const browser = await running.get(key);
  if (browser?.isConnected()) return browser;
  const args = [...CHROMIUM_ARGS, ...ONE_RENDERER, ...flags];
  const started = chromium.launch({ executablePath: findChromium() ?? "", args });
  running.set(key, started);
  return started;
}

/** A photo of a page that is not painted would show nothing, and so be like every other. */
function refusePhotos(page: Page): void {
  page.screenshot = () =>
    Promise.reject(new Error("only `openBrowser({ painted: true })` paints what is photographed"));
}

/** A browser for the tests of a file; each visitor has a clean profile (`profiles.ts`). */
export function openBrowser(seen: BrowserOptions = {}): { visit: (options?: VisitOptions) => Promise<Visitor> } {
  let browser: Browser;
  /** What the console of each visitor said. */
  const visits = new Map<BrowserContext, readonly string[]>();
  beforeAll(async () => {
    browser = await browserOfProcess(seen);
  });
  // A test that failed has not left.
  afterEach(async ({ task }) => {
    if (task.result?.state === "fail") for (const visit of visits) await tellPages(...visit);
  });
  afterAll(async () => {
    for (const context of visits.keys()) await close(context);
  });
  return {
    visit: async ({ popups = false, quiet = false, first = false, ...options } = {}) => {
      const { context, giveBack } = await openProfile(
        browser,
        popups,
        {
          locale: "en-AU",
          viewport: { width: 1280, height: 900 },
          // With motion, the 360° view would make the server paint 36 pictures for every vehicle page.
          reducedMotion: "reduce",
          ...options,
        },
        first,
      );
      const complaints: string[] = [];
      visits.set(context, complaints);
      const page = await context.newPage();
      if (!seen.painted) refusePhotos(page);
      if (options.javaScriptEnabled !== false && !quiet) bePresent(page);
      page.on("console", (message) => {
        if (message.type() === "error") complaints.push(message.text());
      });
      page.on("pageerror", (error) => complaints.push(error.message));
      return {
        page,
        complaints,
        leave: async () => {
          visits.delete(context);
          await giveBack();
          expect(complaints, "said on the browser's console").toEqual([]);
        },
      };
    },
  };
}

/** Says what a failed test's visitor saw last, which its error alone does not tell. */
async function tellPages(context: BrowserContext, complaints: readonly string[]): Promise<void> {
  for (const page of context.pages().filter((one) => one.url() !== "about:blank")) {
    // biome-ignore lint/performance/useDomNodeTextContent: only what a person sees counts
    const text = await page.evaluate(() => document.body.innerText).catch(() => "(could not be read)");
    process.stderr.write(`\nThe failed test saw ${page.url()}: ${text.replace(/\s*\n\s*/g, " | ").slice(0, 3_000)}\n`);
  }
  if (complaints.length > 0) process.stderr.write(`Its console said: ${complaints.join("\n")}\n`);
}

/** Interacts with a page and waits until it is hydrated, so that nothing that follows is too early. */
export async function becomePresent(page: Page): Promise<void> {
  const alive = page.waitForFunction(() => "alive" in document.documentElement.dataset).then(() => true);
  for (let isAlive = false; !isAlive; ) {
    // The pointer may be where it was on the last page, so it moves to two positions, of which one is new. A browser
    // that is busy tells of both as one, which has not moved at all: then it moves again, as a person would.
    await page.mouse.move(1, 1);
    await page.mouse.move(2, 2);
    isAlive = await Promise.race([alive, pause(1_000, false)]);
  }
}

/** Interacts with every page that the visitor opens, so that it is hydrated. */
function bePresent(page: Page): void {
  const goTo = page.goto.bind(page);
  const reload = page.reload.bind(page);
  const arrive = async (response: Response | null) => {
    if (await page.evaluate(() => "slots" in document.documentElement.dataset)) await becomePresent(page);
    return response;
  };
  page.goto = async (url, options) => arrive(await goTo(url, options));
  page.reload = async (options) => arrive(await reload(options));
}
