import { copyFileSync, cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { dealershipFile, siteFile, sitesFolder } from "../../features/site/sites-folder.testing.ts";
import { forecourt } from "../testing.ts";

const named = (name: string) => siteFile({}, { siteName: name, dealerships: ["north"] });

/** A folder of the site north, its database, and what a push of a folder comes to. */
async function pushed() {
  const folder = await sitesFolder({
    "sites/north/site.json": named("North"),
    "sites/north/dealerships/north.json": dealershipFile(1),
  });
  const [ours, theirs, data] = ["sites", "theirs", "data"].map((name) => join(folder.dir, name)) as [
    string,
    string,
    string,
  ];
  const push = (at: string, name: string) => {
    writeFileSync(join(at, "north/site.json"), JSON.stringify(named(name)));
    return forecourt(["sites", "push"], { FORECOURT_SITES: at, FORECOURT_DATA: data, DATABASE_URL: "" });
  };
  expect(await push(ours, "First")).toMatchObject({ code: 0 });
  cpSync(ours, theirs, { recursive: true });
  return { ...folder, ours, theirs, database: join(data, "forecourt.sqlite"), push };
}

test("after a restore nobody overwrites a revision that got the number of one that is lost", {
  timeout: 60_000,
}, async () => {
  await using place = await pushed();
  const { ours, theirs, database, push } = place;
  copyFileSync(database, `${database}.backup`);
  expect((await push(ours, "Ours")).out).toBe("north: is now revision 2.\n");
  copyFileSync(`${database}.backup`, database);
  expect((await push(theirs, "Theirs")).out).toBe("north: is now revision 2.\n");
  const { code, error } = await push(ours, "Ours again");
  expect([code, error]).toEqual([1, expect.stringContaining("has stored revision 2")]);
  expect((await push(theirs, "Theirs again")).out).toBe("north: is now revision 3.\n");
});

test("a folder whose note is of an earlier version, which wrote no time, is taken by its number", {
  timeout: 60_000,
}, async () => {
  await using place = await pushed();
  const { ours, push } = place;
  const note = join(ours, "north/.revision");
  expect(readFileSync(note, "utf8")).toMatch(/^1 \d{4}-\d\d-\d\dT\S+Z\n$/);
  writeFileSync(note, "1\n");
  expect((await push(ours, "Second")).out).toBe("north: is now revision 2.\n");
});
