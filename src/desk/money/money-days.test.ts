import { expect, test } from "vitest";
import { dealership, testSite } from "../../../test/fixtures/site.ts";
import { dayEverywhere, spansToday, todayAt } from "./money-days.ts";

test("today's tally begins at each place's own midnight, where one is a day ahead of another", () => {
  const place = (dealership: string, timeZone: string) => ({
    site: "one",
    siteName: "One",
    dealership,
    dealershipName: dealership,
    timeZone,
  });
  // In Sydney it is half past midnight on Tuesday 1 December, in Perth half past nine on Monday evening.
  const now = Date.parse("2026-11-30T13:30:00Z");
  const places = [place("perth", "Australia/Perth"), place("sydney", "Australia/Sydney")];
  const spans = spansToday(places, now);
  expect(spans.map(({ dealership, from, to }) => [dealership, new Date(from).toISOString(), to - from])).toEqual([
    ["perth", "2026-11-29T16:00:00.000Z", 86_400_000],
    ["sydney", "2026-11-30T13:00:00.000Z", 86_400_000],
  ]);
  // Without any place, the first site's day counts.
  const sites = { all: () => [testSite("one", [dealership(1, "sydney")])] };
  const scope = { now, app: { sites }, session: { staff: { grants: [] } } } as never;
  const days = [places, places.toReversed(), []].map((some) => todayAt(scope, some));
  expect(days).toEqual(["2026-11-30", "2026-12-01", "2026-12-01"]);
  // A link to one day would show what the tally does not count.
  expect([dayEverywhere(places, now), dayEverywhere(places, now + 3_600_000 * 3)]).toEqual([null, "2026-12-01"]);
});
