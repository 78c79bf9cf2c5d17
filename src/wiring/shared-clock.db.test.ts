import { sql } from "kysely";
import { expect, test } from "vitest";
import { eachDatabase } from "../../test/fixtures/database.ts";
import { dialectOf, openDatabase } from "../db/open.ts";
import { parseEnv } from "../env.ts";
import { siteFile, sitesFolder } from "../features/site/sites-folder.testing.ts";
import { buildApp } from "../wiring.ts";

const HOUR_MS = 3_600_000;

eachDatabase("a server whose machine's clock is wrong", (_, freshAddress) => {
  test("does all its work by the database's clock, and tells its metrics how far its own is off", async () => {
    const { url, dataDir } = await freshAddress();
    const db = await openDatabase({ url, dataDir });
    const isServer = dialectOf(db) === "postgres";
    if (isServer) {
      // Without a schema the name finds this function before PostgreSQL's own: the database is an hour ahead.
      await sql`create function public.clock_timestamp() returns timestamptz language sql volatile as
        'select pg_catalog.clock_timestamp() + interval ''1 hour'''`.execute(db);
      const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db);
      await sql`alter database ${sql.id(rows[0]?.name ?? "")} set search_path = public, pg_catalog`.execute(db);
    }
    await db.destroy();
    await using folder = await sitesFolder({ "alpha/site.json": siteFile() });
    const env = parseEnv({
      FORECOURT_DATA: dataDir,
      FORECOURT_SITES: folder.dir,
      FORECOURT_DEMO_STOCK: "0",
      LOG_LEVEL: "silent",
      ...(url === null ? {} : { DATABASE_URL: url }),
    });
    if (!env.ok) return expect.fail(env.error.join());
    const app = await buildApp(env.value);
    const [aheadMs, clockMs] = [app.clockAheadMs(), app.clock() - Date.now()];
    await app.close();
    const expected = isServer ? HOUR_MS : 0;
    expect(Math.abs(clockMs - expected)).toBeLessThan(5_000);
    expect(Math.abs(aheadMs + expected)).toBeLessThan(5_000);
  });
});
