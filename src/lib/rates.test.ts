import { expect, test } from "vitest";
import { MOST_CLIENTS, ratesInMemory } from "./rates.ts";

const POSTS = { name: "posts", most: 2, withinMs: 60_000 };
const START = 120_000;

test("each asker is counted by itself, each rate by itself, and anew in the next stretch", () => {
  const time = { now: START + 10_000 };
  const rates = ratesInMemory(() => time.now);
  expect(rates.count(POSTS, "a")).toEqual({ hits: 1, endsInMs: 50_000 });
  expect(rates.count(POSTS, "a")).toEqual({ hits: 2, endsInMs: 50_000 });
  expect(rates.count(POSTS, "b").hits).toBe(1);
  expect(rates.count({ ...POSTS, name: "searches" }, "a").hits).toBe(1);
  time.now = START + 59_999;
  expect(rates.count(POSTS, "a")).toEqual({ hits: 3, endsInMs: 1 });
  time.now = START + 60_000;
  expect(rates.count(POSTS, "a")).toEqual({ hits: 1, endsInMs: 60_000 });
});

test("what was counted while the clock ran ahead refuses nobody once it is right again", () => {
  const time = { now: START + 3_600_000 };
  const rates = ratesInMemory(() => time.now);
  for (let at = 0; at < 3; at++) rates.count(POSTS, "a");
  time.now = START;
  expect(rates.count(POSTS, "a")).toEqual({ hits: 1, endsInMs: 60_000 });
});

test("a flood of addresses does not fill the memory", () => {
  const rates = ratesInMemory(() => START);
  rates.count(POSTS, "first");
  for (let at = 0; at < MOST_CLIENTS; at++) rates.count(POSTS, `${at}`);
  expect(rates.count(POSTS, "first").hits).toBe(1);
  expect(rates.count(POSTS, `${MOST_CLIENTS - 1}`).hits).toBe(2);
});

test("whoever owns a /48 of IPv6 gets sixteen times what one of its networks gets, and not 65,536 times", () => {
  const rates = ratesInMemory(() => START);
  const refused = (who: string) => rates.count(POSTS, who).hits > POSTS.most;
  const networks = Array.from({ length: 40 }, (_, at) => `2001:db8:7:${at.toString(16)}::/64`);
  expect(networks.filter((who) => !refused(who))).toHaveLength(32);
  expect(refused("2001:db8:7:ff::/64")).toBe(true);
  // A flood from one network takes no more from its neighbours than what it may ask for.
  for (let at = 0; at < 1_000; at++) refused("2001:db8:9:1::/64");
  expect(refused("2001:db8:9:2::/64")).toBe(false);
  // Other owners, one network alone, and IPv4 are counted as ever.
  for (const who of ["2001:db8:8::/64", "2001:db8::/64", "203.0.113.7"])
    expect([refused(who), refused(who), refused(who)]).toEqual([false, false, true]);
});
