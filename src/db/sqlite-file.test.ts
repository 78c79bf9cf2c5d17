import { mkdtempSync, readFileSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { describeDatabaseError, migrate, openDatabase } from "./open.ts";

async function opened() {
  const dataDir = mkdtempSync(join(tmpdir(), "forecourt-file-"));
  const file = join(dataDir, "forecourt.sqlite");
  const db = await openDatabase({ url: null, dataDir });
  onTestFinished(async () => {
    await db.destroy();
    rmSync(dataDir, { recursive: true, force: true });
  });
  await migrate(db);
  return { db, file, dataDir };
}

test("what was deleted or written over cannot be read in the file any more, nor in a backup of it", async () => {
  const { db, file } = await opened();
  const word = "quokka-of-their-letter ";
  for (let id = 1; id <= 40; id++) {
    const row = { id, slug: `d${id}`, name: `${word.repeat(id % 2 === 0 ? 2 : 900)}` };
    await db.insertInto("dealerships").values(row).execute();
  }
  const holds = async () => {
    await sql`pragma wal_checkpoint(truncate)`.execute(db);
    return readFileSync(file).includes(word);
  };
  expect(await holds()).toBe(true);
  await db.updateTable("dealerships").set({ name: "erased" }).where("id", "<=", 20).execute();
  await db.deleteFrom("dealerships").where("id", ">", 20).execute();
  expect(await holds()).toBe(false);
});

test("nothing is promised of a file that was moved away or replaced, and no other is opened beside it", async () => {
  const { db, file, dataDir } = await opened();
  const write = () =>
    db.transaction().execute((trx) => trx.insertInto("dealerships").values({ id: 1, slug: "a", name: "A" }).execute());
  const failed = (work: Promise<unknown>) => work.then(() => "done", describeDatabaseError);
  renameSync(file, `${file}.moved`);
  expect(await failed(write())).toMatchObject({ kind: "moved", message: expect.stringContaining("Start the program") });
  const other = await openDatabase({ url: null, dataDir });
  await migrate(other);
  expect(await failed(write())).toMatchObject({ kind: "moved" });
  const many = Array.from({ length: 3 }, () =>
    db
      .transaction()
      .setAccessMode("read only")
      .execute(() => db.selectFrom("dealerships").selectAll().execute()),
  );
  expect(await Promise.all(many.map(failed))).toContainEqual(expect.objectContaining({ kind: "moved" }));
  expect(await other.selectFrom("dealerships").selectAll().execute()).toEqual([]);
  await other.destroy();
});
