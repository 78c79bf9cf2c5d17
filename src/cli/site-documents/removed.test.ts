import {
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { hostname } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { runCommand } from "../../../test/setup/command.ts";
import { openDatabase } from "../../db/open.ts";
import { dealershipFile, siteFile, sitesFolder } from "../../features/site/sites-folder.testing.ts";
import { forecourt } from "../testing.ts";

/** A folder of one site, north, with these files besides, and the command that works on it without a server. */
async function northFolder(more: Readonly<Record<string, unknown>> = {}) {
  const folder = await sitesFolder({
    "sites/north/site.json": siteFile({}, { dealerships: ["north"] }),
    "sites/north/dealerships/north.json": dealershipFile(1),
    ...more,
  });
  const at = join(folder.dir, "sites");
  const env = { FORECOURT_SITES: at, FORECOURT_DATA: join(folder.dir, "data"), DATABASE_URL: "" };
  return { ...folder, at, env, sites: (...words: string[]) => forecourt(["sites", ...words], env) };
}

test("a folder of a site that was removed is not pushed, and what it says can be done", {
  timeout: 60_000,
}, async () => {
  await using folder = await northFolder();
  const { sites } = folder;
  expect(await sites("push")).toMatchObject({ code: 0 });
  expect(await sites("remove", "north", "--author", "Dana")).toMatchObject({ code: 0 });
  const { code, error } = await sites("push");
  expect([code, error]).toEqual([1, expect.stringMatching(/Dana has removed north .+ sites rollback north 1 and/)]);
  expect(await sites("rollback", "north", "1")).toMatchObject({ code: 0 });
  expect(await sites("push")).toMatchObject({ code: 0, out: "north: nothing has changed since revision 3.\n" });
});

test("who takes a dealership off a site is told what people wait for there, also before it is done", {
  timeout: 60_000,
}, async () => {
  await using folder = await northFolder({
    "sites/north/site.json": siteFile({}, { dealerships: ["north", "south"] }),
    "sites/north/dealerships/south.json": dealershipFile(2),
  });
  const { at, env, sites } = folder;
  expect((await sites("push")).out).not.toContain("Note");
  const db = await openDatabase({ url: null, dataDir: env.FORECOURT_DATA });
  const paid = {
    request: "{}",
    purpose: "deposit",
    amount_cents: 50_000,
    processor: "demo",
    return_path: "/",
  } as const;
  const from = { reference: "P", request_uid: "r", site_slug: "north", dealership_slug: "south", created_at: 0 };
  await db
    .insertInto("payments")
    .values({ ...paid, ...from, state: "refunding", updated_at: 0 })
    .execute();
  await db.destroy();
  writeFileSync(join(at, "north", "site.json"), JSON.stringify(siteFile({}, { dealerships: ["north"] })));
  const note = "Note: people wait for what nobody goes on with at dealerships that north does not list: 1 payment";
  expect((await sites("push", "--dry-run")).out).toContain(`north: would become revision 2.\n${note}`);
  expect((await sites("push")).out).toContain(`north: is now revision 2.\n${note}`);
  expect((await sites("rollback", "north", "1")).out).not.toContain("Note");
});

test("a pull that was killed leaves nothing that keeps the next one from it", { timeout: 60_000 }, async () => {
  await using folder = await northFolder();
  const { at: dir, sites } = folder;
  expect(await sites("push")).toMatchObject({ code: 0 });
  // Killed after the new folder had got its name, and before the old one was deleted.
  mkdirSync(join(dir, ".before-north"));
  writeFileSync(join(dir, ".before-north", "site.json"), "{}");
  mkdirSync(join(dir, ".pulled-north"));
  expect(await sites("pull", "north")).toMatchObject({ code: 0, out: "north: revision 1, 2 documents.\n" });
  expect(readdirSync(dir)).toEqual(["north"]);
});

test("a pull that was killed between taking the old folder away and putting the new one there loses nothing", {
  timeout: 60_000,
}, async () => {
  await using folder = await northFolder({
    "sites/north/.git/config": "mine",
  });
  const { at: dir, sites } = folder;
  expect(await sites("push")).toMatchObject({ code: 0 });
  renameSync(join(dir, "north"), join(dir, ".before-north"));
  symlinkSync(`1999999999 ${hostname()}`, join(dir, ".pulling-north"));
  expect(await sites("pull", "north")).toMatchObject({ code: 0, out: "north: revision 1, 2 documents.\n" });
  expect(readFileSync(join(dir, "north", ".git", "config"), "utf8")).toBe("mine");
  expect(readdirSync(dir)).toEqual(["north"]);
});

test("of two that pull the same site at once, the second is told of the first", { timeout: 60_000 }, async () => {
  await using folder = await northFolder();
  const { at: dir, sites } = folder;
  expect(await sites("push")).toMatchObject({ code: 0 });
  symlinkSync(`${process.pid} ${hostname()}`, join(dir, ".pulling-north"));
  expect(await sites("pull", "north")).toMatchObject({
    code: 1,
    error: `forecourt: north is just being pulled by process ${process.pid}; try again when that has ended.\n`,
  });
  expect(readdirSync(dir).sort()).toEqual([".pulling-north", "north"]);
});

test("a folder that cannot be written is named, and not the database", { timeout: 60_000 }, async () => {
  await using folder = await northFolder();
  const [dir, elsewhere] = [join(folder.dir, "sites"), join(folder.dir, "elsewhere")];
  const { env } = folder;
  mkdirSync(join(dir, "north", ".revision"));
  const pushed = await forecourt(["sites", "push"], env);
  expect([pushed.code, pushed.error]).toEqual([
    1,
    "forecourt: north is stored, but its folder cannot be written (EISDIR).\n",
  ]);
  mkdirSync(elsewhere);
  writeFileSync(join(elsewhere, "north"), "a file");
  const pulled = await forecourt(["sites", "pull"], { ...env, FORECOURT_SITES: elsewhere });
  expect([pulled.code, pulled.error]).toEqual([
    1,
    `forecourt: north stays as it was: its folder in ${elsewhere} cannot be written (ENOTDIR).\n`,
  ]);
  expect(readdirSync(elsewhere)).toEqual(["north"]);
});

test("an old revision is pulled to be mended, and then pushed in the place of the current one", {
  timeout: 60_000,
}, async () => {
  await using folder = await northFolder({
    "sites/north/pages/first.md": "---\ntitle: First\n---\n",
  });
  const { at: dir, sites } = folder;
  expect(await sites("push")).toMatchObject({ code: 0 });
  const page = join(dir, "north", "pages", "first.md");
  rmSync(page);
  expect(await sites("push")).toMatchObject({ code: 0, out: "north: is now revision 2.\n" });
  expect((await sites("pull", "--revision", "1")).code).toBe(2);
  expect(await sites("pull", "north", "--revision", "9")).toMatchObject({ code: 1 });
  expect(await sites("pull", "north", "--revision", "1")).toMatchObject({
    code: 0,
    out: "north: revision 1, 3 documents.\n",
  });
  writeFileSync(page, "---\ntitle: Mended\n---\n");
  expect(await sites("push")).toMatchObject({ code: 0, out: "north: is now revision 3.\n" });
});

test("a pull leaves what is no document of the site: hidden files, links and editors' copies", {
  timeout: 60_000,
}, async () => {
  await using folder = await northFolder({
    "sites/north/.git/config": "mine",
    "sites/north/public/.keep": "mine",
    "sites/north/site.json~": "mine",
  });
  const dir = join(folder.dir, "sites");
  symlinkSync("/etc/hostname", join(dir, "north", "host"));
  const { sites } = folder;
  expect(await sites("push")).toMatchObject({ code: 0 });
  expect(await sites("pull", "north")).toMatchObject({ code: 0, out: "north: revision 1, 2 documents.\n" });
  for (const path of [".git/config", "public/.keep", "site.json~"])
    expect(readFileSync(join(dir, "north", path), "utf8"), path).toBe("mine");
  expect(lstatSync(join(dir, "north", "host")).isSymbolicLink()).toBe(true);
});

test("a folder that is a link is one like any other, and one whose disk is away keeps no other site from its check", {
  timeout: 60_000,
}, async () => {
  await using folder = await northFolder();
  const [dir, elsewhere] = [join(folder.dir, "sites"), join(folder.dir, "north-of-dana")];
  const { sites } = folder;
  renameSync(join(dir, "north"), elsewhere);
  symlinkSync(elsewhere, join(dir, "north"));
  expect(await sites("diff")).toMatchObject({ code: 1, out: expect.stringMatching(/added +site\.json/) });
  expect(await sites("push")).toMatchObject({ code: 0, out: "north: is now revision 1.\n" });
  writeFileSync(join(elsewhere, "site.json"), "{}");
  expect(await sites("pull", "--force")).toMatchObject({ code: 0 });
  expect(lstatSync(join(dir, "north")).isSymbolicLink()).toBe(true);
  expect(readFileSync(join(elsewhere, "site.json"), "utf8")).not.toBe("{}");
  symlinkSync(join(folder.dir, "no-such-disk"), join(dir, "south"));
  const checked = await sites("check");
  expect([checked.code, checked.out]).toEqual([
    1,
    expect.stringMatching(/^south: This folder cannot be read: .+\n(Note: .+\n)*$/),
  ]);
  expect(await sites("push")).toMatchObject({
    code: 1,
    error: expect.stringContaining("the folder south cannot be read"),
  });
});

test("the people of a site are forgotten once nobody serves it, and only where that is meant", {
  timeout: 60_000,
}, async () => {
  await using folder = await northFolder();
  const { at: dir, sites } = folder;
  expect(await sites("push")).toMatchObject({ code: 0 });
  const forget = async (...more: string[]) => (await sites("forget", "north", ...more)).error;
  expect(await forget("--yes")).toContain("take its folder away first");
  renameSync(join(dir, "north"), join(folder.dir, "north"));
  expect(await forget("--yes")).toContain("run forecourt sites remove north first");
  expect(await sites("remove", "north")).toMatchObject({ code: 0 });
  expect(await forget()).toContain("say so with --yes");
  expect(await sites("forget", "north", "--yes")).toMatchObject({
    code: 0,
    out: "Erased of north: 0 threads, 0 alerts, 0 accounts.\n",
  });
});

test("a command knows a site of the database whose pictures cannot be fetched just now, and status names it", {
  timeout: 60_000,
}, async () => {
  await using folder = await northFolder({
    "sites/north/public/logo.svg": '<svg xmlns="http://www.w3.org/2000/svg"/>',
  });
  const data = join(folder.dir, "data");
  const { env } = folder;
  expect(await forecourt(["sites", "push"], env)).toMatchObject({ code: 0 });
  rmSync(join(data, "files"), { recursive: true });
  const fromDatabase = { env: { ...env, FORECOURT_SITES_FROM: "database" } };
  const deliveries = await runCommand(["leads", "list", "--site", "north"], fromDatabase);
  expect(deliveries).toMatchObject({ code: 0, stdout: "No deliveries.\n", stderr: "" });
  const status = await runCommand(["status"], fromDatabase);
  expect([status.code, status.stdout]).toEqual([1, expect.stringContaining("its documents cannot be fetched")]);
});
