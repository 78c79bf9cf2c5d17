import pg from "pg";
import { expect, inject, onTestFinished, test } from "vitest";
import { openLink } from "../../test/chaos/link.ts";
import { endingLostConnections } from "./lost-connections.ts";

/** A pool whose connections can be lost, and one query a connection on the server itself. */
async function poolOverLink() {
  const url = new URL(inject("postgresUrl"));
  const link = await openLink(Number(url.port));
  url.port = String(link.port);
  const watched = endingLostConnections(url.href, { suspectMs: 250 });
  const pool = new pg.Pool({ connectionString: url.href, max: 1, connectionTimeoutMillis: 2_000, ...watched });
  pool.on("error", () => {});
  pool.on("connect", (client) => void client.on("error", () => {}));
  const server = new pg.Client(inject("postgresUrl"));
  await server.connect();
  onTestFinished(async () => {
    await link.close();
    await pool.end();
    await server.end();
  });
  /** As Kysely asks: by a promise, and on a connection that it takes for that. */
  const ask = async (text: string) => {
    const client = await pool.connect();
    return client.query(text).finally(() => client.release());
  };
  return { link, pool, server, ask };
}

const LOST = expect.objectContaining({ code: "ETIMEDOUT" });

test("a query over a forgotten connection fails, the next is answered, and what the lost one had locked is free", async () => {
  const { link, pool, server, ask } = await poolOverLink();
  const client = await pool.connect();
  await client.query("begin");
  await client.query("select pg_advisory_xact_lock(999001)");
  link.disturb("forgotten");
  await expect(client.query("select 1")).rejects.toEqual(LOST);
  client.release();
  expect((await ask("select 2 as two")).rows).toEqual([{ two: 2 }]);
  const isFree = async () => (await server.query("select pg_try_advisory_lock(999001) as free")).rows[0]?.free;
  await expect.poll(isFree, { timeout: 5_000 }).toBe(true);
});

test("a query fails while the server cannot be reached at all, and one that only takes long is answered", async () => {
  const { link, ask } = await poolOverLink();
  expect((await ask("select pg_sleep(0.8), 3 as three")).rows[0]).toMatchObject({ three: 3 });
  link.disturb("silent");
  await expect(ask("select 1")).rejects.toEqual(LOST);
  link.mend();
  expect((await ask("select 4 as four")).rows).toEqual([{ four: 4 }]);
});

test("a query that takes long is not ended where the server refuses to be asked, as with too many connections", async () => {
  const nobody = new URL(inject("postgresUrl"));
  nobody.pathname = "/no_such_database";
  // A busy machine takes its time to refuse a connection.
  const watched = endingLostConnections(nobody.href, { suspectMs: 100, patienceMs: 10_000 });
  const pool = new pg.Pool({ connectionString: inject("postgresUrl"), max: 1, ...watched });
  onTestFinished(() => pool.end());
  const client = await pool.connect();
  expect((await client.query("select pg_sleep(0.8), 5 as five")).rows[0]).toMatchObject({ five: 5 });
  client.release();
});
