import { expect, test } from "vitest";
import { saidOf } from "./said-of-offers.tsx";
import type { Offers } from "./use-offers.ts";

const WORDS: Offers["words"] = { noun: "car", path: "/search", makes: [], models: [], choices: [], places: [] };
const NONE: Offers = { words: WORDS, groups: [], leading: null, cars: null };

test("nothing is said of a list before the server has answered, and then that there is none", () => {
  const answered = { cars: [], total: 0, counts: [], read: [], places: [] } as unknown as Offers["cars"];
  expect(saidOf(NONE, "xyz")).toBe("");
  expect(saidOf({ ...NONE, cars: answered }, "xyz")).toBe("No suggestions. Enter searches “xyz”.");
  expect(saidOf({ ...NONE, cars: answered }, " ")).toBe("");
});
