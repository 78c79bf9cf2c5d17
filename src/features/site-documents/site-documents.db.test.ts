import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { eachDatabase } from "../../../test/fixtures/database.ts";
import type { Database } from "../../db/open.ts";
import { folderStore } from "../../services/files/folder.ts";
import { openSites } from "../site/data.ts";
import { siteFile, sitesFolder } from "../site/sites-folder.testing.ts";
import { changeSites } from "./changing.ts";
import { currentRevisions, documentsAt, revisionsOf } from "./data.ts";
import { differencesOf } from "./differences.ts";
import { documentsIn, fileKeyOf } from "./documents.ts";
import { openDocumentsFolder } from "./following.ts";

const store = mkdtempSync(join(tmpdir(), "forecourt-document-files-"));
const files = folderStore({ folder: store });
afterAll(() => rmSync(store, { recursive: true, force: true }));

const signed = { author: "dana", message: "", now: 1_000 };
const LOGO = '<svg xmlns="http://www.w3.org/2000/svg"/>';

/** The documents of a site's folder with these files. */
async function documents(site: string, all: Readonly<Record<string, unknown>>) {
  const named = Object.entries(all).map(([name, content]) => [`${site}/${name}`, content]);
  await using folder = await sitesFolder(Object.fromEntries(named));
  const read = await documentsIn(folder.dir, site);
  if (!read.ok) throw new Error(read.error.join());
  return read.value;
}

const named = (siteName: string, more = {}) => ({
  "site.json": siteFile(more, { siteName }),
  "public/logo.svg": LOGO,
});

/** Brings a site in, as `sites push` does from a folder that was taken from revision `from`. */
async function push(db: Database, site: string, all: Readonly<Record<string, unknown>>, from = 0, isDry = false) {
  const change = { site, from, documents: await documents(site, all) };
  return changeSites([change], { db, files, isDry, ...signed });
}

