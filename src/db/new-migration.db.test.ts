import { readdirSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { eachDatabase } from "../../test/fixtures/database.ts";
import { stepsOf } from "../../test/how-to/steps.ts";
import { type Workshop, workshopOf } from "../../test/how-to/workshop.ts";
import { migrate, openDatabase } from "./open.ts";

const PAGE = "migration.md";
let workshop: Workshop;
beforeAll(async () => {
  workshop = await workshopOf(PAGE);
});
afterAll(() => workshop.close());

/** Opens the database twice with the walk-through's copy of the sources, and uses the new table. */
const USE = `
  import { migrate, openDatabase } from "./src/db/open.ts";
  import { dueCallbacks, wantCallback } from "./src/features/leads/callbacks.ts";
  const db = await openDatabase({ url: process.env.URL || null, dataDir: process.env.DIR });
  await migrate(db);
  await migrate(db);
  for (const [phone, at] of [["0491570157", 2_000], ["0491570156", 1_000], ["0491570156", 1_000], ["0491570158", 9_000]]) {
    await wantCallback(db, 7, phone, at);
  }
  const refused = await wantCallback(db, 7, "", 1_000).then(() => false, () => true);
  console.log(JSON.stringify({ due: await dueCallbacks(db, 7, 5_000), other: await dueCallbacks(db, 8, 5_000), refused }));
  await db.destroy();
`;

eachDatabase("the migration of the walk-through", (_, freshAddress) => {
  test("is applied once to a database that was there before, and its rows stay", async () => {
    const address = await freshAddress();
    const before = await openDatabase(address);
    await migrate(before);
    await before.insertInto("dealerships").values({ id: 7, slug: "yard", name: "The yard" }).execute();
    await before.destroy();

    const used = await workshop.run(USE, { URL: address.url ?? "", DIR: address.dataDir });
    expect(JSON.parse(used)).toEqual({ due: ["0491570156", "0491570157"], other: [], refused: true });

    const after = await openDatabase(address);
    expect(await after.selectFrom("dealerships").select("slug").execute()).toEqual([{ slug: "yard" }]);
    await expect(migrate(after)).rejects.toThrow("The database was written by a newer version");
    await after.destroy();
  });
});

test("its number comes after every number that is taken", () => {
  const [{ path = "" } = {}] = stepsOf(PAGE);
  const newest =
    readdirSync(join(import.meta.dirname, "migrations"))
      .sort()
      .at(-1) ?? "";
  expect((path.split("/").at(-1) ?? "") > newest).toBe(true);
});
