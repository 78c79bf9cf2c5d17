import { afterEach, beforeEach, expect, vi } from "vitest";

/** An error or warning on the console that a test did not expect fails the test. */
let error: ReturnType<typeof vi.spyOn>;
let warn: ReturnType<typeof vi.spyOn>;

beforeEach(() => {
  error = vi.spyOn(console, "error").mockImplementation(() => {});
  warn = vi.spyOn(console, "warn").mockImplementation(() => {});
});

afterEach(() => {
  const said = [...error.mock.calls, ...warn.mock.calls].map((args: unknown[]) => args.join(" "));
  error.mockRestore();
  warn.mockRestore();
  expect(said, "said on the console").toEqual([]);
});