eachDatabase("documents of sites", (openFresh) => {
  test("each change is a revision, earlier ones stay as they were, and one of them can come back", async () => {
    const db = await openFresh();
    const about = { "pages/about.md": "---\ntitle: About\n---\nOne\n" };
    await push(db, "alpha", { ...named("First"), ...about });
    const second = await push(db, "alpha", named("Second"), 1);
    expect(second).toEqual({ ok: true, value: [{ site: "alpha", revision: 2, isNew: true }] });
    const [one, two] = [await documentsAt(db, "alpha", 1), await documentsAt(db, "alpha", 2)];
    expect([[...one.keys()], [...two.keys()]]).toEqual([
      ["pages/about.md", "public/logo.svg", "site.json"],
      ["public/logo.svg", "site.json"],
    ]);
    expect(differencesOf(one, two)).toEqual(expect.arrayContaining(["removed  pages/about.md", "changed  site.json"]));
    await changeSites([{ site: "alpha", from: null, documents: one }], { db, files, ...signed });
    expect(await documentsAt(db, "alpha", 3)).toEqual(one);
    expect((await revisionsOf(db, "alpha")).map(({ revision }) => revision)).toEqual([3, 2, 1]);
    expect(await push(db, "alpha", { ...named("First"), ...about }, 1)).toMatchObject({ value: [{ isNew: false }] });
  });

  test("of two pushes from one revision the first is stored, and the second is told of it", async () => {
    const db = await openFresh();
    await push(db, "alpha", named("First"));
    const both = await Promise.all([push(db, "alpha", named("Left"), 1), push(db, "alpha", named("Right"), 1)]);
    expect(both.map(({ ok }) => ok).sort()).toEqual([false, true]);
    const refused = both.find(({ ok }) => !ok);
    expect(refused).toMatchObject({ error: { kind: "behind", site: "alpha", from: 1, current: { revision: 2 } } });
    expect(await revisionsOf(db, "alpha")).toHaveLength(2);
  });

  test("an invalid site is refused in the words of `sites check`, with all that was pushed beside it", async () => {
    const db = await openFresh();
    await push(db, "alpha", named("First", { hosts: ["www.alpha.example"] }));
    const good = { site: "beta", from: 0, documents: await documents("beta", named("Beta")) };
    const bad = { "site.json": siteFile({ services: { searchKey: "s3cret" } }) };
    const changes = [good, { site: "gamma", from: 0, documents: await documents("gamma", bad) }];
    const refused = await changeSites(changes, { db, files, ...signed });
    if (refused.ok || refused.error.kind !== "invalid") throw new Error("An invalid site was stored.");
    expect(refused.error.problems.join("\n")).toContain("A secret never stands in this file");
    const clash = { "site.json": siteFile({ hosts: ["www.alpha.example"] }) };
    expect(await push(db, "gamma", clash)).toMatchObject({
      error: { problems: [expect.stringMatching(/^gamma\/site\.json#\/hosts\/0: .*alpha/)] },
    });
    expect((await currentRevisions(db)).map(({ site }) => site)).toEqual(["alpha"]);
    expect(await push(db, "beta", named("Beta"), 0, true)).toMatchObject({ value: [{ revision: 1, isNew: true }] });
    expect(await currentRevisions(db)).toHaveLength(1);
  });

  test("a process shows a pushed revision within a second, its pictures too, and a removed site no more", async () => {
    const db = await openFresh();
    await push(db, "alpha", named("First"));
    const folder = await openDocumentsFolder({ db, files, intervalMs: 20 });
    const sites = await openSites(folder.dir, { defaultSite: null });
    folder.follow(sites.reload);
    const names = () => sites.all().map(({ slug, config }) => `${slug} ${config.siteName}`);
    expect(names()).toEqual(["alpha First"]);
    expect(readFileSync(join(folder.dir, "alpha/public/logo.svg"), "utf8")).toBe(LOGO);
    await push(db, "alpha", named("Second"), 1);
    await push(db, "beta", named("Beta"));
    await expect.poll(names).toEqual(["alpha Second", "beta Beta"]);
    await changeSites([{ site: "alpha", from: null, documents: new Map() }], { db, files, ...signed });
    await expect.poll(names).toEqual(["beta Beta"]);
    await folder.close();
    await sites.close();
  });

  test("a start while the store of files is away serves every site without its pictures, and waits for few of them", async () => {
    const db = await openFresh();
    const pictures = Object.fromEntries(Array.from({ length: 5 }, (_, n) => [`public/${n}.webp`, `picture ${n}`]));
    for (const site of ["alpha", "beta", "gamma"]) await push(db, site, { ...named(site), ...pictures });
    let asked = 0;
    const get: typeof files.get = async () => {
      asked += 1;
      return { ok: false, error: { kind: "unavailable", message: "The bucket did not answer in time." } };
    };
    const folder = await openDocumentsFolder({ db, files: { ...files, get }, intervalMs: 20 });
    const sites = await openSites(folder.dir, { defaultSite: null });
    expect(sites.all().map(({ slug }) => slug)).toEqual(["alpha", "beta", "gamma"]);
    expect(folder.health().unread).toEqual(["alpha", "beta", "gamma"]);
    expect(asked).toBe(3);
    await folder.close();
    await sites.close();
  });

  test("a revision that cannot be read leaves the other sites served and is named; an outage keeps all", async () => {
    const db = await openFresh();
    const bad = await documents("bad", { ...named("Bad"), "public/logo.svg": "<svg>lost</svg>" });
    await changeSites([{ site: "bad", from: 0, documents: bad }], { db, files, ...signed });
    await push(db, "alpha", named("First"));
    await files.remove(fileKeyOf(bad.get("public/logo.svg")?.sha256 ?? ""));
    const folder = await openDocumentsFolder({ db, files, intervalMs: 20 });
    const sites = await openSites(folder.dir, { defaultSite: null });
    // There is no revision of before: it is served without its logo, which is asked for again.
    expect(sites.all().map(({ slug }) => slug)).toEqual(["alpha", "bad"]);
    expect(folder.health()).toEqual({ answers: true, unread: ["bad"] });
    folder.follow(sites.reload);
    const logo = () => readFileSync(join(folder.dir, "bad/public/logo.svg"), "utf8");
    expect(logo()).toBe("");
    const { version } = sites.bySlug("bad") ?? expect.fail();
    const lost = bad.get("public/logo.svg");
    await files.put(fileKeyOf(lost?.sha256 ?? ""), lost?.content ?? Buffer.alloc(0), "image/svg+xml");
    await expect.poll(() => folder.health().unread).toEqual([]);
    expect(logo()).toBe("<svg>lost</svg>");
    await expect.poll(() => sites.bySlug("bad")?.version).not.toBe(version);
    await db.schema.alterTable("site_revisions").renameTo("site_revisions_away").execute();
    await expect.poll(() => folder.health().answers).toBe(false);
    expect(sites.all().map(({ slug }) => slug)).toEqual(["alpha", "bad"]);
    await db.schema.alterTable("site_revisions_away").renameTo("site_revisions").execute();
    await expect.poll(() => folder.health().answers).toBe(true);
    await folder.close();
    await sites.close();
  });
});
