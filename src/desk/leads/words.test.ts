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
