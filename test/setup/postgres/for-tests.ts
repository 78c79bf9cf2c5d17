import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { type DatabaseAddress, migrate, openDatabase } from "../../../src/db/open.ts";
import { startPostgres } from "./server.ts";

/**
 * Starts one server for the run, where each test that needs a database gets its own (`eachDatabase`). A database with
 * all tables is made once on it, and once on SQLite, because making the tables for each took a third of the time.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), "forecourt-template-"));
  const server = await startPostgres();
  const template = await server.createDatabase();
  await makeTables({ url: template, dataDir: folder });
  await makeTables({ url: null, dataDir: folder });
  project.provide("postgresUrl", server.url());
  project.provide("postgresTemplate", new URL(template).pathname.slice(1));
  project.provide("sqliteTemplate", join(folder, "forecourt.sqlite"));
  return async () => {
    rmSync(folder, { recursive: true, force: true });
    await server.stop();
  };
}

async function makeTables(address: DatabaseAddress): Promise<void> {
  const db = await openDatabase(address);
  await migrate(db);
  await db.destroy();
}
