import { expect, test } from "vitest";
import { momentOfField, shownAt } from "./local-field.ts";

const SYDNEY = "Australia/Sydney";

test.each([
  ["an ordinary time", "2026-11-27T09:00", SYDNEY, "2026-11-26T22:00:00.000Z", "once"],
  ["seconds that a browser adds", "2026-11-27T09:00:00", SYDNEY, "2026-11-26T22:00:00.000Z", "once"],
  ["an hour that the clocks skip", "2026-10-04T02:30", SYDNEY, "2026-10-03T16:30:00.000Z", "never"],
  ["the first time after the skip", "2026-10-04T03:00", SYDNEY, "2026-10-03T16:00:00.000Z", "once"],
  ["an hour that comes twice", "2026-04-05T02:30", SYDNEY, "2026-04-04T15:30:00.000Z", "twice"],
  ["the hour after it", "2026-04-05T03:00", SYDNEY, "2026-04-04T17:00:00.000Z", "once"],
  ["the half hour of Lord Howe", "2026-04-05T01:45", "Australia/Lord_Howe", "2026-04-04T14:45:00.000Z", "twice"],
  [
    "the same hour where no clocks change",
    "2026-10-04T02:30",
    "Australia/Brisbane",
    "2026-10-03T16:30:00.000Z",
    "once",
  ],
])("%s is read on the dealership's clock", (_, field, zone, at, occurs) => {
  expect(momentOfField(field, zone)).toEqual({ at: Date.parse(at), occurs });
});

test.each(["", "tomorrow", "2026-02-30T09:00", "2026-11-27", "2026-11-27T25:00", "2026-11-27T09:00:30"])(
  "%j is no day and time",
  (field) => expect(momentOfField(field, SYDNEY)).toBeNull(),
);

test("an instant is shown as the field holds it", () => {
  expect(shownAt(Date.parse("2026-11-26T22:05:00Z"), SYDNEY)).toBe("2026-11-27T09:05");
});
