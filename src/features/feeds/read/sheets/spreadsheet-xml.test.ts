import { expect, test } from "vitest";
import { cells, items, reasonOf } from "../testing.ts";

const cell = (text: string, type = "String", at = "") => `<Cell${at}><Data ss:Type="${type}">${text}</Data></Cell>`;
const book = (rows: string, name = "Stock") =>
  `<?xml version="1.0"?>\r\n<?mso-application progid="Excel.Sheet"?>\r\n<Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet" xmlns:ss="urn:schemas-microsoft-com:office:spreadsheet"><Worksheet ss:Name="${name}"><Table>${rows}</Table></Worksheet></Workbook>`;
const HEAD = `<Row>${["Stock No", "Make", "Model", "Year", "Price"].map((one) => cell(one)).join("")}</Row>`;

test("CAR-001 a workbook of Excel 2003 in XML is read, with cells that it passes over and days without a time", async () => {
  const { found, format } = await items(
    book(
      `<Row><Cell ss:MergeAcross="4"><Data ss:Type="String">Northside</Data></Cell></Row>${HEAD}<Row>${cell("U1")}${cell("Kia")}${cell("Rio")}${cell("2019", "Number")}${cell("15990", "Number")}</Row><Row ss:Index="9">${cell("U2")}${cell("Mazda")}${cell("3")}${cell("2018-05-01T00:00:00.000", "DateTime")}</Row><Row>${cell("U3")}${cell("Ford")}${cell("9990", "Number", ' ss:Index="5"')}</Row>`,
    ),
  );
  expect(format).toBe("xls");
  expect(found.map(({ row }) => row)).toEqual([3, 9, 10]);
  expect(cells(found)).toEqual([
    { "Stock No": "U1", Make: "Kia", Model: "Rio", Year: "2019", Price: "15990" },
    { "Stock No": "U2", Make: "Mazda", Model: "3", Year: "2018-05-01", Price: "" },
    { "Stock No": "U3", Make: "Ford", Model: "", Year: "", Price: "9990" },
  ]);
});

test("one that is cut short, has too many columns or nothing in it is refused in a sentence", async () => {
  expect(await reasonOf(book(HEAD).slice(0, -60))).toMatch(/^UnreadableFile: .+damaged/);
  expect(await reasonOf(book(`<Row>${cell("x", "String", ' ss:Index="999999"')}</Row>`))).toContain("columns");
  expect(await reasonOf(book(""))).toContain("no sheet with rows");
});
