import { describe, expect, test } from "vitest";
import { cells, items, reasonOf } from "../testing.ts";

const row = (texts: readonly string[], cell = "td") =>
  `<tr>${texts.map((text) => `<${cell}>${text}</${cell}>`).join("")}</tr>\n`;
const HEADINGS = ["Stock No", "Make", "Model", "Year", "Price"];
const CARS = [
  ["T101", "Kia", "Rio", "2019", "$14,990"],
  ["T102", "Mazda", "2", "2017", "$12,500"],
];
const table = (...rows: readonly string[]) => `<table border=1>${rows.join("")}</table>`;
const stock = table(row(HEADINGS, "th"), ...CARS.map((car) => row(car)));
const page = (body: string) => `<html><head><style>td{}</style></head><body>${body}</body></html>`;
const read = (found: Awaited<ReturnType<typeof items>>["found"]) => cells(found).map((car) => Object.values(car));
const LOGIN = "The file is a web page (HTML), not a stock file: the address it came from may need a login.";

describe("a page whose table is the stock", () => {
  test("is read by its headings, whether they are marked as such or not, below a title and above a total", async () => {
    const title = '<tr><td colspan="5"><b>Wattle Park Cars</b> – used stock</td></tr>';
    const total = "<tr><td colspan=4>TOTAL</td><td>$27,490</td></tr>";
    for (const cell of ["th", "td"]) {
      const body = table(title, row(HEADINGS, cell), ...CARS.map((car) => row(car)), "<tr><td></td></tr>", total);
      const { format, headings, found } = await items(page(`<h3>Report</h3>${body}<p>Total 2</p>`));
      expect({ format, headings }).toEqual({ format: "html", headings: HEADINGS });
      expect(read(found)).toEqual(CARS);
    }
  });

  test("may begin with its table, an XML declaration or a comment, and leave its cells and rows open", async () => {
    expect(read((await items(stock)).found)).toEqual(CARS);
    expect(read((await items(`<meta charset="utf-8">${stock}`)).found)).toEqual(CARS);
    expect(read((await items(`<?xml version="1.0"?>\n<!-- x -->\n<!DOCTYPE html>${page(stock)}`)).found)).toEqual(CARS);
    expect(read((await items(page(stock.replaceAll(/<\/t[dhr]>/g, "")))).found)).toEqual(CARS);
    expect(
      read((await items(page(stock.replaceAll(/<t[dh]>/g, "$&<FONT size=2>"))).catch(() => ({ found: [] }))).found),
    ).toEqual(CARS);
  });

  test("has texts as a person sees them", async () => {
    const seen = [
      [
        "A&nbsp;1 ",
        "Alfa&#32;&#82;omeo &amp; Co",
        "<b>Giu</b>lia<script>var x = 1;</script>",
        "<select><option>9</select>2018",
        "  $9,990\n",
      ],
      [
        "A2",
        "Kia<br>Motors",
        '<img src="https://p.example/1.jpg"><img src="javascript:x"><img src=https://p.example/2.jpg>',
        "<p>2019</p>",
        "",
      ],
    ];
    const { found } = await items(page(table(row(HEADINGS), ...seen.map((car) => row(car)))));
    expect(read(found)).toEqual([
      ["A 1", "Alfa Romeo & Co", "Giulia", "2018", "$9,990"],
      ["A2", "Kia\nMotors", "https://p.example/1.jpg https://p.example/2.jpg", "2019", ""],
    ]);
  });

  test("has cells over several columns or rows in each of them", async () => {
    const body = `${row(HEADINGS)}<tr><td>T1</td><td rowspan=2>Kia</td><td colspan=2>Rio</td><td>1</td></tr>
      <tr><td>T2</td><td>Cerato</td><td rowspan="0">2018</td></tr>${row(["T3", "MG", "ZS", "2021"])}`;
    expect(read((await items(table(body))).found)).toEqual([
      ["T1", "Kia", "Rio", "", "1"],
      ["T2", "Kia", "Cerato", "2018", ""],
      ["T3", "MG", "ZS", "2021", ""],
    ]);
  });

  test("may have other tables, around it and beside it; those of the same headings are read with it", async () => {
    const more = table(row(HEADINGS), row(["T103", "MG", "ZS", "2021", "$19,990"]), row(HEADINGS, "th"));
    const other = table(row(["Make", "Model", "Year"]), row(["Kia", "Rio", "2019"]), row(["MG", "ZS", "2021"]));
    const staff = table(row(["Name", "Telephone", "Hours"]), row(["Ann", "1", "2"]), row(["Bo", "3", "4"]));
    const { found, otherSheets } = await items(
      page(`${staff}<table><tr><td>Menu</td><td>${stock}${other}</td></tr></table>${more}`),
    );
    expect(read(found)).toEqual([...CARS, ["T103", "MG", "ZS", "2021", "$19,990"]]);
    expect(otherSheets).toEqual(["table 4 of the page"]);
  });

  test("that ends before its table does says so", async () => {
    const { found } = await items(page(stock).split("</table>")[0] ?? "");
    expect(found).toHaveLength(3);
    expect(found[2]).toMatchObject({ row: 4, cut: true, problem: { reason: expect.stringContaining("ends before") } });
    const unclosed = await items(page(stock.replace("</table>", "")));
    expect(unclosed.found).toHaveLength(2);
  });
});

