import { gzipSync } from "node:zlib";
import type { Page, Response } from "playwright-core";

/**
 * Bytes of a page and of everything that it loads by itself, compressed by gzip at its default level whatever the
 * server sends.
 */
export interface FirstLoad {
  readonly html: number;
  readonly htmlGzip: number;
  readonly scriptsGzip: number;
  readonly stylesGzip: number;
  readonly scripts: number;
}

/** Opens a page and waits until the network is idle. */
export async function firstLoad(page: Page, address: string): Promise<FirstLoad> {
  const loaded: Response[] = [];
  page.on("response", (response) => loaded.push(response));
  const document = await page.goto(address, { waitUntil: "networkidle" });
  if (!document?.ok()) throw new Error(`${address} answered ${document?.status() ?? "nothing"}.`);
  const html = await document.body();
  const bodies = async (kind: string) => {
    const found = loaded.filter((response) => response.request().resourceType() === kind && response.ok());
    const byAddress = new Map(found.map((response) => [response.url(), response]));
    return await Promise.all([...byAddress.values()].map((response) => response.body()));
  };
  const gzip = (parts: readonly Buffer[]) => parts.reduce((sum, part) => sum + gzipSync(part).length, 0);
  const [scripts, styles] = [await bodies("script"), await bodies("stylesheet")];
  return {
    html: html.length,
    htmlGzip: gzip([html]),
    scriptsGzip: gzip(scripts),
    stylesGzip: gzip(styles),
    scripts: scripts.length,
  };
}
