import { expect, onTestFinished, test, vi } from "vitest";
import { eachDatabase } from "../../../test/fixtures/database.ts";
import type { Database } from "../open.ts";
import { ratesInDatabase } from "./shared-rates.ts";

const POSTS = { name: "posts", most: 30, withinMs: 60_000 };
const START = Date.UTC(2026, 10, 22);

function opened(db: Database, time: { now: number }, onFailure: (error: unknown) => void = () => {}) {
  const rates = ratesInDatabase(db, { clock: () => time.now, intervalMs: 3_600_000, onFailure });
  onTestFinished(() => rates.stop());
  const ask = (times: number, who = "203.0.113.7") => {
    for (let at = 1; at < times; at++) rates.count(POSTS, who);
    return rates.count(POSTS, who).hits;
  };
  return { ...rates, ask };
}

eachDatabase("rates that processes count together", (openFresh) => {
  const rows = (db: Database) => db.selectFrom("rate_counts").selectAll().orderBy("who").execute();

  test("what one process counted, the next one knows once both have told the database", async () => {
    const [db, time] = [await openFresh(), { now: START }];
    const [one, two] = [opened(db, time), opened(db, time)];
    expect([one.ask(20), two.ask(5)]).toEqual([20, 5]);
    await one.tell();
    await two.tell();
    expect(two.ask(1), "20 and 5 and this one").toBe(26);
    expect(two.ask(1, "203.0.113.8"), "somebody else").toBe(1);
    time.now += POSTS.withinMs;
    expect([one.ask(1), two.ask(1)], "in the next stretch").toEqual([1, 1]);
  });

  test("who asks a little is not told of, and what is told is one row however often it was asked", async () => {
    const db = await openFresh();
    const rates = opened(db, { now: START });
    rates.ask(2, "203.0.113.1");
    rates.ask(3, "203.0.113.2");
    for (let round = 0; round < 5; round++) {
      rates.ask(20, "203.0.113.3");
      await rates.tell();
    }
    expect(await rows(db)).toEqual([
      { name: "posts", who: "203.0.113.2", ends_at: START + 60_000, hits: 3 },
      // The counts are 20, then 40: from there on all processes know, and nothing more is written.
      { name: "posts", who: "203.0.113.3", ends_at: START + 60_000, hits: 40 },
    ]);
  });

  test("a flood from many addresses is told a part at a time, and is forgotten when its stretch is over", async () => {
    const [db, time] = [await openFresh(), { now: START }];
    const rates = opened(db, time);
    for (let at = 0; at < 700; at++) rates.ask(3, `10.0.${at >> 8}.${at & 255}`);
    await rates.tell();
    expect((await rows(db)).length).toBe(500);
    await rates.tell();
    expect((await rows(db)).length).toBe(700);
    time.now += POSTS.withinMs;
    await rates.tell();
    expect(await rows(db)).toEqual([]);
  });

  test("while the database is away the process counts alone, says so once, and tells all of it afterwards", async () => {
    const [db, time, onFailure] = [await openFresh(), { now: START }, vi.fn()];
    const rates = opened(db, time, onFailure);
    await db.schema.alterTable("rate_counts").renameTo("away").execute();
    rates.ask(10);
    await rates.tell();
    await rates.tell();
    expect(onFailure).toHaveBeenCalledTimes(1);
    expect(rates.ask(1)).toBe(11);
    await db.schema.alterTable("away").renameTo("rate_counts").execute();
    await rates.tell();
    expect(await rows(db)).toMatchObject([{ hits: 11 }]);
    expect(rates.ask(1)).toBe(12);
  });
});
