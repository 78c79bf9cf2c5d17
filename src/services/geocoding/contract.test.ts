import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { REGIONS } from "./data/regions.ts";
import { geocoding } from "./geocoding.ts";
import { mapsGeocoder } from "./live.ts";
import { placeTable } from "./place-table.ts";
import type { Geocoder } from "./port.ts";
import { type MapsSimulator, mapsSimulator } from "./simulator.ts";
import { postcodePlace } from "./table.ts";

let maps: MapsSimulator;
beforeEach(async () => {
  maps = await mapsSimulator({ key: "k3y" });
});
afterEach(() => maps.close());

const live = (key = "k3y", patience = 5_000) => mapsGeocoder({ key, address: maps.address, patience });
const NOWHERE = ["0000", "0999", "1001", "9999", "8001", "99999", "abc", "", "２０００", "20 0", "2000|country:NZ"];

describe.each([
  ["the maps client", () => live()],
  ["our own table", () => placeTable],
  ["a site with a key", () => geocoding({ live, onFailure: () => {} })("k3y")],
] as [string, () => Geocoder][])("%s as a geocoder", (_, open) => {
  test.each([
    ["2000", "Sydney"],
    ["3065", "Fitzroy"],
    ["4217", "Surfers Paradise"],
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
  expect(await site.locate("4000")).toMatchObject({ ok: true, value: { name: "Brisbane", state: "QLD" } });
  expect(failures).toEqual(["The maps service answered 500."]);
  maps.behave("answer");
  await Promise.all([site.locate("4000"), site.locate("4000"), site.locate("0000"), site.locate("99999")]);
  await site.locate("4000");
  expect(maps.asked).toHaveLength(2);
});

test.each([
  ["Sydney", "Sydney NSW 2000"],
  ["parramatta nsw", "Parramatta NSW 2150"],
  ["Parramatta NSW 2150", "Parramatta NSW 2150"],
  ["geelong VIC", "Geelong VIC 3220"],
  ["St Kilda", "St Kilda VIC 3182"],
  ["O’Connor ACT", "O'Connor ACT 2602"],
  ["mt isa", "Mount Isa QLD 4825"],
  ["Gold Coast", "Gold Coast QLD 4210"],
  ["perth", "Perth WA 6000"],
  ["perth tas", "Perth TAS 7300"],
  ["geelong nsw", undefined],
  ["Nowhere", undefined],
  ["nsw", undefined],
  ["", undefined],
])("a suburb, town or region is known by its name, with its state or without: %j", (name, label) => {
  const place = placeTable.named(name);
  expect(place ? `${place.name} ${place.state} ${place.postcode}` : undefined).toBe(label);
});

const SYDNEY = [{ lat: -33.8, lng: 151 }];
const MELBOURNE = [{ lat: -37.8, lng: 145 }];
const GOLD_COAST = [
  { lat: -27.97, lng: 153.41 },
  { lat: -28.11, lng: 153.43 },
];
const OUTBACK = [
  { lat: -12.4, lng: 130.8 },
  { lat: -20.6, lng: 143 },
];

test.each([
  ["rich", SYDNEY, ["Richmond NSW 2753", "Richmond Lowlands NSW 2753"]],
  ["richmond raaf", SYDNEY, ["Richmond Raaf NSW 2755"]],
  ["canberra m", SYDNEY, []],
  ["rich", MELBOURNE, ["Richmond VIC 3121"]],
  ["richmond v", GOLD_COAST, ["Richmond VIC 3121"]],
  ["st ki", GOLD_COAST, ["St Kilda VIC 3182"]],
  ["mt dru", SYDNEY, ["Mount Druitt NSW 2770"]],
  ["perth", GOLD_COAST, ["Perth WA 6000"]],
  ["3121", [], ["Richmond VIC 3121"]],
  ["312", MELBOURNE, ["Auburn VIC 3123"]],
  ["31", MELBOURNE, []],
  ["ri", SYDNEY, []],
  ["31211", [], []],
  ["gold c", GOLD_COAST, ["Gold Coast QLD 4210"]],
  ["sunshine co", GOLD_COAST, ["Sunshine Coast QLD 4550"]],
  ["central coa", SYDNEY, ["Central Coast NSW 2250"]],
  ["northern bea", SYDNEY, ["Sydney Northern Beaches NSW 2084"]],
  ["zzzz", SYDNEY, []],
  ["(.*)+", SYDNEY, []],
])("places that a text begins, the nearest first: %s of %j", (text, points, labels) => {
  const found = placeTable.beginning(text, points, 2).map((each) => `${each.name} ${each.state} ${each.postcode}`);
  expect(found.slice(0, Math.max(1, labels.length))).toEqual(labels);
});

test("what a text begins is found in less than a millisecond of a processor, whatever it is", () => {
  const texts = ["mou", "nor", "wes", "sou", "new", "cam", "200", "a".repeat(5_000), "rich rich rich rich", "mount v"];
  for (let turn = 0; turn < 20; turn += 1) for (const text of texts) placeTable.beginning(text, GOLD_COAST, 2);
  const before = process.cpuUsage();
  for (let turn = 0; turn < 20; turn += 1) for (const text of texts) placeTable.beginning(text, GOLD_COAST, 2);
  const { user, system } = process.cpuUsage(before);
  expect((user + system) / 1_000 / 20 / texts.length).toBeLessThan(1);
});

test.each([
  ["richmond", SYDNEY, "Richmond NSW 2753"],
  ["richmond", MELBOURNE, "Richmond VIC 3121"],
  ["richmond", OUTBACK, "Richmond QLD 4822"],
  ["richmond qld", GOLD_COAST, "Richmond QLD 4740"],
  ["st kilda", GOLD_COAST, "St Kilda VIC 3182"],
  ["st kilda", SYDNEY, "St Kilda VIC 3182"],
  ["st kilda qld", GOLD_COAST, "St Kilda QLD 4671"],
  ["southport", [], "Southport QLD 4215"],
  ["southport", OUTBACK, "Southport NT 0822"],
  ["camberwell", SYDNEY, "Camberwell VIC 3124"],
  ["glenelg", SYDNEY, "Glenelg SA 5045"],
  ["preston", GOLD_COAST, "Preston VIC 3072"],
  ["paddington", GOLD_COAST, "Paddington QLD 4064"],
  ["paddington", MELBOURNE, "Paddington NSW 2021"],
  ["newtown", MELBOURNE, "Newtown VIC 3220"],
  ["newtown", SYDNEY, "Newtown NSW 2042"],
  ["kensington", GOLD_COAST, "Kensington NSW 2033"],
  ["brighton", GOLD_COAST, "Brighton QLD 4017"],
  ["carlton", MELBOURNE, "Carlton VIC 3053"],
  ["ascot", GOLD_COAST, "Ascot QLD 4007"],
  ["penrith", SYDNEY, "Penrith NSW 2750"],
  ["fremantle", SYDNEY, "Fremantle WA 6160"],
  ["dubbo", GOLD_COAST, "Dubbo NSW 2830"],
  ["perth", GOLD_COAST, "Perth WA 6000"],
  ["melbourne", [], "Melbourne VIC 3000"],
  ["sydney", MELBOURNE, "Sydney NSW 2000"],
  ["melb", GOLD_COAST, "Melbourne VIC 3000"],
  ["brissy", SYDNEY, "Brisbane QLD 4000"],
  ["parra nsw", SYDNEY, "Parramatta NSW 2150"],
  ["burleigh", GOLD_COAST, "Burleigh Town QLD 4220"],
  ["burleigh", [], "Burleigh QLD 4822"],
  ["logan", GOLD_COAST, "Logan QLD 4114"],
  ["illawarra", SYDNEY, "Wollongong and Illawarra NSW 2500"],
  ["geelong", GOLD_COAST, "Geelong VIC 3220"],
  ["northern beaches", SYDNEY, "Sydney Northern Beaches NSW 2084"],
  ["surfersparadise", GOLD_COAST, "Surfers Paradise QLD 4217"],
  ["goldcoast", SYDNEY, "Gold Coast QLD 4210"],
])("of towns that share a name a suburb comes before a hamlet, then the nearest: %s of %j", (name, points, label) => {
  const place = placeTable.named(name, points);
  expect(place && `${place.name} ${place.state} ${place.postcode}`).toBe(label);
});

test.each([
  ["2000", "3000", 714],
  ["2000", "4000", 732],
  ["3000", "3220", 65],
  ["6000", "2000", 3_290],
  ["7000", "7250", 161],
  ["3065", "3068", 2],
])("postcodes %s and %s lie some %d km apart", (one, other, km) => {
  const [from, to] = [postcodePlace(one), postcodePlace(other)];
  if (!from || !to) return expect.unreachable();
  const [y, x] = [
    (to.lat - from.lat) * 111.2,
    (to.lng - from.lng) * 111.2 * Math.cos(((to.lat + from.lat) / 360) * Math.PI),
  ];
  const apart = Math.hypot(y, x);
  expect(Math.abs(apart - km)).toBeLessThan(Math.max(2, km * 0.01));
});

test("every postcode of the table lies in its region's neighbourhood and in Australia", () => {
  let towns = 0;
  for (let number = 200; number < 8_000; number++) {
    const place = postcodePlace(String(number).padStart(4, "0"));
    if (!place) continue;
    towns += 1;
    expect(place.lat, place.postcode).toBeGreaterThan(-44);
    expect(place.lat, place.postcode).toBeLessThan(-9);
    expect(place.lng, place.postcode).toBeGreaterThan(96);
    expect(place.lng, place.postcode).toBeLessThan(168.1);
    expect(place.state, place.postcode).toMatch(/^(NSW|VIC|QLD|SA|WA|TAS|ACT|NT)$/);
  }
  expect(towns).toBeGreaterThan(2_600);
});

test("the table of regions rises, and each has its point", () => {
  for (const [at, [from, name, lat, lng]] of REGIONS.entries()) {
    expect(from, String(name)).toBeGreaterThan(REGIONS[at - 1]?.[0] ?? -1);
    expect(name === null, String(name)).toBe(lat === undefined || lng === undefined);
  }
});
