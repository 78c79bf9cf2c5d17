import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { compareParts, findChanges } from "./compare.ts";
import { CELL, type Part, shrink } from "./parts.ts";
import { arrange, drawFinding, keepSheet, readSheet } from "./sheet.ts";

type Rgb = readonly [red: number, green: number, blue: number];
const WHITE: Rgb = [255, 255, 255];
const BRAND: Rgb = [31, 111, 235];

/** A part in which the cell at each position has the colour that `at` returns. */
function part(name: string, width: number, height: number, at: (x: number, y: number) => Rgb): Part {
  const cells = Array.from({ length: width * height }, (_, cell) => at(cell % width, Math.floor(cell / width)));
  return { name, width, height, data: Uint8Array.from(cells.flat()) };
}

const grey = (value: number): Rgb => [value, value, value];
const inside = (x: number, y: number) => x >= 4 && x < 16 && y >= 3 && y < 9;
const button = (name = "button", fill = BRAND, corner = fill) =>
  part(name, 20, 12, (x, y) => {
    if (!inside(x, y)) return WHITE;
    return (x === 4 || x === 15) && (y === 3 || y === 8) ? corner : fill;
  });

test("a cell is the mean of its pixels, and a rectangle may reach over the picture's edge", () => {
  const data = new Uint8Array(CELL * 2 * CELL * 3).fill(255);
  for (let y = 0; y < CELL; y++) data.fill(0, y * CELL * 2 * 3, (y * CELL * 2 + 1) * 3);
  const picture = { data, width: CELL * 2, height: CELL };
  expect([...shrink(picture, { left: 0, top: 0, columns: 2, rows: 1 }).data]).toEqual([128, 128, 128, 255, 255, 255]);
  expect([...shrink(picture, { left: -CELL, top: CELL, columns: 1, rows: 1 }).data]).toEqual([0, 0, 0]);
});

test("an even ground may differ by rounding, not by a visible step", () => {
  const ground = (value: number) => part("ground", 20, 10, () => grey(value));
  expect(compareParts(ground(200), ground(201)).differs).toBe(false);
  expect(compareParts(ground(200), ground(203)).differs).toBe(false);
  expect(compareParts(ground(200), ground(205)).differs).toBe(true);
  expect(compareParts(ground(200), ground(205)).sentence).toBe("200 of its 200 cells differ");
  expect(compareParts(button(), button("button", [28, 102, 220])).differs, "a hover's colour").toBe(true);
});

test("across an edge, a fifth of its contrast is no difference, a half is one", () => {
  const edge = (share: number) => part("edge", 20, 10, (x) => grey(x < 10 ? 255 : x === 10 ? 255 * (1 - share) : 0));
  expect(compareParts(edge(0.5), edge(0.6)).excess).toBe(0);
  expect(compareParts(edge(0.1), edge(0.9)).differs).toBe(true);
});

test("the corners of a button count: round ones are not square ones", () => {
  const square = button();
  const round: Rgb = [200, 220, 251];
  const nearlyRound: Rgb = [190, 213, 250];
  expect(compareParts(button("button", BRAND, round), button("button", BRAND, nearlyRound)).differs).toBe(false);
  const compared = compareParts(button("button", BRAND, round), square);
  expect(compared.differs).toBe(true);
  expect(compared.marks.reduce((sum, mark) => sum + mark, 0)).toBe(4);
});

test("one more cell of height counts as rounding, two as growth, and the sentence says so", () => {
  const tall = (height: number) => part("tall", 6, height, () => grey(240));
  expect(compareParts(tall(10), tall(11)).differs).toBe(false);
  expect(compareParts(tall(10), tall(9)).differs).toBe(false);
  expect(compareParts(tall(10), tall(12))).toMatchObject({
    differs: true,
    sentence: "0 of its 60 cells differ, and it is 6 × 12 cells of 2 px large, was 6 × 10",
  });
});

test("a missing part and a new part are named, in the page's order", () => {
  const changes = findChanges([button("rest"), button("hover"), button("focus")], [button("focus"), button("pressed")]);
  expect(changes.map(({ name, sentence }) => `${name} ${sentence}`)).toEqual([
    "rest is gone",
    "hover is gone",
    "pressed is new",
  ]);
});

test("parts are placed side by side while the row has space", () => {
  const size = (width: number, height: number) => ({ name: "", width, height });
  expect(arrange([size(400, 10), size(299, 20), size(1, 5), size(700, 4), size(800, 2)])).toEqual({
    spots: [
      [0, 0],
      [401, 0],
      [0, 21],
      [0, 27],
      [0, 32],
    ],
    height: 34,
  });
  expect(arrange([])).toEqual({ spots: [], height: 0 });
});

test("a sheet returns exactly the parts that were saved, and a finding becomes a picture", async () => {
  const folder = mkdtempSync(join(tmpdir(), "forecourt-sheet-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const noise = (name: string, width: number, height: number) =>
    part(name, width, height, (x, y) => [(x * 37 + y) % 256, (y * 91) % 256, (x * y) % 256]);
  const parts = [noise("buttons / brand / Rest", 53, 22), noise("fields / Optional, empty", 320, 9)];
  expect(await readSheet(join(folder, "kingtide"))).toBeNull();
  await keepSheet(join(folder, "kingtide"), parts);
  const kept = await readSheet(join(folder, "kingtide"));
  expect(findChanges(kept ?? [], parts)).toEqual([]);
  expect(kept?.map(({ data }) => [...data])).toEqual(parts.map(({ data }) => [...data]));
  const [change] = findChanges([button("buttons / brand / Rest")], [button("buttons / brand / Rest", WHITE)]);
  if (change) await drawFinding(join(folder, "out"), change);
  expect(readdirSync(join(folder, "out"))).toEqual(["buttons-brand-Rest.png"]);
});
