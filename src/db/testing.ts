import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, describe, inject } from "vitest";
import { type Database, type DatabaseAddress, migrate, openDatabase } from "./open.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Of the server that test/setup/postgres.ts started for this run. */
    postgresUrl: string;
  }
}

type Tests = (openFresh: () => Promise<Database>, freshAddress: () => Promise<DatabaseAddress>) => void;

/**
 * Describes the tests once on SQLite and once on PostgreSQL. `openFresh` gives an empty database with all its tables,
 * closed and removed when the block ends; `freshAddress` the address of one that nobody has opened yet.
 */
export function eachDatabase(name: string, tests: Tests): void {
  describe(`${name} on SQLite`, () => block(tests, sqliteAddress));
  describe(`${name} on PostgreSQL`, () => block(tests, postgresAddress));
}

type Made = { readonly address: DatabaseAddress; readonly remove: () => void | Promise<void> };

function block(tests: Tests, make: () => Promise<Made>): void {
  const undo: (() => void | Promise<void>)[] = [];
  const freshAddress = async () => {
    const { address, remove } = await make();
    undo.push(remove);
    return address;
  };
  const openFresh = async () => {
    const db = await openDatabase(await freshAddress());
    undo.push(() => db.destroy());
    await migrate(db);
    return db;
  };
  afterAll(async () => {
    for (const step of undo.reverse()) {
      await step();
    }
  });
  tests(openFresh, freshAddress);
}

async function sqliteAddress(): Promise<Made> {
  const dataDir = mkdtempSync(join(tmpdir(), "forecourt-sqlite-"));
  return { address: { url: null, dataDir }, remove: () => rmSync(dataDir, { recursive: true, force: true }) };
}

async function postgresAddress(): Promise<Made> {
  const url = new URL(inject("postgresUrl"));
  const name = `test_${process.pid}_${randomBytes(6).toString("hex")}`;
  await onServer(`create database ${name}`);
  url.pathname = `/${name}`;
  const remove = () => onServer(`drop database if exists ${name} with (force)`);
  return { address: { url: url.href, dataDir: tmpdir() }, remove };
}

async function onServer(statement: string): Promise<void> {
  const server = await openDatabase({ url: inject("postgresUrl"), dataDir: tmpdir() });
  try {
    await sql.raw(statement).execute(server);
  } finally {
    await server.destroy();
  }
}
