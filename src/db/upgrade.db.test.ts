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
import { type Database, migrate } from "./open.ts";

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
});
