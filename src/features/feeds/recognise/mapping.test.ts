import { describe, expect, test } from "vitest";
import { planOfMapping } from "./columns.ts";
import { parseMapping, suggestedMapping } from "./mapping.ts";
import { recognise } from "./testing.ts";

describe("mappings", () => {
  test("what is suggested names every column, parses, and gives the same plan", () => {
    const columns = { Make: "Kia", Odd: "abc def", Kms: "100" };
    const plan = recognise(columns);
    const text = JSON.stringify(suggestedMapping(plan, Object.keys(columns)));
    expect(JSON.parse(text).columns.Odd).toEqual({ field: null, transforms: [] });
    const parsed = parseMapping(text);
    if (!parsed.ok) throw new Error(parsed.error.join());
    const again = planOfMapping(parsed.value, Object.keys(columns));
    expect(again.problems).toEqual([]);
    expect(again.plan.choices.map(({ column, field }) => [column, field]).sort()).toEqual([
      ["Kms", "km"],
      ["Make", "make"],
    ]);
    expect(again.plan.extras).toEqual(["Odd"]);
  });

  test("what is wrong with a mapping is said in sentences", () => {
    expect(parseMapping("{")).toMatchObject({ ok: false, error: [expect.stringContaining("not valid JSON")] });
    const wrong = parseMapping(
      JSON.stringify({ columns: { A: { field: "prices" }, B: { field: "km", transforms: ["furlongs"] } } }),
    );
    expect(wrong).toMatchObject({
      ok: false,
      error: [
        expect.stringContaining('columns.A.field: "prices" is no field that a column can fill; did you mean price'),
        expect.stringContaining("columns.B.transforms.0: must be one of miles"),
      ],
    });
    const missing = planOfMapping({ columns: { Nope: { field: "km", transforms: [] } }, fixed: {} }, ["Make"]);
    expect(missing.problems).toEqual(['The mapping names a column "Nope" that the file does not have.']);
  });
});
