import { expect, test } from "vitest";
import { diaryHref } from "../../diary/diary-links.ts";
import { listAddress } from "./list-address.ts";

test.each([
  [
    "a choice begins at the first page",
    listAddress("/stock", "view=sold&page=3", { q: "i30" }),
    "/stock?view=sold&q=i30",
  ],
  ["null takes a choice away", listAddress("/money", "view=paid", { view: null }), "/money"],
  [
    "a list names what holds for one page alone",
    listAddress("/leads", "q=lee&before=9-1", {}, ["before"]),
    "/leads?q=lee",
  ],
  [
    "the diary forgets the booking that was open",
    diaryHref("place=a.b&time=9:00&person=4&chosen=yes", {}),
    "/diary?place=a.b",
  ],
  [
    "and goes to its forms with the rest",
    diaryHref("place=a.b", { day: "2026-12-01" }, "/diary/book"),
    "/diary/book?place=a.b&day=2026-12-01",
  ],
])("%s", (_, address, expected) => expect(address).toBe(expected));
