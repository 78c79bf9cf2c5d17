import { sql } from "kysely";
import { expect, test } from "vitest";
import { eachDatabase } from "../../test/fixtures/database.ts";
import { type Database, openDatabase } from "./open.ts";
import { TRANSACTIONS } from "./postgres.ts";
import { leaveRoomForQuestions } from "./transaction-places.ts";

/** Changes the only row of a table, in a transaction of its own. */
const change = (db: Database) =>
  db.transaction().execute(async (trx) => void (await trx.updateTable("dealerships").set({ name: "Other" }).execute()));

eachDatabase("transactions that wait", (openFresh, freshAddress) => {
  test("leave connections for questions, and all get their turn in the end", async () => {
    const address = await freshAddress();
    const [db, other] = [await openDatabase(address), await openDatabase(address)];
    try {
      await sql`create table dealerships (id integer, name text)`.execute(db);
      await sql`insert into dealerships values (1, 'First')`.execute(db);
      const held = Promise.withResolvers<void>();
      const done = Promise.withResolvers<void>();
      const holding = other.transaction().execute(async (trx) => {
        await trx.updateTable("dealerships").set({ name: "Held" }).execute();
        held.resolve();
        await done.promise;
      });
      await held.promise;
      const changes = Array.from({ length: 12 }, () => change(db));
      for (let question = 0; question < 3; question++)
        expect(await db.selectFrom("dealerships").select("name").execute()).toEqual([{ name: "First" }]);
      done.resolve();
      await Promise.all([holding, ...changes]);
      expect(await db.selectFrom("dealerships").select("name").execute()).toEqual([{ name: "Other" }]);
    } finally {
      for (const one of [db, other]) await one.destroy();
    }
  });

  test("for too long fail as where there is no database, and give their place to others", async () => {
    const db = await openFresh();
    leaveRoomForQuestions(db, { most: 1, patienceMs: 20 });
    const done = Promise.withResolvers<void>();
    const first = db.transaction().execute(() => done.promise);
    await expect(change(db)).rejects.toMatchObject({ kind: "unreachable" });
    const failing = db.transaction().execute(async () => {
      throw new Error("a mistake");
    });
    done.resolve();
    await first;
    await expect(failing).rejects.toThrow("a mistake");
    await change(db);
  });
});

test("some of the connections are no transaction's", () => expect(TRANSACTIONS.most).toBeLessThan(10));
