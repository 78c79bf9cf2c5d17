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
