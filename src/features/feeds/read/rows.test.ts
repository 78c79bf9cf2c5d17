import { randomBytes } from "node:crypto";
import { tmpdir } from "node:os";
import { gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { openFeed } from "./rows.ts";
import { cells, items, reasonOf } from "./testing.ts";

describe("separated text", () => {
  test("quoted line ends, a byte order mark, CRLF and bare LF in one file", async () => {
    const { found } = await items('\uFEFFMake,Model,Notes\r\nKia,Rio,"one\ntwo"\r\nFord,Ka,"say ""hi"""\nMG,ZS,\r\n');
    expect(cells(found)).toEqual([
      { Make: "Kia", Model: "Rio", Notes: "one\ntwo" },
      { Make: "Ford", Model: "Ka", Notes: 'say "hi"' },
      { Make: "MG", Model: "ZS", Notes: "" },
    ]);
    expect(found.map(({ row }) => row)).toEqual([2, 3, 4]);
  });

  test.each([",", "\t", ";", "|", "~", "^"])("separator %j is told from the text", async (separator) => {
    const line = (...values: string[]) => values.join(separator);
    const { found } = await items(
      [line("Make", "Model", "Price"), line("Kia", "Rio", "9990"), line("MG", "3", "8000")].join("\n"),
    );
    expect(cells(found)).toEqual([
      { Make: "Kia", Model: "Rio", Price: "9990" },
      { Make: "MG", Model: "3", Price: "8000" },
    ]);
  });

  test("a sign that fills the dealer's words is not taken for the separator", async () => {
    const words = "One owner; full history; two keys; new tyres; no finance owing; see it today";
    const row = `A1,Toyota,${words}`;
    const { headings } = await items(["Stock No,Make,Comments", row, row, row].join("\n"));
    expect(headings).toEqual(["Stock No", "Make", "Comments"]);
  });

  test("a title and an empty line before the heading are passed over", async () => {
    const { found, headings } = await items("Stock list of May,,\n,,\nMake,Model,Year\nKia,Rio,2019\n");
    expect(headings).toEqual(["Make", "Model", "Year"]);
    expect(found).toEqual([{ row: 4, cells: { Make: "Kia", Model: "Rio", Year: "2019" } }]);
  });

  test("without a heading, columns are numbered and the first row is a vehicle", async () => {
    const { found } = await items("U1,2019,Kia,Rio,$9990\nU2,2020,Ford,Ka,$8000\n");
    expect(cells(found)[0]).toEqual({
      "column 1": "U1",
      "column 2": "2019",
      "column 3": "Kia",
      "column 4": "Rio",
      "column 5": "$9990",
    });
    expect(found).toHaveLength(2);
  });

  test("headings said twice, or not at all, stay apart", async () => {
    const { headings } = await items("Make,Model,,Make,__proto__\nKia,Rio,a,b,c\n");
    expect(headings).toEqual(["Make", "Model", "column 3", "Make (2)", "_proto_"]);
  });

  test("rows of the wrong width: too wide is broken unless the rest is empty, too narrow is marked", async () => {
    const { found } = await items("Make,Model,Year\nKia,Rio,2019,,\nKia,Rio, GT,2019\nKia,Rio\n");
    expect(found[0]).toEqual({ row: 2, cells: { Make: "Kia", Model: "Rio", Year: "2019" } });
    expect(found[1]).toMatchObject({
      row: 3,
      problem: { value: "2019", reason: expect.stringContaining("4 cells and the heading 3") },
    });
    expect(found[2]).toEqual({ row: 4, cells: { Make: "Kia", Model: "Rio" }, short: { found: 2, expected: 3 } });
  });

  test("a quotation mark that is never closed is said with its row", async () => {
    expect(await reasonOf(`Make,Model\nKia,Rio\n"Ford,Ka\n${"x,y\n".repeat(10)}`)).toBe(
      "UnreadableFile: A quotation mark opened in row 3 is never closed.",
    );
  });
});

test("columns that name one another become a column of that name", async () => {
  const { found, headings } = await items(
    "Name,SKU,Price,Attribute 1 name,Attribute 1 value(s)\nKia Rio,1,9990,Fuel,Diesel\nMG ZS,2,8990,,\n",
  );
  expect(cells(found)).toEqual([
    { Name: "Kia Rio", SKU: "1", Price: "9990", Fuel: "Diesel" },
    { Name: "MG ZS", SKU: "2", Price: "8990" },
  ]);
  expect(headings).toBeNull();
});

describe("encodings", () => {
  test("UTF-16 with its mark", async () => {
    const { found, encoding } = await items(Buffer.from("\uFEFFMake,Model\nCitroën,C3\n", "utf16le"));
    expect(encoding).toBe("utf-16le");
    expect(cells(found)).toEqual([{ Make: "Citroën", Model: "C3" }]);
  });

  test("lines that are not UTF-8 are windows-1252, the others stay", async () => {
    const content = Buffer.concat([
      Buffer.from("Make,Colour\nŠkoda,Grün\nCitro"),
      Buffer.from([0xeb]),
      Buffer.from("n,Wei\xdf\n", "latin1"),
    ]);
    const { found, stray } = await items(content);
    expect(cells(found)).toEqual([
      { Make: "Škoda", Colour: "Grün" },
      { Make: "Citroën", Colour: "Weiß" },
    ]);
    expect(stray).toHaveLength(1);
  });
});

describe("XML", () => {
  test("the repeated element is the row: attributes, nested and repeated elements, namespaces, named fields", async () => {
    const { found, format } =
      await items(`<?xml version="1.0"?><feed xmlns:g="urn:g"><dealer><name>Us</name><town>X</town></dealer>
      <vehicles><vehicle id="7"><g:make>Kia</g:make><price currency="AUD">9,990</price><photos><photo>a</photo><photo>b</photo></photos>
      <field name="Gearbox">Manual</field><text><![CDATA[5 < 6]]> &amp; so&nbsp;on</text></vehicle><vehicle id="8"><g:make>MG</g:make></vehicle></vehicles></feed>`);
    expect(format).toBe("xml");
    expect(cells(found)).toEqual([
      {
        id: "7",
        make: "Kia",
        price: "9,990",
        "price.currency": "AUD",
        "photos.photo": "a|b",
        Gearbox: "Manual",
        text: "5 < 6 & so on",
      },
      { id: "8", make: "MG" },
    ]);
  });

  test("a lead is refused: a person is no vehicle", async () => {
    const lead =
      "<adf><prospect><vehicle><make>Kia</make><model>Rio</model></vehicle><customer><contact><name>A</name></contact></customer></prospect></adf>";
    expect(await reasonOf(lead)).toContain("not a stock file");
  });

  test("an entity bomb is refused before anything grows", async () => {
    const bomb = `<?xml version="1.0"?><!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]><x><vehicle><make>&b;</make><model>y</model></vehicle></x>`;
    expect(await reasonOf(bomb)).toContain("declares entities of its own");
  });

  test("what is not well formed is said with its place", async () => {
    expect(await reasonOf("<x><vehicle><make>Kia</mkae></vehicle></x>")).toMatch(
      /UnreadableFile: The XML is not well formed at 1:\d+/,
    );
  });
});

describe("files that are no stock", () => {
  test("empty, missing, a folder", async () => {
    expect(await reasonOf("")).toBe("UnreadableFile: The file is empty.");
    expect(await reasonOf(" \n ")).toBe("UnreadableFile: The file is empty.");
    await expect(openFeed("/nowhere/none.csv")).rejects.toThrow("There is no file");
    await expect(openFeed(tmpdir())).rejects.toThrow("is not a file");
  });

  test("binary, archive and web page named .csv", async () => {
    expect(await reasonOf(randomBytes(5000))).toBe(
      "UnreadableFile: The file is binary, not text: export the stock as CSV, TSV, JSON or XML.",
    );
    expect(await reasonOf(Buffer.from("504b030414000600", "hex"))).toContain("zip archive is damaged");
    expect(await reasonOf("<!DOCTYPE html><html></html>")).toContain("web page");
  });

  test("gzip is told by its content; damaged and cut files are said to be", async () => {
    const packed = gzipSync("Make,Model\nKia,Rio\n");
    const { found, gzipped } = await items(packed);
    expect(gzipped).toBe(true);
    expect(cells(found)).toEqual([{ Make: "Kia", Model: "Rio" }]);
    expect(await reasonOf(packed.subarray(0, 15))).toBe("UnreadableFile: The gzip file is cut short: send it again.");
    expect(await reasonOf(gzipSync(packed))).toContain("packed twice");
  });

  test("a gzip bomb is stopped by its ratio, a huge text by its size", async () => {
    const bomb = gzipSync(Buffer.alloc(3_000_000, "a,b,c\n"));
    expect(await reasonOf(bomb, { text: 1e9, ratio: 200, ratioFrom: 1e6 })).toContain("as a gzip bomb does");
    expect(await reasonOf("Make,Model\n".repeat(2000), { text: 10_000, ratio: 200, ratioFrom: 1e6 })).toContain(
      "of text: split it",
    );
  });
});
