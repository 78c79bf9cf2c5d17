import { gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { xlsxOf } from "../../../../../test/fixtures/workbook.ts";
import { zipOf } from "../../../../../test/fixtures/zip.ts";
import { SIZE_LIMITS } from "../source.ts";
import { cells, items, reasonOf } from "../testing.ts";
import type { Archive } from "./archive.ts";
import { PackedPictures } from "./packed-pictures.ts";

const CSV = "Stock No,Make,Model,Year\nU1,Kia,Rio,2017\n";

describe("a zip archive", () => {
  test("gives the stock file among its pictures, whatever that file is", async () => {
    const book = xlsxOf([
      {
        name: "S",
        rows: [
          ["Stock No", "Make", "Model", "Year"],
          ["U1", "Kia", "Rio", 2017],
        ],
      },
    ]);
    const files = {
      "stock/list.csv": CSV,
      "list.json": `[{"stockNo":"U1","make":"Kia","model":"Rio","year":2017}]`,
      "a.xlsx": book,
      "b.csv.gz": gzipSync(CSV),
      "c.txt": CSV,
    };
    for (const [name, content] of Object.entries(files)) {
      const { found, pictures, format } = await items(
        zipOf({
          "photos/U1_1.jpg": "x",
          "readme.md": "hi",
          [name]: content,
          "__MACOSX/stock.csv": "x",
          ".hidden.csv": "x",
        }),
      );
      expect([name, found.length, pictures?.count, Object.values(cells(found)[0] ?? {})]).toEqual([
        name,
        1,
        1,
        ["U1", "Kia", "Rio", "2017"],
      ]);
      expect(format).toBe(name.endsWith("xlsx") ? "xlsx" : name.endsWith("json") ? "json" : "csv");
    }
  });

  test("with no stock file, several, none at all, a password or another archive is refused in a sentence", async () => {
    expect(await reasonOf(zipOf({ "a.jpg": "x" }))).toContain("holds no stock file");
    expect(await reasonOf(zipOf({ "a.csv": CSV, "b.xml": "<x/>" }))).toContain(
      "holds 2 files that may be the stock (a.csv, b.xml)",
    );
    expect(await reasonOf(zipOf({}))).toContain("The zip archive is empty.");
    expect(await reasonOf(zipOf({ "__MACOSX/a.csv": "x" }))).toContain("The zip archive is empty.");
    expect(await reasonOf(zipOf({ "a.csv": CSV }, 1))).toContain("has a password");
    expect(await reasonOf(zipOf({ "a.csv": zipOf({ "b.csv": CSV }) }))).toContain("holds another archive");
    expect(await reasonOf(gzipSync(zipOf({ "a.csv": CSV })))).toContain("a ZIP archive that is packed again");
  });

  test("that is cut short or damaged is refused in a sentence", async () => {
    const archive = zipOf({ "stock.csv": CSV.repeat(500), "a.jpg": "x" });
    expect(await reasonOf(archive.subarray(0, archive.length - 30))).toContain("damaged or cut short");
    const damaged = Buffer.from(archive);
    damaged.fill(0xff, 45, 60);
    expect(await reasonOf(damaged)).toContain("damaged or cut short");
    // Names in an archive must not lead out of it.
    expect(await reasonOf(zipOf({ "../stock.csv": CSV }))).toContain("damaged or cut short");
  });

  test("that unpacks to too much is refused before it is unpacked", async () => {
    const limits = { text: 10_000, ratio: 50, ratioFrom: 1000 };
    expect(await reasonOf(zipOf({ "a.csv": "x".repeat(20_000) }), limits)).toContain(
      "a.csv in the archive holds more than 0 MB",
    );
    expect(await reasonOf(zipOf({ "a.csv": "x".repeat(9000) }), limits)).toContain(
      "more than 50 times its size, as a zip bomb does",
    );
    // A wrong size in the directory is detected while reading.
    const lying = zipOf({ "a.csv": CSV + "x".repeat(200_000) });
    const at = lying.indexOf(Buffer.from("504b0102", "hex"));
    lying.writeUInt32LE(50, at + 24);
    expect(await reasonOf(lying, SIZE_LIMITS)).toContain("damaged or cut short");
  });
});

describe("pictures in the archive", () => {
  const pictures = (...names: string[]) =>
    new PackedPictures({ files: names.map((name) => ({ name })) } as unknown as Archive, "stock.zip");
  const names = (found: readonly { readonly name: string }[]) => found.map(({ name }) => name);

  test("belong to the row that names them, in its order, whatever their folder or case", () => {
    const packed = pictures("photos/A.jpg", "photos/b.PNG", "c.jpg", "notes.txt");
    expect(packed.count).toBe(3);
    expect(names(packed.of("U1", ["b.png|a.jpg"]))).toEqual(["photos/b.PNG", "photos/A.jpg"]);
    expect(names(packed.of("U1", ['["photos/a.jpg","none.jpg"]']))).toEqual(["photos/A.jpg"]);
    expect(names(packed.of("U1", ["C:\\photos\\c.jpg", "c.jpg"]))).toEqual(["c.jpg"]);
    expect(names(packed.of(null, ["a.jpg, notes.txt", "https://x.example.com/c.jpg"]))).toEqual(["photos/A.jpg"]);
  });

  test("else to the stock number they are named after, counted as people count", () => {
    const own = ["U1_10.jpg", "U1_2.jpg", "U1.jpg", "u1-3.jpg", "U1 (4).jpg", "U1b.jpg", "cars/U1/front.jpg"];
    const packed = pictures(...own, "U11.jpg", "U11_1.jpg", "U2_1.jpg", "__MACOSX/U1_1.jpg");
    expect(new Set(names(packed.of("U1", [])))).toEqual(new Set(own));
    const numbered = names(packed.of("U1", [])).filter((name) => name.startsWith("U1_"));
    expect(numbered).toEqual(["U1_2.jpg", "U1_10.jpg"]);
    expect(names(packed.of("U11", []))).toEqual(["U11.jpg", "U11_1.jpg"]);
    expect(names(packed.of("U2", ["none.jpg"]))).toEqual(["U2_1.jpg"]);
    expect(packed.of(null, [])).toEqual([]);
    expect(packed.of("U3", [])).toEqual([]);
  });

  test("take no more time where all of them are of one car", () => {
    const many = Array.from({ length: 60_000 }, (_, at) => `U1/${at}.jpg`);
    const before = process.cpuUsage();
    expect(pictures(...many).of("U1", [])).toHaveLength(60_000);
    expect(pictures(...Array.from({ length: 20 }, (_, at) => `U${at}${"-".repeat(60_000)}x.jpg`)).count).toBe(0);
    expect(process.cpuUsage(before).user / 1e6).toBeLessThan(3);
  });
});
