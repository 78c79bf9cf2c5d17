import { describe, expect, test } from "vitest";
import { zipOf } from "../../../../../test/fixtures/zip.ts";
import { cells, collected, items, pieces, reasonOf } from "../testing.ts";
import { dumpRows } from "./dump.ts";

const HEAD = "-- MySQL dump 10.13\n";
const INSERT = "INSERT INTO `stock` (`stock_no`, `make`, `badge`, `kms`) VALUES ";

describe("a dump's rows", () => {
  test("are read without their quotes, nothing where they are NULL", async () => {
    const text = `${HEAD}/*!40101 SET NAMES utf8 */;
# a note; INSERT INTO x VALUES (1);
CREATE TABLE stock (a int);
${INSERT}('0042','Kia','S''port, \\'GT\\' (2) \\\\ \\n',81200),
  ('U 1',NULL,'a;b--c/*d',-1.5) , (N'x', 'y', CAST('2020-01-02' AS date), NOW()) ON DUPLICATE KEY UPDATE kms = (1);
${INSERT}('',"MG",NULL,DEFAULT);`;
    const { format, headings, found } = await items(text);
    expect({ format, headings }).toEqual({ format: "sql", headings: null });
    expect(cells(found)[0]).toEqual({ stock_no: "0042", make: "Kia", badge: "S'port, 'GT' (2) \\ \n", kms: "81200" });
    expect(
      cells(found)
        .slice(1)
        .map((row) => Object.values(row)),
    ).toEqual([
      ["U 1", "", "a;b--c/*d", "-1.5"],
      ["x", "y", "2020-01-02", ""],
      ["", "MG", "", ""],
    ]);
  });

  test("have a backslash where the database knows no escapes, and names in any quotes", async () => {
    const text = "INSERT INTO [dbo].[stock] ([Stock No], \"Make\", Model) VALUES (1, 'C:\\', E'it''s');";
    expect(cells((await items(text)).found)).toEqual([{ "Stock No": "1", Make: "C:\\", Model: "it's" }]);
  });

  test("take their columns from the table where the statement names none, and their place from the headings", async () => {
    const text = `BEGIN;
CREATE TABLE IF NOT EXISTS staff (id int, name varchar(9), PRIMARY KEY (id));
CREATE TABLE cars (stock_no varchar(20) DEFAULT 'a,b', make text, price decimal(10,2) NOT NULL, UNIQUE KEY x (make, price));
INSERT INTO staff VALUES (1, 'Ann'), (2, 'Bo');
INSERT OR REPLACE INTO cars VALUES ('A1', 'Kia', 9990.00);
INSERT INTO staff VALUES (3, 'Cy');
INSERT INTO cars VALUES ('A2', 'MG', 8990.00); COMMIT;`;
    expect(cells((await items(text)).found)).toEqual([
      { stock_no: "A1", make: "Kia", price: "9990.00" },
      { stock_no: "A2", make: "MG", price: "8990.00" },
    ]);
  });

  test("are counted within their table", async () => {
    const { found } = await items(`${HEAD}INSERT INTO users VALUES (1,'x'),(2,'y');${INSERT}(1,'Kia','x',4);`);
    expect(found.map(({ row }) => row)).toEqual([1]);
  });

  test("may be cut anywhere in the file", async () => {
    const text = `${HEAD}${INSERT}('a''b','c\\'d',"e""f",1),(2,'--','/*','*/') ; -- x\n /* y */ ${INSERT}(1,2,3,4)`;
    const whole = await collected(dumpRows(pieces(text), "stock", HEAD));
    expect(whole).toHaveLength(3);
    expect(await collected(dumpRows(pieces(...text), "stock", HEAD))).toEqual(whole);
  });

  test("of which one is too long, too short or cut off are problems of their own", async () => {
    const { found } = await items(`${HEAD}${INSERT}(1,'Kia','x',4,5),(1,'Kia'),(2,'MG','y',3),(3,'M`);
    expect(found).toMatchObject([
      { row: 1, problem: {} },
      { row: 2, short: { found: 2, expected: 4 } },
      { row: 3, cells: { make: "MG" } },
      { row: 4, cut: true },
    ]);
    expect((await items(`${HEAD}${INSERT}(1,'Kia','x',4),`)).found[1]).toMatchObject({ cut: true });
    expect((await items(`${HEAD}${INSERT}(1,'Kia','x',4)`)).found).toHaveLength(1);
  });

  test("are found in an archive, too", async () => {
    const zip = zipOf({ "stock.sql": `${HEAD}${INSERT}(1,'Kia','x',4);`, "readme.txt": "x" });
    expect((await items(zip)).format).toBe("sql");
  });
});

