import { spawnSync } from "node:child_process";
import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { AREA_NAMES, AREAS, type MutationArea } from "./areas.ts";
import { isBelowFloor, nextScore, pageWith, percentOf, readPage, readScores, type Scores } from "./scores.ts";

/** Globs with braces, as an area writes them. */
const filesOf = (globs: readonly string[]) => globs.flatMap((glob) => globSync(glob));

/** The globs of `{a,b}/rules.ts`, one by one, because a missing folder would be hidden by the others. */
function withoutBraces(glob: string): readonly string[] {
  const [, before = "", words = "", after = ""] = /^(.*?)\{(.*?)\}(.*)$/.exec(glob) ?? [];
  return words === "" ? [glob] : words.split(",").flatMap((word) => withoutBraces(before + word + after));
}

test("every rules.ts of a feature belongs to an area", () => {
  const held = new Set(AREA_NAMES.flatMap((name) => filesOf(AREAS[name].mutate)));
  expect(globSync("src/features/*/rules.ts").filter((file) => !held.has(file))).toEqual([]);
});

test.each(AREA_NAMES)("each file and folder that the area %s names exists", (name) => {
  const { mutate, except = [], tests }: MutationArea = AREAS[name];
  // Tests of a folder may all be `.ts`, or all `.tsx`.
  const globs = [...mutate, ...except, ...tests.map((glob) => glob.replace("{ts,tsx}", "ts*"))].flatMap(withoutBraces);
  expect(globs.filter((glob) => globSync(glob).length === 0)).toEqual([]);
});

/** A glob as one glob for each alternative of its braces. */
const writtenOut = (glob: string): string[] => {
  const [all, choices] = /\{([^{}]+)\}/.exec(glob) ?? [];
  return all === undefined || choices === undefined
    ? [glob]
    : choices.split(",").flatMap((choice) => writtenOut(glob.replace(all, choice)));
};

test("every path that an area names exists, so that a moved file is not left out unnoticed", () => {
  const written = AREA_NAMES.flatMap((name) => AREAS[name].mutate).flatMap(writtenOut);
  expect(written.filter((glob) => globSync(glob).length === 0)).toEqual([]);
});

test("docs/testing.md shows the saved scores", () => {
  expect(pageWith(readPage(), readScores())).toBe(readPage());
});

test("a floor rises with a better score, never falls, and is no higher than the measured score", () => {
  const first = nextScore(undefined, 667, 1000);
  expect(first).toEqual({ killed: 667, mutants: 1000, floor: 66.7 });
  expect(nextScore(first, 700, 1000).floor).toBe(70);
  expect(nextScore(first, 600, 1000).floor).toBe(66.7);
  expect(percentOf(2, 3)).toBe(66.6);
});

test("a run below the floor fails, one at the floor does not, nor the first", () => {
  const floor = { killed: 667, mutants: 1000, floor: 66.7 };
  expect([666, 667, 668].map((killed) => isBelowFloor(floor, killed, 1000))).toEqual([true, false, false]);
  expect(isBelowFloor(undefined, 0, 1000)).toBe(false);
});

test("no floor is lower than one that was committed before", () => {
  const file = "test/mutation/scores.json";
  const git = (...args: string[]) => spawnSync("git", args, { encoding: "utf8" });
  // A copy without its history (an archive) has nothing to compare with.
  const commits = git("log", "--format=%H", "-n", "50", "--", file).stdout?.trim().split("\n").filter(Boolean) ?? [];
  const now = JSON.parse(readFileSync(file, "utf8")) as Scores;
  for (const commit of commits) {
    const then = JSON.parse(git("show", `${commit}:${file}`).stdout || "{}") as Scores;
    for (const name of AREA_NAMES) {
      expect([name, now[name]?.floor ?? 0]).toEqual([
        name,
        expect.toSatisfy((floor) => floor >= (then[name]?.floor ?? 0)),
      ]);
    }
  }
});
