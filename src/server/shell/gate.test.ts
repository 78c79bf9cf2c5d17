import { expect, test } from "vitest";
import { type Asker, Gate } from "./gate.ts";

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

/** Works of a few askers behind one that runs, and the order in which they were begun. */
function queued(waiting = 10, ofOne?: number) {
  const gate = new Gate({ atOnce: 1, waiting, ...(ofOne && { ofOne }) });
  const first = work();
  void gate.run(first.run);
  const begun: string[] = [];
  const ask = (name: string, asker: Partial<Asker> = {}) =>
    gate.run(async () => begun.push(name), { who: name.slice(0, 1), ...asker });
  return { ask, begun, end: first.end };
}

test("askers take turns, however much one of them waits for", async () => {
  const { ask, begun, end } = queued();
  const all = ["a1", "a2", "a3", "b1", "a4", "c1"].map((name) => ask(name));
  end();
  await Promise.all(all);
  expect(begun).toEqual(["a1", "b1", "c1", "a2", "a3", "a4"]);
});

test("all networks of one /48 of IPv6 are one asker", async () => {
  const { ask, begun, end } = queued();
  const from = (name: string, who: string) => ask(name, { who });
  const all = [1, 2, 3].map((at) => from(`a${at}`, `2001:db8:1:${at}::/64`));
  all.push(from("b1", "2001:db8:2:1::/64"));
  end();
  await Promise.all(all);
  expect(begun).toEqual(["a1", "b1", "a2", "a3"]);
});

test("where no more may wait, the newest of whoever waits for most is refused", async () => {
  const { ask, begun, end } = queued(3);
  const [, , third] = ["a1", "a2", "a3"].map((name) => ask(name));
  const other = ask("b1");
  expect(await third).toEqual({ ok: false, error: "busy" });
  expect(await ask("a4")).toEqual({ ok: false, error: "busy" });
  end();
  expect((await other).ok).toBe(true);
  await expect.poll(() => begun).toEqual(["a1", "b1", "a2"]);
});

test("work for which nobody waits any more is not begun", async () => {
  const { ask, begun, end } = queued();
  const left = ask("a1", { isGone: () => true });
  const other = ask("a2", { isGone: () => false });
  end();
  expect([await left, (await other).ok]).toEqual([{ ok: false, error: "busy" }, true]);
  expect(begun).toEqual(["a2"]);
});

test("of one host no more run than may, and the others go before what waits for it", async () => {
  const gate = new Gate({ atOnce: 3, waiting: 9, ofOne: 1 });
  const slow = [work(), work()];
  const begun: string[] = [];
  const dead = slow.map(({ run }, at) =>
    gate.run(
      () => {
        begun.push(`dead ${at}`);
        return run();
      },
      { who: `${at}`, of: "dead.example" },
    ),
  );
  expect(await gate.run(async () => begun.push("other"), { who: "0", of: "other.example" })).toMatchObject({
    ok: true,
  });
  expect(begun).toEqual(["dead 0", "other"]);
  for (const { end } of slow) end();
  await Promise.all(dead);
  expect(begun).toEqual(["dead 0", "other", "dead 1"]);
});
