import { readFileSync } from "node:fs";
import type { Answer } from "../../../setup/ask.ts";
import { linksIn, type ReadForm } from "./reading.ts";

/** A form that a visitor can find on a site's pages. */

export interface FoundForm {
  readonly path: string;
  readonly form: ReadForm;
}

/** Every address of `src/routes.ts` without a parameter. */
const ROUTES: readonly string[] = [
  ...readFileSync("src/routes.ts", "utf8").matchAll(/route\("([^":*]+?)(?:\/:\w+\?)?"/g),
]
  .map(([, path]) => `/${path}`)
  .filter((path) => !/^\/(api|dev|theme|robots|sitemap|manifest|blog\/feed)/.test(path));

/** Searches differ only in their parameters; files and API calls are not pages. */
const NOT_PAGES =
  /^\/(images|assets|art|site|theme|api|dev|print|share|sheets)\b|\.(xml|txt|ics|pdf|png|jpe?g|svg)\b|[?&]page=/;
const CARS_LOOKED_AT = 4;
/** A site has up to 150 lists of cars, of one frame, which take the server longer than all its other pages. */
const LISTS_LOOKED_AT = 4;
/** For a page with many queries (`?car_id=`, `?location=`), this many are visited. */
const QUERIES_LOOKED_AT = 2;
/** More pages than a demo site has: reaching it means that the crawl would never end. */
const MOST_PAGES = 500;
/** The field that forms of leads and payments have: a unique id against duplicates. */
const UNIQUE = "submission_id";
const isLeadForm = ({ fields }: ReadForm) => fields.some(({ name }) => name === UNIQUE);

/**
 * Crawls a site from its home page, its sitemap and the table of routes. Hundreds of cars have the same forms, and
 * lists of cars the same links, so it visits a few of each. `get` requests a page as the site's visitor; `read` parses
 * the forms of an answer that has a lead's.
 */
export async function formsOf(
  get: (path: string) => Promise<Answer>,
  read: (html: string) => Promise<readonly ReadForm[]>,
): Promise<readonly FoundForm[]> {
  const seen = new Set<string>();
  const found: FoundForm[] = [];
  const cars = new Set<string>();
  const lists = new Set<string>();
  const queries = new Map<string, number>();
  const isWanted = (path: string) => {
    if (seen.has(path) || NOT_PAGES.test(path) || /^\/search\b.*\?|^\/search-|\/sign-in/.test(path)) return false;
    const car = /^\/cars\/([^/?]+)/.exec(path)?.[1];
    if (car && cars.size < CARS_LOOKED_AT) cars.add(car);
    if (car && !cars.has(car)) return false;
    if (path.startsWith("/search/") && lists.add(path).size > LISTS_LOOKED_AT) return false;
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
      const forms = text.includes(UNIQUE) ? await read(text) : [];
      found.push(...forms.filter(isLeadForm).map((form) => ({ path, form })));
      return linksIn(text);
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

/** Works on `hands` items at a time, and returns the results in the items' order. */
export async function inTurns<T, R>(all: readonly T[], work: (one: T) => Promise<R>, hands = 3): Promise<R[]> {
  const done: R[] = [];
  let at = 0;
  const hand = async () => {
    for (let mine = at++; mine < all.length; mine = at++) done[mine] = await work(all[mine] as T);
  };
  await Promise.all(Array.from({ length: hands }, hand));
  return done;
}
