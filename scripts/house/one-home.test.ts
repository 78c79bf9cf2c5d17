import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { HOMES, judgeHomes } from "./one-home.ts";

test.each([
  ['new Intl.NumberFormat("en-AU")', "the locale"],
  ["views.toLocaleString()", "how numbers are written"],
  ["const DAY = 86_400_000;", "the length of a day"],
  ["const DAY = 24 * 60 * 60 * 1000;", "the length of a day"],
  ["if (now - forgotAt >= HOUR_MS) {", "when it is time again, though the clock was put back"],
  ["if (clock() - this.#readAt < CHECK_MS) return;", "when it is time again, though the clock was put back"],
  ["sold + config.includeSoldCarsDays * DAY_MS", "how long a sold car is shown"],
  ["car.images.find(({ image }) => image)?.image?.url", "which picture of a car is the first"],
  ['[car.year, car.make, car.model].filter(Boolean).join(" ")', "what a car is called"],
  ["price !== null && price > 0", "below which price there is none"],
  ["car.price === null || car.price <= 0", "below which price there is none"],
  ["All {noun}s", "what several of a noun are called"],
  ["{words.noun}s", "what several of a noun are called"],
  ["{config.vehicleNoun.toLowerCase()}s", "what several of a noun are called"],
  ['row{rows === 1 ? "" : "s"}', "what several of a noun are called"],
])("%s is refused as a second home", (text, rule) => {
  expect(judgeHomes("src/features/leads/rules.ts", text)).toContain(`says again ${rule}`);
  expect(judgeHomes("bench/search.ts", text)).toBeNull();
});

test("each home exists and contains its rule", () => {
  for (const { home, rule } of HOMES) {
    const others = HOMES.filter((one) => one.home !== home);
    expect(readFileSync(home, "utf8").length, rule).toBeGreaterThan(0);
    expect(others.some((one) => one.rule === rule)).toBe(false);
  }
});
