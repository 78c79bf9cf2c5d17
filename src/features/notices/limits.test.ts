import { expect, test } from "vitest";
import { NOTICE_KINDS, rulesOf } from "./kinds.ts";
import { countedAddress, MAIL_LIMITS, overLimit } from "./limits.ts";

const HOUR = 3_600_000;

test("the limits hold to the mail and to the millisecond", () => {
  const day = MAIL_LIMITS[0].most;
  const hour = MAIL_LIMITS[1].most;
  const now = 10 * 24 * HOUR;
  const times = (count: number, at: number) => Array.from({ length: count }, () => at);
  expect(overLimit(times(hour - 1, now), now)).toBeNull();
  expect(overLimit(times(hour, now - HOUR + 1), now)).toContain("within the hour");
  expect(overLimit(times(hour, now - HOUR), now)).toBeNull();
  expect(overLimit(times(day - 1, now - 23 * HOUR), now)).toBeNull();
  expect(overLimit(times(day, now - 24 * HOUR + 1), now)).toContain("within the day");
  expect(overLimit(times(day, now - 24 * HOUR), now)).toBeNull();
  // Processes' clocks differ a little; a time a day ahead was written by a wrong clock.
  expect(overLimit(times(day, now + 24 * HOUR - 1), now)).toContain("within the day");
  expect(overLimit(times(day, now + 24 * HOUR), now)).toBeNull();
});

test("spellings of one mailbox count as one", () => {
  const spellings = ["Victim.Person@Gmail.com", "victimperson+a@gmail.com", "victim.person+b+c@googlemail.com"];
  expect(new Set(spellings.map(countedAddress))).toEqual(new Set(["victimperson@gmail.com"]));
  expect(countedAddress("A.B+c@Example.com")).toBe("a.b@example.com");
  expect(countedAddress("+@example.com")).toBe("+@example.com");
});

test("money's own notices are never limited nor marketing; a kind that nobody knows is held to the strictest rules", () => {
  const kinds = Object.entries(NOTICE_KINDS);
  expect(kinds.filter(([, { commercial }]) => commercial).map(([kind]) => kind)).toEqual([
    "payment.abandoned",
    "alert.found",
  ]);
  expect(kinds.filter(([, { limited }]) => limited).map(([kind]) => kind)).toEqual([
    "lead.received",
    "payment.declined",
    "payment.closed",
    "payment.abandoned",
    "alert.begun",
  ]);
  expect(rulesOf("of a newer version")).toEqual({ commercial: true, limited: true });
});
