import { expect, test } from "vitest";
import { listMoments } from "./list-moments.ts";

const [SYDNEY, BRISBANE, PERTH] = ["Australia/Sydney", "Australia/Brisbane", "Australia/Perth"];
/** 22 November 2026, 2:05 pm in Sydney, which is ahead of Brisbane then. */
const NOW = Date.UTC(2026, 10, 22, 3, 5);
const plain = (text: string) => text.replaceAll(/\s/g, " ");

test("a list of places with different clocks names the zone of each time of day, and of no mere day", () => {
  const moments = listMoments([SYDNEY, BRISBANE, PERTH, SYDNEY], NOW);
  const at = NOW - 60_000;
  expect([SYDNEY, BRISBANE, PERTH].map((zone) => plain(moments.brief(at, zone)))).toEqual([
    "2:04 pm AEDT",
    "1:04 pm AEST",
    "11:04 am AWST",
  ]);
  expect(plain(moments.brief(NOW - 24 * 3_600_000, BRISBANE))).toBe("yesterday 1:05 pm AEST");
  expect(moments.brief(Date.UTC(2026, 10, 19), BRISBANE)).toBe("Thu 19 Nov");
  expect(plain(moments.full(NOW, PERTH))).toBe("Sun 22 Nov, 11:05 am AWST");
});

test("where all clocks agree no zone is named: in winter Sydney and Brisbane are one", () => {
  expect(plain(listMoments([SYDNEY, "Australia/Melbourne"], NOW).brief(NOW, SYDNEY))).toBe("2:05 pm");
  expect(plain(listMoments([], NOW).full(NOW, SYDNEY))).toBe("Sun 22 Nov, 2:05 pm");
  const winter = Date.UTC(2026, 6, 22, 3, 5);
  expect(plain(listMoments([SYDNEY, BRISBANE], winter).brief(winter, SYDNEY))).toBe("1:05 pm");
});
