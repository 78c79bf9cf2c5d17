import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { runErrand } from "./child-errand.ts";

test("a program that runs an errand starts from what Node has compiled before, as the command does", async () => {
  const folder = mkdtempSync(join(tmpdir(), "forecourt-errand-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const program = join(folder, "program.mjs");
  writeFileSync(
    program,
    `import { getCompileCacheDir } from "node:module";
process.once("message", () => process.send({ compiled: getCompileCacheDir() ?? null }, () => process.exit(0)));`,
  );
  const { signal } = new AbortController();
  const { compiled } = await runErrand<{ compiled: string | null }>(program, {}, { signal });
  const kept = process.env.NODE_COMPILE_CACHE ?? resolve("node_modules/.cache/compiled");
  expect(compiled).toContain(resolve(kept));
});
