import { mkdtempSync, rmSync, statSync, utimesSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import { expect, test, vi } from "vitest";
import { eachDatabase } from "../../test/fixtures/database.ts";
import { parseEnv } from "../env.ts";
import { siteFile, sitesFolder } from "../features/site/sites-folder.testing.ts";
import { changeSites } from "../features/site-documents/changing.ts";
import { documentsIn } from "../features/site-documents/documents.ts";
import { DAY_MS } from "../lib/time/spans.ts";
import { folderStore } from "../services/files/folder.ts";
import { openSitesFrom } from "./sites.ts";

eachDatabase("a server of sites in the database", (openFresh) => {
  test("has each day what it wrote of them count as read, so that no system clears it away as forgotten", async () => {
    const dataDir = mkdtempSync(join(tmpdir(), "forecourt-kept-sites-"));
    const db = await openFresh();
    const files = folderStore({ folder: join(dataDir, "files") });
    const logo = '<svg xmlns="http://www.w3.org/2000/svg"/>';
    await using folder = await sitesFolder({ "alpha/site.json": siteFile(), "alpha/public/logo.svg": logo });
    const documents = await documentsIn(folder.dir, "alpha");
    if (!documents.ok) return expect.fail(documents.error.join());
    const change = { site: "alpha", from: 0, documents: documents.value };
    expect(await changeSites([change], { db, files, author: "dana", message: "", now: 1_000 })).toMatchObject({
      ok: true,
    });
    const env = parseEnv({ FORECOURT_DATA: dataDir, FORECOURT_SITES_FROM: "database" });
    if (!env.ok) return expect.fail(env.error.join());
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    const opened = await openSitesFrom(env.value, db, files, pino({ level: "silent" }));
    const written = join(opened.env.sitesDir, "alpha/public/logo.svg");
    const old = new Date(0);
    utimesSync(written, old, old);
    vi.advanceTimersByTime(DAY_MS);
    await expect.poll(() => statSync(written).atimeMs).toBeGreaterThan(0);
    await opened.close();
    expect(vi.getTimerCount()).toBe(0);
    vi.useRealTimers();
    rmSync(dataDir, { recursive: true, force: true });
  });
});