describe("CAR-001 the rows that PostgreSQL copies", () => {
  const PG = `--\n-- PostgreSQL database dump\n--\nSET statement_timeout = 0;\n`;
  const COPY = "COPY public.stock (stock_no, make, badge, kms) FROM stdin;\n";
  const blocks = `${PG}CREATE TABLE public.users (id int, name text);
COPY public.users (id, name) FROM stdin;\n1\tO'Neil\n\\.\n
${COPY}0042\tKia\tS'port; (2) -- x\t81200\nU2\tMG\t\\N\t\nU3\tKia\ttwo\\tkeys\\nbook \\\\\t7\r\n\\.\n
ALTER TABLE ONLY public.stock ADD CONSTRAINT x PRIMARY KEY (stock_no);\n`;
  const ROWS = [
    ["0042", "Kia", "S'port; (2) -- x", "81200"],
    ["U2", "MG", "", ""],
    ["U3", "Kia", "two\tkeys\nbook \\", "7"],
  ];

  test("are lines of cells, with apostrophes and semicolons as they stand, of the table that is stock", async () => {
    const { format, found } = await items(blocks);
    expect(format).toBe("sql");
    expect(cells(found).map((row) => Object.values(row))).toEqual(ROWS);
    expect(Object.keys(cells(found)[0] ?? {})).toEqual(["stock_no", "make", "badge", "kms"]);
  });

  test("are the same however the text is cut, and stand beside inserted ones", async () => {
    const both = `${blocks}INSERT INTO stock (stock_no, make, badge, kms) VALUES ('U9', 'BMW', 'x', 5);\n`;
    const whole = await collected(dumpRows(pieces(both), "stock", PG));
    expect(whole).toHaveLength(4);
    expect(await collected(dumpRows(pieces(...both), "stock", PG))).toEqual(whole);
  });

  test("have the columns of their table where the block names none, and none of a table nobody made", async () => {
    const made = `${PG}create table "stock" (stock_no text, make text);\ncopy "stock" from stdin;\nU1\tKia\n\\.\n`;
    expect(cells((await items(made)).found)).toEqual([{ stock_no: "U1", make: "Kia" }]);
    expect(await reasonOf(`${PG}COPY stock FROM stdin;\nU1\tKia\n\\.\n`)).toContain("looks like stock");
  });

  test("end within a block where the file is cut, and a line of a text that begins with copy is none", async () => {
    const cut = await items(`${PG}${COPY}U1\tKia\tx\t1\nU2\tMG`);
    expect(cut.found).toMatchObject([{ row: 1, cells: { make: "Kia" } }, { cut: true }]);
    const told = `${HEAD}${INSERT}('U1','Kia','\ncopy of the key, from stdin\n',4);`;
    expect(cells((await items(told)).found)).toHaveLength(1);
  });

  test("are refused where a line or a list is longer than any", async () => {
    expect(await reasonOf(`${PG}${COPY}${"x".repeat(9_000_000)}`)).toContain("longer than 8 MB");
    const wide = Array.from({ length: 2001 }, (_, at) => `a${at}`).join(", ");
    expect(await reasonOf(`${PG}COPY stock (${wide}) FROM stdin;\n1\n\\.\n`)).toContain("over 2000 columns");
  });
});

test("a dump without stock is refused, and a list that speaks of SQL stays a list", async () => {
  const none = "none of the tables it fills looks like stock: export the stock as CSV";
  expect(await reasonOf(`${HEAD}CREATE TABLE stock (make text, price int);\nCOPY stock FROM stdin;\n`)).toContain(none);
  expect(await reasonOf(`${HEAD}INSERT INTO users VALUES (1, 'x');`)).toContain(none);
  expect((await items("Set no,Make\n1,create table\n")).format).toBe("csv");
  expect((await items("Make,Note\nKia,INSERT INTO x VALUES (1)\n")).format).toBe("csv");
});

test("hostile dumps are refused, or read, in bounded time", async () => {
  const before = process.cpuUsage();
  const many = (text: string, times = 1_000_000) => text.repeat(times);
  expect(await reasonOf(`${HEAD}${INSERT}(${many("1,")}`)).toContain("over 2000 columns");
  expect(await reasonOf(`${HEAD}INSERT INTO x (${many("a,")}`)).toContain("over 2000 columns");
  expect(await reasonOf(`${HEAD}${INSERT}('${many("x", 10_000_000)}`)).toContain("longer than 8 MB");
  expect(await reasonOf(`${HEAD}${INSERT}(${many("'x' ", 9_000_000)}`)).toContain("longer than 8 MB");
  expect(await reasonOf(`${HEAD}CREATE TABLE ${many("a(", 1_000_000)}`)).toContain("none of the tables");
  expect(await reasonOf(`${HEAD}INSERT INTO ${many("/* x ")}`)).toContain("none of the tables");
  expect(await reasonOf(`${HEAD}INSERT INTO t (make, model) VALUES (${many("(")}`)).toContain("none of the tables");
  expect(process.cpuUsage(before).user / 1e6).toBeLessThan(10);
});
