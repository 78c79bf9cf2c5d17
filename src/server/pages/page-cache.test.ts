import { describe, expect, test } from "vitest";
import type { SiteId } from "../../features/site/site.ts";
import { Body } from "../shell/body.ts";
import { Page } from "./page.ts";
import { canonicalAddress, isPlainAddress, PageCache, pageKey, type Rendering, withoutTracking } from "./page-cache.ts";

const rendering = (text: string, keepUntil = Number.POSITIVE_INFINITY): Rendering => ({
  page: new Page(200, new Headers(), new Body(Buffer.from(text), "text/plain"), text),
  keepUntil,
});

function openCache(maxBytes = 1e6) {
  const time = { now: 1000 };
  return { time, cache: new PageCache({ maxBytes, clock: () => time.now }) };
}

describe("what is kept", () => {
  test("a page is made once and then kept", async () => {
    const { cache } = openCache();
    expect((await cache.page("a", async () => rendering("1"))).state).toBe("made");
    const again = await cache.page("a", async () => rendering("2"));
    expect([again.state, again.page.etag]).toEqual(["hit", "1"]);
  });

  test("a page that changes at a time is kept up to it and not at it", async () => {
    const { cache, time } = openCache();
    await cache.page("a", async () => rendering("1", 2000));
    time.now = 1999;
    expect((await cache.page("a", async () => rendering("2"))).state).toBe("hit");
    time.now = 2000;
    const after = await cache.page("a", async () => rendering("2"));
    expect([after.state, after.page.etag]).toEqual(["made", "2"]);
  });

  test("a page that was made while the clock was ahead is made anew once it is right again", async () => {
    const { cache, time } = openCache();
    time.now = 90_000;
    await cache.page("a", async () => rendering("tomorrow", 100_000));
    time.now = 1000;
    expect(cache.kept("a")).toBeNull();
    expect((await cache.page("a", async () => rendering("today", 2000))).page.etag).toBe("today");
    expect((await cache.page("a", async () => rendering("again"))).page.etag).toBe("today");
  });

  test("what is not to be kept is made each time", async () => {
    const { cache } = openCache();
    expect((await cache.page("a", async () => rendering("1", 0))).state).toBe("passed");
    expect((await cache.page("a", async () => rendering("2", 0))).page.etag).toBe("2");
    expect(cache.entries).toBe(0);
  });

  test("bytes are bounded: what was asked longest ago goes first", async () => {
    const { cache } = openCache(10_000);
    const big = "x".repeat(3000);
    for (const key of ["a", "b", "c"]) await cache.page(key, async () => rendering(big));
    expect(cache.bytes).toBeLessThanOrEqual(10_000);
    expect(cache.counts.evicted).toBe(1);
    expect((await cache.page("c", async () => rendering(big))).state).toBe("hit");
    expect((await cache.page("a", async () => rendering(big))).state).toBe("made");
  });

  test("a page counts for less once it is compressed, so that there is room for others", async () => {
    const { cache } = openCache(10_000);
    const pages = new Map<string, Page>();
    for (const key of ["a", "b", "c", "d"]) {
      const { page } = await cache.page(key, async () => rendering("x".repeat(5000)));
      pages.set(key, page);
      await page.body.as("br");
    }
    expect(cache.counts.evicted).toBe(0);
    for (const [key, page] of pages) expect(cache.kept(key)).toBe(page);
    expect(cache.bytes).toBeLessThan(5000);
  });

  test("a page that was taken out meanwhile does not come back when it is compressed", async () => {
    const { cache } = openCache(8000);
    const { page } = await cache.page("a", async () => rendering("x".repeat(5000)));
    await cache.page("b", async () => rendering("y".repeat(5000)));
    await page.body.as("br");
    expect([cache.kept("a"), cache.entries]).toEqual([null, 1]);
  });

  test("a page larger than the whole cache is made and not kept", async () => {
    const { cache } = openCache(3000);
    await cache.page("a", async () => rendering("x".repeat(5000)));
    expect(cache.entries).toBe(0);
  });
});

