import { Command } from "commander";
import { afterEach, expect, test, vi } from "vitest";
import {
  dealershipFile,
  locationEntry,
  siteFile,
  sitesFolder,
  writtenPages,
} from "../features/site/sites-folder.testing.ts";
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
  await using folder = await sitesFolder({ "alpha/site.json": siteFile(), ...writtenPages("alpha") });
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

test("pictures and endpoints that pages would silently not show or reach are named with what to write", async () => {
  await using folder = await sitesFolder({
    ...writtenPages("alpha"),
    "alpha/public/3.webp": "",
    "alpha/site.json": siteFile({
      imageHosts: ["known.example.com"],
      services: { analyticsEndpoint: "http://events.example.com/in" },
    }),
    "alpha/promos.json": {
      slides: ["https://known.example.com/1.webp", "https://cdn.example.net/2.webp", "/site/3.webp"].map((image) => ({
        name: "Slide",
        description: "",
        url: "/",
        hide_overlay: false,
        image,
      })),
    },
  });
  const { said, code } = await run("check", "--dir", folder.dir);
  const [order, ...notes] = said.split("\n");
  expect([order, code]).toEqual(["The sites' files are in order.", 0]);
  expect(notes).toEqual([
    "Note: alpha/site.json#/services/analyticsEndpoint: http://events.example.com/in is not reached: a page may reach this server and https addresses only. Write it with https://.",
    'Note: alpha/site.json#/imageHosts: Pictures and films from cdn.example.net are not shown (https://cdn.example.net/2.webp): pages show nothing of a host they do not know: write "imageHosts": ["known.example.com","cdn.example.net"] in the site\'s site.json, or start the server with IMAGE_HOSTS=cdn.example.net for all sites.',
  ]);
});

test("files of a site's own folder that are named and not there are named, once each", async () => {
  const page = "---\ntitle: Ours\nimage: /site/yard%20one.jpg?v=2\n---\n![A](/site/there.png) ![B](/site/lost.png)";
  await using folder = await sitesFolder({
    ...writtenPages("alpha"),
    "alpha/site.json": siteFile(),
    "alpha/pages/about-us.md": page,
    "alpha/pages/careers.md": page,
    "alpha/public/there.png": "",
    "alpha/public/yard one.jpg": "",
  });
  const { said, code } = await run("check", "--dir", folder.dir);
  expect(said.split("\n")).toEqual([
    "The sites' files are in order.",
    "Note: alpha/site.json: /site/lost.png is named and public/lost.png is not there, so its place stays empty: add it.",
  ]);
  expect(code).toBe(0);
});

test("products of a lender that is nobody's provider, which no page would show, are named", async () => {
  const product = (lender: string) => ({
    lender,
    name: "Everyday",
    licence: "Lanternbay Credit Pty Ltd, Australian Credit Licence 000 902",
    rates: [{ interest: 8.99, comparison: 10.61 }],
    amount: { least: 3000, most: 90_000 },
    fees: { establishment: 395, monthlyAdmin: 8 },
    estimate: { years: 5, deposit: 0.1, balloon: 0 },
  });
  const finance = {
    financeProvider: "Angle",
    lenderProducts: [product("Angle"), product("Taurus"), product("AusLoans")],
  };
  const south = dealershipFile(2, { config: { finance: { financeProvider: "Taurus" } } });
  await using folder = await sitesFolder({
    ...writtenPages("alpha"),
    "alpha/site.json": siteFile({ finance }, { dealerships: ["south"] }),
    "alpha/dealerships/south.json": south,
  });
  const { said, code } = await run("check", "--dir", folder.dir);
  expect(said.split("\n")).toEqual([
    "The sites' files are in order.",
    'Note: alpha/site.json#/finance/lenderProducts: The products of AusLoans are never used, because no dealership here has it for its provider: write "financeProvider": "AusLoans", or take them out.',
  ]);
  expect(code).toBe(0);
});

