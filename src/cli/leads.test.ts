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
    const facts = { now: Date.now(), ip: "", userAgent: "" };
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

/** Parks the deliveries whose receiver is like that. */
async function park(target: string, triedAt: number): Promise<void> {
  const db = await openDatabase({ url: null, dataDir });
  const parked = { state: "parked", attempts: 3, next_at: triedAt, alarmed_at: triedAt } as const;
  await db.updateTable("lead_deliveries").set(parked).where("target", "like", target).execute();
  await db.destroy();
}

test("what is parked becomes due again, and its dealership hears of it once more if it is parked again", async () => {
  await park("leads@north.example", Date.now());
  expect(await leads("retry", "--all-parked")).toBe("2 deliveries are due again.");
  expect(await leads("list", "--state", "parked")).toBe("No deliveries.");
  const db = await openDatabase({ url: null, dataDir });
  const alarmed = await db.selectFrom("lead_deliveries").select("id").where("alarmed_at", "is not", null).execute();
  await db.destroy();
  expect(alarmed).toEqual([]);
});

test("of all that is parked, neither what is old nor a mail to a mistyped address goes out without being named", async () => {
  await park("leads@north.example", Date.now() - 31 * 86_400_000);
  await park(SHOPPER.email, Date.now());
  expect((await leads("retry", "--all-parked")).split("\n")).toEqual([
    "1 delivery is due again.",
    "1 that was tried last over 30 days ago stays parked: retry one by its number.",
  ]);
  const [old] = JSON.parse(await leads("list", "--state", "parked", "--site", "first", "--limit", "1", "--json"));
  expect(await leads("retry", `${old.id}`)).toBe("1 delivery is due again.");
});

test("a misspelt site is called that, and not a site without deliveries", async () => {
  vi.stubEnv("FORECOURT_SITES", "sites");
  const stderr = vi.spyOn(process.stderr, "write").mockReturnValue(true);
  const ended = vi.spyOn(process, "exit").mockImplementation((code) => {
    throw new Error(`exit ${code}`);
  });
  await expect(leads("list", "--site", "haldne")).rejects.toThrow("exit 2");
  expect(stderr.mock.calls.join()).toContain("there is no site haldne");
  // One that is there has none, and one that was removed still has its own.
  expect(await leads("list", "--site", "halden")).toBe("No deliveries.");
  expect(await leads("list", "--site", "first")).toContain("first/north");
  stderr.mockRestore();
  ended.mockRestore();
});

test("what nobody will ever take is set aside, and is named by nobody any more", async () => {
  await park("%", Date.now());
  const parked: { readonly id: number }[] = JSON.parse(await leads("list", "--state", "parked", "--json"));
  const [one, ...others] = parked.map(({ id }) => `${id}`);
  expect(await leads("drop", ...others)).toBe(`${others.length} deliveries are set aside.`);
  expect(JSON.parse(await leads("list", "--state", "parked", "--json"))).toMatchObject([{ id: Number(one) }]);
  expect(JSON.parse(await leads("list", "--state", "withheld", "--json"))[0]).toMatchObject({
    last_error: "An operator set it aside.",
  });
  expect(await leads("drop", one ?? "")).toBe("1 delivery is set aside.");
  expect(await leads("retry", "--all-parked")).toBe("0 deliveries are due again.");
});
