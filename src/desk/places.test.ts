import { expect, test } from "vitest";
import { dealership, testSite } from "../../test/fixtures/site.ts";
import { allPlaces, deskZone, reachesOf } from "./places.ts";
import { siteOf } from "./stock/car-places.ts";

const south = { ...dealership(1, "south"), folder: "kingtide" };
const own = { ...dealership(2, "north"), folder: "everything" };
const SITES = [
  testSite("everything", [south, own], { config: { timezone: "Australia/Sydney" } }),
  testSite("kingtide", [south], { config: { timezone: "Australia/Brisbane" } }),
];
const sites = { all: () => SITES };

test("a dealership that another site shows, too, goes by the clock of its own", () => {
  expect(allPlaces(sites).map(({ site, dealership: of, timeZone }) => [site, of, timeZone])).toEqual([
    ["everything", "north", "Australia/Sydney"],
    ["kingtide", "south", "Australia/Brisbane"],
    ["everything", "south", "Australia/Sydney"],
  ]);
  const app = { sites } as unknown as Parameters<typeof siteOf>[0]["app"];
  expect(siteOf({ app }, { dealership_slug: "south" })?.slug).toBe("kingtide");
  expect(siteOf({ app }, { dealership_slug: "gone" })).toBeNull();
  const alone = { sites: { all: () => SITES.slice(0, 1) } } as unknown as typeof app;
  expect(siteOf({ app: alone }, { dealership_slug: "south" })?.slug).toBe("everything");
});

test.each([
  ["dealership:south", "Australia/Brisbane"],
  ["site:kingtide", "Australia/Brisbane"],
  ["site:everything", "Australia/Sydney"],
  ["*", "Australia/Sydney"],
  ["site:gone", "Australia/Sydney"],
])("what belongs to no dealership is told on the clock of where one works: %s", (reach, zone) => {
  const session = { staff: { grants: [{ role: "sales", reach } as const] } };
  expect(deskZone({ app: { sites }, session })).toBe(zone);
});

test("a dealership that two sites show is one reach of a role", () => {
  const north = dealership(1, "north");
  const sites = [testSite("one", [north]), testSite("two", [north, dealership(2, "south")])];
  expect(reachesOf({ all: () => sites })).toEqual([
    "*",
    "site:one",
    "dealership:north",
    "site:two",
    "dealership:south",
  ]);
});