describe("any other page", () => {
  test.each([
    ["a login with a table", table(row(["User", "<input name=u>"]), row(["Password", "<input type=password>"]))],
    ["one car's facts", table(...HEADINGS.map((heading, at) => row([heading, CARS[0]?.[at] ?? ""])))],
    ["headings above one row", table(row(HEADINGS), row(CARS[0] ?? []))],
    ["headings above rows with hardly anything", table(row(HEADINGS), row(["No cars", "today"]), row(["x", "y"]))],
    ["other people's headings", table(row(["Name", "Phone", "Hours"]), row(["A", "B", "C"]), row(["D", "E", "F"]))],
  ])("is refused: %s", async (_, body) => {
    expect(await reasonOf(page(body))).toBe(`UnreadableFile: ${LOGIN}`);
  });

  test("an XML file whose root is called like a part of a page stays XML", async () => {
    const xml =
      "<table><car><make>Kia</make><model>Rio</model></car><car><make>MG</make><model>ZS</model></car></table>";
    expect((await items(xml)).format).toBe("xml");
  });
});

describe("a hostile page", () => {
  const many = (text: string, times = 1_000_000) => text.repeat(times);
  test.each([
    ["a row without end", `${stock.slice(0, -8)}<tr>${many("<td>")}`, "over 2000 columns"],
    [
      "a cell over columns without end",
      table(row(HEADINGS), "<tr><td colspan=999999999>x<td colspan=1e9><td colspan=5000>y<td>z"),
      "over 2000 columns",
    ],
    ["elements that are never closed", page(many("<b>")), "nested deeper"],
    ["tables within tables", many("<table><tr><td>", 50), "deeper than any stock file"],
    ["a tag of ten megabytes", page(`<td title="${many("x", 10_000_000)}">`), "longer than 8 MB"],
    ["a cell of ten megabytes", page(table(`<tr><td>${many("x ", 5_000_000)}`)), "longer than 8 MB"],
    ["a comment without end", page(`<!--${many("x", 10_000_000)}`), "longer than 8 MB"],
    ["cells outside of tables", page(many("<td>x")), LOGIN],
    ["a script that is never closed", `<html><script>${many("<td>")}`, LOGIN],
  ])("is refused in bounded time: %s", async (_, text, reason) => {
    const before = process.cpuUsage();
    expect(await reasonOf(text)).toContain(reason);
    expect(process.cpuUsage(before).user / 1e6).toBeLessThan(6);
  });

  test("names of columns that objects inherit, and tables by the thousand, do no harm", async () => {
    const odd = table(row([...HEADINGS, "__proto__", "constructor"]), ...CARS.map((car) => row([...car, "a", "b"])));
    const { found, otherSheets } = await items(page(many("<table><tr><td>x</table>", 5000) + odd + many(stock, 500)));
    expect(cells(found)[0]).toMatchObject({ _proto_: "a", constructor: "b" });
    expect(otherSheets).toEqual(["table 5002 of the page"]);
  });
});
