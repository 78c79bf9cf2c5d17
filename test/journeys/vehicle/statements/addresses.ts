import type { Answer, Asking } from "../../../setup/ask.ts";

/** Chooses the addresses of a site that are read: all pages of its own, and a few cars. */

/** Asks a site for a path. */
export type Ask = (path: string, asking?: Asking) => Promise<Answer>;

/** The facts by which cars differ: of each kind that a site has, one is read. */
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

async function listedCars(get: Ask): Promise<readonly Listed[]> {
  const body = JSON.stringify({ hitsPerPage: 200 });
  const headers = { "Content-Type": "application/json", "Content-Length": String(Buffer.byteLength(body)) };
  return JSON.parse((await get("/api/search", { method: "POST", headers, body })).text).hits;
}

/**
 * A car's traits, a text each: its lenders' rates and the fields of their offers, its body, status and kind of price.
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
export async function addressesOf(get: Ask): Promise<readonly string[]> {
  const { text: map } = await get("/sitemaps/pages.xml");
  const pages = [...map.matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g)].map(([, path]) => path || "/");
  const { text: home } = await get("/");
  const linked = [...home.matchAll(/<a\b[^>]*href="(\/[^"#]*)"/g)].map(([, path = "/"]) =>
    path.replaceAll("&amp;", "&"),
  );
  const searches = ["/search/new-used-and-demo-cars", "/search/used-cars", "/search/new-cars"];
  const cars = variedCars(await listedCars(get));
  const first = cars[0] ? [`${cars[0]}/enquire`] : [];
  return [...new Set([...pages, ...linked, ...searches, ...cars, ...first])].filter(
    (path) => !path.startsWith("/dev/"),
  );
}
