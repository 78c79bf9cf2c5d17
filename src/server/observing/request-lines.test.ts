import { pino } from "pino";
import { expect, test } from "vitest";
import { requestLines, type ToldRequest } from "./request-lines.ts";

const TOLD: ToldRequest = {
  requestId: "abcdefgh-1234",
  method: "GET",
  path: "/cars/2021-mazda-cx-5",
  status: 200,
  ms: 0.3,
  bytes: 29_183,
  site: "halden",
  cache: "hit",
  aborted: false,
};

function opened(level: string) {
  const lines: string[] = [];
  const log = pino({ level }, { write: (line) => void lines.push(line) });
  return { log, lines, own: requestLines(log) };
}

test.each([
  ["of a kept page", TOLD],
  ["of a file, which no page cache holds", { ...TOLD, site: null, cache: null, ms: 12, bytes: 0 }],
  ["of whoever left before all was sent", { ...TOLD, aborted: true }],
  ["of a path that needs escapes", { ...TOLD, path: '/cars/"\\\u0007é\u2028\ud800' }],
])("a request's line %s is to the letter what the log writes of the same fields", (_name, told) => {
  const { log, lines, own } = opened("debug");
  for (const level of ["debug", "info", "error"] as const) {
    const { aborted, ...fields } = told;
    log[level]({ ...fields, aborted: aborted || undefined }, "request");
    own.write(level, told);
  }
  const timeless = lines.map((line) => {
    const { time, msg, aborted, ...rest } = JSON.parse(line);
    expect([Math.abs(Date.now() - time) < 10_000, msg, aborted]).toEqual([true, "request", told.aborted || undefined]);
    return JSON.stringify(rest);
  });
  expect(lines.every((line) => line.endsWith("}\n"))).toBe(true);
  expect([timeless[1], timeless[3], timeless[5]]).toEqual([timeless[0], timeless[2], timeless[4]]);
});

test("a log that takes only errors is closed for the usual lines", () => {
  const { own } = opened("error");
  expect([own.isOpen("debug"), own.isOpen("info"), own.isOpen("error")]).toEqual([false, false, true]);
});
