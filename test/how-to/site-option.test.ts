import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { dealershipFile, siteFile, sitesFolder } from "../../src/features/site/sites-folder.testing.ts";
import { blockOf } from "./steps.ts";
import { type Workshop, workshopOf } from "./workshop.ts";

const PAGE = "site-option.md";
let workshop: Workshop;
beforeAll(async () => {
  workshop = await workshopOf(PAGE);
});
afterAll(() => workshop.close());

const sitesOf = (phones: unknown) =>
  sitesFolder({
    "one/site.json": siteFile({ phones }, { dealerships: ["plain", "own"] }),
    "one/dealerships/plain.json": dealershipFile(1),
    "one/dealerships/own.json": dealershipFile(2, JSON.parse(blockOf(PAGE, "dealership.json"))),
  });

const LOOK = `
  import { openSites } from "./src/features/site/data.ts";
  import { siteView } from "./src/features/site/view.ts";
  import { phoneNote } from "./src/features/locations/phone-note.ts";
  const sites = await openSites(process.env.SITES, { defaultSite: null });
  const site = sites.bySlug("one");
  console.log(JSON.stringify({
    problems: sites.problems(),
    server: site && ["plain", "own"].map((slug) => phoneNote(site, slug)),
    browser: site && siteView(site, 0).config.phoneNote,
  }));
`;

const look = async (phones: unknown) => {
  await using folder = await sitesOf(phones);
  return JSON.parse(await workshop.run(LOOK, { SITES: folder.dir }));
};

test("SITE-015 SITE-017 the option of the walk-through is read, by a dealership otherwise, and reaches the browser", async () => {
  const { phones } = JSON.parse(blockOf(PAGE, "site.json"));
  expect(await look(phones)).toEqual({
    problems: [],
    server: [phones.phoneNote, "Answered daily"],
    browser: phones.phoneNote,
  });
  expect(await look({})).toEqual({ problems: [], server: [null, "Answered daily"], browser: null });
});

test("a value that the declaration does not allow is refused, with its place", async () => {
  const { problems } = await look({ phoneNote: 7 });
  expect(problems).toEqual([expect.objectContaining({ file: "one/site.json", pointer: "/phones/phoneNote" })]);
});

test("the command that the page names writes what follows from the declaration", async () => {
  await workshop.forecourt("sites", "docs");
  const written = (path: string) => readFile(join(workshop.dir, path), "utf8");
  expect(await written("docs/site-options.md")).toMatch(
    /^\| `phoneNote` \| text \| none \| {2}\| site, dealership \|/m,
  );
  for (const file of ["site", "dealership"])
    expect(await written(`sites/${file}.schema.json`)).toContain('"phoneNote"');
});
