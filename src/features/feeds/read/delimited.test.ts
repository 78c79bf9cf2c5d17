import { describe, expect, test } from "vitest";
import { delimitedRows, layoutOf } from "./delimited.ts";
import { ROW_LIMITS } from "./source.ts";
import { cells, collected, items, pieces, reasonOf } from "./testing.ts";

/** The rows of these pieces of text, whose layout is found in their beginning. */
async function rowsOf(...texts: readonly string[]) {
  return await collected(delimitedRows(pieces(...texts), layoutOf(texts.join(""))));
}

describe("a file that may be cut off", () => {
  const HEAD = "Make,Model,Year\nKia,Rio,2019\n";
  const mg = { row: 3, cells: { Make: "MG", Model: "ZS" }, short: { found: 2, expected: 3 } };

  test("ends within its last row where that is short and has no line end", async () => {
    expect(await rowsOf(`${HEAD}MG,ZS`)).toMatchObject([{ row: 2 }, { ...mg, cut: true }]);
    expect((await rowsOf(`${HEAD}MG,ZS\n`))[1]).toEqual(mg);
    expect((await rowsOf(`${HEAD}MG,ZS\n`, ""))[1]).toEqual(mg);
    expect((await rowsOf(`${HEAD}MG,ZS\n`, "Kia,Rio,2020"))[1]).toEqual(mg);
    expect((await rowsOf(`${HEAD}MG,ZS,2020`))[1]).not.toHaveProperty("cut");
    expect(await rowsOf("Make,Model\n")).toEqual([]);
  });

  test("may be cut into pieces anywhere", async () => {
    const text = `${HEAD}"Land ""Rover""","a, b\n\nc",2020\r\nMG,ZS`;
    expect(await rowsOf(...text)).toEqual(await rowsOf(text));
  });
});

describe("rows", () => {
  test("of blank cells are none, but are counted", async () => {
    expect(await rowsOf("Make,Model\n , \t\nKia,Rio\n")).toEqual([{ row: 3, cells: { Make: "Kia", Model: "Rio" } }]);
  });

  test("may hold an inch mark in the middle of a cell", async () => {
    expect(cells(await rowsOf('Make,Badge,Year\nKia,5" lift "GT",2019\n'))).toEqual([
      { Make: "Kia", Badge: '5" lift "GT"', Year: "2019" },
    ]);
  });

  test("that are too wide are told with what is too much, shortened; blank cells are not", async () => {
    const long = "very nice ".repeat(20);
    const found = await rowsOf(`Make,Model\nKia,Rio, ,\t\nKia,Rio, ${long}, more \n`);
    expect(found[0]).toEqual({ row: 2, cells: { Make: "Kia", Model: "Rio" } });
    expect(found[1]).toMatchObject({ problem: { column: null, value: `${long} more`.slice(0, 80) } });
    expect((await rowsOf("Make,Model\nKia,Rio, GT ,\n"))[0]).toMatchObject({ problem: { value: "GT" } });
  });

  test("that are too wide are told where columns name one another, too", async () => {
    const found = await rowsOf("Make,Option 1 name,Option 1 value\nKia,Fuel,Diesel,GT\nMG,Fuel,Petrol\n");
    expect(found[0]).toHaveProperty("problem");
    expect(found[1]).toEqual({ row: 3, cells: { Make: "MG", Fuel: "Petrol" } });
  });

  test("whose quotation mark is not closed within the limit of a record are refused", async () => {
    const text = `Make,Model\nKia,Rio\n"Ford,${"x,\n".repeat(100)}`;
    const rows = delimitedRows(pieces(text, text), layoutOf(text), { ...ROW_LIMITS, characters: 50 });
    await expect(collected(rows)).rejects.toThrow("A quotation mark opened in row 3 is never closed.");
  });

  test("a fault of the text itself is thrown on", async () => {
    // biome-ignore lint/correctness/useYield: it fails before it yields.
    async function* faulty(): AsyncGenerator<string> {
      throw new Error("The disk is gone.");
    }
    const layout = layoutOf("Make,Model\n");
    await expect(delimitedRows(faulty(), layout).next()).rejects.toThrow("The disk is gone.");
  });
});

