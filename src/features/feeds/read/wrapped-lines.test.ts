import { describe, expect, test } from "vitest";
import { cells, collected, items, pieces } from "./testing.ts";
import { unwrappedText, wrappingOf } from "./wrapped-lines.ts";

const CARS = [
  { Make: "Kia", Model: "Rio", Year: "2019", Price: "$12,990" },
  { Make: "MG", Model: "ZS", Year: "2021", Price: "$15,490" },
];

describe("CAR-001 a table whose lines are wrapped", () => {
  test("in Markdown has bars at both ends and a rule, and keeps its rows' numbers", async () => {
    const text =
      "| Make | Model | Year | Price |\n|:---|---|---:|---|\n| Kia | Rio | 2019 | $12,990 |\n| MG | ZS | 2021 | $15,490 |\n";
    const { found } = await items(text);
    expect(cells(found)).toEqual(CARS);
    expect(found.map(({ row }) => row)).toEqual([3, 4]);
  });

  test("in Markdown may stand below a title and some sentences", async () => {
    const above = "# Stock\n\n> Updated on Monday\n\nNumbers with an N are new.\n\n";
    const table =
      "| Make | Model | Year | Price |\n| ---- | --- | --- | --- |\n| Kia | Rio | 2019 | $12,990 |\n| MG | ZS | 2021 | $15,490 |\n";
    const { found } = await items(`${above}${table}`);
    expect(cells(found)).toEqual(CARS);
    expect(found.map(({ row }) => row)).toEqual([9, 10]);
  });

  test("in quotation marks holds a whole line of CSV in each cell", async () => {
    const lines = ["Make,Model,Year,Price", 'Kia,Rio,2019,"$12,990"', 'MG,ZS,2021,"$15,490"'];
    const text = lines.map((line) => `"${line.replaceAll('"', '""')}"`).join("\r\n");
    expect(cells((await items(`${text}\r\n`)).found)).toEqual(CARS);
    expect(cells((await items(text)).found)).toEqual(CARS);
  });

  test("is none where cells alone are quoted, or a bar divides them", () => {
    expect(wrappingOf('"Make","Model","Year","Price"\n"Kia","Rio","2019","$12,990"\n')).toBeNull();
    expect(wrappingOf("Make|Model|Year\nKia|Rio|2019\nMG|ZS|2021\n")).toBeNull();
    expect(wrappingOf('"Notes"\n"one owner, books"\n"two keys, tidy"\n')).toBeNull();
    expect(wrappingOf("")).toBeNull();
  });

  test("may be cut into pieces anywhere, and its last line stays open", async () => {
    const text = "|a|b|\n|-|--|\n|1|2|\n|3|";
    const unwrapped = (await collected(unwrappedText(pieces(...text), "markdown"))).join("");
    expect(unwrapped).toBe("a|b\n\n1|2\n3");
  });

  test("of bars, dashes or quotes without an end costs no minutes", async () => {
    for (const fill of ["-", "|", '"', "- ", "|-"]) {
      const line = fill.repeat(200_000);
      const before = process.threadCpuUsage();
      wrappingOf(`${line}\n${line}\n`);
      for (const wrapping of ["markdown", "quoted"] as const)
        expect(await collected(unwrappedText(pieces(`${line}x\n`), wrapping))).toHaveLength(2);
      const { user, system } = process.threadCpuUsage(before);
      expect((user + system) / 1000).toBeLessThan(500);
    }
  });
});
