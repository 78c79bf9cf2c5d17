import { sql } from "kysely";
import { expect, test } from "vitest";
import { CAR } from "../../test/fixtures/cars.ts";
import { eachDatabase } from "../../test/fixtures/database.ts";
import { dealership, testSite } from "../../test/fixtures/site.ts";
import { databaseOfOldVersion, TABLES } from "../../test/fixtures/upgrade/old-database.ts";
import { claimDeliveries, listDeliveries } from "../features/leads/sending/deliveries.ts";
import { paymentByReference, reservationOf } from "../features/reservations/data.ts";
import { memberOfToken } from "../features/sign-in/sessions.ts";
import { carById } from "../features/stock/data.ts";
import { writeStock } from "../features/stock/mutations.ts";
import { photosOf, valuationOf } from "../features/trade-in/data.ts";
import { watchedCars } from "../features/watchlist/data.ts";
import { migrationState } from "./migrate.ts";
import { type Database, dialectOf, migrate, openDatabase } from "./open.ts";

/** When the database of version 0.1.0 was made (test/fixtures/upgrade/make.ts). */
const NOW = Date.UTC(2026, 10, 20, 23);
const HOUR = 3_600_000;
const NORTH = dealership(1, "north");
const SITE = testSite("north", [NORTH]);

async function rowsOf(db: Database): Promise<Record<string, number>> {
  const counted = await Promise.all(
    TABLES.map(async (name) => {
      const { rows } = await sql<{ n: number }>`select count(*) as n from ${sql.table(name)}`.execute(db);
      return [name, Number(rows[0]?.n)] as const;
    }),
  );
  return Object.fromEntries(counted);
}

eachDatabase("a database of version 0.1.0", (_, freshAddress) => {
  test("opens in this version, keeps every row, and is read and written by the features", async () => {
    const db = await databaseOfOldVersion(await freshAddress());
    try {
      const before = await rowsOf(db);
      expect(Math.min(...Object.values(before))).toBeGreaterThan(0);
      await migrate(db);
      const { migrations: applied = 0, ...after } = await rowsOf(db);
      expect(after).toEqual(Object.fromEntries(Object.entries(before).filter(([name]) => name !== "migrations")));
      expect(applied).toBeGreaterThan(before.migrations ?? Number.POSITIVE_INFINITY);

      expect(await carById(db, SITE, 1)).toMatchObject({ stocknum: "A1", name: "2021 Mazda CX-5", price: 33_990 });
      expect(await carById(db, SITE, 2)).toMatchObject({ stocknum: "A2", simple_body: "SUV" });

      const payment = await paymentByReference(db, SITE, "R-7QK2M9");
      expect(payment).toMatchObject({ state: "paid", amount_cents: 50_000, car_id: 2 });
      expect(await reservationOf(db, payment ?? { id: 0 })).toMatchObject({ car_id: 2, held_until: NOW + 48 * HOUR });

      const member = await memberOfToken(db, SITE, "a signed-in browser", NOW);
      expect(member).toMatchObject({ phone: "+61491570156" });
      if (member) expect(await watchedCars(db, member)).toMatchObject([{ car_id: 1, car_name: "2021 Mazda CX-5" }]);

      const valuation = await valuationOf(db, SITE, "3f1c0d9e-6d0c-4b53-9a51-2f7f3f6d5a02");
      expect(valuation).toMatchObject({ car_id: 1, state: { rego: "ABC123" } });
      expect(await photosOf(db, valuation ?? { id: 0 })).toMatchObject([{ name: "front.jpg" }]);

      const lines = await listDeliveries(db, { limit: 10 });
      expect(lines.map(({ channel, state }) => [channel, state])).toEqual(
        expect.arrayContaining([
          ["email", "waiting"],
          ["webhook", "delivered"],
        ]),
      );
      const due = { webhooks: { except: [] }, now: NOW + HOUR, until: NOW + 2 * HOUR, limit: 10 };
      expect(await claimDeliveries(db, "worker", due)).toMatchObject([
        {
          target: "leads@north.example",
          siteSlug: "north",
          carries: { lead: { record: { payload: { name: "Zoë" } } } },
        },
      ]);

      await writeStock(db, NORTH, { now: NOW + HOUR }, (writer) => writer.upsert([{ ...CAR, stocknum: "A3" }]));
      expect(await carById(db, SITE, 3)).toMatchObject({ stocknum: "A3" });
    } finally {
      await db.destroy();
    }
  });

  test("keeps nobody from a table while a backup reads it, and gets its turn afterwards", async () => {
    const address = await freshAddress();
    const db = await databaseOfOldVersion(address);
    const server = await openDatabase(address);
    const backup = await openDatabase(address);
    try {
      const done = Promise.withResolvers<void>();
      const reads = Promise.withResolvers<void>();
      const reading = backup
        .transaction()
        .setAccessMode("read only")
        .execute(async (trx) => {
          await trx.selectFrom("leads").select("id").execute();
          reads.resolve();
          await done.promise;
        });
      await reads.promise;
      const migrating = migrate(db, { waitMs: 100 });
      const waiting = () => (dialectOf(db) === "postgres" ? waitingFor(server) : 1);
      await expect.poll(waiting, { timeout: 10_000 }).toBeGreaterThan(0);
      // Whoever waits behind the migration would be answered when the backup has ended, and not before.
      expect((await server.selectFrom("leads").select("id").execute()).length).toBeGreaterThan(0);
      done.resolve();
      await Promise.all([reading, migrating]);
      expect((await migrationState(db)).pending).toEqual([]);
    } finally {
      for (const one of [backup, server, db]) await one.destroy();
    }
  });

  test("is left as it was where a table stays held, with a sentence that says so", async () => {
    const address = await freshAddress();
    const db = await databaseOfOldVersion(address);
    const other = await openDatabase(address);
    try {
      const held = Promise.withResolvers<void>();
      const done = Promise.withResolvers<void>();
      const holding = other.transaction().execute(async (trx) => {
        await trx.updateTable("leads").set({ category: "other" }).execute();
        held.resolve();
        await done.promise;
      });
      await held.promise;
      // On SQLite whoever writes is waited for, which is over at once.
      if (dialectOf(db) === "sqlite") done.resolve();
      const migrating = migrate(db, { waitMs: 50, patienceMs: 60 });
      if (dialectOf(db) === "sqlite") await migrating;
      else await expect(migrating).rejects.toThrow("The database is held by another process.");
      done.resolve();
      await holding;
    } finally {
      for (const one of [other, db]) await one.destroy();
    }
  });
});

/** How many wait for a lock in this database. */
async function waitingFor(db: Database): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*) as n from pg_locks join pg_database on pg_database.oid = pg_locks.database
    where not granted and datname = current_database()`.execute(db);
  return Number(rows[0]?.n);
}
