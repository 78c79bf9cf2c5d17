import { expect, test } from "vitest";
import { progress } from "./progress.ts";

function outlet(isTTY: boolean) {
  const time = { now: 0 };
  const written: string[] = [];
  return { time, written, outlet: { isTTY, write: (text: string) => void written.push(text), clock: () => time.now } };
}

test("a log gets a line for each further tenth", () => {
  const { time, written, outlet: log } = outlet(false);
  const tell = progress(0, log);
  for (let done = 500; done <= 10_000; done += 500) {
    time.now += 1_000;
    tell(done, 10_000);
  }
  expect(written).toHaveLength(10);
  expect([written[0], written.at(-1)]).toEqual([
    "forecourt: 1,000 of 10,000 demo vehicles\n",
    "forecourt: 10,000 of 10,000 demo vehicles\n",
  ]);
});

test("a log hears nothing of what is done within a second, and at most a line a second of the rest", () => {
  const { time, written, outlet: log } = outlet(false);
  const tell = progress(0, log);
  time.now = 999;
  tell(300, 300);
  expect(written).toEqual([]);
  const slow = progress(0, log);
  time.now += 1_000;
  slow(100, 300);
  slow(200, 300);
  expect(written).toEqual(["forecourt: 100 of 300 demo vehicles\n"]);
});

test("what goes on from the middle does not tell the tenths before it", () => {
  const { time, written, outlet: log } = outlet(false);
  const tell = progress(5_000, log);
  time.now = 5_000;
  tell(5_500, 10_000);
  tell(6_000, 10_000);
  expect(written).toEqual(["forecourt: 6,000 of 10,000 demo vehicles\n"]);
});

test("a terminal gets one line that counts up and ends", () => {
  const { written, outlet: terminal } = outlet(true);
  const tell = progress(0, terminal);
  tell(512, 1_000);
  tell(1_000, 1_000);
  expect(written).toEqual(["\r  512 of 1,000", "\r  1,000 of 1,000\n"]);
});
