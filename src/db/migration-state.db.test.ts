import { expect, test } from "vitest";
import { eachDatabase } from "../../test/fixtures/database.ts";
import { databaseOfOldVersion } from "../../test/fixtures/upgrade/old-database.ts";
import { closesDoors, knownMigrations, migrate, migrationState } from "./migrate.ts";
import { openDatabase } from "./open.ts";

eachDatabase("how a database stands to this version", (_, freshAddress) => {
  test("is new, older, the same, edited or newer; asking changes nothing", async () => {
    const fresh = await openDatabase(await freshAddress());
    expect(await migrationState(fresh)).toMatchObject({ isNew: true, unknown: [], edited: [] });
    expect(await fresh.introspection.getTables()).toEqual([]);
    await migrate(fresh);
    expect(await migrationState(fresh)).toEqual({ isNew: false, unknown: [], edited: [], pending: [] });
    await fresh.updateTable("migrations").set({ checksum: "other" }).where("name", "=", "0001-stock.sql").execute();
    await fresh.insertInto("migrations").values({ name: "9999-later.sql", checksum: "", applied_at: 1 }).execute();
    expect(await migrationState(fresh)).toMatchObject({ unknown: ["9999-later.sql"], edited: ["0001-stock.sql"] });
    await expect(migrate(fresh)).rejects.toThrow("newer version (it has 9999-later.sql)");
    await fresh.destroy();

    const old = await databaseOfOldVersion(await freshAddress());
    const state = await migrationState(old);
    const all = knownMigrations().map(({ name }) => name);
    expect(state.pending.map(({ name }) => name)).toEqual(all.slice(all.length - state.pending.length));
    expect(state.pending.length).toBeGreaterThan(3);
    expect(await migrationState(old)).toEqual(state);
    await old.destroy();
  });
});

test.each([
  ["drop table leads;", "drop table leads"],
  ["alter table leads drop column words;", "drop column words"],
  ["alter table a rename to b;", "rename to b"],
  ["alter table a rename column b to c;", "rename column b to c"],
  ["alter table a alter column b set not null;", "alter column b"],
  ["alter table a add column b text not null;", "add column b text not null"],
  ["alter table a add column b text not null default '';", null],
  ["alter table a add column b text;", null],
  ["create table a (b text not null);\ncreate index a_b on a (b);", null],
  ["-- drop table leads\ncreate table a (b text);", null],
])("whether an older version may run beside %j", (text, closes) => expect(closesDoors(text)).toBe(closes));

/**
 * Migrations beside which an older version cannot run. A new one among them asks for a closed door: write it as two
 * releases (first add, later remove), or say in the release's notes that the older servers have to stop.
 */
test("only these migrations close a door", () => {
  const closing = knownMigrations().filter(({ text }) => closesDoors(text) !== null);
  expect(closing.map(({ name }) => name)).toEqual([
    ...["0009-notices.sql", "0019-feed-uploads.sql", "0027-threads.sql", "0030-texts.sql"],
  ]);
});
