import { gzipSync } from "node:zlib";
import type { Page, Request, Response } from "playwright-core";

/**
 * Bytes of a page and of everything that it loads by itself, compressed by gzip at its default level whatever the
 * server sends.
 */
export interface FirstLoad {
  /** Without the styles that it contains. */
  readonly html: number;
  readonly htmlGzip: number;
  readonly scriptsGzip: number;
  readonly stylesGzip: number;
  /** Styles that the document itself contains. */
  readonly firstStylesGzip: number;
  readonly scripts: number;
  /** Whether the largest picture (the first one, where text is largest) had come before any script was asked for. */
  readonly isPictureFirst: boolean;
  readonly pictures: number;
  readonly picturesBytes: number;
  /** All of it: texts by gzip, pictures and fonts as they are. */
  readonly bytes: number;
}

const STYLES = /<style\b[^>]*>[\s\S]*?<\/style>/g;
const withoutStyles = (html: Buffer) => html.toString("latin1").replace(STYLES, "");
const stylesIn = (html: Buffer) => html.toString("latin1").match(STYLES) ?? [];

const STARTED = "React has started";

/**
 * Runs in the page: says in the console when React has taken over the document. Nothing may ask the page for it, since
 * whatever Playwright evaluates there counts as a person's gesture, for which the page loads all of its code.
 */
function sayWhenStarted(said: string): void {
  const timer = setInterval(() => {
    if (!Object.keys(globalThis.document).some((key) => key.startsWith("__reactContainer"))) return;
    clearInterval(timer);
    console.log(said);
  }, 50);
}

/** Opens a page and waits until its modules have run and the network is idle. */
export async function firstLoad(page: Page, address: string): Promise<FirstLoad> {
  const loaded: Response[] = [];
  page.on("response", (response) => loaded.push(response));
  const order: string[] = [];
  const note = (step: string) => (request: Request) => order.push(`${step} ${request.resourceType()}`);
  page.on("request", note("asked"));
  page.on("requestfinished", note("came"));
  await page.addInitScript(sayWhenStarted, STARTED);
  const started = page.waitForEvent("console", (message) => message.text() === STARTED);
  const document = await page.goto(address, { waitUntil: "networkidle" });
  if (!document?.ok()) throw new Error(`${address} answered ${document?.status() ?? "nothing"}.`);
  // On a busy machine the network may be idle before the page has asked for its modules.
  await started;
  await page.waitForLoadState("networkidle");
  const html = await document.body();
  const bodies = async (kind: string) => {
    const found = loaded.filter((response) => response.request().resourceType() === kind && response.ok());
    const byAddress = new Map(found.map((response) => [response.url(), response]));
    const sent = [...byAddress.values()].filter((response) => response.url().startsWith("http"));
    return await Promise.all(sent.map((response) => response.body()));
  };
  const gzip = (parts: readonly Buffer[]) => parts.reduce((sum, part) => sum + gzipSync(part).length, 0);
  const plain = (parts: readonly Buffer[]) => parts.reduce((sum, part) => sum + part.length, 0);
  const [scripts, styles] = [await bodies("script"), await bodies("stylesheet")];
  const [pictures, fonts] = [await bodies("image"), await bodies("font")];
  return {
    pictures: pictures.length,
    picturesBytes: plain(pictures),
    bytes: gzip([html, ...scripts, ...styles]) + plain([...pictures, ...fonts]),
    html: withoutStyles(html).length,
    htmlGzip: gzip([html]),
    scriptsGzip: gzip(scripts),
    stylesGzip: gzip(styles),
    firstStylesGzip: gzip([Buffer.from(stylesIn(html).join(""), "latin1")]),
    scripts: scripts.length,
    isPictureFirst:
      order.indexOf("came image") < order.indexOf("asked script") && (await page.evaluate(isLargestBeforeScripts)),
  };
}

/** Runs in the page: whether the picture of the largest paint, if that is one, came before any script was asked for. */
async function isLargestBeforeScripts(): Promise<boolean> {
  const largest = await new Promise<PerformanceEntry | undefined>((resolve) => {
    const observer = new PerformanceObserver((list) => {
      observer.disconnect();
      resolve(list.getEntries().at(-1));
    });
    observer.observe({ type: "largest-contentful-paint", buffered: true });
  });
  const { url } = largest as PerformanceEntry & { readonly url: string };
  const resources = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
  const picture = resources.find(({ name }) => name === url);
  const scripts = resources.filter(({ name }) => new URL(name).pathname.endsWith(".js"));
  return !picture || scripts.every(({ startTime }) => startTime >= picture.responseEnd);
}
