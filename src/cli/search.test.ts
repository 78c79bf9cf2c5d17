import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Command } from "commander";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { LEASES } from "../db/locks.ts";
import { migrate, openDatabase } from "../db/open.ts";
import { takeLease } from "../db/processes/leases.ts";
import { recordRebuild } from "../features/search/index/mutations.ts";
import { sharedIndex } from "../features/search/index/shared-index.ts";
import { register } from "./search.ts";

let dataDir: string;
const printed = vi.spyOn(console, "log").mockImplementation(() => {});

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "forecourt-cli-"));
  vi.stubEnv("FORECOURT_DATA", dataDir);
  vi.stubEnv("DATABASE_URL", "");
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(dataDir, { recursive: true, force: true });
});

/** The output of `forecourt search …`. */
async function search(command: string): Promise<string> {
  printed.mockClear();
  const program = new Command("forecourt");
  register(program);
  await program.parseAsync(["node", "forecourt", "search", command]);
  return printed.mock.calls.join("\n");
}

test("status says how far the engine is and who fills it; rebuild has that one make the index anew", async () => {
  const db = await openDatabase({ url: null, dataDir });
  await migrate(db);
  const now = Date.now();
  await takeLease(db, { name: LEASES.searchFilling, holder: "web-1", now, forMs: 60_000 });
  await recordRebuild(db, { holder: "web-1", now }, { version: "v1", change_id: 0 });
  expect(await search("status")).toBe("The search engine has every change of the stock.\nIt is filled by web-1.");
  expect(await search("rebuild")).toBe("web-1 makes the index anew now.");
  expect((await sharedIndex(db))?.version).toBe("");
  await db.destroy();
});

test("without an engine both end with what to do", async () => {
  const stderr: string[] = [];
  vi.spyOn(process, "exit").mockImplementation(() => {
    throw new Error("ended");
  });
  vi.spyOn(process.stderr, "write").mockImplementation((text) => stderr.push(String(text)) > 0);
  await expect(search("status")).rejects.toThrow("ended");
  expect(stderr.join("")).toContain("start a server with MEILISEARCH_URL");
  vi.restoreAllMocks();
});
