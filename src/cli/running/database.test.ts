import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { migrate, openDatabase } from "../../db/open.ts";
import { forecourt } from "../testing.ts";

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "forecourt-no-tables-"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const env = (name: string) => ({ FORECOURT_DATA: join(folder, name), DATABASE_URL: "" });

test("who asks a database that holds nothing yet is told so, whatever they ask", { timeout: 60_000 }, async () => {
  for (const words of [
    ["leads", "list"],
    ["staff", "list"],
    ["suppressions", "list"],
    ["import", "runs"],
  ]) {
    const { code, error } = await forecourt(words, env("new"));
    expect([code, error], words.join(" ")).toEqual([1, expect.stringMatching(/^forecourt: the database is new and /)]);
  }
  expect(existsSync(join(folder, "new")), "who only asks makes no database, which a restore would find").toBe(false);
});

test("nothing is written where a restore is under way, which would take its place", { timeout: 60_000 }, async () => {
  mkdirSync(join(folder, "half", ".restoring"), { recursive: true });
  const { code, error } = await forecourt(
    ["staff", "invite", "dana@dealer.example", "--name", "Dana", "--role", "manager"],
    env("half"),
  );
  expect([code, error]).toEqual([1, expect.stringContaining("holds a restore that was broken off")]);
  expect(readdirSync(join(folder, "half"))).toEqual([".restoring"]);
});

test("a database of an older version is told from one that is new", { timeout: 60_000 }, async () => {
  const db = await openDatabase({ url: null, dataDir: join(folder, "old") });
  await migrate(db);
  await sql`drop table suppressions`.execute(db);
  await sql`delete from migrations where name like '0010%'`.execute(db);
  await db.destroy();
  writeFileSync(join(folder, "stock.csv"), "stocknum,make,model,price\nS1,Kia,Rio,10000\n");
  for (const words of [
    ["suppressions", "list"],
    ["staff", "invite", "dana@dealer.example", "--name", "Dana", "--role", "manager"],
    ["import", join(folder, "stock.csv"), "--dealership", "halden-alexandria"],
    ["feeds", "list"],
    ["search", "status"],
  ]) {
    const { code, error } = await forecourt(words, env("old"));
    expect([code, error], words.join(" ")).toEqual([1, expect.stringContaining("run forecourt migrate")]);
  }
  const after = await openDatabase({ url: null, dataDir: join(folder, "old") });
  const applied = after.selectFrom("migrations").select("name").where("name", "like", "0010%");
  expect(await applied.execute(), "nothing was changed without a word").toEqual([]);
  await after.destroy();
});
