import { expect, test } from "vitest";
import { foundSubject, happeningOf, mailTime, type Often, waitsUntil } from "./rules.ts";

const SYDNEY = "Australia/Sydney";
const at = (iso: string) => Date.parse(iso);
const mailedAt = (often: Often, found: string) => new Date(mailTime(often, SYDNEY, at(found))).toISOString();

// On Sunday, 4 October 2026, Sydney's clocks go from 2 am to 3 am; on Sunday, 5 April 2026, from 3 am back to 2 am.
test.each([
  ["the last moment of the night", "2026-11-23T07:59:59.999+11:00", "2026-11-23T08:00+11:00"],
  ["8 am", "2026-11-23T08:00:00+11:00", "2026-11-23T08:00+11:00"],
  ["the last moment of the day", "2026-11-23T19:59:59.999+11:00", "2026-11-23T19:59:59.999+11:00"],
  ["8 pm", "2026-11-23T20:00:00+11:00", "2026-11-24T08:00+11:00"],
  ["midnight", "2026-11-24T00:00:00+11:00", "2026-11-24T08:00+11:00"],
  ["the evening before the clocks go forward", "2026-10-03T20:00:00+10:00", "2026-10-04T08:00+11:00"],
  ["the hour before they do", "2026-10-04T01:59:59.999+10:00", "2026-10-04T08:00+11:00"],
  ["the moment after", "2026-10-04T03:00:00+11:00", "2026-10-04T08:00+11:00"],
  ["8 am of that day", "2026-10-04T08:00:00+11:00", "2026-10-04T08:00+11:00"],
  ["the evening before they go back", "2026-04-04T21:00:00+11:00", "2026-04-05T08:00+10:00"],
  ["the first 2.30 am of the two", "2026-04-05T02:30:00+11:00", "2026-04-05T08:00+10:00"],
  ["the second", "2026-04-05T02:30:00+10:00", "2026-04-05T08:00+10:00"],
  ["8 pm by the new clock", "2026-04-05T20:00:00+10:00", "2026-04-06T08:00+10:00"],
])("at once: what is found at %s", (_, found, mailed) => {
  expect(mailedAt("once", found)).toBe(new Date(at(mailed)).toISOString());
});

test("daily and weekly are at 8 am by the site's own clocks, on the shorter and the longer day too", () => {
  expect(mailedAt("daily", "2026-10-03T08:00:00+10:00")).toBe("2026-10-03T21:00:00.000Z");
  expect(mailedAt("daily", "2026-10-04T07:59:59+11:00")).toBe("2026-10-03T21:00:00.000Z");
  expect(mailedAt("daily", "2026-10-04T08:00:00+11:00")).toBe("2026-10-04T21:00:00.000Z");
  expect(mailedAt("daily", "2026-04-04T08:00:00+11:00")).toBe("2026-04-04T22:00:00.000Z");
  expect(mailedAt("weekly", "2026-10-02T07:59:59+10:00")).toBe("2026-10-01T22:00:00.000Z");
  expect(mailedAt("weekly", "2026-10-02T08:00:00+10:00")).toBe("2026-10-08T21:00:00.000Z");
  expect(mailedAt("weekly", "2026-04-03T08:00:00+11:00")).toBe("2026-04-09T22:00:00.000Z");
});

