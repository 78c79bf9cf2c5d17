import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Poller, type PollerOptions } from "./poller.ts";
import { err, ok } from "./result.ts";

beforeEach(() => void vi.useFakeTimers({ now: 0 }));
afterEach(() => void vi.useRealTimers());

/** A poller of work that the test ends by itself, one poll after the other. */
function rig(options: Partial<PollerOptions> = {}) {
  const begun: PromiseWithResolvers<string>[] = [];
  const times: number[] = [];
  const said: string[] = [];
  const work = () => {
    const turn = Promise.withResolvers<string>();
    begun.push(turn);
    times.push(Date.now());
    return turn.promise;
  };
  const poller = new Poller(work, {
    intervalMs: 100,
    clock: Date.now,
    onFailing: (error) => said.push(String(error)),
    onMended: () => said.push("mended"),
    ...options,
  });
  const settle = () => vi.advanceTimersByTimeAsync(0);
  return { poller, begun, times, said, settle };
}

/** A poller of work that fails as long as `state.down`, and ends at once. */
function failing(options: Partial<PollerOptions> = {}) {
  const state = { down: true };
  const made = rig(options);
  const times: number[] = [];
  const poller = new Poller(
    async () => {
      times.push(Date.now());
      if (state.down) throw new Error("away");
    },
    {
      intervalMs: 100,
      clock: Date.now,
      onFailing: () => made.said.push("failing"),
      onMended: () => made.said.push("mended"),
      ...options,
    },
  );
  return { poller, times, said: made.said, state };
}

describe("single flight", () => {
  test("the interval counts from the end of a poll, so that slow work never overlaps", async () => {
    const { poller, begun, times, settle } = rig();
    poller.start();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(times).toEqual([0]);
    begun[0]?.resolve("one");
    await settle();
    await vi.advanceTimersByTimeAsync(99);
    expect(times).toEqual([0]);
    await vi.advanceTimersByTimeAsync(1);
    expect(times).toEqual([0, 1_100]);
  });

  test("who asks during a poll gets the next one, and all who ask meanwhile share it", async () => {
    const { poller, begun, settle } = rig();
    const first = poller.poll();
    await settle();
    const [second, third] = [poller.poll(), poller.poll()];
    expect(begun).toHaveLength(1);
    begun[0]?.resolve("one");
    expect(await first).toEqual(ok("one"));
    await settle();
    expect(begun).toHaveLength(2);
    begun[1]?.resolve("two");
    expect([await second, await third]).toEqual([ok("two"), ok("two")]);
  });
});

describe("backoff", () => {
  test("pauses double with each failure in a row, to a bound, and are short again after a success", async () => {
    const { poller, times, state } = failing({ slowestMs: 500 });
    poller.start();
    await vi.advanceTimersByTimeAsync(1_700);
    expect(times).toEqual([0, 200, 600, 1_100, 1_600]);
    state.down = false;
    await vi.advanceTimersByTimeAsync(700);
    expect(times.slice(5)).toEqual([2_100, 2_200, 2_300, 2_400]);
  });

  test("an interval above the bound stays as it is", async () => {
    const { poller, times } = failing({ intervalMs: 60_000, slowestMs: 500 });
    poller.start({ firstAfterMs: 60_000 });
    await vi.advanceTimersByTimeAsync(180_000);
    expect(times).toEqual([60_000, 120_000, 180_000]);
  });

  test("a failure is reported once until it is mended, and given to those who asked", async () => {
    const { poller, said, state } = failing();
    expect(await poller.poll()).toEqual(err(new Error("away")));
    await poller.poll();
    state.down = false;
    await poller.poll();
    await poller.poll();
    state.down = true;
    await poller.poll();
    expect(said).toEqual(["failing", "mended", "failing"]);
  });
});

describe("health", () => {
  test("the lag counts from the beginning of the last success; a failure is named until the next success", async () => {
    const { poller, state } = failing();
    expect(poller.health).toEqual({ lag: null, lastError: null });
    await poller.poll();
    expect(poller.health).toEqual({ lag: null, lastError: "away" });
    state.down = false;
    await poller.poll();
    await vi.advanceTimersByTimeAsync(40);
    expect(poller.health).toEqual({ lag: 40, lastError: null });
    state.down = true;
    await poller.poll();
    expect(poller.health).toEqual({ lag: 40, lastError: "away" });
  });
});

describe("stopping", () => {
  test("waits for the work under way, and leaves no timer behind", async () => {
    const { poller, begun, times, settle } = rig();
    poller.start();
    await settle();
    let ended = false;
    const stopping = poller.stop().then(() => {
      ended = true;
    });
    await settle();
    expect([poller.stopped, ended]).toEqual([true, false]);
    begun[0]?.resolve("one");
    await stopping;
    await vi.advanceTimersByTimeAsync(10_000);
    expect([times, vi.getTimerCount()]).toEqual([[0], 0]);
  });

  test("between two polls it takes the timer away", async () => {
    const { poller, times } = failing();
    poller.start();
    await vi.advanceTimersByTimeAsync(0);
    await poller.stop();
    expect(vi.getTimerCount()).toBe(0);
    expect(times).toEqual([0]);
  });
});
