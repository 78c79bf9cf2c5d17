import { describe, expect, test } from "vitest";
import { odsOf, type SheetCell, workbookParts, workbookSheet, xlsxOf } from "../../../../../test/fixtures/workbook.ts";
import { zipOf } from "../../../../../test/fixtures/zip.ts";
import { cells, items, reasonOf } from "../testing.ts";
import { Archive, type PackedFile } from "../zip/archive.ts";
import { openXlsx } from "./xlsx.ts";
import { workbookPart } from "./xlsx-parts.ts";

const HEAD = ["Stock No", "Make", "Model", "Year", "Built", "Odometer", "Price"];
const sheet = (...rows: SheetCell[][]) => xlsxOf([{ name: "Stock", rows: [HEAD, ...rows] }]);
const first = async (content: Buffer) => cells((await items(content)).found)[0];

describe("an Excel workbook", () => {
  test("is told by its content, and each cell is read as the spreadsheet shows it", async () => {
    const { format, encoding, headings, found } = await items(
      sheet(
        ["0042", "Mazda", "3", 2016, { number: 42_552, format: "d/mm/yyyy" }, 91_000, 15_990.000000000002],
        [{ number: 43, format: "00000" }, "Kia", "Rio", 2017, null, { number: 60_000, format: '#,##0" mi"' }, 9990],
      ),
    );
    expect([format, encoding, headings]).toEqual(["xlsx", "utf-8", HEAD]);
    expect(found.map(({ row }) => row)).toEqual([2, 3]);
    expect(cells(found)).toEqual([
      {
        "Stock No": "0042",
        Make: "Mazda",
        Model: "3",
        Year: "2016",
        Built: "2016-07-01",
        Odometer: "91000",
        Price: "15990",
      },
      { "Stock No": "00043", Make: "Kia", Model: "Rio", Year: "2017", Built: "", Odometer: "60000 mi", Price: "9990" },
    ]);
  });

  test("gives the value of a formula that was last worked out, and nothing where none was", async () => {
    const row = await first(
      sheet([
        { formula: 'CONCAT("U",1)', value: "U1" },
        "Kia",
        "Rio",
        2017,
        null,
        { formula: "A1*2", value: null },
        { formula: "1+1", value: 8990 },
      ]),
    );
    expect(row).toMatchObject({ "Stock No": "U1", Odometer: "", Price: "8990" });
    const { found } = await items(
      sheet(["U1", "Kia", "Rio", 2017, null, { formula: "A1*2", value: null }, { formula: "1+1", value: 8990 }]),
    );
    expect(found[0], "the column whose formula was never worked out is named").toMatchObject({
      unworked: ["Odometer"],
    });
    expect((await items(sheet(["U1", "Kia", "Rio", 2017, null, 5, 8990]))).found[0]).not.toHaveProperty("unworked");
  });

  test("counts days from 1904 where the workbook says so", async () => {
    const row = ["U1", "Kia", "Rio", 2017, { number: 41_090, format: "yyyy-mm-dd" }];
    const read = await first(xlsxOf([{ name: "Stock", rows: [HEAD, row] }], true));
    expect(read?.Built).toBe("2016-07-01");
  });

  test("keeps a year that stands in a column of dates", async () => {
    const row = await first(sheet(["U1", "Kia", "Rio", { number: 2017, format: "d/mm/yyyy" }]));
    expect(row?.Year).toBe("2017");
  });

  test("reads texts in cells, in several styles, with readings, truths and faults", async () => {
    const rows = `<row>${HEAD.map((name) => `<c t="inlineStr"><is><t>${name}</t></is></c>`).join("")}</row>
      <row r="3"><c r="A3" t="inlineStr"><is><r><t>U</t></r><r><t>1</t></r><rPh><t>you</t></rPh></is></c>
      <c r="B3" t="b"><v>1</v></c><c r="C3" t="e"><v>#REF!</v></c><c r="E3" t="d"><v>2016-07-01T00:00:00</v></c></row>`;
    const read = await items(
      zipOf({ ...workbookParts([{ name: "S" }]), "xl/worksheets/sheet1.xml": workbookSheet(rows) }),
    );
    expect(read.found.map(({ row }) => row)).toEqual([3]);
    expect(cells(read.found)[0]).toMatchObject({
      "Stock No": "U1",
      Make: "TRUE",
      Model: "#REF!",
      Year: "",
      Built: "2016-07-01",
    });
  });

  test("leaves out how a shared text is spoken, and joins its parts", async () => {
    const rows = `<row><c t="s"><v>0</v></c><c t="s"><v>1</v></c></row><row><c t="s"><v>2</v></c><c><v>2017</v></c></row>`;
    const texts =
      "<sst><si><t>Make</t></si><si><t>Year</t></si><si><r><t>Ki</t></r><r><rPr/><t>a</t></r><rPh><t>kia</t></rPh></si></sst>";
    const parts = { ...workbookParts([{ name: "S" }]), "xl/sharedStrings.xml": texts };
    const read = await items(zipOf({ ...parts, "xl/worksheets/sheet1.xml": workbookSheet(rows) }));
    expect(cells(read.found)).toEqual([{ Make: "Kia", Year: "2017" }]);
  });

  test("with several sheets gives the one that holds the stock, and names another that might", async () => {
    const stock = { name: "Used cars", rows: [["Northside, November"], [], HEAD, ["U1", "Kia", "Rio", 2017]] };
    const content = xlsxOf([
      { name: "Notes", rows: [["Call the bank"], ["Milk"]] },
      { name: "Old", isHidden: true, rows: [HEAD, ["U9", "Kia", "Rio", 2001]] },
      stock,
      {
        name: "New cars",
        rows: [
          ["Stock No", "Make", "Model", "Year"],
          ["N1", "Kia", "Picanto", 2026],
        ],
      },
    ]);
    const { found, otherSheets } = await items(content);
    expect(cells(found).map((row) => row["Stock No"])).toEqual(["U1"]);
    expect(found.map(({ row }) => row)).toEqual([4]);
    expect(otherSheets).toEqual(["New cars"]);
  });

  test("without headings keeps its first row", async () => {
    const { found } = await items(xlsxOf([{ name: "S", rows: [["U1", "Kia", "Rio", 2017, 9990]] }]));
    expect(Object.values(cells(found)[0] ?? {})).toEqual(["U1", "Kia", "Rio", "2017", "9990"]);
  });

  test("that is empty, binary, of another program or of no stock is refused in a sentence", async () => {
    expect(await reasonOf(xlsxOf([{ name: "S", rows: [] }]))).toContain("no sheet with rows");
    expect(await reasonOf(xlsxOf([{ name: "S", rows: [HEAD] }]))).toContain("no sheet with rows");
    expect(await reasonOf(zipOf({ "xl/workbook.bin": "x" }))).toContain("xlsb");
    expect(await reasonOf(zipOf({ "Index/Document.iwa": "x" }))).toContain("Numbers");
    expect(await reasonOf(zipOf({ "word/document.xml": "<x/>" }))).toContain("Word document");
    expect(await reasonOf(Buffer.from("d0cf11e0a1b11ae1", "hex"))).toContain("old Excel workbook (xls)");
    const damaged = {
      ...workbookParts([{ name: "S" }]),
      "xl/worksheets/sheet1.xml": "<worksheet><sheetData></worksheet>",
    };
    expect(await reasonOf(zipOf(damaged))).toContain("The workbook is damaged");
    const typed = {
      ...workbookParts([{ name: "S" }]),
      "xl/worksheets/sheet1.xml": "<!DOCTYPE x [<!ENTITY a 'b'>]><x/>",
    };
    expect(await reasonOf(zipOf(typed))).toContain("declares a document type");
  });
});

