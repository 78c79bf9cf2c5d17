import { expect, onTestFinished, test } from "vitest";
import { eachDatabase } from "../../../../../test/fixtures/database.ts";
import type { Database } from "../../../../db/open.ts";
import { embeddedEngine } from "../../../../services/search/embedded/engine.ts";
import { emptyCarInput } from "../../../stock/empty-car.ts";
import { writeStock } from "../../../stock/mutations.ts";
import { STOCK_INDEX } from "../documents/document.ts";
import { followStock } from "../following.ts";
import { HOLDING } from "./held-stock.ts";

const YARDS = ["north", "south", "west"].map((slug, at) => ({ id: at + 1, slug, name: slug }));
const [NORTH, SOUTH, WEST] = YARDS as [Yard, Yard, Yard];
type Yard = { readonly id: number; readonly slug: string; readonly name: string };
const NOW = Date.UTC(2026, 10, 23);
const NEVER = 3_600_000;
const STAYS = 60_000;

const put = (db: Database, yard: Yard, ...stocknums: string[]) =>
  writeStock(db, yard, { now: NOW }, (writer) =>
    writer.upsert(stocknums.map((stocknum) => ({ ...emptyCarInput(), stocknum, price: 1, name: stocknum }))),
  );
const remove = (db: Database, yard: Yard, stocknum: string) =>
  writeStock(db, yard, { now: NOW }, (writer) => writer.remove([stocknum]));

/** An index of a stock that is too large to be loaded whole: north is large, south and west are not. */
async function following(db: Database, { read = db, most = 100 } = {}) {
  await put(db, NORTH, "N1", "N2", "N3", "N4");
  await put(db, SOUTH, "S1", "S2");
  await put(db, WEST, "W1", "W2");
  const engine = embeddedEngine(STOCK_INDEX);
  const clock = { now: NOW };
  const limits = { ...HOLDING, whole: 4, atStart: 4, large: 3, most, staysMs: STAYS };
  const follower = followStock(read, engine, { intervalMs: NEVER, clock: () => clock.now, limits });
  onTestFinished(() => follower.stop());
  await follower.ready;
  const found = async (...slugs: string[]) => {
    const filter = `photos_count >= 0 AND dealership_slug IN [${slugs.map((slug) => `"${slug}"`).join(", ")}]`;
    const request = { query: "", filter, facets: [], stats: [], sort: [], offset: 0, limit: 2000 };
    const answer = await follower.search.search({ ...request, refinements: { facets: {}, ranges: {} } });
    return answer.ok ? answer.value.hits.map(({ stocknum }) => stocknum).sort() : answer.error.kind;
  };
  return { ...follower, engine, clock, found };
}

eachDatabase("a stock that is too large to be loaded whole", (openFresh) => {
  test("a start loads the large dealerships; each other is loaded by the first search that asks for it", async () => {
    const index = await following(await openFresh());
    expect(index.engine.size()).toBe(4);
    expect(await index.found("south")).toEqual(["S1", "S2"]);
    expect(index.engine.size()).toBe(6);
    // Those who ask together wait for one loading.
    expect(await Promise.all([index.found("west", "north"), index.found("west")])).toEqual([
      ["N1", "N2", "N3", "N4", "W1", "W2"],
      ["W1", "W2"],
    ]);
    expect(await index.found("nowhere")).toEqual([]);
  });

  test("changes of loaded dealerships are followed, and of the others there when they are asked for", async () => {
    const db = await openFresh();
    const index = await following(db);
    await index.found("south");
    await put(db, SOUTH, "S3");
    await remove(db, SOUTH, "S1");
    await put(db, WEST, "W3");
    await remove(db, WEST, "W1");
    await index.pollNow();
    expect(index.engine.size()).toBe(6);
    expect(await index.found("south")).toEqual(["S2", "S3"]);
    expect(await index.found("west")).toEqual(["W2", "W3"]);
    await remove(db, WEST, "W2");
    await index.pollNow();
    expect(await index.found("west")).toEqual(["W3"]);
  });

  test("with too many cars those leave that nobody asked for lately, and come back when they are asked for", async () => {
    const db = await openFresh();
    const index = await following(db, { most: 6 });
    await index.found("south");
    index.clock.now += STAYS;
    await index.found("north");
    await index.found("west");
    await expect.poll(() => index.engine.size()).toBe(6);
    await remove(db, SOUTH, "S1");
    await index.pollNow();
    // Too many again: but all the others were asked for a moment ago.
    expect(await index.found("south")).toEqual(["S2"]);
    expect(await index.found("west")).toEqual(["W1", "W2"]);
    expect(await index.found("north")).toEqual(["N1", "N2", "N3", "N4"]);
  });

  test("cars that the database does not give are an outage, and never no results", async () => {
    const db = await openFresh();
    let isDown = false;
    const read = new Proxy(db, {
      get(target, name) {
        if (isDown && name === "selectFrom") throw new Error("The database does not answer");
        const value = Reflect.get(target, name);
        return typeof value === "function" ? value.bind(target) : value;
      },
    });
    const index = await following(db, { read });
    isDown = true;
    expect(await index.found("south")).toBe("unavailable");
    expect(await index.found("north")).toHaveLength(4);
    isDown = false;
    expect(await index.found("south")).toEqual(["S1", "S2"]);
  });
});
