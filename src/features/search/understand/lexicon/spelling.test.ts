import { expect, test } from "vitest";
import { NAMED, spellingOf } from "./spelling.ts";

const WORDS = "commodore falcon pathfinder navara outlander leather automatic convertible".split(" ");

/** The word with each letter left out in turn, but for the first, which few people miss. */
const withoutOne = (word: string) => [...word].slice(1).map((_, at) => word.slice(0, at + 1) + word.slice(at + 2));

test("each known word is found behind one letter left out, and a long one behind two", () => {
  const spelling = spellingOf(new Map(WORDS.map((word) => [word, 1])));
  for (const word of WORDS) {
    for (const short of withoutOne(word)) {
      expect([short, spelling.corrected(short)]).toEqual([short, word]);
      if (word.length < 10) continue;
      for (const shorter of withoutOne(short)) expect([shorter, spelling.corrected(shorter)]).toEqual([shorter, word]);
    }
  }
});

test("of many words that differ by a letter or two each is itself, and no word that is far from all is one", () => {
  const letters = "abcdefghij";
  const written = (number: number) => [...`${number}`].map((figure) => letters[Number(figure)]).join("");
  const many = Array.from({ length: 400 }, (_, number) => `word${written(number)}`);
  const spelling = spellingOf(new Map(many.map((word) => [word, 1])));
  expect(many.map((word) => spelling.corrected(word))).toEqual(many);
  expect(spelling.corrected("somethingelse")).toBeNull();
});

test("of words equally near the heavier is taken, and a name before anything", () => {
  const corrected = (known: Record<string, number>, word: string) =>
    spellingOf(new Map(Object.entries(known))).corrected(word);
  expect(corrected({ blanket: 1, blanker: 2 }, "blankes")).toBe("blanker");
  expect(corrected({ blanket: 2, blanker: 1 }, "blankes")).toBe("blanket");
  expect(corrected({ blanket: 2, blanker: NAMED }, "blankes")).toBe("blanker");
});

test("a word of fewer than four letters is taken as it is", () => {
  expect(spellingOf(new Map([["kia", 1]])).corrected("kis")).toBeNull();
});