test("found at any half hour of a year, nothing is mailed at night, nor later or more often than was stated", () => {
  const hour = new Intl.DateTimeFormat("en-AU", { hour: "numeric", hourCycle: "h23", timeZone: SYDNEY });
  const most = { once: 12.01, daily: 25.01, weekly: 7 * 24 + 1.01 };
  for (const often of ["once", "daily", "weekly"] as const) {
    let last = 0;
    for (let found = at("2026-01-01T00:00Z"); found < at("2027-01-01T00:00Z"); found += 1_800_000) {
      const mailed = mailTime(often, SYDNEY, found);
      const clock = Number(hour.format(mailed));
      if (clock < 8 || clock > 19) throw new Error(`${often}: mailed at ${new Date(mailed).toISOString()}`);
      const waited = (mailed - found) / 3_600_000;
      if (waited < 0 || waited > most[often] + (often === "once" ? 1 : 0)) throw new Error(`${often}: waits ${waited}`);
      if (often !== "once" && mailed !== last && last > 0) {
        const hours = (mailed - last) / 3_600_000;
        const stated = often === "daily" ? 24 : 7 * 24;
        if (Math.abs(hours - stated) > 1) throw new Error(`${often}: ${hours} hours between two mails`);
      }
      last = mailed;
    }
  }
});

test("a mail that is late waits for the morning; one whose time was set to the night by hand does not", () => {
  const day = at("2026-11-23T19:30:00+11:00");
  const night = at("2026-11-23T20:00:00+11:00");
  expect(waitsUntil(SYDNEY, day, night - 1)).toBeNull();
  expect(waitsUntil(SYDNEY, day, night)).toBe(at("2026-11-24T08:00:00+11:00"));
  expect(waitsUntil(SYDNEY, night, night + 1)).toBeNull();
});

test("a subject calls the matches new, and never the cars", () => {
  expect(foundSubject(1, "Used Cars")).toBe("A new match: Used Cars");
  expect(foundSubject(3, "Automatic SUVs under $30,000")).toBe("3 new matches: Automatic SUVs under $30,000");
  expect(foundSubject(1_493, "New, Used & Demo Cars")).toBe("1,493 new matches: New, Used & Demo Cars");
  expect(foundSubject(2, "Mazda CX-5")).toBe("2 new matches: Mazda CX-5");
});

test("a car that is dearer, that has another kind of price, or that was never shown is no news", () => {
  const shown = { available: true, amount: 20_000, per: "car", includes: "" };
  expect(happeningOf(null, shown)).toBeNull();
  expect(happeningOf(shown, { ...shown, amount: 20_001 })).toBeNull();
  expect(happeningOf(shown, { ...shown, amount: 199, per: "week" })).toBeNull();
  expect(happeningOf(shown, { ...shown, amount: null })).toBeNull();
  expect(happeningOf(shown, { ...shown, amount: 19_999 })).toMatchObject({ kind: "drop", before: { amount: 20_000 } });
  expect(happeningOf(shown, { ...shown, available: false, amount: 1 })).toEqual({ kind: "sold" });
  expect(happeningOf({ ...shown, amount: null }, shown)).toMatchObject({ kind: "drop", before: { amount: null } });
  expect(happeningOf({ ...shown, amount: null }, { ...shown, amount: null })).toBeNull();
  expect(happeningOf({ ...shown, available: false }, shown)).toEqual({ kind: "back" });
});

test("a lower amount without the charges that the other included is no drop, one that includes more is", () => {
  const [away, charges, gst, from, untold, unknown] = [
    ...["drive away", "excluding government charges", "plus GST", "from", "", null],
  ].map((includes) => ({ available: true, amount: 20_000, per: "car", includes }));
  const drops = (before: typeof away, now: typeof away) =>
    before && now && happeningOf(before, { ...now, amount: 19_000 })?.kind === "drop";
  for (const same of [away, charges, gst, from, untold]) expect(drops(same, same)).toBe(true);
  for (const [before, now] of [
    [away, charges],
    [away, gst],
    [charges, gst],
    [away, untold],
    [untold, charges],
    [away, from],
    [from, away],
  ]) {
    expect(drops(before, now), `${before?.includes} to ${now?.includes}`).toBe(false);
  }
  for (const [before, now] of [
    [charges, away],
    [gst, charges],
    [untold, away],
    // For a price recorded before price types were, what it included is unknown.
    [unknown, charges],
  ]) {
    expect(drops(before, now), `${before?.includes} to ${now?.includes}`).toBe(true);
  }
});