describe("an OpenDocument spreadsheet", () => {
  const cell = (text: string, attributes = "") =>
    `<table:table-cell ${attributes}><text:p>${text}</text:p></table:table-cell>`;
  const row = (...found: string[]) => `<table:table-row>${found.join("")}</table:table-row>`;
  const table = (name: string, ...rows: string[]) => `<table:table table:name="${name}">${rows.join("")}</table:table>`;
  const head = row(...HEAD.map((name) => cell(name)));

  test("gives exact values, with leading zeros, units and other currencies as they are shown", async () => {
    const content = odsOf(
      table("Notes", row(cell("hello"))) +
        table(
          "Stock",
          head,
          row(
            cell("0042"),
            cell("Mazda"),
            cell("CX<text:s text:c='1'/>5<text:span> GT</text:span>"),
            cell("2,016", 'office:value-type="float" office:value="2016"'),
            cell("01/07/16", 'office:value-type="date" office:date-value="2016-07-01"'),
            cell("60,000 mi", 'office:value-type="float" office:value="60000"'),
            cell("€ 15.990", 'office:value-type="currency" office:currency="EUR" office:value="15990.4"'),
          ),
          row(cell("007", 'office:value-type="float" office:value="7"'), cell("Kia")),
        ),
    );
    const { format, found } = await items(content);
    expect(format).toBe("ods");
    expect(cells(found)).toEqual([
      {
        "Stock No": "0042",
        Make: "Mazda",
        Model: "CX 5 GT",
        Year: "2016",
        Built: "2016-07-01",
        Odometer: "60000 mi",
        Price: "15990.4 EUR",
      },
      { "Stock No": "007", Make: "Kia", Model: "", Year: "", Built: "", Odometer: "", Price: "" },
    ]);
  });

  test("names the columns of formulas that were never worked out", async () => {
    const formula = (value: string) => `<table:table-cell table:formula="of:=1+1"${value}`;
    const worked = formula(' office:value-type="float" office:value="2"><text:p>2</text:p></table:table-cell>');
    const { found } = await items(odsOf(table("Stock", head, row(cell("U1"), formula("/>"), worked))));
    expect(found[0]).toMatchObject({ unworked: ["Make"], cells: { Make: "", Model: "2" } });
  });

  test("passes over a million empty rows, and repeats what is said to repeat", async () => {
    const content = odsOf(
      table(
        "Stock",
        head,
        '<table:table-row table:number-rows-repeated="1048000"><table:table-cell table:number-columns-repeated="16384"/></table:table-row>',
        `<table:table-row table:number-rows-repeated="2">${cell("U1")}<table:table-cell table:number-columns-repeated="2"><text:p>Kia</text:p></table:table-cell></table:table-row>`,
        row(
          cell("U2<office:annotation><text:p>Ask Bob</text:p></office:annotation>"),
          "<table:covered-table-cell/>",
          cell("Rio"),
        ),
      ),
    );
    const { found } = await items(content);
    expect(found.map((item) => item.row)).toEqual([1_048_002, 1_048_003, 1_048_004]);
    expect(cells(found).map(({ Make, Model }) => [Make, Model])).toEqual([
      ["Kia", "Kia"],
      ["Kia", "Kia"],
      ["", "Rio"],
    ]);
    const bomb = `<table:table-row table:number-rows-repeated="1048000">${cell("U1")}</table:table-row>`;
    expect(await reasonOf(odsOf(table("Stock", head, bomb)))).toContain("is said to repeat 1048000 times");
    const wide = row(`<table:table-cell table:number-columns-repeated="16384"><text:p>x</text:p></table:table-cell>`);
    expect(await reasonOf(odsOf(table("Stock", head, wide)))).toContain("over 2000 columns");
  });

  test("refuses rows that repeat more often, all together, than any stock has cars", async () => {
    const bomb = `<table:table-row table:number-rows-repeated="1000">${cell("U1")}</table:table-row>`.repeat(40);
    expect(await reasonOf(odsOf(table("Stock", head, bomb)))).toContain("are said to repeat");
  });
});

