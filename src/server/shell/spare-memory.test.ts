import { EventEmitter } from "node:events";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { giveBackWhenQuiet } from "./spare-memory.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("the memory that starting took is given back once, when no request has come for two seconds", () => {
  const [server, collect] = [new EventEmitter(), vi.fn()];
  giveBackWhenQuiet(server, { held: () => 0, collect });
  for (let second = 0; second < 5; second++) {
    vi.advanceTimersByTime(1_000);
    server.emit("request");
  }
  vi.advanceTimersByTime(1_999);
  expect(collect).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(collect).toHaveBeenCalledTimes(1);
  server.emit("request");
  vi.advanceTimersByTime(60_000);
  expect(collect).toHaveBeenCalledTimes(1);
});

test("what a thousand requests took is given back in the first quiet two seconds after them, and no sooner", () => {
  const [server, collect] = [new EventEmitter(), vi.fn()];
  giveBackWhenQuiet(server, { held: () => 0, collect });
  vi.advanceTimersByTime(2_000);
  collect.mockClear();
  for (let request = 0; request < 999; request++) server.emit("request");
  vi.advanceTimersByTime(60_000);
  expect(collect).not.toHaveBeenCalled();
  server.emit("request");
  vi.advanceTimersByTime(1_999);
  server.emit("request");
  vi.advanceTimersByTime(1_999);
  expect(collect).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(collect).toHaveBeenCalledTimes(1);
});

test("the last request and its answer stay while the rest is given back, so that code compiled for their like does", () => {
  const [server, collect] = [new EventEmitter(), vi.fn()];
  giveBackWhenQuiet(server, { held: () => 0, collect });
  for (const at of [1, 2, 3]) server.emit("request", `request ${at}`, `answer ${at}`);
  vi.advanceTimersByTime(2_000);
  expect(collect.mock.calls).toEqual([[["request 3", "answer 3"]]]);
});

test("memory that cannot be measured, as where all files are open that may be, ends no server", () => {
  const [server, collect] = [new EventEmitter(), vi.fn()];
  const held = () => {
    throw Object.assign(new Error("EMFILE: too many open files, uv_resident_set_memory"), { code: "EMFILE" });
  };
  giveBackWhenQuiet(server, { held, collect });
  expect(() => vi.advanceTimersByTime(60_000)).not.toThrow();
  expect(collect).toHaveBeenCalledTimes(1);
});

test("a server that is stopped gives nothing back", () => {
  const [server, collect] = [new EventEmitter(), vi.fn()];
  const stop = giveBackWhenQuiet(server, { held: () => 0, collect });
  stop();
  vi.advanceTimersByTime(60_000);
  expect(collect).not.toHaveBeenCalled();
  expect(server.listenerCount("request")).toBe(0);
});

test("what work without requests took is given back, too, as soon as it is much and nobody asks", () => {
  const [server, collect] = [new EventEmitter(), vi.fn()];
  let held = 300_000_000;
  giveBackWhenQuiet(server, {
    held: () => held,
    collect: () => {
      held -= 60_000_000;
      collect();
    },
  });
  vi.advanceTimersByTime(2_000);
  expect([held, collect.mock.calls.length]).toEqual([240_000_000, 1]);
  held += 48_000_000;
  vi.advanceTimersByTime(60_000);
  expect(collect).toHaveBeenCalledTimes(1);
  held += 1;
  server.emit("request");
  for (let second = 0; second < 60; second++) {
    vi.advanceTimersByTime(1_000);
    server.emit("request");
  }
  expect(collect).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(5_000);
  expect(collect).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(60_000);
  expect(collect).toHaveBeenCalledTimes(2);
});
