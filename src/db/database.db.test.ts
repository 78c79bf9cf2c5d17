import { readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, describe, expect, test } from "vitest";
import { eachDatabase } from "../../test/fixtures/database.ts";
import { type PostgresServer, startPostgres } from "../../test/setup/postgres/server.ts";
import {
  type Database,
  type DatabaseFailure,
  describeDatabaseError,
  dialectOf,
  migrate,
  openDatabase,
} from "./open.ts";

const failure = (work: Promise<unknown>): Promise<DatabaseFailure> =>
  work.then(
    () => expect.fail("it did not fail"),
    (error: unknown) => {
      const described = describeDatabaseError(error);
      return described ?? Promise.reject(error);
    },
  );

const dealership = (id: number) => ({ id, slug: `d${id}`, name: `D${id}` });
const ids = async (db: Database) =>
  (await db.selectFrom("dealerships").select("id").orderBy("id").execute()).map(({ id }) => id);

eachDatabase("a database", (openFresh, freshAddress) => {
  test("is migrated once by processes that start together", async () => {
    const address = await freshAddress();
    const opened = await Promise.all(Array.from({ length: 4 }, () => openDatabase(address)));
    await Promise.all(opened.map((one) => migrate(one)));
    const [first] = opened as [Database];
    const names = await first.selectFrom("migrations").select("name").orderBy("name").execute();
    const files = readdirSync(join(import.meta.dirname, "migrations"));
    expect(names.map(({ name }) => name)).toEqual(files.sort());
    await Promise.all(opened.map((db) => db.destroy()));
  });

  test("is not touched when a newer version wrote it, or a migration was edited", async () => {
    const db = await openFresh();
    await db.updateTable("migrations").set({ checksum: "other" }).where("name", "=", "0001-stock.sql").execute();
    expect((await failure(migrate(db))).message).toMatch(/0001-stock.sql was edited/);
    await db.insertInto("migrations").values({ name: "9999-later.sql", checksum: "x", applied_at: 1 }).execute();
    await db.deleteFrom("migrations").where("name", "=", "0001-stock.sql").execute();
    expect(await failure(migrate(db))).toMatchObject({
      kind: "migration",
      message: expect.stringMatching(/newer version/),
    });
  });

  test("gives large integers and counts as numbers", async () => {
    const db = await openFresh();
    await db
      .insertInto("dealerships")
      .values(dealership(2 ** 52))
      .execute();
    const row = await db
      .selectFrom("dealerships")
      .select(({ fn }) => ["id", fn.countAll().over().as("all")])
      .executeTakeFirst();
    expect(row).toEqual({ id: 2 ** 52, all: 1 });
  });

  test("keeps transactions apart and undoes one that throws", async () => {
    const db = await openFresh();
    const add = (id: number, fail: boolean) =>
      db.transaction().execute(async (trx) => {
        await trx.insertInto("dealerships").values(dealership(id)).execute();
        await sql`select 1`.execute(trx);
        if (fail) {
          throw new Error("no");
        }
      });
    const settled = await Promise.allSettled([1, 2, 3, 4, 5, 6].map((id) => add(id, id % 2 === 0)));
    expect(settled.map(({ status }) => status === "fulfilled")).toEqual([true, false, true, false, true, false]);
    expect(await ids(db)).toEqual([1, 3, 5]);
    expect(dialectOf(db)).toMatch(/sqlite|postgres/);
  });

  test("says that a broken rule is the data's fault, not the database's", async () => {
    const db = await openFresh();
    await db.insertInto("dealerships").values(dealership(1)).execute();
    const twice = db.insertInto("dealerships").values(dealership(1)).execute();
    await expect(twice).rejects.toSatisfy((error: unknown) => describeDatabaseError(error) === null);
  });

  test("lets a lead be delivered once to each target, and claims agree with their state", async () => {
    const db = await openFresh();
    const lead = { lead_uid: "u1", site_slug: "s", dealership_slug: "d", category: "c", payload: "{}", created_at: 1 };
    await db.insertInto("leads").values(lead).execute();
    const of = { lead_id: 1, site_slug: "s", dealership_slug: "d" };
    const delivery = { ...of, channel: "email", target: "a@example.com", state: "waiting", next_at: 1 } as const;
    await db.insertInto("lead_deliveries").values(delivery).execute();
    const refused = [
      db.insertInto("leads").values(lead),
      db.insertInto("lead_deliveries").values(delivery),
      db.insertInto("lead_deliveries").values({ ...delivery, target: "b", lead_id: 9 }),
      db.insertInto("lead_deliveries").values({ ...delivery, target: "b", lead_id: null }),
      db.updateTable("lead_deliveries").set({ state: "claimed" }),
      db.updateTable("lead_deliveries").set({ state: "delivered" }),
    ];
    for (const statement of refused) {
      await expect(statement.execute(), statement.compile().sql).rejects.toThrow();
    }
    await db.updateTable("lead_deliveries").set({ state: "claimed", claimed_by: "w1", claimed_until: 5 }).execute();
    const done = { state: "delivered", delivered_at: 5, claimed_by: null, claimed_until: null } as const;
    await db.updateTable("lead_deliveries").set(done).execute();
  });

  test("waits for another process's write and goes on reading meanwhile", async () => {
    const address = await freshAddress();
    const [here, there] = [await openDatabase(address), await openDatabase(address)];
    await migrate(here);
    const held = await there.startTransaction().execute();
    await held.insertInto("dealerships").values(dealership(1)).execute();
    const waiting = here.transaction().execute((trx) => trx.insertInto("dealerships").values(dealership(2)).execute());
    expect(await ids(here)).not.toContain(1);
    await held.commit().execute();
    await waiting;
    expect(await ids(here)).toEqual([1, 2]);
    await Promise.all([here.destroy(), there.destroy()]);
  });

  test("can be read from inside while many ask at once", async () => {
    const db = await openFresh();
    const many = Array.from({ length: 40 }, (_, n) => sql<{ n: number }>`select ${n} + 1 as n`.execute(db));
    expect((await Promise.all(many)).map(({ rows }) => Number(rows[0]?.n))).toEqual(many.map((_, n) => n + 1));
  });
});

