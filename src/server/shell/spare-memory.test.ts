import { EventEmitter } from "node:events";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { giveBackWhenQuiet } from "./spare-memory.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("the memory that starting took is given back once, when no request has come for two seconds", () => {
  const [server, collect] = [new EventEmitter(), vi.fn()];
  giveBackWhenQuiet(server, collect);
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
  giveBackWhenQuiet(server, collect);
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

test("a server that is stopped gives nothing back", () => {
  const [server, collect] = [new EventEmitter(), vi.fn()];
  const stop = giveBackWhenQuiet(server, collect);
  stop();
  vi.advanceTimersByTime(60_000);
  expect(collect).not.toHaveBeenCalled();
  expect(server.listenerCount("request")).toBe(0);
});
