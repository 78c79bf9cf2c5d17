import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { NAMED_MUTANTS } from "./named.ts";

test("each change that once went unnoticed still has its text to change, and its tests", () => {
  const lost = NAMED_MUTANTS.filter(
    ({ file, find, tests }) =>
      !existsSync(file) || !readFileSync(file, "utf8").includes(find) || !tests.every(existsSync),
  );
  expect(lost.map(({ what }) => what)).toEqual([]);
});
