import { EventEmitter } from "node:events";
import { expect, test, vi } from "vitest";
import { type Ended, endOnSignals } from "./end-on-signals.ts";

function rig(close: () => Promise<void> = async () => {}) {
  const events = new EventEmitter();
  const exit = vi.fn();
  const said: string[] = [];
  const time = { now: 5_000 };
  const closing = vi.fn(close);
  const ended: Ended = { on: (signal, listener) => events.on(signal, listener), exit };
  endOnSignals(closing, { process: ended, clock: () => time.now, say: (line) => void said.push(line) });
  return { events, exit, said, time, closing };
}

test.each(["SIGINT", "SIGTERM", "SIGHUP"])(
  "%s closes the server, and ends with 0 once that is done",
  async (signal) => {
    const done = Promise.withResolvers<void>();
    const { events, exit, said, closing } = rig(() => done.promise);
    events.emit(signal);
    expect([closing.mock.calls.length, said.length, exit.mock.calls.length]).toEqual([1, 1, 0]);
    done.resolve();
    await vi.waitFor(() => expect(exit).toHaveBeenCalledExactlyOnceWith(0));
  },
);

test("a Ctrl-C that comes twice, from the terminal and from the command above, is one; a later one cuts it short", () => {
  const { events, exit, time, closing } = rig(() => new Promise(() => {}));
  events.emit("SIGINT");
  events.emit("SIGINT");
  time.now += 999;
  events.emit("SIGTERM");
  expect([closing.mock.calls.length, exit.mock.calls.length]).toEqual([1, 0]);
  time.now += 1;
  events.emit("SIGINT");
  expect(exit).toHaveBeenCalledExactlyOnceWith(130);
});

test("what cannot be closed in order ends with 1 and says why", async () => {
  const { events, exit, said } = rig(async () => {
    throw new Error("the disk is full");
  });
  events.emit("SIGTERM");
  await vi.waitFor(() => expect(exit).toHaveBeenCalledExactlyOnceWith(1));
  expect(said.at(-1)).toContain("the disk is full");
});
