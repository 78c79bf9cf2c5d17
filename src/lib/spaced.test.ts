import { expect, test, vi } from "vitest";
import { spaced } from "./spaced.ts";

test("the first call is done at once, and those close behind it together, once, and none of them is lost", () => {
  vi.useFakeTimers();
  try {
    const work = vi.fn();
    const soon = spaced(work, 50);
    soon();
    expect(work).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(10);
    for (let call = 0; call < 100; call++) soon();
    expect(work).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(39);
    expect(work).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(1);
    expect(work).toHaveBeenCalledTimes(2);
    vi.advanceTimersByTime(50);
    soon();
    expect(work).toHaveBeenCalledTimes(3);
  } finally {
    vi.useRealTimers();
  }
});
