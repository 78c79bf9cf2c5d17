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

test("a flood of addresses does not fill the memory", () => {
  const rates = ratesInMemory(() => START);
  rates.count(POSTS, "first");
  for (let at = 0; at < MOST_CLIENTS; at++) rates.count(POSTS, `${at}`);
  expect(rates.count(POSTS, "first").hits).toBe(1);
  expect(rates.count(POSTS, `${MOST_CLIENTS - 1}`).hits).toBe(2);
});