describe("SQLite", () => {
  test("in memory keeps its tables and takes turns", async () => {
    const db = await openDatabase({ url: "sqlite::memory:", dataDir: "/nowhere" });
    await migrate(db);
    await Promise.all([1, 2, 3].map((id) => db.insertInto("dealerships").values(dealership(id)).execute()));
    expect(await ids(db)).toEqual([1, 2, 3]);
    await db.destroy();
  });
});

eachDatabase("what goes wrong", (openFresh, freshAddress) => {
  test("an address of another kind is refused with a sentence", async () => {
    const other = openDatabase({ url: "mysql://x", dataDir: "." });
    expect(await failure(other)).toMatchObject({
      kind: "address",
      message: expect.stringMatching(/postgres:\/\/ or sqlite:/),
    });
  });

  test("a file that is no database, and a folder that is a file", async () => {
    const { url, dataDir } = await freshAddress();
    if (url !== null) {
      return;
    }
    writeFileSync(
      join(dataDir, "forecourt.sqlite"),
      "this is not a database, but long enough to be looked at\n".repeat(20),
    );
    expect(await failure(openDatabase({ url, dataDir }))).toMatchObject({ kind: "corrupt" });
    const inside = join(dataDir, "forecourt.sqlite", "deeper");
    expect(await failure(openDatabase({ url, dataDir: inside }))).toMatchObject({ kind: "read-only" });
  });

  test("a write that may not be, or for which the disk has no room, says so and leaves what was", async () => {
    const db = await openFresh();
    if (dialectOf(db) === "postgres") {
      await sql`set default_transaction_read_only = on`.execute(db);
      expect(await failure(db.insertInto("dealerships").values(dealership(1)).execute())).toMatchObject({
        kind: "read-only",
      });
      return;
    }
    await sql`pragma query_only = on`.execute(db);
    expect(await failure(db.insertInto("dealerships").values(dealership(1)).execute())).toMatchObject({
      kind: "read-only",
    });
    await sql`pragma query_only = off`.execute(db);
    await db.insertInto("dealerships").values(dealership(1)).execute();
    await sql`pragma max_page_count = 1`.execute(db);
    const large = db.transaction().execute(async (trx) => {
      await trx
        .insertInto("dealerships")
        .values({ ...dealership(2), name: "x".repeat(2_000_000) })
        .execute();
    });
    expect(await failure(large)).toMatchObject({ kind: "disk-full" });
    expect(await ids(db)).toEqual([1]);
  });
});

describe("PostgreSQL gone and back", () => {
  let server: PostgresServer;
  afterAll(() => server?.stop());

  test("a use meanwhile fails with a sentence, within seconds; the next one afterwards succeeds", async () => {
    server = await startPostgres({ durable: true });
    const db = await openDatabase({ url: await server.createDatabase(), dataDir: "." });
    await migrate(db);
    await db.insertInto("dealerships").values(dealership(1)).execute();
    const open = await db.startTransaction().execute();
    await open.insertInto("dealerships").values(dealership(2)).execute();

    await server.halt();
    expect(await failure(open.commit().execute())).toMatchObject({ kind: "unreachable" });
    expect(await failure(open.rollback().execute())).toMatchObject({ kind: "unreachable" });
    expect(await failure(ids(db))).toMatchObject({
      kind: "unreachable",
      message: expect.stringMatching(/does not answer/),
    });
    const wrong = openDatabase({ url: server.url("nothing"), dataDir: "." });
    expect(await failure(wrong)).toMatchObject({ kind: "unreachable" });

    await server.resume();
    expect(await ids(db)).toEqual([1]);
    expect(await failure(openDatabase({ url: server.url("nothing"), dataDir: "." }))).toMatchObject({
      kind: "refused",
    });
    const stranger = server.url().replace(/:[^:@/]+@/, ":wrong@");
    const refused = await failure(openDatabase({ url: stranger, dataDir: "." }));
    expect(refused).toMatchObject({ kind: "refused", message: expect.not.stringContaining("wrong") });
    await db.destroy();
  });

  test("the server of the development dependency runs as well as the machine's", async () => {
    const embedded = await startPostgres({ binaries: "embedded", durable: true });
    try {
      const db = await openDatabase({ url: await embedded.createDatabase(), dataDir: "." });
      await migrate(db);
      await embedded.halt();
      await embedded.resume();
      expect(await ids(db)).toEqual([]);
      await db.destroy();
    } finally {
      await embedded.stop();
    }
  });
});
