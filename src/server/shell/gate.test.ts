import { expect, test } from "vitest";
import { Gate } from "./gate.ts";

/** Work that ends when the test says so. */
function work() {
  const { promise, resolve } = Promise.withResolvers<string>();
  return { run: () => promise, end: () => resolve("done") };
}

test("so many run, so many wait, the next is busy", async () => {
  const gate = new Gate({ atOnce: 1, waiting: 1 });
  const first = work();
  const running = gate.run(first.run);
  const waiting = gate.run(async () => "second");
  expect(await gate.run(async () => "third")).toEqual({ ok: false, error: "busy" });
  first.end();
  expect([await running, await waiting]).toEqual([
    { ok: true, value: "done" },
    { ok: true, value: "second" },
  ]);
  expect((await gate.run(async () => "fourth")).ok).toBe(true);
});

test("work that fails gives its place back", async () => {
  const gate = new Gate({ atOnce: 1, waiting: 0 });
  await expect(gate.run(() => Promise.reject(new Error("no")))).rejects.toThrow("no");
  expect((await gate.run(async () => 1)).ok).toBe(true);
});
