import { describe, expect, test } from "vitest";
import { endingOf, plannedWords, readPlan, whyNotPlanned } from "./rules.ts";

const zone = "Australia/Sydney";
const NOW = Date.parse("2026-11-23T04:10:00Z");
const WRITTEN = { price: "$28,990", from: "2026-11-27T09:00", until: "", reason: " Black Friday ", was: true };
const problemsOf = (changes: Partial<typeof WRITTEN>) => {
  const read = readPlan({ ...WRITTEN, ...changes }, { now: NOW, zone });
  return read.ok ? [] : read.error;
};

describe("a price from a date", () => {
  test("is read on the dealership's clock", () => {
    const from = Date.parse("2026-11-26T22:00:00Z");
    const plan = { price: 28_990, showsWas: true, reason: "Black Friday", from, until: null };
    expect(readPlan(WRITTEN, { now: NOW, zone })).toEqual({ ok: true, value: plan });
  });

  test.each([
    ["no day", { from: "" }, "Choose the day and the time"],
    ["no such day", { from: "2026-02-30T09:00" }, "Choose the day and the time"],
    [
      "what is past, with the time that it is",
      { from: "2026-11-23T15:10" },
      "it is Monday 23 November at 3:10 pm AEDT",
    ],
    ["an end before its beginning", { until: "2026-11-27T09:00" }, "It would end before it begins"],
    ["an end that is no time", { until: "Monday" }, "until which the price shall stand cannot be read"],
    ["an end that never comes", { until: "2027-10-03T02:30" }, "clocks are put forward"],
    ["an end that comes twice", { until: "2027-04-04T02:30" }, "clocks are put back"],
    ["an end that is further than a year", { until: "2027-11-28T09:00" }, "for a year at most"],
    ["an hour that never comes", { from: "2027-10-03T02:30" }, "clocks are put forward"],
    ["an hour that comes twice", { from: "2027-04-04T02:30" }, "clocks are put back"],
    ["what is further away than a year", { from: "2027-11-24T09:00" }, "a year ahead at most"],
    ["no price", { price: "" }, "Write the new price"],
    ["a price of nothing", { price: "0" }, "Write the new price"],
    ["words for a price", { price: "=1+1" }, "Write the new price"],
    ["no reason", { reason: " " }, "Write why"],
    ["a very long reason", { reason: "x".repeat(201) }, "at most 200 characters"],
  ])("is refused in words: %s", (_, changes, says) => {
    const problems = problemsOf(changes);
    expect([problems.length, problems[0]]).toEqual([1, expect.stringContaining(says)]);
  });

  test("ends on the dealership's clock, also where the clocks change in between", () => {
    const over = readPlan({ ...WRITTEN, until: "2027-04-05T09:00" }, { now: NOW, zone });
    // By then it is winter, an hour later by the world's clock.
    expect(over).toMatchObject({ ok: true, value: { until: Date.parse("2027-04-04T23:00:00Z") } });
  });

  test.each([
    ["the feed speaks again where it did", { price: null }, { words: {}, back: ["price"] }],
    [
      "a person's word is said again, and was is gone",
      { price: { value: 29_990 }, before_price: null },
      { words: { price: 29_990 }, back: ["before_price"] },
    ],
  ])("ends so: %s", (_, restores, ending) => {
    expect(endingOf(restores, 28_990, [{ field: "price", value: 28_990 }])).toEqual(ending);
    expect(endingOf(restores, 28_990, [{ field: "price", value: 27_000 }]), "somebody changed it since").toBeNull();
    expect(endingOf(restores, 28_990, []), "somebody handed it back").toBeNull();
  });

  test("is told all that is wrong at once", () => {
    expect(problemsOf({ price: "", from: "", reason: "" })).toHaveLength(3);
  });

  const car = { price: 30_000, before_price: null, offer_price: null, status: "in_stock" } as const;
  test.each([
    ["a car that is for sale", car, null],
    ["a sold one", { ...car, status: "sold" as const }, "It is sold"],
    ["one that is offered for less", { ...car, offer_price: 27_000 }, "its offer of $27,000"],
    ["one that is offered for more", { ...car, offer_price: 29_500 }, null],
    ["one that has just this price", { ...car, price: 28_990 }, "Its price is $28,990 already."],
  ])("is planned for %s, or not", (_, standing, says) => {
    expect(whyNotPlanned(standing, { price: 28_990 })).toEqual(says === null ? null : expect.stringContaining(says));
  });

  test("shows the price until then as was only where it was wished and was higher", () => {
    const plan = { price: 28_990, showsWas: true };
    expect(plannedWords(car, plan)).toEqual({ price: 28_990, before_price: 30_000 });
    expect(plannedWords(car, { ...plan, showsWas: false })).toEqual({ price: 28_990 });
    expect(plannedWords({ ...car, price: 27_000 }, plan)).toEqual({ price: 28_990 });
    expect(plannedWords({ ...car, price: null }, plan)).toEqual({ price: 28_990 });
  });
});