describe("a page that is seldom asked for again", () => {
  const ask = (cache: PageCache, key: string, seldom: string | null) =>
    cache.page(key, async () => rendering(key), seldom);

  test("is kept from its second request on", async () => {
    const { cache } = openCache();
    const states = [];
    for (let request = 0; request < 4; request++) states.push((await ask(cache, "a", "/search?q=a")).state);
    expect(states).toEqual(["once", "made", "hit", "hit"]);
    expect(cache.entries).toBe(1);
  });

  test("pushes out no page that is kept", async () => {
    const { cache } = openCache(10_000);
    await ask(cache, "home", null);
    for (let page = 0; page < 100; page++) await ask(cache, `${page}`, `/search?page=${page}`);
    expect([cache.entries, cache.counts.once, (await ask(cache, "home", null)).state]).toEqual([1, 100, "hit"]);
  });

  test("takes no more than a third from the others when it is asked for again and again in many spellings", async () => {
    const { cache } = openCache(10_000);
    for (const page of ["a", "b", "c", "d", "e", "f", "g", "h", "home"]) await ask(cache, page, null);
    expect(cache.bytes).toBeGreaterThan(9_000);
    for (let page = 0; page < 100; page++)
      for (let time = 0; time < 2; time++) await ask(cache, `${page}`, `/?nothing=${page}`);
    expect((await ask(cache, "home", null)).state).toBe("hit");
    expect(cache.bytes).toBeLessThanOrEqual(10_000);
    expect(cache.counts.evicted).toBeGreaterThan(90);
  });

  test("is known by its address, so that a change of the stock between two requests does not matter", async () => {
    const { cache } = openCache();
    await ask(cache, "v1 a", "a");
    expect((await ask(cache, "v2 a", "a")).state).toBe("made");
    expect((await ask(cache, "v2 b", "b")).state).toBe("once");
  });

  test("is kept when two ask for it at once", async () => {
    const { cache } = openCache();
    const states = await Promise.all([ask(cache, "a", "a"), ask(cache, "a", "a")]);
    expect(states.map(({ state }) => state)).toEqual(["once", "shared"]);
    expect((await ask(cache, "a", "a")).state).toBe("hit");
  });
});

describe("an address as a site's own links spell it", () => {
  test.each([
    "https://halden.example/",
    "https://halden.example/cars/mazda-cx-5-2024.html",
    "http://halden.localhost:3000/contact-us",
    "https://halden.example/search",
    "https://halden.example/cars/a.data",
  ])("%s", (address) => expect(isPlainAddress(new URL(address), 3000)).toBe(true));

  test.each([
    "https://halden.example/?nothing=1",
    "https://halden.example/Contact-us",
    "https://halden.example/contact-us/",
    "https://halden.example//contact-us",
    "https://halden.example/contac%74-us",
    "https://halden.example:8443/contact-us",
    "https://halden.example/search/anything-at-all",
    "https://halden.example/used-car/x/y/z",
  ])("is not %s", (address) => expect(isPlainAddress(new URL(address), 3000)).toBe(false));
});

describe("many who ask at once", () => {
  test("share one rendering", async () => {
    const { cache } = openCache();
    let renderings = 0;
    const render = async () => {
      renderings += 1;
      await Promise.resolve();
      return rendering("1");
    };
    const states = await Promise.all([1, 2, 3].map(() => cache.page("a", render)));
    expect(renderings).toBe(1);
    expect(states.map(({ state }) => state)).toEqual(["made", "shared", "shared"]);
  });

  test("never share what is not to be kept", async () => {
    const { cache } = openCache();
    let renderings = 0;
    const render = async () => rendering(`visitor ${++renderings}`, 0);
    const pages = await Promise.all([1, 2].map(() => cache.page("a", render)));
    expect(pages.map(({ page }) => page.etag)).toEqual(["visitor 1", "visitor 2"]);
  });

  test("a failure is not kept, and the next one tries again", async () => {
    const { cache } = openCache();
    const failing = async (): Promise<Rendering> => {
      throw new Error("no database");
    };
    await expect(cache.page("a", failing)).rejects.toThrow("no database");
    expect((await cache.page("a", async () => rendering("1"))).state).toBe("made");
  });
});

describe("the key", () => {
  const key = (address: string, { id = "halden", version = "v1", stock = 0 } = {}) =>
    pageKey({ id: id as SiteId, version }, stock, canonicalAddress(new URL(address)));

  test("does not depend on the parameters' order, and does on the order within one name", () => {
    expect(key("http://a/search?make=BMW&year=2020")).toBe(key("http://a/search?year=2020&make=BMW"));
    expect(key("http://a/search?make=BMW&make=Kia")).not.toBe(key("http://a/search?make=Kia&make=BMW"));
  });

  test("differs by site, version, host, scheme and path", () => {
    const keys = [
      key("http://a/x"),
      key("http://a/x", { stock: 1 }),
      key("http://a/x", { version: "v2" }),
      key("http://b/x"),
      key("https://a/x"),
      key("http://a/y"),
      key("http://a/x", { id: "kingtide" }),
    ];
    expect(new Set(keys).size).toBe(keys.length);
  });

  test("parameters that say where a visitor came from are taken off, all others stay as they were", () => {
    const url = new URL("http://a/search?q=hi%20lux&utm_source=x&gclid=1&page=2");
    expect([...withoutTracking(url).searchParams]).toEqual([
      ["q", "hi lux"],
      ["page", "2"],
    ]);
    expect(withoutTracking(new URL("http://a/search?q=hi%20lux")).href).toBe("http://a/search?q=hi%20lux");
  });
});
