import { describe, expect, inject, test } from "vitest";
import { ask } from "../setup/ask.ts";
import { get, SITES } from "./browser.ts";
import { contradictionsOf } from "./told/contradictions.ts";
import { readPage, type Told } from "./told/page.ts";

/** What a car is told apart by: of every kind that a site has, one is read. */
interface Listed {
  readonly path: string;
  readonly status: string;
  readonly sold: boolean;
  readonly reserved: boolean;
  readonly car_type: string;
  readonly item_type: string;
  readonly simple_body: string | null;
  readonly price: number | null;
  readonly before_price: number | null;
  readonly offer_price: number | null;
  readonly subscription_price: number | null;
  readonly finance_lenders: Readonly<Record<string, Readonly<Record<string, unknown>>>> | null;
}
const MOST_CARS = 18;

async function listedCars(site: string): Promise<readonly Listed[]> {
  const body = JSON.stringify({ hitsPerPage: 200 });
  const headers = { "Content-Type": "application/json", "Content-Length": String(Buffer.byteLength(body)) };
  const { text } = await ask(inject("serverPort"), site, "/api/search", { method: "POST", headers, body });
  return JSON.parse(text).hits;
}

/**
 * What is particular about a car, a text each: its lenders' rates and which fields they tell, its body, status and kind
 * of price.
 */
function traitsOf(car: Listed): readonly string[] {
  const offers = Object.entries(car.finance_lenders ?? {}).flatMap(([lender, entry]) => [
    `${lender} tells ${Object.keys(entry).sort().join()}`,
    `${lender} at ${entry.interestRate} over ${entry.termYears ?? entry.termMonths ?? entry.termWeeks}`,
  ]);
  const price = ["price", "before_price", "offer_price", "subscription_price"] as const;
  return [
    ...offers,
    `lent by ${offers.length === 0 ? "nobody" : "somebody"}`,
    `${car.status}, sold ${car.sold}, reserved ${car.reserved}`,
    `${car.car_type} ${car.item_type}`,
    `a ${car.simple_body}`,
    `with ${price.filter((name) => car[name] !== null).join()}`,
    `about ${Math.ceil(Math.log10(car.price ?? 1))} digits`,
  ];
}

/** As few cars as show every trait that the site's stock has, and no more than `MOST_CARS`. */
function variedCars(cars: readonly Listed[]): readonly string[] {
  const seen = new Set<string>();
  const chosen: string[] = [];
  const news = (car: Listed) => traitsOf(car).filter((trait) => !seen.has(trait));
  while (chosen.length < MOST_CARS) {
    const best = cars.reduce<Listed | null>(
      (top, car) => (news(car).length > (top ? news(top).length : 0) ? car : top),
      null,
    );
    if (!best) break;
    chosen.push(best.path);
    for (const trait of traitsOf(best)) seen.add(trait);
  }
  return chosen;
}

/** Every address of the site's own sitemap, its menus' links, its searches and a few varied cars. */
async function addressesOf(site: string): Promise<readonly string[]> {
  const { text: map } = await get(site, "/sitemaps/pages.xml");
  const pages = [...map.matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g)].map(([, path]) => path || "/");
  const { text: home } = await get(site);
  const linked = [...home.matchAll(/<a\b[^>]*href="(\/[^"#]*)"/g)].map(([, path = "/"]) =>
    path.replaceAll("&amp;", "&"),
  );
  const searches = ["/search/new-used-and-demo-cars", "/search/used-cars", "/search/new-cars"];
  const cars = variedCars(await listedCars(site));
  const first = cars[0] ? [`${cars[0]}/enquire`] : [];
  return [...new Set([...pages, ...linked, ...searches, ...cars, ...first])].filter(
    (path) => !path.startsWith("/dev/"),
  );
}

async function readAll(site: string): Promise<readonly Told[]> {
  const told: Told[] = [];
  for (const path of await addressesOf(site)) {
    const { status, headers, text } = await get(site, path);
    if (status === 200 && headers["content-type"]?.includes("html")) told.push(readPage(path, text));
  }
  return told;
}

describe("what is told is so", () => {
  test.each(SITES)("%s: no page contradicts itself", { timeout: 60_000 }, async (site) => {
    const pages = await readAll(site);
    expect(pages.length).toBeGreaterThan(30);
    expect(pages.flatMap(contradictionsOf)).toEqual([]);
    // The reading itself would be blind without figures to read.
    const priced = pages.filter(({ calculator }) => calculator?.rate);
    expect(priced.length, "pages with a calculator").toBeGreaterThan(0);
  });
});
