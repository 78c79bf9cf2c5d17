import { expect, test } from "vitest";
import { dayCuts, judgeDays } from "./day-cuts.ts";

test.each([
  "new Date(at).toISOString().slice(0, 10)",
  "new Date(at)\n  .toISOString()\n  .split('T')",
  "tradeIn.offer_until?.slice(0, 10)",
  "car.created_at.slice(0, 10)",
  "when.getUTCDate()",
  "new Date(post.date).toUTCString()",
  "new Date().getFullYear()",
  "when.toLocaleDateString('en-AU')",
  "new Intl.DateTimeFormat('en-AU', { dateStyle: 'full' }).format(at)",
  "Intl.DateTimeFormat('en-AU', {\n  weekday: 'long',\n}).format(at, { timeZone })",
])("%s is refused", (text) => {
  expect(dayCuts(text)).toHaveLength(1);
  expect(judgeDays("src/features/leads/sending/wording.ts", text)).toContain("lib/time/moments.ts");
});

test.each([
  "new Intl.DateTimeFormat('en-AU', {\n  dateStyle: 'full',\n  timeZone: zone,\n})",
  "new Date(now).toISOString()",
  "images.slice(0, 10)",
  "(1234).toLocaleString('en-AU')",
])("%s is right", (text) => {
  expect(dayCuts(text)).toEqual([]);
});

test("an exception for a file that no longer needs one is a finding", () => {
  expect(judgeDays("src/features/seo/rss.ts", "")).toContain("take it out there");
  expect(judgeDays("src/features/seo/rss.ts", "date.toUTCString()")).toBeNull();
});
