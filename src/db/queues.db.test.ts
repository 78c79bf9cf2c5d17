import { expect, test } from "vitest";
import { eachDatabase } from "../../test/fixtures/database.ts";
import { queueFigures } from "./queues.ts";

eachDatabase("queues", (openFresh) => {
  test("a queue says how much is due, and for how long the oldest has been; what is not due yet does not count", async () => {
    const db = await openFresh();
    const now = 1_000_000_000;
    const picture = (source: string, next_at: number) => ({ source, next_at, named_at: 0 });
    const empty = await queueFigures(db, now);
    expect(Object.values(empty).every(({ due, oldestSeconds }) => due === 0 && oldestSeconds === 0)).toBe(true);
    await db
      .insertInto("stock_pictures")
      .values([
        picture("https://a.example/1", now - 90_000),
        picture("https://a.example/2", now),
        picture("https://a.example/3", now + 1),
      ])
      .execute();
    const refused = { ...picture("https://a.example/4", now - 500_000), state: "refused" as const };
    await db.insertInto("stock_pictures").values(refused).execute();
    // A car whose hold should have ended, which nobody else can reserve meanwhile.
    const money = {
      reference: "R",
      request_uid: "r",
      site_slug: "s",
      dealership_slug: "d",
      purpose: "deposit" as const,
    };
    const paid = { amount_cents: 1, processor: "p", return_path: "/", state: "paid" as const, request: "{}" };
    const { id: payment_id } = await db
      .insertInto("payments")
      .values({ ...money, ...paid, car_id: null, next_at: null, created_at: 0, updated_at: 0 })
      .returning("id")
      .executeTakeFirstOrThrow();
    await db
      .insertInto("reservations")
      .values({ payment_id, car_id: null, held_from: 0, held_until: now - 60_000 })
      .execute();
    const reservations = { due: 1, oldestSeconds: 60 };
    expect(await queueFigures(db, now)).toEqual({
      ...empty,
      reservations,
      stock_pictures: { due: 2, oldestSeconds: 90 },
    });
  });
});
