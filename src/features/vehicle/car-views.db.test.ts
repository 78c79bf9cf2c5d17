import { describe, expect, test, vi } from "vitest";
import { eachDatabase } from "../../../test/fixtures/database.ts";
import type { Database } from "../../db/open.ts";
import type { Site } from "../site/site.ts";
import { carById, lastChangeId } from "../stock/data.ts";
import { emptyCarInput } from "../stock/empty-car.ts";
import { writeStock } from "../stock/mutations.ts";
import { countCarViews, liveCar } from "./car-views.ts";

const NOW = Date.UTC(2026, 10, 21);
const north = { id: 1, slug: "north", name: "North Motors" };
const siteOf = (...slugs: string[]) => ({ dealerships: slugs.map((slug) => ({ slug })) }) as unknown as Site;
const site = siteOf("north");

async function stocked(db: Database): Promise<string> {
  const more = { name: "2021 Toyota RAV4", make: "Toyota", model: "RAV4", price: 30_000, photos_count: 4, tag: "DEMO" };
  const input = (stocknum: string) => ({ ...emptyCarInput(), ...more, stocknum });
  await writeStock(db, north, { now: NOW }, (writer) => writer.upsert([input("A1"), input("A2")]));
  return (await carById(db, site, 1))?.slug ?? "";
}

const counting = (db: Database) => countCarViews(db, { intervalMs: 3_600_000, onFailure: () => {} });

eachDatabase("views of cars", (openFresh) => {
  describe("view.json", () => {
    test("API-009 answers the views, this one counted, and the fields that may have changed", async () => {
      const db = await openFresh();
      const slug = await stocked(db);
      const views = counting(db);
      const first = await liveCar({ db, views }, site, slug, true);
      expect(first).toEqual({
        views: 1,
        car_fields: {
          price: 30_000,
          before_price: null,
          offer_price: null,
          subscription_price: null,
          price_type: null,
          status: "in_stock",
          tag: "DEMO",
          km: null,
          photos_count: 4,
          preorder: false,
          reserved: false,
          sold: false,
          updated_at: new Date(NOW).toISOString(),
        },
      });
      expect((await liveCar({ db, views }, site, slug, true))?.views).toBe(2);
      expect((await liveCar({ db, views }, site, slug, false))?.views, "a robot's is no view").toBe(2);
      await db.updateTable("cars").set({ price: 28_000, reserved: 1 }).where("id", "=", 1).execute();
      expect((await liveCar({ db, views }, site, slug, false))?.car_fields).toMatchObject({
        price: 28_000,
        reserved: true,
      });
    });

    test("knows no car of another site, and counts none", async () => {
      const db = await openFresh();
      const slug = await stocked(db);
      const views = counting(db);
      expect(await liveCar({ db, views }, siteOf("south"), slug, true)).toBeNull();
      expect(await liveCar({ db, views }, siteOf(), slug, true)).toBeNull();
      expect(await liveCar({ db, views }, site, "nothing-here", true)).toBeNull();
      await db.updateTable("cars").set({ show_on_dealer_website: 0 }).where("id", "=", 1).execute();
      expect(await liveCar({ db, views }, site, slug, true), "one that its dealer hides").toBeNull();
      expect(views.waiting(1)).toBe(0);
    });
  });

  test("are written together, add to those of other processes, and change nothing else of the car", async () => {
    const db = await openFresh();
    await stocked(db);
    const before = await carById(db, site, 1);
    const changes = await lastChangeId(db);
    const [one, other] = [counting(db), counting(db)];
    for (let view = 0; view < 3; view++) one.count(1);
    one.count(2);
    other.count(1);
    await Promise.all([one.write(), other.write(), one.write()]);
    expect(await carById(db, site, 1)).toEqual({ ...before, views: 4 });
    expect((await carById(db, site, 2))?.views).toBe(1);
    expect([one.waiting(1), other.waiting(1)]).toEqual([0, 0]);
    expect(await lastChangeId(db)).toBe(changes);
    await other.close();
  });

  test("that come while others are written wait for the next time, and those that could not be written stay", async () => {
    const db = await openFresh();
    await stocked(db);
    const views = counting(db);
    views.count(1);
    const writing = views.write();
    views.count(1);
    await writing;
    await views.close();
    expect((await carById(db, site, 1))?.views).toBe(2);
    const broken = vi.fn();
    const failing = countCarViews(
      {
        updateTable: () => {
          throw new Error("away");
        },
      } as unknown as Database,
      {
        intervalMs: 3_600_000,
        onFailure: broken,
      },
    );
    failing.count(1);
    await expect(failing.write()).rejects.toThrow("away");
    expect(failing.count(1)).toBe(2);
    await failing.close();
    expect(broken).toHaveBeenCalledOnce();
  });
});
