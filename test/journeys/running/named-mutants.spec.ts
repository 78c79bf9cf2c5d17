import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { NAMED_MUTANTS } from "../../mutation/named.ts";

const run = promisify(execFile);

test("every change that once went unnoticed makes a test fail", async () => {
  const { stdout } = await run(
    process.execPath,
    ["--disable-warning=ExperimentalWarning", "test/mutation/run-named.ts"],
    { maxBuffer: 1 << 24 },
  );
  expect(JSON.parse(stdout.trim().split("\n").at(-1) ?? "")).toEqual({ made: NAMED_MUTANTS.length, unnoticed: [] });
}, 600_000);
