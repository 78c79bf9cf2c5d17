import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { isRow, surveyFeed } from "./survey.ts";
import { Tally } from "./tally.ts";

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "forecourt-survey-"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const FIELDS = { "Stock No": "stocknum", Make: "make", Model: "model", Year: "year", Price: "price" };
const MAPPING = JSON.stringify({
  columns: Object.fromEntries(Object.entries(FIELDS).map(([column, field]) => [column, { field }])),
});

test.each([
  ["as it is recognised", null],
  ["with a mapping", MAPPING],
])(
  "CAR-001 a file that lists each vehicle twice, in short and in full, has one row for each, %s",
  async (_, mapping) => {
    const file = join(folder, "stock.csv");
    const short = ["U101,Kia,Rio,2019,", "U205,Mazda,CX-5,2020,", "U377,Ford,Ranger,2021,"];
    const full = ["U101,Kia,Rio,2019,15990", "U205,Mazda,CX-5,2020,29990", "U377,Ford,Ranger,2021,54990"];
    writeFileSync(file, ["Stock No,Make,Model,Year,Price", ...short, ...full].join("\n"));
    const survey = await surveyFeed(file, new Tally(), mapping);
    if (!survey.ok) return expect.fail(survey.error);
    const rows = survey.value.sample.filter(isRow).map(({ cells }) => [cells["Stock No"], cells.Price]);
    await survey.value.feed.rows.return?.(undefined);
    expect(rows).toEqual([
      ["U101", "15990"],
      ["U205", "29990"],
      ["U377", "54990"],
    ]);
  },
);
