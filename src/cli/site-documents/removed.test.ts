import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { dealershipFile, siteFile, sitesFolder } from "../../features/site/sites-folder.testing.ts";
import { forecourt } from "../testing.ts";

test("a folder of a site that was removed is not pushed, and what it says can be done", {
  timeout: 60_000,
}, async () => {
  await using folder = await sitesFolder({
    "sites/north/site.json": siteFile({}, { dealerships: ["north"] }),
    "sites/north/dealerships/north.json": dealershipFile(1),
  });
  const env = {
    FORECOURT_SITES: join(folder.dir, "sites"),
    FORECOURT_DATA: join(folder.dir, "data"),
    DATABASE_URL: "",
  };
  const sites = (...words: string[]) => forecourt(["sites", ...words], env);
  expect(await sites("push")).toMatchObject({ code: 0 });
  expect(await sites("remove", "north", "--author", "Dana")).toMatchObject({ code: 0 });
  const { code, error } = await sites("push");
  expect([code, error]).toEqual([1, expect.stringMatching(/Dana has removed north .+ sites rollback north 1 and/)]);
  expect(await sites("rollback", "north", "1")).toMatchObject({ code: 0 });
  expect(await sites("push")).toMatchObject({ code: 0, out: "north: nothing has changed since revision 3.\n" });
});

test("a pull that was killed leaves nothing that keeps the next one from it", { timeout: 60_000 }, async () => {
  await using folder = await sitesFolder({
    "sites/north/site.json": siteFile({}, { dealerships: ["north"] }),
    "sites/north/dealerships/north.json": dealershipFile(1),
  });
  const dir = join(folder.dir, "sites");
  const env = { FORECOURT_SITES: dir, FORECOURT_DATA: join(folder.dir, "data"), DATABASE_URL: "" };
  const sites = (...words: string[]) => forecourt(["sites", ...words], env);
  expect(await sites("push")).toMatchObject({ code: 0 });
  // Killed after the new folder had got its name, and before the old one was deleted.
  mkdirSync(join(dir, ".before-north"));
  writeFileSync(join(dir, ".before-north", "site.json"), "{}");
  mkdirSync(join(dir, ".pulled-north"));
  expect(await sites("pull", "north")).toMatchObject({ code: 0, out: "north: revision 1, 2 documents.\n" });
  expect(readdirSync(dir)).toEqual(["north"]);
});
