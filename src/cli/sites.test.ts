import { Command } from "commander";
import { afterEach, expect, test, vi } from "vitest";
import { siteFile, sitesFolder } from "../features/site/sites-folder.testing.ts";
import { register } from "./sites.ts";

afterEach(() => {
  process.exitCode = undefined;
});

async function run(...args: readonly string[]): Promise<{ said: string; code: unknown }> {
  const log = vi.spyOn(console, "log").mockImplementation(() => undefined);
  const program = new Command();
  register(program);
  await program.parseAsync(["sites", ...args], { from: "user" });
  const said = log.mock.calls.join("\n");
  log.mockRestore();
  return { said, code: process.exitCode };
}

test("a good folder is said to be in order and ends with 0", async () => {
  await using folder = await sitesFolder({ "alpha/site.json": siteFile() });
  expect(await run("check", "--dir", folder.dir)).toEqual({ said: "The sites' files are in order.", code: 0 });
});

test("a problem is a line with file, pointer and sentence, and ends with 1", async () => {
  await using folder = await sitesFolder({ "alpha/site.json": siteFile({ search: { minPhotos: 15 } }) });
  expect(await run("check", "--dir", folder.dir)).toEqual({
    said: "alpha/site.json#/search/minPhotos: Write a whole number from 0 to 14.",
    code: 1,
  });
});

test("a brand colour on which nothing could be read is named with what stands in its place, and is no problem", async () => {
  const brand = { ...siteFile().brand, colour: "#7a7a7a" };
  await using folder = await sitesFolder({ "alpha/site.json": siteFile({ brand }) });
  const { said, code } = await run("check", "--dir", folder.dir);
  expect(said).toMatch(
    /^The sites' files are in order\.\nNote: alpha\/site\.json#\/brand\/colour: The brand colour #7a7a7a cannot .* so #[0-9a-f]{6} is used/,
  );
  expect(code).toBe(0);
});

test("--json gives the same to programs", async () => {
  await using folder = await sitesFolder({ "alpha/site.json": "{" });
  const { said, code } = await run("check", "--json", "--dir", folder.dir);
  expect(JSON.parse(said)).toMatchObject([{ file: "alpha/site.json", pointer: "" }]);
  expect(code).toBe(1);
});
