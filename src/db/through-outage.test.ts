import { expect, test } from "vitest";
import { throughOutage } from "./through-outage.ts";

const away = () => new Error("Connection terminated unexpectedly");

test("what meets a database that is away is done again until it answers", async () => {
  const failures = [away(), away()];
  const work = async () => {
    const failure = failures.pop();
    if (failure) throw failure;
    return "noted";
  };
  expect(await throughOutage(work)).toBe("noted");
});

test("any other failure is nobody's outage, and an outage that goes on is told once patience is over", async () => {
  let done = 0;
  const failing = (error: Error) => async () => {
    done += 1;
    throw error;
  };
  await expect(throughOutage(failing(new Error("a mistake in a query")))).rejects.toThrow("a mistake");
  expect(done).toBe(1);
  await expect(throughOutage(failing(away()), 60)).rejects.toThrow("Connection terminated");
  expect(done).toBe(3);
});
