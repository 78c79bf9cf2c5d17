import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Command } from "commander";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { dealership, SHOPPER, testSite } from "../../test/fixtures/site.ts";
import { migrate, openDatabase } from "../db/open.ts";
import { submitLead } from "../features/leads/mutations.ts";
import { register } from "./leads.ts";

let dataDir: string;
const printed = vi.spyOn(console, "log").mockImplementation(() => {});

beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), "forecourt-cli-"));
  vi.stubEnv("FORECOURT_DATA", dataDir);
  vi.stubEnv("DATABASE_URL", "");
  const db = await openDatabase({ url: null, dataDir });
  await migrate(db);
  for (const site of [
    testSite("first", [dealership(1, "north")]),
    testSite("second", [dealership(2, "south", { email: [] })]),
  ]) {
    const facts = { now: Date.UTC(2026, 10, 30), ip: "", userAgent: "" };
    await submitLead(db, site, { userData: { ...SHOPPER, message: "Hello" } }, facts);
  }
  await db.destroy();
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(dataDir, { recursive: true, force: true });
});

/** The output of `forecourt leads …`. */
async function leads(...args: string[]): Promise<string> {
  printed.mockClear();
  const program = new Command("forecourt");
  register(program);
  await program.parseAsync(["node", "forecourt", "leads", ...args]);
  return printed.mock.calls.join("\n");
}

test("the list names state, lead and reason, and nothing of the shopper", async () => {
  const all = await leads("list");
  expect(all).toContain("waiting");
  expect(all).toContain("parked");
  expect(all).toContain("second/south");
  expect(all).toContain("names no e-mail address");
  for (const personal of [SHOPPER.email, SHOPPER.phone, SHOPPER.name, "Hello"]) expect(all).not.toContain(personal);
  expect(JSON.parse(await leads("list", "--state", "parked", "--json"))).toMatchObject([{ site_slug: "second" }]);
  expect(JSON.parse(await leads("list", "--site", "first", "--json"))).toMatchObject([
    { state: "waiting", audience: "shopper", category: "lead.received", target: "" },
    { state: "waiting", audience: "dealership", category: "General Enquiry", target: "leads@north.example" },
  ]);
  expect(all).toContain("to the shopper");
});

test("what is parked becomes due again", async () => {
  expect(await leads("retry", "--all-parked")).toBe("1 delivery is due again.");
  expect(await leads("list", "--state", "parked")).toBe("No deliveries.");
});
