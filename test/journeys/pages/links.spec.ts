import { expect, test } from "vitest";
import { get } from "../browser.ts";

/** More pages than a demo site has: reaching it means that the crawl would never end. */
const MOST_PAGES = 400;

/** Cars are too many and have tests of their own; files are not pages. */
const NOT_WALKED = /^\/(cars|images|assets|art|site|theme|api|dev)\//;

/** The site's own pictures that a page shows, each in the size that a browser without a better idea loads. */
function picturesOf(html: string): string[] {
  const pictures = [...html.matchAll(/<img\b[^>]*?\ssrc="([^"]*)"/g)].map(([, src = ""]) =>
    src.replaceAll("&amp;", "&"),
  );
  return pictures.filter((src) => src.startsWith("/") && !src.startsWith("//"));
}

/** The site's own addresses that a page links to, without fragments; other combinations of a search are left out. */
function linksOf(html: string): string[] {
  const links = [...html.matchAll(/<a\b[^>]*?\shref="([^"]*)"/g)].map(([, href = ""]) => href.replaceAll("&amp;", "&"));
  return links
    .filter((href) => href.startsWith("/") && !href.startsWith("//"))
    .map((href) => href.replace(/#.*$/, ""))
    .filter((href) => !NOT_WALKED.test(href) && !/^\/search.*\?/.test(href));
}

test.each(["halden", "kingtide"])(
  "NAV-015 no link and no picture that %s shows is dead, from the home page on",
  async (site) => {
    const from = new Map([["/", "the start"]]);
    const dead: string[] = [];
    // Most journeys load no pictures, so none of them would notice one that is missing.
    const pictures = new Map<string, string>();
    for (const [path, where] of from) {
      const { status, text, headers } = await get(site, path);
      if (status >= 400) dead.push(`${path} answers ${status}, linked from ${where}`);
      const moved = headers.location?.replace(/#.*$/, "");
      const found = moved?.startsWith("/") ? [moved] : linksOf(text);
      for (const link of found) if (!from.has(link)) from.set(link, path);
      for (const picture of picturesOf(text)) pictures.set(picture, path);
      expect(from.size, "pages found").toBeLessThan(MOST_PAGES);
    }
    for (const [picture, where] of pictures) {
      const { status, headers } = await get(site, picture);
      if (status !== 200 || !headers["content-type"]?.startsWith("image/"))
        dead.push(`${picture} answers ${status}, shown by ${where}`);
    }
    expect(dead).toEqual([]);
    expect(pictures.size, "pictures found").toBeGreaterThan(80);
    for (const promised of ["/toyota-rav4", "/sell-my-car", "/trade-in", "/book-test-drive/", "/accessories"]) {
      expect([...from.keys()]).toContain(promised);
    }
  },
  120_000,
);
