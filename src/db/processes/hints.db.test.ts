import { sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { eachDatabase } from "../../../test/fixtures/database.ts";
import { openDatabase } from "../open.ts";
import { giveHint, listenForHints } from "./hints.ts";

eachDatabase("a hint", (_openFresh, freshAddress) => {
  async function listening() {
    const address = await freshAddress();
    const db = await openDatabase(address);
    const heard = { times: 0, failures: 0 };
    const listener = listenForHints(db, "stock", () => heard.times++, {
      url: address.url,
      retryMs: 10,
      onFailure: () => heard.failures++,
    });
    onTestFinished(async () => {
      await listener.stop();
      await db.destroy();
    });
    // A process that begins to listen looks once, since it may have missed some.
    if (address.url) await expect.poll(() => heard.times).toBe(1);
    return { db, heard, listener, onServer: address.url !== null };
  }

  test("is heard once by who listens, and by nobody who has stopped", async () => {
    const { db, heard, listener } = await listening();
    const before = heard.times;
    await giveHint(db, "stock");
    await expect.poll(() => heard.times).toBe(before + 1);
    await listener.stop();
    await giveHint(db, "stock");
    await sql`select 1`.execute(db);
    expect(heard).toEqual({ times: before + 1, failures: 0 });
  });

  test("is heard again after its connection was lost, and what was missed is looked for", async () => {
    const { db, heard, onServer } = await listening();
    if (!onServer) return expect(heard).toEqual({ times: 0, failures: 0 });
    const ended = await sql<{ ended: boolean }>`
      select pg_terminate_backend(pid) as ended from pg_stat_activity
      where application_name = 'forecourt hints' and datname = current_database()`.execute(db);
    expect(ended.rows).toEqual([{ ended: true }]);
    await expect.poll(() => heard).toEqual({ times: 2, failures: 1 });
    await giveHint(db, "stock");
    await expect.poll(() => heard.times).toBe(3);
  });

  test("that cannot be given is nobody's failure", async () => {
    const db = await openDatabase(await freshAddress());
    await db.destroy();
    await expect(giveHint(db, "stock")).resolves.toBe(undefined);
  });
});
