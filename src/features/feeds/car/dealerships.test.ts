import { describe, expect, test } from "vitest";
import { carOfPairs, type FieldPairs } from "../../stock/empty-car.ts";
import { takeIn } from "../intake.ts";
import { recogniseColumns } from "../recognise/columns.ts";
import type { FeedRow } from "../schema.ts";
import { NOTHING_SPELLED } from "../spelled/letter.ts";
import type { Survey } from "../survey.ts";
import { Tally } from "../tally.ts";
import { contextOf } from "./car.ts";
import { dealershipsOf } from "./dealerships.ts";
import { build } from "./testing.ts";

const TABLE = { "Northside Motors": "north", "Southside - Bikes": "south" };

/** Takes rows in for the dealership "north": the accepted stock numbers, the refusals, and the warnings by kind. */
async function taken(cells: readonly Record<string, string>[], table: Record<string, string> | undefined) {
  const sample: FeedRow[] = cells.map((one, at) => ({
    row: at + 2,
    cells: { "Stock No": `U${at}`, Make: "Kia", Model: "Rio", Year: "2019", Condition: "Used", ...one },
  }));
  const plan = recogniseColumns(null, sample);
  const tally = new Tally();
  const context = {
    ...contextOf(plan, sample, { primary: null, all: [] }, Date.UTC(2026, 10, 22)),
    dealerships: dealershipsOf("north", table),
  };
  const survey = { sample, plan, spelled: NOTHING_SPELLED, feed: { rows: (async function* () {})() } };
  const accepted: string[] = [];
  const spool = { add: async (pairs: FieldPairs) => void accepted.push(carOfPairs(pairs).stocknum) };
  const intake = await takeIn(survey as unknown as Survey, context, tally, spool as never);
  const warned = tally.counts().find(({ kind }) => kind === "of-another-dealership")?.count ?? 0;
  return { accepted, read: intake.read, rejections: intake.rejections, warned };
}

describe("LOC-001 a file of several dealerships", () => {
  test.each(["Dealer", "Dealership Name", "Yard", "Location"])("each row goes where %s sends it", async (heading) => {
    const rows = ["Northside Motors", "southside – bikes", "NORTHSIDE  MOTORS", "Westside", ""];
    const { accepted, read, rejections, warned } = await taken(
      rows.map((name) => ({ [heading]: name })),
      TABLE,
    );
    expect(accepted).toEqual(["U0", "U2"]);
    expect({ read, warned }).toEqual({ read: 4, warned: 1 });
    expect(rejections.map(({ row, value, reason }) => [row, value, reason])).toEqual([
      [5, "Westside", "the mapping's table of dealerships does not have this name"],
      [6, "", "the row names no dealership, and the mapping has a table of them"],
    ]);
  });

  test("without a table every row is the dealership's", async () => {
    const { accepted } = await taken([{ Dealer: "Northside Motors" }, { Dealer: "Westside" }], undefined);
    expect(accepted).toEqual(["U0", "U1"]);
  });
});

test("CAR-005 a made-up stock number holds nothing that changes", () => {
  const car = { Make: "Kia", Model: "Rio", Year: "2019", Colour: "Red", Condition: "Used" };
  const numberOf = (more: Record<string, string>) => build({ ...car, ...more }).car?.stocknum;
  expect(numberOf({ Kms: "45000", Price: "12990" })).toBe(numberOf({ Kms: "46500", Price: "11990" }));
  expect(numberOf({ Colour: "Blue" })).not.toBe(numberOf({}));
  const alike = build({ ...car, Kms: "45000" }, { ...car, Kms: "61000" });
  expect(new Set(alike.built.map((one) => one.car?.stocknum)).size).toBe(2);
});

test("CAR-034 pictures stand in the order that the file gives beside them", () => {
  const car = { "Stock No": "1", Make: "Kia", Model: "Rio", Year: "2019", Condition: "Used" };
  const [one, two, three] = [1, 2, 3].map((at) => `https://photos.example.com/${at}.jpg`);
  const urls = (cells: Record<string, string>) =>
    build({ ...car, ...cells }).car?.images.map(({ image }) => image?.url);
  expect(urls({ "media.url": `${three}|${one}|${two}`, "media.order": "3|1|2" })).toEqual([one, two, three]);
  expect(urls({ "photos.url": `${three}|${one}`, "photos.sort_order": "10|9" })).toEqual([one, three]);
  expect(urls({ "media.url": `${three}|${one}`, "media.order": "1" })).toEqual([three, one]);
  expect(urls({ "media.url": `${three}|${one}` })).toEqual([three, one]);
});
