import { expect, test } from "vitest";
import { stockCar } from "../../test/fixtures/cars.ts";
import { eachDatabase } from "../../test/fixtures/database.ts";
import { dealership } from "../../test/fixtures/site.ts";
import { seedViews } from "./views.ts";

eachDatabase("views of the demo's cars", (openFresh) => {
  test("every car that is listed for a while was looked at, some far more than others, and only once", async () => {
    const db = await openFresh();
    const yard = dealership(1, "yard");
    for (let at = 0; at < 30; at += 1) await stockCar(db, yard, { stocknum: `V${at}`, vin: null });
    const views = async () => (await db.selectFrom("cars").select("views").execute()).map(({ views }) => Number(views));
    const { created_at } = await db.selectFrom("cars").select("created_at").limit(1).executeTakeFirstOrThrow();
    await seedViews(db, Number(created_at) + 30 * 86_400_000);
    const seen = await views();
    expect(Math.min(...seen)).toBeGreaterThan(0);
    expect(Math.max(...seen)).toBeGreaterThan(3 * Math.min(...seen));
    await seedViews(db, Number(created_at) + 60 * 86_400_000);
    expect(await views()).toEqual(seen);
  });
});
