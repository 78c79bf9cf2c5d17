import { expect, onTestFinished, test } from "vitest";
import { eachDatabase } from "../../../../test/fixtures/database.ts";
import type { Database } from "../../../db/open.ts";
import { LEASE_MS } from "../../../db/processes/election.ts";
import { err, ok } from "../../../lib/result.ts";
import { embeddedEngine } from "../../../services/search/embedded/engine.ts";
import type { SearchEngine, SharedSearchEngine } from "../../../services/search/port.ts";
import { lastChangeId } from "../../stock/data.ts";
import { emptyCarInput } from "../../stock/empty-car.ts";
import { writeStock } from "../../stock/mutations.ts";
import { STOCK_INDEX } from "./documents/document.ts";
import { followSharedEngine } from "./following-shared.ts";
import { askForRebuild } from "./mutations.ts";
import { sharedIndex } from "./shared-index.ts";
import type { WeeklyFigures } from "./weekly-figures.ts";

const HALDEN = { id: 1, slug: "halden", name: "Halden" };
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

const EVERYTHING = {
  query: "",
  filter: "",
  refinements: { facets: {}, ranges: {} },
  facets: [],
  stats: [],
  sort: [],
  offset: 0,
};

/** An engine that outlives the processes that use it. */
function engineBeside() {
  let searched: SearchEngine | null = null;
  const state = { away: false, made: 0, puts: 0, refuses: "", before: async () => {} };
  const there = () => {
    if (state.away) throw new Error("The search engine cannot be reached.");
    state.puts++;
    return searched ?? expect.fail("there is no index");
  };
  const away = { kind: "unavailable", message: "The search engine cannot be reached." } as const;
  const seenBy = (version: string): SharedSearchEngine => ({
    version,
    search: async (request) => (state.away || !searched ? err(away) : searched.search(request)),
    put: async (documents) => {
      const index = there();
      await state.before();
      await index.put(documents);
    },
    remove: async (ids) => there().remove(ids),
    size: () => searched?.size() ?? 0,
    check: async () => (state.away ? err(away) : ok(searched?.size() ?? null)),
    async begin() {
      if (state.away) throw new Error(away.message);
      const made = embeddedEngine(STOCK_INDEX);
      return {
        put: (documents) => made.put(documents.filter(({ stocknum }) => stocknum !== state.refuses)),
        remove: made.remove,
        takePlace: async () => {
          state.made++;
          searched = made;
        },
      };
    },
  });
  const lose = () => {
    searched = null;
  };
  const loseOne = async () => {
    const answer = await searched?.search({ ...EVERYTHING, limit: 1 });
    if (answer?.ok) await searched?.remove(answer.value.hits.map(({ id }) => id));
  };
  const prices = async () => {
    const answer = await searched?.search({ ...EVERYTHING, limit: 5000 });
    if (!answer?.ok) return null;
    return Object.fromEntries(answer.value.hits.map((hit) => [hit.stocknum, hit.price]));
  };
  return { state, seenBy, lose, loseOne, prices };
}

const NOTHING_BEHIND = { answers: true, behind: 0, lastError: null };

