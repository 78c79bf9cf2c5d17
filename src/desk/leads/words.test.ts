import { expect, test } from "vitest";
import type { LeadRecord } from "../../features/leads/rules.ts";
import { quoteOf } from "./words.ts";

const offered = (photos: number, km: number | null) =>
  quoteOf({
    payload: { category: "Instant Offer" },
    tradeIn: { photos: Array(photos).fill("/a.webp"), km },
  } as unknown as LeadRecord);

test.each([
  [0, null, "no photos"],
  [1, 84_200, "1 photo, 84,200 km"],
  [3, null, "3 photos"],
])("an offered car with %i photos and %s km is told as %s", (photos, km, words) => {
  expect(offered(photos, km)).toBe(words);
});

test("a day and time that somebody asked for are written as everywhere at the desk", () => {
  const quote = (payload: object) => quoteOf({ payload: { category: "Service", ...payload } } as unknown as LeadRecord);
  expect(quote({ date: "2026-11-30", time: "14:30" })).toBe("Asked for Monday 30 November 2026, 2:30 pm");
  expect(quote({ date: "2026-11-30" })).toBe("Asked for Monday 30 November 2026");
  expect(quote({ date: "soon" })).toBe("Asked for soon");
});