describe("the layout", () => {
  test("the numbers that count the columns are their names", () => {
    const text = ",0,1,2,3\n7,Saloons,Contact us,Petrol,Kia Rio\n8,Price,Model,Make,Year\n";
    expect(layoutOf(text)).toMatchObject({ before: 1, headings: ["column 1", "0", "1", "2", "3"] });
  });

  test("a vehicle's row with words that are headings elsewhere is no heading", () => {
    const row = (year: number, words: string) =>
      `${year},Used,Kia,Rio,base,${year * 50},9990,"${words}",https://cars.example/kia-rio/${year}`;
    const prose = `Price, model, trim, options, mileage and colour as shown. ${"One owner, serviced here. ".repeat(5)}`;
    const text = [row(2011, "Nice"), row(2014, prose), row(2015, "Tidy"), row(2018, "New here")].join("\n");
    expect(layoutOf(text)).toMatchObject({ before: 0, headings: { length: 9 } });
    expect(layoutOf(`Year,State,Make,Model,Trim,Km,Price,Options,Url\n${text}`).before).toBe(1);
    // A description without quotation marks is split into cells, and some of its words are names of columns.
    const unquoted = row(2012, "Nice").replaceAll('"', "").replace("Nice", "as shown,price,trim,options");
    expect(layoutOf(`${text}\n${unquoted}`)).toMatchObject({ before: 0, headings: { length: 9 } });
  });

  test("a separator that the file names is taken, although another is more even", async () => {
    const { delimiter, headings } = layoutOf("sep=;\r\nMake;Model, Badge, Year\nKia;Rio, S, 2019\n");
    expect([delimiter, headings]).toEqual([";", ["Make", "Model, Badge, Year"]]);
    expect(await rowsOf("sep=;\nKia;Rio;2019\nMG;3;2020\n")).toMatchObject([{ row: 2 }, { row: 3 }]);
  });

  test("of two separators the one that gives more columns is taken", () => {
    const { delimiter } = layoutOf("Make;Model;Price, AUD\nKia;Rio;9990,00\nMG;3;8000,00\n");
    expect(delimiter).toBe(";");
    expect(layoutOf("Make,Model\nKia,Rio\n").delimiter).toBe(",");
    expect(layoutOf("Make\nKia\n").delimiter).toBe(",");
  });

  test("headings lose the blanks around them, and columns without one are numbered", () => {
    expect(layoutOf("  Make ,\tModel  Name,  \nKia,Rio,x\n").headings).toEqual(["Make", "Model Name", "column 3"]);
  });

  test("a heading is sought in the first 20 rows, and a line repeated later is none", () => {
    const below = (count: number) => `${"Our cars\n".repeat(count)}Make,Model,Year\nKia,Rio,2019\n`;
    expect(layoutOf(below(19)).before).toBe(20);
    expect(layoutOf(below(20)).before).not.toBe(21);
    expect(layoutOf("Make,Model,Year\nKia,Rio,2019\nMake,Model,Year\nMG,3,2020\n").before).toBe(1);
  });

  test.each(["2019", " 2019 ", "$9990", "12990.00", "1HGCM82633A123456"])(
    "a first row with %j is a vehicle",
    async (cell) => {
      expect(layoutOf(`Rio,${cell},x\nCeed,${cell},y\n`)).toMatchObject({
        before: 0,
        headings: ["column 1", "column 2", "column 3"],
      });
    },
  );
  test("a first row of unknown words is a heading", () => {
    expect(layoutOf("Foo,Bar\nx,y\n")).toMatchObject({ before: 1, headings: ["Foo", "Bar"] });
  });

  test("more than 2,000 columns are refused", () => {
    const wide = (count: number) => `${Array.from({ length: count }, (_, at) => `c${at}`).join()}\n`;
    expect(layoutOf(wide(2000)).headings).toHaveLength(2000);
    expect(() => layoutOf(wide(2001))).toThrow("over 2000 columns");
  });
});

