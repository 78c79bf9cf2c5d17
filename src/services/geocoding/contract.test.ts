import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { REGIONS } from "./data/regions.ts";
import { geocoding } from "./geocoding.ts";
import { mapsGeocoder } from "./live.ts";
import type { Geocoder } from "./port.ts";
import { type MapsSimulator, mapsSimulator } from "./simulator.ts";
import { regionTable } from "./table.ts";

let maps: MapsSimulator;
beforeEach(async () => {
  maps = await mapsSimulator({ key: "k3y" });
});
afterEach(() => maps.close());

const live = (key = "k3y", patience = 5_000) => mapsGeocoder({ key, address: maps.address, patience });
const NOWHERE = ["0000", "0999", "1001", "9999", "8001", "99999", "abc", "", "２０００", "20 0", "2000|country:NZ"];

describe.each([
  ["the maps client", () => live()],
  ["our own table", () => regionTable],
  ["a site with a key", () => geocoding({ live, onFailure: () => {} })("k3y")],
] as [string, () => Geocoder][])("%s as a geocoder", (_, open) => {
  test.each([
    ["2000", "Sydney City"],
    ["0800", "Darwin"],
    ["3220", "Geelong"],
    ["7250", "Launceston"],
    ["6799", "Cocos (Keeling) Islands"],
  ])("API-035 finds %s at %s, with a point within Australia", async (postcode, name) => {
    const found = await open().locate(postcode);
    expect(found).toMatchObject({ ok: true, value: { postcode, name } });
    if (!found.ok) return;
    expect(found.value.lat).toBeGreaterThan(-44);
    expect(found.value.lat).toBeLessThan(-9);
    expect(found.value.lng).toBeGreaterThan(96);
  });

  test.each(NOWHERE)("LEAD-066 knows no place at %j", async (postcode) => {
    expect(await open().locate(postcode)).toMatchObject({ ok: false, error: { kind: "unknown" } });
  });
});

test("LEAD-066 API-034 the maps service is asked for the postcode within Australia, by the site's key", async () => {
  await live().locate("4000");
  expect(maps.asked).toEqual(["postal_code:4000|country:AU"]);
  expect(await live("another").locate("4000")).toMatchObject({ error: { kind: "unavailable" } });
});

test.each([
  ["garbage", "unavailable"],
  ["flood", "unavailable"],
  ["hang", "unavailable"],
  ["over-limit", "unavailable"],
  [500, "unavailable"],
  [403, "unavailable"],
  [302, "unavailable"],
  ["country", "unknown"],
] as const)("an answer of %s is told as %s, without the key", async (mood, kind) => {
  maps.behave(mood);
  const found = await live("k3y", mood === "hang" ? 100 : undefined).locate("4000");
  expect(found).toMatchObject({ ok: false, error: { kind } });
  expect(JSON.stringify(found)).not.toContain("k3y");
});

test("API-034 a postcode is paid for once, one that no place has never, and a failure is asked about again", async () => {
  const failures: string[] = [];
  const site = geocoding({ live, onFailure: ({ message }) => failures.push(message) })("k3y");
  maps.behave(500);
  expect(await site.locate("4000")).toMatchObject({ ok: true, value: { name: "Brisbane City" } });
  expect(failures).toEqual(["The maps service answered 500."]);
  maps.behave("answer");
  await Promise.all([site.locate("4000"), site.locate("4000"), site.locate("0000"), site.locate("99999")]);
  await site.locate("4000");
  expect(maps.asked).toHaveLength(2);
});

test("the table of regions rises, and each has its point", () => {
  for (const [at, [from, name, lat, lng]] of REGIONS.entries()) {
    expect(from, String(name)).toBeGreaterThan(REGIONS[at - 1]?.[0] ?? -1);
    expect(name === null, String(name)).toBe(lat === undefined || lng === undefined);
  }
});
