import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { migrate, openDatabase } from "./open.ts";

/** Linux lists every lock of every process there, by the file's inode. */
const LOCKS = "/proc/locks";

/**
 * An older SQLite, as the `sqlite3` of a Debian is, takes itself for the only program where it finds no lock: when it
 * ends, it removes the journal into which the server goes on writing, and the file is damaged.
 */
test.runIf(existsSync(LOCKS))("a process that opens its file twice keeps its lock on it", async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "forecourt-locks-"));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  const db = await openDatabase({ url: null, dataDir });
  await migrate(db);
  const { ino } = statSync(join(dataDir, "forecourt.sqlite"));
  const heldLocks = () =>
    readFileSync(LOCKS, "utf8")
      .split("\n")
      .filter((line) => line.includes(` ${process.pid} `) && line.includes(`:${ino} `));
  const before = heldLocks();
  expect(before).toHaveLength(1);
  await (await openDatabase({ url: null, dataDir })).destroy();
  expect(heldLocks().map(withoutNumber)).toEqual(before.map(withoutNumber));
  await db.destroy();
});

/** The line begins with its place in the list, which other programs' locks move. */
const withoutNumber = (line: string) => line.replace(/^\d+: /, "");