eachDatabase("following the stock with an engine beside", (openFresh) => {
  function processOn(
    db: Database,
    engine: SharedSearchEngine,
    holder: string,
    time = { now: NOW },
    weekly?: WeeklyFigures,
  ) {
    const told: number[] = [];
    const logged: string[] = [];
    const following = followSharedEngine(db, engine, {
      intervalMs: NEVER,
      holder,
      onBatch: (changes) => told.push(changes.length),
      log: { info: (...said: unknown[]) => logged.push(`info ${said.at(-1)}`), warn: () => logged.push("warn") },
      clock: () => time.now,
      ...(weekly && { weekly }),
    });
    onTestFinished(() => following.stop());
    const health = async () => (await following.health?.()) ?? expect.fail("it has no health");
    return { ...following, health, told, logged };
  }

  test("one of two processes fills it; both tell of a change when it is saved, and again when the engine has it", async () => {
    const db = await openFresh();
    await put(db, aCar("A"), aCar("B"));
    const shared = engineBeside();
    const both = [processOn(db, shared.seenBy("1"), "one"), processOn(db, shared.seenBy("1"), "two")];
    for (const process of both) await process.pollNow();
    await Promise.all(both.map(({ ready }) => ready));
    expect(await shared.prices()).toEqual({ A: 20_000, B: 20_000 });
    const [one, two] = await Promise.all(both.map(({ health }) => health()));
    expect([one?.elected, two?.elected].sort()).toEqual([false, true]);
    expect(one).toMatchObject({ ...NOTHING_BEHIND, holder: one?.elected ? "one" : "two" });
    expect(shared.state.made).toBe(1);

    await put(db, aCar("A", 18_000), aCar("C"));
    await writeStock(db, HALDEN, { now: NOW }, (writer) => writer.remove(["B"]));
    const idle = both[one?.elected ? 1 : 0];
    const filler = both[one?.elected ? 0 : 1];
    await idle?.pollNow();
    expect(idle?.told).toEqual([3]);
    expect(await shared.prices()).toEqual({ A: 20_000, B: 20_000 });
    await filler?.pollNow();
    expect(await shared.prices()).toEqual({ A: 18_000, C: 20_000 });
    await idle?.pollNow();
    expect(idle?.told).toEqual([3, 3]);
    expect(filler?.told.reduce((sum, count) => sum + count, 0)).toBe(6);
  });

  test("the next goes on where the one that stopped had come to, without making the index anew", async () => {
    const db = await openFresh();
    await put(db, aCar("A"));
    const shared = engineBeside();
    const first = processOn(db, shared.seenBy("1"), "first");
    await first.pollNow();
    const second = processOn(db, shared.seenBy("1"), "second");
    await put(db, aCar("B"));
    await first.stop();
    await second.pollNow();
    expect(await shared.prices()).toEqual({ A: 20_000, B: 20_000 });
    expect(shared.state.made).toBe(1);
    expect(await second.health()).toMatchObject({ ...NOTHING_BEHIND, holder: "second", elected: true });
  });

  test("one that lost the election writes nothing more, and says nothing of how far the engine is", async () => {
    const db = await openFresh();
    const shared = engineBeside();
    const [mine, theirs] = [{ now: NOW }, { now: NOW }];
    const paused = processOn(db, shared.seenBy("1"), "paused", mine);
    await paused.pollNow();
    theirs.now += LEASE_MS;
    const next = processOn(db, shared.seenBy("1"), "next", theirs);
    await next.pollNow();
    expect((await next.health()).elected).toBe(true);
    await put(db, aCar("A"));
    const before = await sharedIndex(db);
    const { puts } = shared.state;
    // Its own clock has not moved, so it only finds out when it polls.
    await paused.pollNow();
    expect(shared.state.puts).toBe(puts);
    expect(await sharedIndex(db)).toEqual(before);
    await next.pollNow();
    expect(await shared.prices()).toEqual({ A: 20_000 });
  });

  test("an index that lost documents by itself is made anew; one that refuses a car is not made again and again", async () => {
    const db = await openFresh();
    await put(db, aCar("A"), aCar("B"), aCar("C"));
    const shared = engineBeside();
    const time = { now: NOW };
    const filling = processOn(db, shared.seenBy("1"), "filling", time);
    const later = async () => {
      time.now += 10_000;
      await filling.pollNow();
    };
    await later();
    expect(shared.state.made).toBe(1);
    await shared.loseOne();
    await later();
    expect(await shared.prices()).toEqual({ A: 20_000, B: 20_000, C: 20_000 });
    expect(shared.state.made).toBe(2);

    shared.state.refuses = "B";
    await shared.loseOne();
    for (let turn = 0; turn < 4; turn++) await later();
    expect(shared.state.made).toBe(3);
    expect(Object.keys((await shared.prices()) ?? {})).toEqual(["A", "C"]);
  });

  test("other settings make another index; pages are told that all may be different", async () => {
    const db = await openFresh();
    await put(db, aCar("A"));
    const shared = engineBeside();
    const before = processOn(db, shared.seenBy("1"), "before");
    await before.pollNow();
    await before.stop();
    const after = processOn(db, shared.seenBy("2"), "after");
    await after.pollNow();
    expect(shared.state.made).toBe(2);
    expect(await shared.prices()).toEqual({ A: 20_000 });
    await askForRebuild(db, NOW);
    await after.pollNow();
    await after.pollNow();
    expect(shared.state.made).toBe(3);
    expect(after.told.length).toBeGreaterThan(0);
  });

  test("SRCH-086 when a lender's product begins, another index takes the place of this one, and pages are told", async () => {
    const db = await openFresh();
    await put(db, aCar("A"));
    const shared = engineBeside();
    const time = { now: NOW };
    const [before, during] = [new Map([[1, "a"]]), new Map([[1, "b"]])];
    const weekly: WeeklyFigures = {
      stateAt: (now) => (now === NOW ? before : during),
      of: (_, now) => [now === NOW ? null : 99],
    };
    const process = processOn(db, shared.seenBy("1"), "alone", time, weekly);
    await process.pollNow();
    await process.pollNow();
    expect([shared.state.made, process.told]).toEqual([1, []]);
    time.now = NOW + 1;
    await process.pollNow();
    await process.pollNow();
    expect(shared.state.made).toBe(2);
    expect(process.told.length).toBeGreaterThan(0);
  });

  test("an engine that lost its index is filled again", async () => {
    const db = await openFresh();
    await put(db, aCar("A"));
    const shared = engineBeside();
    const time = { now: NOW };
    const process = processOn(db, shared.seenBy("1"), "alone", time);
    await process.pollNow();
    shared.lose();
    time.now += 5_000;
    await process.pollNow();
    expect(await shared.prices()).toEqual({ A: 20_000 });
  });

  test("an engine that is away keeps nobody waiting, is said once, and loses nothing", async () => {
    const db = await openFresh();
    await put(db, aCar("A"));
    const shared = engineBeside();
    shared.state.away = true;
    const process = processOn(db, shared.seenBy("1"), "alone");
    await process.ready;
    await process.pollNow();
    await process.pollNow();
    expect(await process.health()).toMatchObject({ answers: false, behind: null, lastError: expect.any(String) });
    shared.state.away = false;
    await process.pollNow();
    await process.pollNow();
    expect(await shared.prices()).toEqual({ A: 20_000 });

    shared.state.away = true;
    await put(db, aCar("B"));
    const saved = process.told.length;
    await process.pollNow();
    expect(process.told.length).toBe(saved + 1);
    expect(await process.health()).toMatchObject({ answers: false, behind: 1 });
    shared.state.away = false;
    await process.pollNow();
    expect(await shared.prices()).toEqual({ A: 20_000, B: 20_000 });
    expect(process.logged.filter((line) => line === "warn")).toHaveLength(2);
  });

  test("an engine that holds its work for minutes does not hold a process that ends, nor the office", async () => {
    const db = await openFresh();
    const shared = engineBeside();
    const time = { now: NOW };
    const process = processOn(db, shared.seenBy("1"), "ending", time);
    await process.pollNow();
    await put(db, aCar("A"));
    const held = Promise.withResolvers<void>();
    const reached = Promise.withResolvers<void>();
    shared.state.before = () => {
      reached.resolve();
      return held.promise;
    };
    void process.pollNow();
    await reached.promise;
    await process.stop();
    const next = processOn(db, shared.seenBy("1"), "next", time);
    await next.pollNow();
    expect((await next.health()).elected).toBe(false);
    time.now += LEASE_MS;
    shared.state.before = async () => {};
    await next.pollNow();
    expect(await shared.prices()).toEqual({ A: 20_000 });
    held.resolve();
  });

  test("what changes while the index is made is in it", async () => {
    const db = await openFresh();
    await put(db, ...Array.from({ length: 2_100 }, (_, index) => aCar(`N${index}`)));
    const shared = engineBeside();
    const engine = shared.seenBy("1");
    const process = processOn(
      db,
      {
        ...engine,
        async begin() {
          const made = await engine.begin();
          let first = true;
          return {
            ...made,
            async put(documents) {
              await made.put(documents);
              if (first) await put(db, aCar("N0", 15_000), aCar("NEW"));
              first = false;
            },
          };
        },
      },
      "alone",
    );
    await process.pollNow();
    const prices = await shared.prices();
    expect([prices?.N0, prices?.NEW, Object.keys(prices ?? {}).length]).toEqual([15_000, 20_000, 2_101]);
    expect((await sharedIndex(db))?.change_id).toBe(await lastChangeId(db));
  });
});
