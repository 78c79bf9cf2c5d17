import { beforeAll, describe, expect, inject, test } from "vitest";
import { ask } from "../../setup/ask.ts";
import { at, openBrowser } from "../browser.ts";
import { type FoundCar, type ShopperQuery, shopperQueries } from "./shopper-queries.ts";

const { visit } = openBrowser({ pictures: false });
const ALL = "/search/new-used-and-demo-cars";
/** Cars of one answer at most. */
const MOST_HITS = 200;

interface Found {
  readonly hits: readonly FoundCar[];
  readonly count: number;
  readonly reading?: { readonly choices: readonly { readonly label: string }[] };
}

async function found(site: string, asked: object): Promise<Found> {
  const { status, text } = await ask(inject("serverPort"), site, "/api/search", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ hitsPerPage: MOST_HITS, ...asked }),
    from: "127.77.1.1",
  });
  expect(status).toBe(200);
  return JSON.parse(text);
}

async function allCars(site: string): Promise<readonly FoundCar[]> {
  const first = await found(site, {});
  const offsets = Array.from({ length: Math.ceil(first.count / MOST_HITS) - 1 }, (_, at) => (at + 1) * MOST_HITS);
  const rest = await Promise.all(offsets.map((offset) => found(site, { offset })));
  return [first, ...rest].flatMap(({ hits }) => hits);
}

describe.each([
  { site: "halden", weekly: "weekly_price", widths: [390] },
  { site: "kingtide", weekly: "weekly_price", widths: [1440] },
  { site: "alderbank", weekly: "weekly_price", widths: [390, 1440] },
  // It lets its cars by the week.
  { site: "switchyard", weekly: "subscription_price", widths: [390] },
] as const)("what shoppers type on $site", ({ site, weekly, widths }) => {
  let cars: readonly FoundCar[];
  let queries: readonly ShopperQuery[];
  beforeAll(async () => {
    cars = await allCars(site);
    queries = shopperQueries(cars, weekly);
  });

  test("finds exactly the cars that are so, by a plain look at every car of the site", async () => {
    for (const { typed, choices, means } of queries) {
      const { hits, count, reading } = await found(site, { query: typed, understand: true });
      expect(reading?.choices.map(({ label }) => label)).toEqual(choices);
      expect(count, typed).toBe(cars.filter(means).length);
      for (const car of hits) expect(means(car), `${typed}: ${car.slug}`).toBe(true);
    }
    expect(queries.filter(({ means }) => cars.some(means)).length, "queries that find cars").toBeGreaterThan(7);
  });

  test.each(widths)("at %i px a page shows chips and cars that are so, or says that there are none", async (width) => {
    const bySlug = new Map(cars.map((car) => [car.slug, car]));
    const { page, leave } = await visit({ javaScriptEnabled: false, viewport: { width, height: 900 } });
    for (const { typed, choices, means } of queries) {
      await page.goto(at(site, `${ALL}?${new URLSearchParams({ q: typed })}`));
      const main = page.getByRole("main");
      const chips = (await page.getByRole("list", { name: "Active filters" }).allTextContents()).join();
      for (const choice of choices) expect(chips, typed).toContain(choice);
      const links = await main
        .getByRole("article")
        .getByRole("link")
        .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).pathname));
      const shown = links.flatMap((path) => bySlug.get(/^\/cars\/([^/]+)$/.exec(path)?.[1] ?? "") ?? []);
      const heading = (await page.getByRole("heading", { level: 1 }).textContent()) ?? "";
      const isNothing = !cars.some(means);
      expect(heading.startsWith("No "), `“${heading}” for “${typed}”`).toBe(isNothing);
      const onward = isNothing ? await page.getByRole("link", { name: /^All [\d,]+ cars$/ }).count() : 0;
      expect(shown.length + onward, `cars, or a way on, for “${typed}”`).toBeGreaterThan(0);
      if (!isNothing)
        expect(
          shown.filter((car) => !means(car)).map(({ slug }) => slug),
          typed,
        ).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), typed).toBeLessThanOrEqual(
        0,
      );
    }
    await leave();
  });
});