test("a yard whose hours go by the clock of another state is named with what to write, unless its file says so", async () => {
  const said = async (dealership: Readonly<Record<string, unknown>>, state: string) => {
    const place = locationEntry(11, "north-yard", "north");
    await using folder = await sitesFolder({
      "alpha/site.json": siteFile({}, { dealerships: ["north"], timezone: "Australia/Sydney" }),
      "alpha/dealerships/north.json": dealershipFile(1, dealership),
      "alpha/locations.json": [{ ...place, address: { ...place.address, state } }],
    });
    return (await run("check", "--dir", folder.dir)).said;
  };
  expect(await said({}, "QLD")).toMatch(
    /^The sites' files are in order\.\nNote: alpha\/dealerships\/north\.json#\/config\/site\/timezone: .* stands in QLD, but .* "timezone": "Australia\/Brisbane" here/,
  );
  // Melbourne's clocks are Sydney's.
  for (const state of ["NSW", "VIC", "ACT", ""]) expect(await said({}, state), state).not.toContain("timezone");
  expect(await said({ config: { site: { timezone: "Australia/Sydney" } } }, "QLD")).not.toContain("timezone");
});

test("a day that a place tells twice is named, since only the first counts, and so is one that never opens", async () => {
  const place = locationEntry(11, "north-yard", "north");
  const monday = { weekday: 1, status: "Open", open: "08:00", close: "12:00" };
  const opening_hours = [monday, { weekday: 2, status: "Open" }, { ...monday, open: "13:00", close: "17:00" }];
  const eve = { date: "2026-12-24", status: "Closed", start_hour: "00:00", end_hour: "00:00" };
  const late = { date: "2026-12-30", status: "Open", start_hour: "17:00", end_hour: "09:00" };
  const service = { date: "2026-12-31", status: "Open", hours: { begin: "17:00", end: "17:00" } };
  await using folder = await sitesFolder({
    "alpha/site.json": siteFile({}, { dealerships: ["north"] }),
    "alpha/dealerships/north.json": dealershipFile(1),
    "alpha/locations.json": [{ ...place, contact_detail: { opening_hours }, special_hours: [eve, eve, late, service] }],
  });
  const { said, code } = await run("check", "--dir", folder.dir);
  expect(said.match(/has (?:two entries for|a closing time on) [\w-]+/g)).toEqual([
    "has two entries for Monday",
    "has two entries for 2026-12-24",
    "has a closing time on 2026-12-30",
    "has a closing time on 2026-12-31",
  ]);
  expect(code).toBe(0);
});

test("--json gives the same to programs", async () => {
  await using folder = await sitesFolder({ "alpha/site.json": "{" });
  const { said, code } = await run("check", "--json", "--dir", folder.dir);
  expect(JSON.parse(said)).toMatchObject([{ file: "alpha/site.json", pointer: "" }]);
  expect(code).toBe(1);
});

test("a source's mapping with a field that is none is a problem, with its place and the right spelling", async () => {
  const source = { name: "dms", kind: "https", url: "https://dms.dealer.example/stock.csv" };
  const sources = [
    { ...source, mapping: { columns: { Ask: { field: "price" } } } },
    { ...source, name: "auction", mapping: "mappings/auction.json" },
  ];
  await using folder = await sitesFolder({
    "alpha/site.json": siteFile({}, { dealerships: ["north"] }),
    "alpha/dealerships/north.json": dealershipFile(1, { sources }),
    "alpha/mappings/auction.json": { columns: { Ask: { field: "prices" } } },
  });
  const { said, code } = await run("check", "--dir", folder.dir);
  expect(said).toMatch(
    /^alpha\/dealerships\/north.json#\/sources\/1\/mapping: In the mapping, .*"prices" is no field.*did you mean price/,
  );
  expect(code).toBe(1);
});

test("a source whose secret is not set here is noted, and is no problem", async () => {
  const headers = { Authorization: { env: "NOBODY_SETS_THIS" } };
  const sources = [{ name: "dms", kind: "https", url: "https://dms.dealer.example/stock.csv", headers }];
  await using folder = await sitesFolder({
    "alpha/site.json": siteFile({}, { dealerships: ["north"] }),
    "alpha/dealerships/north.json": dealershipFile(1, { sources }),
  });
  const { said, code } = await run("check", "--dir", folder.dir);
  expect(said).toContain("Note: alpha/dealerships/north.json#/sources/0: NOBODY_SETS_THIS is not set here");
  expect(code).toBe(0);
});
