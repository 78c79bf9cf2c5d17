import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { judgeWrites, WRITES_HERE } from "./writes.ts";

const RULES = "src/features/stock/rules.ts";

test.each([
  'await db.insertInto("cars").values(row).execute();',
  'const marking = trx\n  .updateTable("payments")',
  'db.deleteFrom("members")',
  "await sql`update cars set views = 1`.execute(db);",
  "sql<{ id: number }>`\n  insert into cars values (1)`",
])("%s is refused outside mutations.ts", (text) => {
  expect(judgeWrites(RULES, text)).toMatch(/writes to the database .* mutations\.ts/);
  expect(judgeWrites("src/features/stock/mutations.ts", text)).toBeNull();
  expect(judgeWrites("src/features/search/index/mutations.ts", text)).toBeNull();
  expect(judgeWrites("src/db/processes/leases.ts", text)).toBeNull();
});

test.each(['db.selectFrom("cars").selectAll()', "const updated = sql`coalesce(a, b)`;", "updateTable(view)"])(
  "%s is no write",
  (text) => {
    expect(judgeWrites(RULES, text)).toBeNull();
  },
);

test("every excepted file exists, writes to the database, and has a reason", () => {
  for (const [path, reason] of Object.entries(WRITES_HERE)) {
    expect(existsSync(path), path).toBe(true);
    expect(reason.length).toBeGreaterThan(20);
    expect(judgeWrites(path, 'db.deleteFrom("members")')).toBeNull();
    expect(judgeWrites(path, "no write")).toContain("take it out");
  }
});
