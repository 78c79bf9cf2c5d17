import { expect, test } from "vitest";
import { codeMessage, MOST_ATTEMPTS, overLimit, typedCode, wrongCode } from "./sign-in-rules.ts";

const MINUTE = 60_000;
const NOW = Date.UTC(2026, 10, 21);
const NONE = { phone: [], address: [], phoneFromHere: [] };
const before = (count: number, minutes: number) => Array.from({ length: count }, () => NOW - minutes * MINUTE);
/** Requests for a phone, from a network that has made two of them today. */
const again = (phone: readonly number[]) => ({ phone, phoneFromHere: before(2, 23 * 60) });

test.each([
  ["five for a phone within the hour", again(before(4, 1)), true],
  ["a sixth", again(before(5, 1)), false],
  ["a sixth, the first five of which are an hour old", again(before(5, 60)), true],
  ["an eleventh within a day", again(before(10, 23 * 60)), false],
  ["a sixth and an eleventh, for a network that had fewer", { phone: before(9, 1) }, true],
  ["an eleventh within an hour, for any network", { phone: before(10, 1) }, false],
  ["a twentieth within a day, for a network that had fewer", { phone: before(19, 23 * 60) }, true],
  ["a twenty-first within a day, for any network", { phone: before(20, 23 * 60) }, false],
  ["twenty from an address", { phone: [], address: before(19, 1) }, true],
  ["a twenty-first", { phone: [], address: before(20, 1) }, false],
  ["a sixty-first within a day", { phone: [], address: before(60, 23 * 60) }, false],
  ["six from one network for a phone", { phoneFromHere: before(5, 60) }, true],
  ["a seventh of these", { phoneFromHere: before(6, 23 * 60) }, false],
])("USER-008 %s", (_, asked, may) => {
  expect(overLimit({ ...NONE, ...asked }, NOW) === null).toBe(may);
});

test("who must wait is told how long", () => {
  expect(overLimit({ ...NONE, ...again(before(5, 1)) }, NOW)?.message).toContain("in an hour");
  expect(overLimit({ ...NONE, ...again(before(10, 120)) }, NOW)?.message).toContain("tomorrow");
});

test.each([
  ["012345", "012345"],
  [" 012 345 ", "012345"],
  ["012-345", "012345"],
  ["０１２３４５", "012345"],
  ["01234", null],
  ["0123456", null],
  ["01234a", null],
  ["", null],
])("a code typed as %j is %j", (typed, code) => {
  expect(typedCode(typed)).toBe(code);
});

test("a wrong code says how many tries are left, and the last one that it was the last", () => {
  expect(wrongCode(1)).toMatchObject({ kind: "wrong", message: expect.stringContaining("4 tries are left") });
  expect(wrongCode(MOST_ATTEMPTS - 1).message).toContain("one try is left");
  expect(wrongCode(MOST_ATTEMPTS).kind).toBe("spent");
});

test("the message ends with the host that may fill the code in", () => {
  expect(codeMessage("012345", "Halden", "www.halden.example").split("\n").at(-1)).toBe("@www.halden.example #012345");
});
