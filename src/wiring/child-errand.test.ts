import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { getPriority, tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { runErrand } from "./child-errand.ts";

test("a program that runs an errand starts from what Node has compiled before, as the command does, and has half as much of a processor as pages", async () => {
  const folder = mkdtempSync(join(tmpdir(), "forecourt-errand-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const program = join(folder, "program.mjs");
  writeFileSync(
    program,
    `import { getCompileCacheDir } from "node:module";
import { getPriority } from "node:os";
const tell = () => ({ compiled: getCompileCacheDir() ?? null, niceness: getPriority() });
process.once("message", () => process.send(tell(), () => process.exit(0)));`,
  );
  const { signal } = new AbortController();
  const { compiled, niceness } = await runErrand<{ compiled: string | null; niceness: number }>(
    program,
    {},
    { signal },
  );
  const cacheDir = process.env.NODE_COMPILE_CACHE ?? resolve("node_modules/.cache/compiled");
  expect(compiled).toContain(resolve(cacheDir));
  // A process of each step has four fifths of what one of the step before has.
  expect(0.8 ** (niceness - getPriority())).toBeCloseTo(0.5, 1);
});
