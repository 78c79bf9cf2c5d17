import { spawn } from "node:child_process";
import { once } from "node:events";
import { closeSync, existsSync, openSync } from "node:fs";
import { resolve } from "node:path";
import { text } from "node:stream/consumers";
import { expect, onTestFinished, test, vi } from "vitest";
import { logLines } from "./log-lines.ts";

type Done = (error: NodeJS.ErrnoException | null, written: number) => void;

/** Lines that go to a file which answers as the test says. */
function opened() {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"], now: Date.UTC(2026, 10, 21) });
  onTestFinished(() => void vi.useRealTimers());
  const asked: { readonly text: string; readonly done: Done }[] = [];
  const lines = logLines(1, (_fd, bytes, done) => void asked.push({ text: bytes.toString(), done }));
  const failed = (code: string) => Object.assign(new Error(code), { code });
  return {
    ...lines,
    asked,
    took: () => asked.at(-1)?.done(null, Buffer.byteLength(asked.at(-1)?.text ?? "")),
    fails: (code: string) => asked.at(-1)?.done(failed(code), 0),
  };
}

test("lines are written together a tenth of a second later, and at once where they are many", () => {
  const log = opened();
  log.write("one\n");
  log.write("two\n");
  expect(log.asked).toEqual([]);
  vi.advanceTimersByTime(100);
  expect(log.asked.map(({ text: said }) => said)).toEqual(["one\ntwo\n"]);
  log.took();
  log.write(`${"x".repeat(13_000)}\n`);
  expect(log.asked).toHaveLength(2);
});

test("what was written in part only is gone on with", () => {
  const log = opened();
  log.write("one\ntwo\n");
  vi.advanceTimersByTime(100);
  log.asked[0]?.done(null, 4);
  expect(log.asked[1]?.text).toBe("two\n");
});

test("what a full disk does not take is lost and counted, and the log goes on once there is room", () => {
  const log = opened();
  log.write("one\n");
  log.write("two\n");
  vi.advanceTimersByTime(100);
  log.fails("ENOSPC");
  log.write("three\n");
  vi.runOnlyPendingTimers();
  expect(log.asked[1]?.text).toMatch(/^\{"level":40,.*"lines":2,.*\}\nthree\n$/);
  log.took();
  log.write("four\n");
  vi.runOnlyPendingTimers();
  expect(log.asked[2]?.text).toBe("four\n");
});

test("while nobody reads the log its lines wait up to a bound, and those beyond are lost and counted", () => {
  const log = opened();
  log.write("one\n");
  vi.advanceTimersByTime(100);
  const line = `${"x".repeat(999_999)}\n`;
  for (let count = 0; count < 7; count++) log.write(line);
  expect(log.asked).toHaveLength(1);
  log.took();
  expect(log.asked[1]?.text.length).toBeLessThan(4_000_500);
  expect(log.asked[1]?.text).toMatch(/^\{"level":40,.*"lines":3,/);
});

test("a pipe that is full for a moment is asked again", () => {
  const log = opened();
  log.write("one\n");
  vi.advanceTimersByTime(100);
  log.fails("EAGAIN");
  vi.advanceTimersByTime(100);
  expect(log.asked.map(({ text: said }) => said)).toEqual(["one\n", "one\n"]);
});

const logging = (more: string) => [
  "--no-warnings",
  "--input-type=module",
  "--eval",
  `const { openLog } = await import("./src/wiring/log.ts"); const log = openLog("info");
   const say = (text) => process.stderr.write(text + "\\n"); ${more}`,
];

test.skipIf(!existsSync("/dev/full"))(
  "a process whose log's disk is full lives on, and ends when it is told to",
  async () => {
    const full = openSync("/dev/full", "w");
    const child = spawn(
      process.execPath,
      logging(`log.info("one"); setTimeout(() => { log.info("two"); say("lives"); process.exit(0); }, 250);`),
      { cwd: resolve(import.meta.dirname, "../.."), stdio: ["ignore", full, "pipe"] },
    );
    closeSync(full);
    const [said, [code]] = await Promise.all([text(child.stderr ?? expect.fail()), once(child, "exit")]);
    expect([said, code]).toEqual(["lives\n", 0]);
  },
);

test("a process whose log nobody reads goes on working", async () => {
  const child = spawn(
    process.execPath,
    logging(`for (let at = 0; at < 400; at++) log.info("x".repeat(1_000)); setTimeout(() => say("works"), 250);`),
    { cwd: resolve(import.meta.dirname, "../.."), stdio: ["ignore", "pipe", "pipe"] },
  );
  onTestFinished(() => void child.kill("SIGKILL"));
  const [said] = await once(child.stderr ?? expect.fail(), "data");
  expect(String(said)).toBe("works\n");
});

test("what waits when a process ends is written", async () => {
  const child = spawn(process.execPath, logging(`log.info("the last"); process.exit(0);`), {
    cwd: resolve(import.meta.dirname, "../.."),
    stdio: ["ignore", "pipe", "inherit"],
  });
  expect(await text(child.stdout ?? expect.fail())).toContain("the last");
});
