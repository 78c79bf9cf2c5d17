import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { DAY_MS } from "../time/spans.ts";
import { keepFresh, removeAbandonedFolders, temporaryFolder } from "./temporary-folder.ts";

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "forecourt-temporary-"));
  vi.stubEnv("TMPDIR", folder);
});
afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

test("a start removes the folders of processes that are dead, and none of a process that lives or of another machine", async () => {
  const mine = await temporaryFolder("documents");
  const dead = spawnSync(process.execPath, ["-e", ""]).pid;
  const named = (pid: number, purpose = "documents") =>
    mine.replace("-documents-", `-${purpose}-`).replace(`-${process.pid}-`, `-${pid}-`);
  const elsewhere = named(dead).replace(/-[0-9a-f]{8}-/, "-00000000-");
  const notOurs = join(folder, "forecourt-data-abcdef");
  const alive = named(process.ppid);
  const abandoned = [named(dead), named(dead, "import"), named(dead, "push"), named(dead, "upload")];
  for (const path of [...abandoned, alive, elsewhere, notOurs]) mkdirSync(join(path, "inside"), { recursive: true });
  expect(await removeAbandonedFolders()).toBe(abandoned.length);
  expect(abandoned.filter(existsSync)).toEqual([]);
  expect([mine, alive, elsewhere, notOurs].map(existsSync)).toEqual([true, true, true, true]);
});

test("a process with the number of the one before, as in a container, removes that one's folder and not its own", async () => {
  const mine = await temporaryFolder("documents");
  vi.spyOn(performance, "timeOrigin", "get").mockReturnValue(Date.now() + 60_000);
  utimesSync(mine, 0, 0);
  expect(await removeAbandonedFolders()).toBeGreaterThanOrEqual(1);
  expect(existsSync(mine)).toBe(false);
  vi.restoreAllMocks();
  const later = await temporaryFolder("documents");
  expect(await removeAbandonedFolders()).toBe(0);
  expect(existsSync(later)).toBe(true);
});

test("what a server keeps there counts as read each day, as last changed when it was, and no longer once it ends", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  const mine = await temporaryFolder("documents");
  const logo = join(mine, "north", "public", "logo.svg");
  mkdirSync(join(logo, ".."), { recursive: true });
  writeFileSync(logo, "<svg/>");
  const old = new Date("2026-01-02T03:04:05.678Z");
  const age = () => {
    for (const path of [logo, mine]) utimesSync(path, old, old);
  };
  const isFresh = (path: string) => statSync(path).atimeMs > old.getTime();
  age();
  const end = keepFresh([mine, join(folder, "not-there")]);
  vi.advanceTimersByTime(DAY_MS);
  await expect.poll(() => [logo, mine].map(isFresh)).toEqual([true, true]);
  expect([statSync(logo).mtimeMs, statSync(mine).mtimeMs > old.getTime()]).toEqual([old.getTime(), true]);
  end();
  age();
  vi.advanceTimersByTime(DAY_MS);
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
  expect(isFresh(logo)).toBe(false);
});
