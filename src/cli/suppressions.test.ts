import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Command } from "commander";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { dealership, testSite } from "../../test/fixtures/site.ts";
import { migrate, openDatabase } from "../db/open.ts";
import { askForAlert } from "../features/alerts/mutations.ts";
import { dealershipFile, siteFile, sitesFolder } from "../features/site/sites-folder.testing.ts";
import { isSuppressed } from "../features/suppressions/data.ts";
import { register } from "./suppressions.ts";

let dataDir: string;
const printed = vi.spyOn(console, "log").mockImplementation(() => {});
const opened = () => openDatabase({ url: null, dataDir });

beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), "forecourt-cli-"));
  vi.stubEnv("FORECOURT_DATA", dataDir);
  vi.stubEnv("DATABASE_URL", "");
  const db = await opened();
  await migrate(db);
  await db.destroy();
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(dataDir, { recursive: true, force: true });
});

/** The output of `forecourt …`. */
async function forecourt(...args: string[]): Promise<string> {
  printed.mockClear();
  const program = new Command("forecourt").exitOverride().configureOutput({ writeErr: () => {} });
  register(program);
  await program.parseAsync(["node", "forecourt", ...args]);
  return printed.mock.calls.join("\n");
}
const suppressions = (...args: string[]) => forecourt("suppressions", ...args);

async function mayWrite(siteSlug: string, person: { readonly email?: string; readonly phone?: string }) {
  const db = await opened();
  const suppressed = await isSuppressed(db, { siteSlug, dealershipSlug: "none" }, person);
  await db.destroy();
  return !suppressed;
}

test("an operator keeps the list: by address or number, for a site of its own, and off again", async () => {
  await using folder = await sitesFolder({
    "halden/site.json": siteFile({}, { dealerships: ["north", "south"] }),
    "halden/dealerships/north.json": dealershipFile(1),
    "halden/dealerships/south.json": dealershipFile(2),
  });
  vi.stubEnv("FORECOURT_SITES", folder.dir);
  expect(await suppressions("list")).toBe("Nobody is on the list.");
  expect(await suppressions("add", "Zoe@Shopper.example", "--site", "halden")).toMatch(/list of 3 senders now/);
  await suppressions("add", "0491 570 156", "--site", "halden");
  expect(await suppressions("add", "+61 491 570 156", "--site", "halden")).toBe("They were on the list already.");
  expect(await mayWrite("halden", { email: "zoe@shopper.example" })).toBe(false);
  expect(await mayWrite("halden", { phone: "0491570156" })).toBe(false);
  expect(await mayWrite("kingtide", { email: "zoe@shopper.example" })).toBe(true);
  expect(await suppressions("list")).toContain("zoe@shopper.example  from site halden  by operator");
  expect(await suppressions("lift", "zoe@shopper.example")).toMatch(/entries are taken off/);
  expect(await mayWrite("halden", { email: "zoe@shopper.example" })).toBe(true);
  expect(await mayWrite("halden", { phone: "0491570156" })).toBe(false);
  await expect(suppressions("add", "nobody", "--site", "halden")).rejects.toThrow("Write an e-mail address or a phone");
});

test("where the folder of sites is away, a sentence says which variable names it", async () => {
  vi.stubEnv("FORECOURT_SITES", join(dataDir, "no-sites"));
  const stderr = vi.spyOn(process.stderr, "write").mockReturnValue(true);
  const ended = vi.spyOn(process, "exit").mockImplementation((code) => {
    throw new Error(`exit ${code}`);
  });
  await expect(suppressions("add", "zoe@shopper.example", "--site", "halden")).rejects.toThrow("exit 1");
  expect(stderr.mock.calls.join()).toContain("no-sites cannot be read: set FORECOURT_SITES.");
  stderr.mockRestore();
  ended.mockRestore();
});

test("an operator erases what is kept of an address, on one site or on all, and is told how much that was", async () => {
  const db = await opened();
  const ask = async (slug: string, email: string, at: number) => {
    const options = { kind: "search", carSlug: null, often: "daily", drops: false, memberId: 0 } as const;
    const request = {
      ...options,
      email,
      name: "Mazda",
      ownName: "",
      address: `/search?q=${at}`,
      words: "Yes.",
      page: "/alerts/new",
    };
    expect(await askForAlert(db, testSite(slug, [dealership(1, slug)]), request, 1)).toMatchObject({ ok: true });
  };
  await ask("halden", "zoe@shopper.example", 1);
  await ask("halden", "zoe@shopper.example", 2);
  await ask("kingtide", "zoe@shopper.example", 3);
  await ask("kingtide", "kit@shopper.example", 4);
  expect(await forecourt("alerts", "erase", "Zoe@Shopper.example", "--site", "kingtide")).toBe("1 alert is erased.");
  expect(await forecourt("alerts", "erase", "zoe@shopper.example")).toBe("2 alerts are erased.");
  expect(await forecourt("alerts", "erase", "zoe@shopper.example")).toBe("0 alerts are erased.");
  // What is no address, or no site, would erase nothing, and say so as if it had looked.
  const stderr = vi.spyOn(process.stderr, "write").mockReturnValue(true);
  const ended = vi.spyOn(process, "exit").mockImplementation((code) => {
    throw new Error(`exit ${code}`);
  });
  await expect(forecourt("alerts", "erase", "kit@shopper.example", "--site", "kingtied")).rejects.toThrow("exit 2");
  expect(stderr.mock.calls.join()).toContain("there is no site kingtied");
  stderr.mockRestore();
  ended.mockRestore();
  for (const wrong of ["zoe", "0491 570 156"])
    await expect(forecourt("alerts", "erase", wrong)).rejects.toThrow("Write an e-mail address.");
  expect(await db.selectFrom("alert_people").select("email").execute()).toEqual([{ email: "kit@shopper.example" }]);
  expect(await db.selectFrom("notices").select("recipient").execute()).toEqual([{ recipient: "kit@shopper.example" }]);
  expect(await db.selectFrom("alert_consents").selectAll().execute()).toHaveLength(1);
  await db.destroy();
});
