import { afterEach, expect, test, vi } from "vitest";
import { turning } from "./turning.ts";

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("VDP-092 it goes on a frame every 100 ms, stands while nobody sees the page, and ends when it is told", () => {
  vi.useFakeTimers();
  const page = { hidden: false };
  vi.stubGlobal("document", page);
  const step = vi.fn();
  const end = turning(step);
  vi.advanceTimersByTime(99);
  expect(step).toHaveBeenCalledTimes(0);
  vi.advanceTimersByTime(1);
  expect(step).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(3500);
  expect(step, "once round 36 frames takes 3.6 s").toHaveBeenCalledTimes(36);
  page.hidden = true;
  vi.advanceTimersByTime(1000);
  expect(step).toHaveBeenCalledTimes(36);
  page.hidden = false;
  end();
  vi.advanceTimersByTime(1000);
  expect(step).toHaveBeenCalledTimes(36);
});
