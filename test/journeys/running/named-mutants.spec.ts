import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { NAMED_MUTANTS } from "../../mutation/named.ts";

const run = promisify(execFile);

/** The result of one of the two processes that share the changes. */
async function half(part: string): Promise<{ readonly made: number; readonly unnoticed: readonly string[] }> {
  const { stdout } = await run(
    process.execPath,
    ["--disable-warning=ExperimentalWarning", "test/mutation/run-named.ts", part],
    { maxBuffer: 1 << 24 },
  );
  return JSON.parse(stdout.trim().split("\n").at(-1) ?? "");
}

test("every change that once went unnoticed makes a test fail", async () => {
  const [one, other] = await Promise.all([half("1/2"), half("2/2")]);
  expect([...one.unnoticed, ...other.unnoticed]).toEqual([]);
  expect(one.made + other.made).toBe(NAMED_MUTANTS.length);
}, 600_000);
