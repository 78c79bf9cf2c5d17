import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { NAMED_MUTANTS } from "../mutation/named.ts";

test("every change that once went unnoticed makes a test fail", async () => {
  const run = promisify(execFile)(
    process.execPath,
    ["--disable-warning=ExperimentalWarning", "test/mutation/run-named.ts"],
    { maxBuffer: 1 << 24 },
  );
  const { stdout } = await run;
  const line = stdout.trim().split("\n").at(-1) ?? "";
  expect(JSON.parse(line)).toEqual({ made: NAMED_MUTANTS.length, unnoticed: [] });
}, 300_000);
