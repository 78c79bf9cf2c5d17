import { expect, onTestFinished, test } from "vitest";
import { eachDatabase } from "../../../../test/fixtures/database.ts";
import { type Database, migrate, openDatabase } from "../../../db/open.ts";
import { listenForHints } from "../../../db/processes/hints.ts";
import { embeddedEngine } from "../../../services/search/embedded/engine.ts";
import { emptyCarInput } from "../../stock/empty-car.ts";
import { writeStock } from "../../stock/mutations.ts";
import { STOCK_INDEX } from "./documents/document.ts";
import { type FollowingOptions, followStock, type StockMoved } from "./following.ts";
import type { WeeklyFigures } from "./weekly-figures.ts";

const HALDEN = { id: 1, slug: "halden", name: "Halden" };
const KINGTIDE = { id: 2, slug: "kingtide", name: "Kingtide" };
const NOW = Date.UTC(2026, 10, 21);
/** Longer than any test, so that polls happen only when a test asks for one. */
const NEVER = 3_600_000;

const aCar = (stocknum: string, price = 20_000) => ({
  ...emptyCarInput(),
  stocknum,
  price,
  name: `2020 Mazda 3 ${stocknum}`,
  make: "Mazda",
  model: "3",
});

const put = (db: Database, ...cars: ReturnType<typeof aCar>[]) =>
  writeStock(db, HALDEN, { now: NOW }, (writer) => writer.upsert(cars));

function following(
  db: Database,
  logged: string[] = [],
  weekly?: WeeklyFigures,
  whenHinted?: FollowingOptions["whenHinted"],
) {
  const engine = embeddedEngine(STOCK_INDEX);
  const batches: (readonly StockMoved[])[] = [];
  const clock = { now: NOW };
  const follower = followStock(db, engine, {
    intervalMs: NEVER,
    onBatch: (changes) => batches.push(changes),
    log: { info: () => logged.push("info"), warn: () => logged.push("warn") },
    clock: () => clock.now,
    ...(weekly && { weekly }),
    ...(whenHinted && { whenHinted }),
  });
  onTestFinished(() => follower.stop());
  const prices = async () => {
    const request = { query: "", filter: "", facets: [], stats: [], sort: [], offset: 0, limit: 2000 };
    const answer = await engine.search({ ...request, refinements: { facets: {}, ranges: {} } });
    if (!answer.ok) throw new Error(answer.error.message);
    return Object.fromEntries(answer.value.hits.map((hit) => [hit.stocknum, hit.price]));
  };
  return { ...follower, engine, batches, prices, clock };
}

