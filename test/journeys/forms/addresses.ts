import { readFileSync } from "node:fs";
import type { Answer } from "../../setup/ask.ts";
import type { ReadForm, ReadPage } from "./reading.ts";

/** Pages of a site that hold a form, found as a visitor finds them. */

export interface FoundForm {
  readonly path: string;
  readonly form: ReadForm;
}

/** Every address of `src/routes.ts` that names no one thing. */
const ROUTES: readonly string[] = [
  ...readFileSync("src/routes.ts", "utf8").matchAll(/route\("([^":*]+?)(?:\/:\w+\?)?"/g),
]
  .map(([, path]) => `/${path}`)
  .filter((path) => !/^\/(api|dev|theme|robots|sitemap|manifest|blog\/feed)/.test(path));

/** Combinations of a search are one page; files and calls are none. */
const NOT_PAGES =
  /^\/(images|assets|art|site|theme|api|dev|print|share|sheets)\b|\.(xml|txt|ics|pdf|png|jpe?g|svg)\b|[?&]page=/;
const CARS_LOOKED_AT = 4;
/** Of one page that is asked for in many ways (`?car_id=`, `?location=`), so many are looked at. */
const QUERIES_LOOKED_AT = 2;
/** More than a demo site has: a crawl that reaches it has found a way to walk for ever. */
const MOST_PAGES = 500;
/** A form of a lead or of a payment: it has an id of its own, so that it counts once. */
const isLeadForm = ({ fields }: ReadForm) => fields.some(({ name }) => name === "submission_id");

/**
 * Walks a site from its home page, its sitemap and the table of routes. Cars come by the hundred and have the same
 * forms: a few of each dealership's are looked at. `get` asks as the site's visitor; `read` reads the answer.
 */
export async function formsOf(
  get: (path: string) => Promise<Answer>,
  read: (html: string) => Promise<ReadPage>,
): Promise<readonly FoundForm[]> {
  const seen = new Set<string>();
  const found: FoundForm[] = [];
  const cars = new Set<string>();
  const queries = new Map<string, number>();
  const isWanted = (path: string) => {
    if (seen.has(path) || NOT_PAGES.test(path) || /^\/search\b.*\?|^\/search-|\/sign-in/.test(path)) return false;
    const car = /^\/cars\/([^/?]+)/.exec(path)?.[1];
    if (car && cars.size < CARS_LOOKED_AT) cars.add(car);
    if (car && !cars.has(car)) return false;
    const [page = "", query] = path.split("?");
    if (!query) return true;
    queries.set(page, (queries.get(page) ?? 0) + 1);
    return (queries.get(page) ?? 0) <= QUERIES_LOOKED_AT;
  };
  let next = ["/", ...ROUTES, ...(await mapped(get))];
  while (next.length > 0) {
    const wanted = [...new Set(next)].filter(isWanted);
    for (const path of wanted) seen.add(path);
    if (seen.size > MOST_PAGES) throw new Error(`More than ${MOST_PAGES} pages were found: ${wanted.slice(0, 5)}`);
    const pages = await inTurns(wanted, async (path) => {
      const { status, text, headers } = await get(path);
      const moved = headers.location?.replace(/#.*$/, "");
      if (moved) return moved.startsWith("/") ? [moved] : [];
      if (status !== 200 || !String(headers["content-type"]).startsWith("text/html")) return [];
      const { links, forms } = await read(text);
      found.push(...forms.filter(isLeadForm).map((form) => ({ path, form })));
      return links;
    });
    next = pages.flat();
  }
  return found.sort((a, b) => a.path.localeCompare(b.path));
}

async function mapped(get: (path: string) => Promise<Answer>): Promise<readonly string[]> {
  const places = ({ text }: Answer) =>
    [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, at = ""]) => new URL(at).pathname);
  const maps = places(await get("/sitemap.xml"));
  const lists = await Promise.all(maps.map((map) => get(map)));
  return lists.flatMap(places);
}

/** As many at a time as the machine has hands. */
export async function inTurns<T, R>(all: readonly T[], work: (one: T) => Promise<R>, hands = 3): Promise<R[]> {
  const done: R[] = [];
  let at = 0;
  const hand = async () => {
    for (let mine = at++; mine < all.length; mine = at++) done[mine] = await work(all[mine] as T);
  };
  await Promise.all(Array.from({ length: hands }, hand));
  return done;
}