describe("a workbook made to exhaust who reads it", () => {
  const columns = Array.from({ length: 300 }, (_, at) => `Extra ${at}`);
  const hostile = (parts: Readonly<Record<string, string>>, row = "") =>
    zipOf({
      ...workbookParts([{ name: "S" }], false, ["Stock No", "x".repeat(900_000)], ["0"]),
      "xl/worksheets/sheet1.xml": workbookSheet(
        `<row r="1">${[...HEAD, ...columns].map((name) => `<c t="inlineStr"><is><t>${name}</t></is></c>`).join("")}</row>${row}`,
      ),
      ...parts,
    });
  const styles = (code: string) => ({
    "xl/styles.xml": `<styleSheet><numFmts><numFmt numFmtId="164" formatCode="${code}"/></numFmts><cellXfs><xf numFmtId="164"/></cellXfs></styleSheet>`,
  });

  test("with a row whose cells all name one long text is refused in a sentence", async () => {
    const row = `<row r="2">${'<c t="s"><v>1</v></c>'.repeat(300)}</row>`;
    expect(await reasonOf(hostile({}, row))).toContain("A record of the file is longer than 8 MB.");
  });

  test("with a format that makes a long text of each number shows the number", async () => {
    for (const code of ["0".repeat(900_000), `[$${"x".repeat(900_000)}] #`, `0&quot;${"x".repeat(900_000)}&quot;`]) {
      const { found } = await items(hostile(styles(code), `<row r="2"><c><v>7</v></c><c><v>8</v></c></row>`));
      expect(cells(found)[0]).toMatchObject({ "Stock No": expect.stringMatching(/^0*7( x+)?$/) });
      expect(cells(found)[0]?.["Stock No"]?.length).toBeLessThan(300);
    }
  });

  test("with one shared text in many parts is refused before it is put together", async () => {
    const shared = `<sst><si>${`<r><t>${"x".repeat(1000)}</t></r>`.repeat(2000)}</si></sst>`;
    expect(await reasonOf(hostile({ "xl/sharedStrings.xml": shared }))).toContain("longer than 1 MB");
  });

  test("with sheets of empty rows is searched no further than its bound", async () => {
    const names = ["Empty", "Stock", "More"].map((name) => ({ name }));
    const stock = workbookSheet(`<row><c t="inlineStr"><is><t>Make</t></is></c></row><row><c><v>1</v></c></row>`);
    const samples = async (empty: number) => {
      const archive = await Archive.open(
        zipOf({
          ...workbookParts(names),
          "xl/worksheets/sheet1.xml": workbookSheet("<row/>".repeat(empty)),
          "xl/worksheets/sheet2.xml": stock,
          "xl/worksheets/sheet3.xml": stock,
        }),
      );
      const workbook = await openXlsx(archive, workbookPart(archive) as PackedFile, 200_000);
      return workbook.samples.map(({ records }) => records.length);
    };
    expect(await samples(1000)).toEqual([0, 2, 2]);
    expect(await samples(100_000)).toEqual([0, 0, 0]);
  });
});