eachDatabase("following the stock", (openFresh, freshAddress) => {
  test("a change of another process is taken in when it says so, long before the next poll", async () => {
    const address = await freshAddress();
    const db = await openDatabase(address);
    await migrate(db);
    // Processes that share a file notice each other's changes only by polling, so there the change is made by this
    // process itself.
    const writer = address.url ? await openDatabase(address) : db;
    onTestFinished(async () => {
      await writer.destroy();
      await db.destroy();
    });
    const whenHinted = (look: () => void) => listenForHints(db, "stock", look, { url: address.url }).stop;
    const index = following(db, [], undefined, whenHinted);
    await index.ready;
    await put(writer, aCar("A"));
    await expect.poll(index.prices).toEqual({ A: 20_000 });
  });

  test("the index is filled, then takes in what is new, changed, sold and gone", async () => {
    const db = await openFresh();
    await put(db, aCar("A"), aCar("B"));
    const index = following(db);
    await index.ready;
    expect(await index.prices()).toEqual({ A: 20_000, B: 20_000 });
    expect(index.batches).toEqual([]);

    await put(db, aCar("A", 18_000), aCar("C"));
    await writeStock(db, HALDEN, { now: NOW }, (writer) => writer.remove(["B"]));
    await index.pollNow();
    expect(await index.prices()).toEqual({ A: 18_000, C: 20_000 });
    expect(index.batches.flat().map(({ dealership_id }) => dealership_id)).toEqual([1, 1, 1]);
  });

  test("more cars and more changes than fit in one query", async () => {
    const db = await openFresh();
    const many = (price: number) => Array.from({ length: 1201 }, (_, index) => aCar(`N${index}`, price));
    await put(db, ...many(15_000));
    const index = following(db);
    await index.ready;
    expect(index.engine.size()).toBe(1201);
    await put(db, ...many(14_000));
    await index.pollNow();
    expect(new Set(Object.values(await index.prices()))).toEqual(new Set([14_000]));
  });

  test("two writers at once: no change is passed over, whoever ends first", async () => {
    const db = await openFresh();
    await put(db, aCar("A"));
    const index = following(db);
    await index.ready;
    const slow = Promise.withResolvers<void>();
    const begun = Promise.withResolvers<void>();
    const first = writeStock(db, HALDEN, { now: NOW }, async (writer) => {
      await writer.upsert([aCar("B")]);
      begun.resolve();
      await slow.promise;
    });
    await begun.promise;
    const second = writeStock(db, KINGTIDE, { now: NOW }, (writer) => writer.upsert([aCar("C")]));
    const looked = index.pollNow();
    slow.resolve();
    await Promise.all([first, second, looked]);
    await index.pollNow();
    expect(Object.keys(await index.prices()).sort()).toEqual(["A", "B", "C"]);
  });

  test("two indexes follow one database", async () => {
    const db = await openFresh();
    const both = [following(db), following(db)];
    await Promise.all(both.map((index) => index.ready));
    await put(db, aCar("A"));
    await Promise.all(both.map((index) => index.pollNow()));
    for (const index of both) expect(index.engine.size()).toBe(1);
  });

  test("an outage is said once, shows in the state, and loses nothing", async () => {
    const db = await openFresh();
    await put(db, aCar("A"));
    let down = false;
    const flaky = new Proxy(db, {
      get(target, name) {
        if (down && name === "selectFrom") throw new Error("The database does not answer");
        const value = Reflect.get(target, name);
        return typeof value === "function" ? value.bind(target) : value;
      },
    });
    const logged: string[] = [];
    const index = following(flaky, logged);
    await index.ready;
    expect(index.state()).toEqual({ filled: true, lag: 0, lastError: null });

    down = true;
    await put(db, aCar("B"));
    index.clock.now += 700;
    await index.pollNow();
    await index.pollNow();
    expect(index.state()).toEqual({ filled: true, lag: 700, lastError: "The database does not answer" });
    expect(await index.prices()).toEqual({ A: 20_000 });

    down = false;
    await index.pollNow();
    expect(index.state()).toEqual({ filled: true, lag: 0, lastError: null });
    expect(await index.prices()).toEqual({ A: 20_000, B: 20_000 });
    expect(logged).toEqual(["warn", "info"]);
  });

  test("SRCH-086 when a lender's product begins, its dealership's cars are written anew, and pages are told", async () => {
    const db = await openFresh();
    await put(db, aCar("A"), aCar("B"));
    await writeStock(db, KINGTIDE, { now: NOW }, (writer) => writer.upsert([aCar("C")]));
    const [before, during] = [
      new Map([
        [1, "a"],
        [2, "a"],
      ]),
      new Map([
        [1, "b"],
        [2, "a"],
      ]),
    ];
    const begins = NOW + 1000;
    const index = following(db, [], {
      stateAt: (now) => (now < begins ? before : during),
      of: ({ dealership_slug }, now) => [now >= begins && dealership_slug === "halden" ? 99 : null],
    });
    await index.ready;
    const weekly = async () => {
      const request = { query: "", filter: "weekly_price > 0", facets: [], stats: [], sort: [], offset: 0, limit: 9 };
      const answer = await index.engine.search({ ...request, refinements: { facets: {}, ranges: {} } });
      return answer.ok && answer.value.hits.map((hit) => hit.stocknum);
    };
    expect(await weekly()).toEqual([]);
    await index.pollNow();
    expect(index.batches).toEqual([]);
    index.clock.now = begins;
    await index.pollNow();
    expect(await weekly()).toEqual(["A", "B"]);
    expect(index.batches).toEqual([[{ dealership_id: 1 }]]);
    await index.pollNow();
    expect(index.batches).toHaveLength(1);
  });
});
