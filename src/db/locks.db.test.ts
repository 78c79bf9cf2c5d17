import { readdirSync, readFileSync } from "node:fs";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { eachDatabase } from "../../test/fixtures/database.ts";
import { dialectOf } from "./dialect.ts";
import { LEASES, LOCKS, lockFor } from "./locks.ts";

const SOURCES = readdirSync("src", { recursive: true, encoding: "utf8" })
  .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path))
  .map((path) => `src/${path}`);

describe("the register of locks", () => {
  test("no two locks share a number, and no two leases a name", () => {
    for (const record of [LOCKS, LEASES]) {
      const values: (number | string)[] = Object.values(record);
      expect(new Set(values).size).toBe(values.length);
    }
  });

  test("no lock is taken by a number, and no lease by a name, that stands anywhere else", () => {
    const numbers = Object.values(LOCKS).map((number) => String(number).replace(/^(\d)(\d{3})$/, "$1_$2"));
    const elsewhere = [
      ...numbers,
      ...Object.values(LEASES).map((name) => `"${name}"`),
      "pg_advisory",
      "pg_try_advisory",
    ];
    const found = SOURCES.filter((path) => {
      const text = readFileSync(path, "utf8");
      return elsewhere.some((literal) => text.includes(literal));
    });
    expect(found).toEqual(["src/db/locks.ts"]);
  });
});

eachDatabase("a lock", (openFresh) => {
  test("is held to the end of its transaction, for its subject where it has one", async () => {
    const db = await openFresh();
    if (dialectOf(db) !== "postgres")
      return expect(await db.transaction().execute((trx) => lockFor(trx, "stock"))).toBe(undefined);
    const free = async (...key: readonly (number | undefined)[]) => {
      const numbers = key.map((number) => sql`${number}::${sql.raw(key.length === 1 ? "bigint" : "int")}`);
      const { rows } = await sql<{
        taken: boolean;
      }>`select pg_try_advisory_xact_lock(${sql.join(numbers)}) as taken`.execute(db);
      return rows[0]?.taken;
    };
    const heldLocks = () =>
      sql<{
        objid: number;
      }>`select objid::int from pg_locks where locktype = 'advisory' and classid = ${LOCKS.mails}`.execute(db);
    await db.transaction().execute(async (trx) => {
      await lockFor(trx, "stock");
      await lockFor(trx, "mails", "imogen@example.com");
      expect(await free(LOCKS.stock)).toBe(false);
      expect(await free(LOCKS.mails)).toBe(true);
      const [{ objid } = { objid: 0 }] = (await heldLocks()).rows;
      expect(await free(LOCKS.mails, objid)).toBe(false);
      expect(await free(LOCKS.mails, objid + 1)).toBe(true);
    });
    expect(await free(LOCKS.stock)).toBe(true);
    expect((await heldLocks()).rows).toEqual([]);
  });
});
