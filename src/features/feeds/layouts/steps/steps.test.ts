import { expect, test } from "vitest";
import type { Sheets, Step } from "../sheet.ts";
import { blocks } from "./blocks.ts";
import { fold } from "./fold.ts";
import { groups } from "./groups.ts";

const sheet = (...cells: readonly (readonly string[])[]): Sheets => [
  { name: "", lines: cells.map((one, at) => ({ at: at + 1, cells: one })) },
];
/** The lines of all readings by a step. */
const readings = (step: Step, sheets: Sheets) =>
  step(sheets).map(({ read }) =>
    read(sheets).map(({ name, lines }) => [name, ...lines.map(({ cells }) => cells.join(" "))]),
  );

const NAMED = ["2019 Kia Rio", "2018 Mazda CX-5", "2017 Hyundai i30"];
const FACTS = ["White manual", "Red automatic", "Blue manual"];

test("facts below a name are read with it, and never with the name below them", () => {
  const below = sheet(["Our cars", "Price"], ...NAMED.flatMap((name, at) => [[name, "9990"], [FACTS[at] ?? ""]]));
  const all = JSON.stringify([...readings(fold, below), ...readings(groups, below)]);
  expect(all).toContain("2019 Kia Rio 9990 White manual");
  expect(all).not.toContain("White manual 2018");
  expect(all).not.toContain("2018 Mazda CX-5 9990 White");
});

test("facts above a name are read with no other one's", () => {
  const above = sheet(...NAMED.flatMap((name, at) => [[FACTS[at] ?? ""], [name, "9990"]]));
  const inTwo: Step = (sheets) => fold(sheets).filter(({ says }) => says.includes("two rows"));
  expect(readings(inTwo, above)).toEqual([]);
});

test("blocks begin with no word above which a vehicle is named: they would end with the next one's name", () => {
  const lines = NAMED.flatMap((name) => [[name], ["Price", "9990"], ["Kms", "40000"]]);
  const says = blocks(sheet(...lines)).map((way) => way.says);
  expect(says).toContain("Each vehicle's name stands above its facts");
  expect(says.filter((words) => words.includes("Price") || words.includes("Kms"))).toEqual([]);
});
