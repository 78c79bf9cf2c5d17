import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ask } from "../../setup/ask.ts";
import { type ServerWithClock, startServerAt } from "../../setup/clock/server-with-clock.ts";
import { SITES } from "../browser.ts";
import { type Ask, addressesOf } from "./statements/addresses.ts";
import { contradictionsOf } from "./statements/contradictions.ts";
import { instantsOf } from "./statements/instants.ts";
import { saidOf, wrongOf } from "./statements/opening.ts";
import { type PageStatements, readPage } from "./statements/page.ts";
import { dealerOf } from "./statements/places.ts";
import { wall } from "./statements/wall.ts";

/** Sunday morning at every dealer's, and still Saturday in Greenwich. */
const START = Date.UTC(2026, 10, 21, 21);
const ZONES = [...new Set(SITES.map((site) => dealerOf(site).zone))];

/** The server's time zone is the first in which a day begins; in the other server's zone it is still Saturday. */
let server: ServerWithClock;
let other: ServerWithClock;
beforeAll(async () => {
  const zones = ["Pacific/Kiritimati", "America/Los_Angeles"];
  [server, other] = (await Promise.all(zones.map((TZ) => startServerAt(START, { TZ })))) as [
    ServerWithClock,
    ServerWithClock,
  ];
});
afterAll(() => Promise.all([server?.stop(), other?.stop()]));

const asking =
  (site: string, from = server): Ask =>
  (path, how) =>
    ask(from.port, site, path, how);

/** Every page of a site at the start; the first test that needs them reads them. */
const pages = new Map<string, Promise<readonly PageStatements[]>>();
function pagesOf(site: string): Promise<readonly PageStatements[]> {
  const known = pages.get(site) ?? readAll(asking(site));
  pages.set(site, known);
  return known;
}

async function readAll(get: Ask): Promise<readonly PageStatements[]> {
  await server.setClock(START);
  const told: PageStatements[] = [];
  for (const path of await addressesOf(get)) {
    const { status, headers, text } = await get(path);
    if (status === 200 && headers["content-type"]?.includes("html")) told.push(readPage(path, text));
  }
  return told;
}

/** A page without the random parts of each answer. */
const plain = (html: string) =>
  html.replaceAll(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, "").replaceAll(/localhost:\d+/g, "localhost");
const hasDate = ({ html }: PageStatements) =>
  /<main\b[\s\S]*(?:<time|20\d\d-\d\d|type="date"|\bago\b)[\s\S]*<\/main>/.test(html);

describe("pages say what is true", () => {
  test.each(SITES)("%s: no page contradicts itself", { timeout: 60_000 }, async (site) => {
    const told = await pagesOf(site);
    expect(told.length).toBeGreaterThan(30);
    expect(told.flatMap(contradictionsOf)).toEqual([]);
    const dealer = dealerOf(site);
    expect(told.flatMap(({ path, html }) => wrongOf(html, dealer, START).map((line) => `${path}: ${line}`))).toEqual(
      [],
    );
    const silent = told.filter(({ html }) => !/<meta name="description" content="[^"]/.test(html));
    const isPublic = ({ path, html }: PageStatements) => !html.includes('content="noindex"') || /\/enquire$/.test(path);
    expect(
      silent.filter(isPublic).map(({ path }) => path),
      "pages that do not say what they are about",
    ).toEqual([]);
    // Without figures to read, the check would prove nothing.
    const priced = told.filter(({ calculator }) => calculator?.rate);
    expect(priced.length, "pages with a calculator").toBeGreaterThan(0);
  });

  test.each(SITES)("%s: every date is the same from a server in any time zone", async (site) => {
    await other.setClock(START);
    const dated = (await pagesOf(site)).filter(hasDate);
    expect(dated.length, "pages with a date").toBeGreaterThan(3);
    for (const { path, html } of dated) {
      const { text } = await asking(site, other)(path);
      expect(plain(text), path).toBe(plain(html));
    }
  });

  test.each(SITES)(
    "LOC-029 LOC-030 LOC-031 LOC-038 %s: at every turn of its places' hours header, cards, pages and data say what its record says",
    async (site) => {
      const dealer = dealerOf(site);
      const { places, prefix, zone } = dealer;
      const told = await pagesOf(site);
      const others = told.map(({ path }) => path);
      // A car at another location than the one whose hours the header shows.
      const standing = (html: string) => saidOf(html, dealer).statements.find(({ place }) => place !== dealer.primary);
      const car = told.find(({ path, html }) => path.startsWith("/cars/") && standing(html));
      const carStandsAt = car && standing(car.html)?.place;
      const wrong: string[] = [];
      const heard = new Set<string>();
      const read = async (path: string, now: number) => {
        const { status, text } = await asking(site)(path);
        // Meanwhile cars are sold, and a make may have none left.
        if (status !== 200 && /^\/(?:cars|search)\//.test(path)) return;
        const { date, time } = wall(now, zone);
        for (const { place, text: words } of saidOf(text, dealer).statements) heard.add(`${place.slug}: ${words}`);
        wrong.push(...wrongOf(text, dealer, now).map((line) => `${date} ${time} ${path}: ${line}`));
      };
      const instants = instantsOf(dealer, START, ZONES);
      for (const [at, { now, places: turning }] of instants.entries()) {
        await server.setClock(now);
        const place = turning[at % turning.length];
        if (place) await read(`${prefix}/${place.slug}`, now);
        if (car && turning.some((one) => one === carStandsAt)) await read(car.path, now);
        if (at % 3 === 0) await read(others[at % others.length] ?? "/", now);
      }
      expect(wrong).toEqual([]);
      // A page without statements would pass every check.
      for (const { slug } of places.filter((place) => place.on("2026-11-23"))) {
        const said = [...heard].filter((line) => line.startsWith(`${slug}: `));
        expect(said.length, slug).toBeGreaterThan(3);
      }
    },
  );
});
