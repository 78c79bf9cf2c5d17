import { describe, expect, test } from "vitest";
import { simpleBody } from "../normalise/kinds/body.ts";
import { readColour } from "../normalise/kinds/colour.ts";
import { plateIn } from "../normalise/prose.ts";
import { recogniseColumns } from "../recognise/columns.ts";

const fieldsOf = (columns: Readonly<Record<string, readonly string[]>>) => {
  const headings = Object.keys(columns);
  const count = Math.max(...Object.values(columns).map(({ length }) => length));
  const rows = Array.from({ length: count }, (_, at) => ({
    row: at + 2,
    cells: Object.fromEntries(headings.map((heading) => [heading, columns[heading]?.[at] ?? ""])),
  }));
  return Object.fromEntries(recogniseColumns(headings, rows).choices.map(({ column, field }) => [column, field]));
};
const MAKES = ["Kia", "Ford", "Mazda", "Toyota"];

describe("columns of dealers' systems", () => {
  test("months of many years are those of building, whatever their heading", () => {
    expect(fieldsOf({ MK: MAKES, XQ: ["07/18", "11/12", "03/21", "10/16"] })).toMatchObject({ XQ: "build_date" });
    expect(fieldsOf({ MK: MAKES, "Yr/Mth": ["2018/07", "2012/11", "2021/03", "2016/10"] })).toMatchObject({
      "Yr/Mth": "year",
    });
    expect(fieldsOf({ MK: MAKES, "Next due": ["07/27", "11/30", "03/26", "10/33"] })).not.toHaveProperty("Next due");
  });

  test("short codes under any word with ID are stock numbers, before a platform's long ones", () => {
    const vins = ["JM0KF4W2A00114582", "6FPAAAJGSW9P48213", "KNAFX411MA5710264", "JTNKU3JE60J046731"];
    const codes = ["R2051", "R2052", "R2053", "R2054"];
    expect(fieldsOf({ MK: MAKES, ROAD_ID: codes, VIN: vins })).toMatchObject({ ROAD_ID: "stocknum" });
    const both = { ListingId: ["5120064284", "5120063102", "5120075935", "5120083769"], ExternalReferenceId: codes };
    expect(Object.entries(fieldsOf({ MK: MAKES, ...both })).find(([, field]) => field === "stocknum")?.[0]).toBe(
      "ExternalReferenceId",
    );
  });

  test("a heading that names a state holds plates, and so does one of South Australia's without a heading", () => {
    expect(fieldsOf({ MK: MAKES, "Rego (QLD)": ["812BX4", "245KD9", "901TR2", "334WL7"] })).toMatchObject({
      "Rego (QLD)": "regplate",
    });
    const plates = ["S214BXK", "S871CKD", "S330AWT", "S905BPL"];
    expect(fieldsOf({ "column 1": MAKES, "column 2": plates })).toMatchObject({ "column 2": "regplate" });
  });

  test("beside a manufacturer the brand is the model", () => {
    const brands = ["Outback", "Nomad", "Coast", "Ranger"];
    expect(fieldsOf({ Manufacturer: ["Jayco", "Avan", "Jayco", "Coromal"], Brand: brands })).toMatchObject({
      Manufacturer: "make",
      Brand: "model",
    });
    expect(fieldsOf({ Manufacturer: MAKES, Brand: MAKES, Model: brands })).toMatchObject({ Model: "model" });
  });

  test("cents in an amount, and German headings with a sharp s", () => {
    const cents = ["1599000", "999000", "2349000", "3199000"];
    expect(fieldsOf({ make: MAKES, "pricing.amountCents": cents })).toMatchObject({ "pricing.amountCents": "price" });
    const colours = ["Schwarz", "Rot", "Blau", "Grau"];
    expect(fieldsOf({ Marke: MAKES, Außenfarbe: colours })).toMatchObject({ Außenfarbe: "colour" });
  });
});

test.each([
  ["HAT", "Hatch"],
  ["PMV", "People Mover"],
  ["MUV", "People Mover"],
  ["CC", "Cab Chassis"],
  ["CNV", "Convertible"],
  ["SE", "Sedan"],
])("the body code %s is a %s", (code, body) => expect(simpleBody(code)).toBe(body));

test.each([
  ["YEL", "Yellow"],
  ["ORG", "Orange"],
  ["TURQ", "Blue"],
  ["PLATINUM QUARTZ", "Silver"],
  ["Ceramic Ice", "White"],
  ["Volcanic Amber", "Orange"],
])("the colour %s is %s", (words, colour) => expect(readColour(words).colour).toBe(colour));

test("a plate that is a sentence of a description is read, and a date is none", () => {
  expect(plateIn("Tidy trade-in. Reg KDR512.")).toBe("KDR512");
  expect(plateIn("Tidy trade-in. Rego DEC 25.")).toBeNull();
  expect(plateIn("Tidy trade-in. Reg included.")).toBeNull();
});
