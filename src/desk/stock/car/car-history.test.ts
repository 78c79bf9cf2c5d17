import { describe, expect, test } from "vitest";
import { DAY_MS } from "../../../lib/time/spans.ts";
import { carHistory, daysOfferedAt } from "./car-history.ts";

const NOW = Date.UTC(2026, 10, 23);
const act = (id: number, more: object) => ({ id, at: NOW - id * 1_000, by: "Ada", before: null, after: null, ...more });

describe("a car's history", () => {
  const shown = (acts: readonly ReturnType<typeof act>[], price = "61990") =>
    carHistory({
      acts: acts as unknown as Parameters<typeof carHistory>[0]["acts"],
      prices: [
        { at: NOW - 10_000, was: 65_000, price: 64_990, by: null, run: 7 },
        { at: NOW - 1_000, was: 64_990, price: 61_990, by: "Ada", run: null },
      ],
      edits: [],
      standing: { price, tag: "" },
      when: (at) => `${(NOW - at) / 1_000} s ago`,
      now: NOW,
    });

  test("says a person's change in words with its reason and its undoing, and the feed's price below it", () => {
    const change = { action: "change price: 63 days", before: { price: "64990" }, after: { price: "61990" } };
    expect(shown([act(1, change)])).toMatchObject([
      {
        by: "Ada",
        text: "Price $64,990 → $61,990",
        reason: "63 days",
        when: "1 s ago",
        undo: { act: 1, says: "Ada: change price: 63 days" },
      },
      { by: null, text: "Price $65,000 → $64,990", reason: "file 7", undo: null },
    ]);
  });

  test("offers no undoing of what was changed since or was not recorded, and shortens long words", () => {
    const change = { action: "change price", before: { price: "64990" }, after: { price: "61990" } };
    const words = {
      action: "change dealercomments",
      before: { dealercomments: "" },
      after: { dealercomments: "a ".repeat(99) },
    };
    const lines = shown([act(1, change), act(2, words), act(3, { action: "hold: Tom waits" })], "60000");
    expect(lines.map(({ undo }) => undo)).toEqual([null, null, null, null]);
    expect(lines[1]?.text).toMatch(/^Comments nothing → (a ){29}a…$/);
    expect(lines[2]).toMatchObject({ text: "Hold: Tom waits", reason: null });
  });
});

describe("days at a price", () => {
  const at = (days: number) => NOW - days * DAY_MS;
  const change = (days: number, was: number, price: number) => ({ at: at(days), was, price, by: null, run: null });
  const since = { listed: at(100), now: NOW };
  test.each([
    ["since it came until it was lowered", [change(60, 30_000, 29_000)], 30_000, 40],
    ["since it was lowered", [change(60, 30_000, 29_000)], 29_000, 60],
    ["the last time that it was asked", [change(90, 1, 2), change(50, 2, 3), change(40, 3, 2), change(31, 2, 4)], 2, 9],
    ["never", [change(60, 30_000, 29_000)], 31_000, null],
  ])("are counted %s", (_, prices, price, days) => {
    expect(daysOfferedAt(prices, price, since)).toBe(days);
  });
  test("are none without a price", () => expect(daysOfferedAt([], null, since)).toBeNull());
});
