import { expect, test } from "vitest";
import type { Grant } from "../../features/staff/ability.ts";
import { houseOf } from "./house.ts";

const place = (site: string, dealership: string) => ({
  site,
  dealership,
  siteName: `${site} Group`,
  dealershipName: `${site} ${dealership}`,
  timeZone: "Australia/Sydney",
});
const PLACES = [place("Halden", "north"), place("Halden", "south"), place("Halden", "west"), place("Kingtide", "bay")];
/** Another site shows a showroom of Halden's beside its own. */
const SHARED = [...PLACES, place("Everything", "lot"), place("Everything", "south")];
const sales = (...reaches: readonly string[]): readonly Grant[] =>
  reaches.map((reach) => ({ role: "sales" as const, reach }));

test.each([
  ["a whole group", sales("site:Halden"), { name: "Halden Group", reach: "All 3 showrooms" }],
  [
    "some of a group",
    sales("dealership:north", "dealership:west"),
    { name: "Halden Group", reach: "2 of 3 showrooms" },
  ],
  ["one of a group", sales("dealership:south"), { name: "Halden south", reach: "Halden Group" }],
  ["a group of one", sales("site:Kingtide"), { name: "Kingtide bay", reach: null }],
  ["every site", sales("*"), { name: "Desk", reach: "4 showrooms" }],
  ["a place that is gone", sales("dealership:gone"), { name: "Desk", reach: null }],
])("the bar names whose desk it is, and how much of it: %s", (_, grants, house) => {
  expect(houseOf(grants, PLACES)).toEqual(house);
});

test.each([
  ["who works there", sales("dealership:south"), { name: "Halden south", reach: "Halden Group" }],
  [
    "who works there and elsewhere",
    sales("dealership:north", "dealership:south"),
    { name: "Halden Group", reach: "2 of 3 showrooms" },
  ],
  ["its own group", sales("site:Halden"), { name: "Halden Group", reach: "All 3 showrooms" }],
  ["the other site", sales("site:Everything"), { name: "Everything Group", reach: "All 2 showrooms" }],
  ["every site", sales("*"), { name: "Desk", reach: "5 showrooms" }],
])("a showroom that two sites show is one, and its own group's, for %s", (_, grants, house) => {
  expect(houseOf(grants, SHARED)).toEqual(house);
});
