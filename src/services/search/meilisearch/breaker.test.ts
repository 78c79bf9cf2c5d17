import { expect, test } from "vitest";
import { err, ok, type Result } from "../../../lib/result.ts";
import type { SearchFailure } from "../port.ts";
import { Breaker } from "./breaker.ts";

const AWAY = err({ kind: "unavailable", message: "away" } as const);
const WRONG = err({ kind: "invalid", message: "wrong" } as const);

function breakerOf() {
  const time = { now: 0 };
  const breaker = new Breaker(() => time.now);
  let calls = 0;
  const ask = (answer: Result<string, SearchFailure> | Promise<Result<string, SearchFailure>>) =>
    breaker.run(async () => {
      calls++;
      return answer;
    });
  const count = async (work: () => Promise<unknown>) => {
    const before = calls;
    await work();
    return calls - before;
  };
  return { time, ask, count };
}

test("after three failures in a row nothing is asked for a second, then one request tries", async () => {
  const { time, ask, count } = breakerOf();
  for (let failure = 1; failure <= 3; failure++) expect(await count(() => ask(AWAY))).toBe(1);
  expect(await count(() => ask(ok("there")))).toBe(0);
  time.now = 999;
  expect(await ask(ok("there"))).toMatchObject({ ok: false, error: { kind: "unavailable" } });
  time.now = 1_000;
  const slow = Promise.withResolvers<Result<string, SearchFailure>>();
  const trying = ask(slow.promise);
  expect(await count(() => ask(ok("there")))).toBe(0);
  slow.resolve(ok("there"));
  expect(await trying).toEqual(ok("there"));
  expect(await count(() => ask(ok("there")))).toBe(1);
});

test("a trial that fails means another second of rest", async () => {
  const { time, ask, count } = breakerOf();
  for (let failure = 1; failure <= 3; failure++) await ask(AWAY);
  time.now = 1_000;
  expect(await count(() => ask(AWAY))).toBe(1);
  time.now = 1_999;
  expect(await count(() => ask(AWAY))).toBe(0);
  time.now = 2_000;
  expect(await count(() => ask(ok("there")))).toBe(1);
});

test("failures that are not in a row are none", async () => {
  const { ask, count } = breakerOf();
  for (const answer of [AWAY, AWAY, ok("there"), AWAY, AWAY]) expect(await count(() => ask(answer))).toBe(1);
  expect(await count(() => ask(ok("there")))).toBe(1);
});

test("requests that are wrong neither open the breaker nor hold it closed or close it", async () => {
  const { time, ask, count } = breakerOf();
  for (let wrong = 1; wrong <= 20; wrong++) expect(await count(() => ask(WRONG))).toBe(1);
  for (const answer of [AWAY, WRONG, AWAY, WRONG, AWAY]) expect(await count(() => ask(answer))).toBe(1);
  expect(await count(() => ask(ok("there"))), "three outages, whatever was asked between them").toBe(0);
  time.now = 1_000;
  expect(await count(() => ask(WRONG)), "a trial that tells nothing").toBe(1);
  expect(await count(() => ask(AWAY)), "so the next request is one, too").toBe(1);
  expect(await count(() => ask(ok("there")))).toBe(0);
});