describe("columns that name one another", () => {
  test("give way to a column of that name, and to nothing where they name nothing", async () => {
    const { found } = await items(
      "Make,Fuel,Attribute 1 name,Attribute 1 value,attribute_2_name,attribute_2_values\n" +
        "Kia,Petrol,Fuel,Diesel, __proto__ ,x\nMG,Petrol,,Diesel,Seats,5\n",
    );
    expect(cells(found)).toEqual([
      { Make: "Kia", Fuel: "Petrol", _proto_: "x" },
      { Make: "MG", Fuel: "Petrol", Seats: "5" },
    ]);
  });

  test("also where the number stands behind, with values of a web shop", async () => {
    const { found } = await items(
      "sku,infoTitle1,infoDescription1,infoTitle2,infoDescription2,spec_label_1,spec_text_1,Job title 1\n" +
        "A1,Odometer,<p>31 km</p>,Fuel,Diesel,Gears,6,x\n",
    );
    expect(cells(found)).toEqual([{ sku: "A1", Odometer: "31 km", Fuel: "Diesel", Gears: "6", "Job title 1": "x" }]);
  });

  test("are two: a name without its value, or a name of something else, stays", async () => {
    const { headings } = await items("Make,Option 1 name,Option 2 value,Model name\nKia,a,b,Rio\n");
    expect(headings).toEqual(["Make", "Option 1 name", "Option 2 value", "Model name"]);
  });

  test("in a short row only what is there is joined", async () => {
    const { found } = await items("Make,Option 1 name,Option 1 value\nKia,Fuel\nMG,Fuel,Diesel\n");
    expect(cells(found)).toEqual([{ Make: "Kia" }, { Make: "MG", Fuel: "Diesel" }]);
  });
});

describe("formats by their beginning", () => {
  test.each([
    ["Make,Model\nKia,Rio\n", "csv"],
    ["  \n<x><car><a>1</a><b>2</b></car></x>", "xml"],
    ['[{"make":"Kia"}]', "json"],
    ["[Make],[Model]\nKia,Rio\n", "csv"],
    ['{"make":"Kia"}', "json"],
    ['\n {"make":"Kia"}\n{"make":"MG"}', "ndjson"],
    ['{"make":"Kia"}\n\n{"make":"MG"}', "ndjson"],
    ['{"A":\n{"make":"Kia"},"B":{"make":"MG"}}', "json"],
    ['{"make":"Kia"}\n', "json"],
    ["{Make},Model\nKia,Rio\n", "csv"],
  ])("%j is %s", async (content, format) => {
    expect((await items(content)).format).toBe(format);
  });
  test.each(["<!DOCTYPE HTML><title>x</title>", "  <html lang='en'>"])("%j is a page", async (content) => {
    expect(await reasonOf(content)).toContain("web page");
  });
});

test("no two columns share a name, also where a heading is what another is renamed to", async () => {
  const found = await rowsOf("Stock No,Photo,Photo (2),Photo,Photo\nU1,a,b,c,d\n");
  expect(Object.values(cells(found)[0] ?? {})).toEqual(["U1", "a", "b", "c", "d"]);
});

test("a first row with an amount in groups, or with a month of building, is a vehicle's and no heading", () => {
  for (const first of [
    'U1,Nissan Leaf,White,"$36,880"',
    "U1,Nissan Leaf,White,11/2022",
    'U1,Nissan Leaf,White,"22,450"',
  ])
    expect(layoutOf(`${first}\nU2,Kia Rio,Red,\n`).before, first).toBe(0);
});
