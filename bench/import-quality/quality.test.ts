import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";
import { corpus, examples } from "./corpus.ts";
import { fallen, isSameCorpus, type Kept, nextKept, pageWith, readKept, readPage } from "./kept.ts";
import { judge, type Score, scoreOf, shareOf } from "./score.ts";
import { FIELD_NAMES, readTruth } from "./truth.ts";

const kept = readKept() as Kept;

test("no field of the corpus is read worse than it has been", { timeout: 60_000 }, async () => {
  const files = corpus();
  expect(files.length).toBeGreaterThanOrEqual(40);
  const score = await scoreOf(files);
  // Files that were added have their floors from the tool: npm run bench -- import-quality.
  expect(isSameCorpus(kept, files.length, score)).toBe(true);
  expect(fallen(kept, files.length, score)).toEqual([]);
});

test.each(examples())(
  "every cell of $name, an example of a known format, is read as a person reads it",
  async (file) => {
    const { misses, cars } = await scoreOf([file]);
    expect(cars).toBeGreaterThan(0);
    expect(misses).toEqual([]);
  },
);

test("the page shows the score that is kept", () => {
  expect(readPage()).toBe(pageWith(readPage(), kept));
});

test("no floor is lower than one that was committed before for the same files", () => {
  const git = (...args: string[]) => spawnSync("git", args, { encoding: "utf8" });
  const file = "bench/import-quality/score.json";
  // A copy without its history (an archive) has nothing to compare with.
  const commits = git("log", "--format=%H", "-n", "50", "--", file).stdout?.trim().split("\n").filter(Boolean) ?? [];
  for (const commit of commits) {
    const then = JSON.parse(git("show", `${commit}:${file}`).stdout || "null") as Kept | null;
    if (!then || !isSameCorpus(then, kept.files, kept.ours)) continue;
    for (const name of FIELD_NAMES)
      expect([name, kept.floors[name]]).toEqual([name, expect.toSatisfy((floor) => floor >= then.floors[name])]);
  }
});

/** The score of one car with one row of truth. */
function scored(cells: string, car: Record<string, unknown> | null): Score {
  const fields = Object.fromEntries(FIELD_NAMES.map((name) => [name, { held: 0, right: 0, invented: 0 }]));
  const score = { fields, cars: 0, refusedWrongly: 0, others: 0, takenWrongly: 0, misses: [] } as unknown as Score;
  const blank = { make: "", model: "", year: null, price: null, km: null, images: [], item_type: "car", stocknum: "1" };
  judge(
    { name: "x.csv", truth: readTruth(cells, "x.truth.csv") },
    new Map([[2, car && ({ ...blank, ...car } as never)]]),
    score,
  );
  return score;
}

test("a right cell counts, a wrong, a missing and an invented one count against", () => {
  const { fields } = scored("row,make,km,price,vin\n2,Kia,120000,-,", {
    make: "Kia",
    km: 12_000,
    price: 5000,
    vin: "X",
  });
  expect([fields.make, fields.km, fields.price, fields.vin]).toEqual([
    { held: 1, right: 1, invented: 0 },
    { held: 1, right: 0, invented: 0 },
    { held: 1, right: 0, invented: 0 },
    { held: 0, right: 0, invented: 1 },
  ]);
  expect(scored("row,body,model\n2,Hatch|SUV,CX-5", { simple_body: "Hatchback", model: "cx5" }).fields).toMatchObject({
    body: { right: 1 },
    model: { right: 1 },
  });
});

test("a refused car costs each of its cells; a row that is no car must be refused", () => {
  expect(scored("row,make\n2,Kia", null)).toMatchObject({
    cars: 1,
    refusedWrongly: 1,
    fields: { make: { held: 1, right: 0 } },
  });
  expect(scored("row,take\n2,no", { make: "Total" })).toMatchObject({ others: 1, takenWrongly: 1 });
  expect(scored("row,take\n3,yes", { make: "Kia" })).toMatchObject({ takenWrongly: 1, refusedWrongly: 1 });
  expect(scored("row,take\n2,either", null)).toMatchObject({ cars: 0, takenWrongly: 0, refusedWrongly: 0 });
});

test("the price is the one that shoppers see, and a plate in place of a stock number is none", () => {
  const { fields } = scored("row,price,stocknum\n2,9000,-", {
    price: 9900,
    offer_price: 9000,
    stocknum: "ABC12D",
    regplate: "ABC12D",
  });
  expect([fields.price, fields.stocknum]).toEqual([
    { held: 1, right: 1, invented: 0 },
    { held: 1, right: 1, invented: 0 },
  ]);
});

test("a share is rounded down, and a field that is in no file counts as right", () => {
  expect(shareOf({ held: 3, right: 2, invented: 0 })).toBe(66.66);
  expect(shareOf({ held: 1, right: 1, invented: 1 })).toBe(50);
  expect(shareOf({ held: 0, right: 0, invented: 0 })).toBe(100);
});

test("floors rise with the score and never fall; other files have floors of their own", () => {
  const score = (right: number, held = 10): Score => ({
    ...kept.ours,
    cars: 10,
    fields: { ...kept.ours.fields, make: { held, right, invented: 0 } },
    misses: [],
  });
  const first = nextKept(null, 1, score(5), {});
  expect(first.floors.make).toBe(50);
  expect(fallen(first, 1, score(4))).toEqual(["make: 40 %, and was 50 %"]);
  expect(nextKept(first, 1, score(4), {}).floors.make).toBe(50);
  expect(nextKept(first, 1, score(8), {}).floors.make).toBe(80);
  expect(fallen(first, 2, score(4))).toEqual([]);
  expect(nextKept(first, 1, score(4, 20), {}).floors.make).toBe(20);
  expect(fallen(first, 1, { ...score(5), refusedWrongly: 10_000 })).toEqual([
    `refusedWrongly: 10000 rows, and were ${kept.ours.refusedWrongly}`,
  ]);
});

test("a file of truth with a strange column or row is refused", () => {
  expect(() => readTruth("row,colr\n2,Red", "a.truth.csv")).toThrow("a.truth.csv is no truth file: colr");
  expect(() => readTruth("row,take\n2,maybe", "a.truth.csv")).toThrow('take "maybe"');
  expect(() => readTruth("row\nx", "a.truth.csv")).toThrow('row "x"');
});
