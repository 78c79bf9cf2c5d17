import { expect, test, vi } from "vitest";
import { eachDatabase } from "../../../test/fixtures/database.ts";
import type { Database } from "../open.ts";
import { precompiledQuery } from "./precompiled-query.ts";

interface Wanted {
  readonly name: string;
  readonly until: number;
}

const lease = (name: string, holder: string, expires_at: number) => ({ name, holder, expires_at });

eachDatabase("a query that is kept", (openFresh) => {
  const aQuery = () => {
    const build = vi.fn((db: Database, { name, until }: Wanted) =>
      db.selectFrom("leases").select("holder").where("name", "=", name).where("expires_at", "<", until).limit(5),
    );
    return { build, query: precompiledQuery(build) };
  };
  const filled = async () => {
    const db = await openFresh();
    await db
      .insertInto("leases")
      .values([lease("one", "a", 10), lease("two", "b", 20)])
      .execute();
    return db;
  };

  test("is asked with the values of each time, also at once, and built for the first time only", async () => {
    const db = await filled();
    const { build, query } = aQuery();
    const asked = [
      { name: "one", until: 11 },
      { name: "one", until: 10 },
      { name: "two", until: 99 },
    ];
    const answers = await Promise.all(asked.map((given) => query(db, given)));
    expect(answers.map(({ rows }) => rows)).toEqual([[{ holder: "a" }], [], [{ holder: "b" }]]);
    expect(build).toHaveBeenCalledTimes(1);
  });

  test("belongs to no database: another one, and a transaction, are asked by it too", async () => {
    const [first, second] = [await filled(), await openFresh()];
    const { build, query } = aQuery();
    const given = { name: "one", until: 11 };
    expect((await query(first, given)).rows).toHaveLength(1);
    expect((await query(second, given)).rows).toHaveLength(0);
    await second.transaction().execute(async (trx) => {
      await trx
        .insertInto("leases")
        .values(lease("one", "c", 1))
        .execute();
      expect((await query(trx, given)).rows).toEqual([{ holder: "c" }]);
    });
    expect(build).toHaveBeenCalledTimes(1);
  });

  test("says how many rows it has changed", async () => {
    const db = await filled();
    const renewed = precompiledQuery((each, { until }: { readonly until: number }) =>
      each.updateTable("leases").set({ expires_at: until }).where("expires_at", "<", until),
    );
    expect((await renewed(db, { until: 15 })).numAffectedRows).toBe(1n);
    expect((await renewed(db, { until: 50 })).numAffectedRows).toBe(2n);
  });
});
