import { expect, test } from "vitest";
import { judgedQueries } from "./judging.ts";
import { BY_HAND } from "./queries.ts";
import { relevanceScores } from "./score.ts";

const VEHICLES = 1_500;

test("our answers are ranked better than the libraries', and no worse than before", async () => {
  const { queries, scores, byWords } = await relevanceScores(VEHICLES);
  const of = (name: string) => scores.find((score) => score.name === name)?.ndcg ?? 0;
  expect(queries).toBeGreaterThan(150);
  expect(of("ours")).toBeGreaterThan(0.93);
  expect(of("ours")).toBeGreaterThan(Math.max(of("MiniSearch"), of("Orama")) + 0.1);
  const byItsWords = (name: string) => byWords.find((score) => score.name === name)?.ndcg ?? 0;
  expect(byItsWords("ours")).toBeGreaterThan(0.98);
  expect(of("the list as it stands")).toBeLessThan(0.3);
});

test("grades follow the rule: all, only what must be, a sold one, anything else", () => {
  const [query] = judgedQueries([]).filter(({ typed }) => typed === "cx5 2020");
  const car = (more: object) => ({ id: 1, model: "CX-5", year: 2020, for_sale: 1, ...more });
  const grades = [{}, { year: 2019 }, { for_sale: 0 }, { model: "CX-3" }].map((more) => query?.gradeOf(car(more)));
  expect(grades).toEqual([3, 1, 2, 0]);
  expect(new Set(BY_HAND.trim().split("\n")).size).toBe(BY_HAND.trim().split("\n").length);
});
