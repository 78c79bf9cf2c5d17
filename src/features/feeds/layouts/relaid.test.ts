import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { surveyFeed } from "../survey.ts";
import { Tally } from "../tally.ts";
import { isPoor } from "./relaid.ts";
import { csvText } from "./testing.ts";

const NAMES = ["Stock No", "Make", "Model", "Year", "Price", "Kms", "Notes"];
// A maker of caravans is called Ranger, too, and another Nova.
const CARS = [
  ["U1", "Ford", "Ranger", "2019", "45990", "87210", "One owner"],
  ["U2", "Ford", "Ranger", "2018", "37490", "64330", "Nova"],
  ["U3", "Holden", "Nova", "1995", "5990", "98120", ""],
  ["U4", "Kia", "Rio", "2015", "9480", "103950", ""],
];

/** Whether the plain reading of a table of these cells is poor. */
async function isPoorly(rows: readonly (readonly string[])[]): Promise<boolean> {
  const folder = await mkdtemp(join(tmpdir(), "relaid-"));
  try {
    const path = join(folder, "stock.csv");
    await writeFile(path, csvText(rows));
    const survey = await surveyFeed(path, new Tally(), null);
    if (!survey.ok) throw new Error(survey.error);
    return await isPoor(survey.value, async () => ({ kind: "text", text: csvText(rows) }));
  } finally {
    await rm(folder, { recursive: true });
  }
}

test("a list whose models are called as other makes are is read plainly, and nothing else is tried", async () => {
  expect(await isPoorly([NAMES, ...CARS])).toBe(false);
});

test("a list of makes and models that nobody knows is not read poorly because of one row", async () => {
  const unknown = ["U5", "Zyxcar", "Q", "2019", "1990", "100", ""];
  expect(await isPoorly([NAMES, ...CARS, unknown])).toBe(false);
  expect(await isPoorly([NAMES, ...CARS, unknown, unknown])).toBe(true);
});
