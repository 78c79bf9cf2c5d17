import { chmodSync, mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parseEnv } from "../../env.ts";
import { prepareDataDir } from "./environment.ts";

const modeAfter = (mode: number): number => {
  const dataDir = mkdtempSync(join(tmpdir(), "data-folder-"));
  try {
    chmodSync(dataDir, mode);
    const env = parseEnv({ FORECOURT_DATA: dataDir });
    if (!env.ok) throw new Error(env.error.join(" "));
    prepareDataDir(env.value);
    return statSync(dataDir).mode & 0o7777;
  } finally {
    rmSync(dataDir, { recursive: true });
  }
};

test("a data folder that everybody could read is closed, one that the whole machine shares is left as it is", () => {
  expect(modeAfter(0o755)).toBe(0o700);
  expect(modeAfter(0o750)).toBe(0o750);
  expect(modeAfter(0o1777)).toBe(0o1777);
});
