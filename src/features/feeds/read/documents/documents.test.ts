import { describe, expect, test } from "vitest";
import { xlsxOf } from "../../../../../test/fixtures/workbook.ts";
import { zipOf } from "../../../../../test/fixtures/zip.ts";
import { cells, items, reasonOf } from "../testing.ts";

const paragraph = (text: string) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`;
const row = (...texts: readonly string[]) =>
  `<w:tr>${texts.map((one) => `<w:tc>${paragraph(one)}</w:tc>`).join("")}</w:tr>`;
const documentOf = (body: string) =>
  zipOf({ "word/document.xml": `<w:document xmlns:w="urn:w"><w:body>${body}</w:body></w:document>` });

describe("a Word document", () => {
  test("CAR-001 is read as the table that it holds, below its title and above its terms", async () => {
    const deleted = "<w:p><w:del><w:r><w:delText>Sold</w:delText></w:r></w:del></w:p>";
    const { found, headings } = await items(
      documentOf(
        `${paragraph("Stock for the weekend")}<w:tbl>${row("Stock", "Vehicle", "Kms", "Price")}${row("U1", "2019 Kia Rio S", "40,100", "$15,990")}${row("U2", "2018 Mazda 3 Neo", "61,000", "$17,490")}</w:tbl>${deleted}`,
      ),
    );
    expect(headings).toEqual(["Stock", "Vehicle", "Kms", "Price"]);
    expect(cells(found)).toEqual([
      { Stock: "U1", Vehicle: "2019 Kia Rio S", Kms: "40,100", Price: "$15,990" },
      { Stock: "U2", Vehicle: "2018 Mazda 3 Neo", Kms: "61,000", Price: "$17,490" },
    ]);
  });

  test("CAR-001 is found in an archive beside its pictures, unless a list is there, too", async () => {
    const table = `<w:tbl>${row("Stock", "Vehicle", "Price")}${row("U1", "2019 Kia Rio S", "$15,990")}${row("U2", "2018 Mazda 3 Neo", "$17,490")}</w:tbl>`;
    const files = { "photos/U1_1.jpg": "x", "stock.docx": documentOf(table) };
    expect(cells((await items(zipOf(files))).found).map(({ Stock }) => Stock)).toEqual(["U1", "U2"]);
    const beside = await items(zipOf({ ...files, "list.csv": "Stock,Make,Model\nU3,Kia,Rio\n" }));
    expect(cells(beside.found).map(({ Stock }) => Stock)).toEqual(["U3"]);
  });

  test("CAR-001 with cells merged across columns or rows is read as they stand, each value in its own columns and rows", async () => {
    const cell = (text: string, merged = "") => `<w:tc><w:tcPr>${merged}</w:tcPr>${paragraph(text)}</w:tc>`;
    const [across, begins, goesOn] = ['<w:gridSpan w:val="2"/>', '<w:vMerge w:val="restart"/>', "<w:vMerge/>"];
    const rows = [
      cell("Weekend stock", '<w:gridSpan w:val="5"/>'),
      ["Make", "Model", "Year", "Price", "Stock No"].map((name) => cell(name)).join(""),
      `${cell("Kia", begins)}${cell("Rio")}${cell("2019")}${cell("15990")}${cell("U1")}`,
      `${cell("", goesOn)}${cell("Cerato")}${cell("2020")}${cell("17990")}${cell("U2")}`,
      // Nobody has a price for this one yet.
      `${cell("Mazda")}${cell("3")}${cell("2018", across)}${cell("U3")}`,
      `${cell("")}${cell("2")}${cell("2017")}${cell("9990")}${cell("U4")}`,
    ];
    const { found } = await items(documentOf(`<w:tbl>${rows.map((one) => `<w:tr>${one}</w:tr>`).join("")}</w:tbl>`));
    expect(cells(found).map((one) => [one.Make, one.Model, one.Year, one.Price, one["Stock No"]])).toEqual([
      ["Kia", "Rio", "2019", "15990", "U1"],
      ["Kia", "Cerato", "2020", "17990", "U2"],
      ["Mazda", "3", "2018", "", "U3"],
      ["", "2", "2017", "9990", "U4"],
    ]);
    // A damaged document may declare a width that no table has.
    const wide = `<w:tbl>${row("Make", "Model")}<w:tr>${cell("Kia", '<w:gridSpan w:val="999999999"/>')}${cell("Rio")}</w:tr></w:tbl>`;
    expect(cells((await items(documentOf(wide))).found)).toHaveLength(1);
    // Word allows 63 columns, so the cell after the widest one is in the 64th.
    const headings = ["Make", ...Array.from({ length: 62 }, (_, at) => `Extra ${at}`), "Model", "Year"];
    const widest = `<w:tr>${cell("Kia", '<w:gridSpan w:val="64"/>')}${cell("Rio")}${cell("2019")}</w:tr>`;
    const read = await items(documentOf(`<w:tbl>${row(...headings)}${widest}</w:tbl>`));
    expect(cells(read.found)).toMatchObject([{ Make: "Kia", Model: "Rio", Year: "2019" }]);
  });

  test("without a word, damaged or too deep is refused in a sentence", async () => {
    expect(await reasonOf(documentOf(""))).toContain("The Word document has no text.");
    expect(await reasonOf(zipOf({ "word/document.xml": "<w:p>" }))).toMatch(/^UnreadableFile: .+\./);
    expect(await reasonOf(documentOf("<x>".repeat(100)))).toMatch(/^UnreadableFile: .+nested deeper/);
  });
});

const HEAD = "From: Dave <dave@bikes.example>\r\nTo: web@bikes.example\r\nSubject: stock\r\nMIME-Version: 1.0\r\n";
const CSV = "Stock No,Make,Model,Year,Price\nU1,Kia,Rio,2019,15990\nU2,Mazda,3,2018,17490\n";
const attached = (name: string, content: string | Buffer) =>
  `--b\r\nContent-Type: application/octet-stream; name="${name}"\r\nContent-Transfer-Encoding: base64\r\nContent-Disposition: attachment; filename="${name}"\r\n\r\n${Buffer.from(content).toString("base64")}\r\n`;
const mixed = (...parts: readonly string[]) =>
  `${HEAD}Content-Type: multipart/mixed; boundary="b"\r\n\r\n--b\r\nContent-Type: text/plain\r\n\r\nHi, the list is attached.\r\n${parts.join("")}--b--\r\n`;

describe("a mail", () => {
  test("CAR-001 is read as the list that is written in it, whose signs are packed", async () => {
    const { found } = await items(
      `${HEAD}Content-Type: text/plain; charset=utf-8\r\nContent-Transfer-Encoding: quoted-printable\r\n\r\nHi,\r\n\r\n* 2019 Kia Rio S, white, 40,1=\r\n00 km, $15,990 drive away, stk U11\r\n* 2018 Mazda 3 Neo, $17,490, stk U12\r\n* 2020 Citro=C3=ABn C4, $21,990, stk U13\r\n\r\nCheers\r\n`,
    );
    expect(cells(found).map((one) => one["Stock No"])).toEqual(["U11", "U12", "U13", ""]);
    expect(cells(found)[0]?.Vehicle).toContain("40,100 km");
    expect(cells(found)[2]?.Vehicle).toContain("Citroën");
  });

  test("CAR-001 is read as the one file that is attached to it, a text or a workbook", async () => {
    const models = async (content: string) => cells((await items(content)).found).map(({ Model }) => Model);
    expect(await models(mixed(attached("stock.csv", CSV)))).toEqual(["Rio", "3"]);
    const rows = CSV.trim()
      .split("\n")
      .map((line) => line.split(","));
    expect(await models(mixed(attached("stock.xlsx", xlsxOf([{ name: "S", rows }]))))).toEqual(["Rio", "3"]);
  });

  test("with several files, with none, of many parts or of mails within mails is refused in a sentence", async () => {
    const two = mixed(attached("cars.csv", CSV), attached("bikes.csv", CSV));
    expect(await reasonOf(two)).toContain("2 files that may be the stock (cars.csv, bikes.csv)");
    expect(await reasonOf(`${HEAD}Content-Type: text/plain\r\n\r\n  \r\n`)).toContain("holds no stock list");
    expect(await reasonOf(mixed(attached("stock.csv", CSV)).slice(0, -9))).toContain("cut short");
    expect(await reasonOf(mixed("--b\r\n\r\n".repeat(300)))).toContain("more parts");
    const deep = Array.from(
      { length: 12 },
      (_, at) => `Content-Type: multipart/mixed; boundary="x${at}"\r\n\r\n--x${at}\r\n`,
    );
    expect(
      await reasonOf(`${HEAD}${deep.join("")}${deep.map((_, at) => `\r\n--x${11 - at}--\r\n`).join("")}`),
    ).toContain("mails within mails");
  });

  test("is no text whose labels are a vehicle's", async () => {
    const { found } = await items(
      "Make: Kia\nModel: Rio\nYear: 2019\nPrice: $15,990\n\nMake: Mazda\nModel: 3\nYear: 2018\nPrice: $9,990\n",
    );
    expect(cells(found).map(({ Model }) => Model)).toEqual(["Rio", "3"]);
  });
});
