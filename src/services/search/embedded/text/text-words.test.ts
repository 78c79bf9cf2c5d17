import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { indexedWords, wordsOf } from "./text-words.ts";

describe("words", () => {
  test("case, accents and punctuation do not matter", () => {
    expect(wordsOf("Citroën C4 e-HDi  (2018)")).toEqual(["citroen", "c4", "e", "hdi", "2018"]);
  });

  test("emoji, blanks and signs are no words, other scripts are", () => {
    expect(wordsOf(" 🚗 \n .*+?^$()|[]{}\\")).toEqual([]);
    expect(wordsOf("سيارة 車")).toEqual(["سيارة", "車"]);
  });
});

describe("a text is found by", () => {
  test("its words, and neighbours joined behind a letter", () => {
    expect([...indexedWords("2019 Land Cruiser 200")]).toEqual([
      "2019",
      "land",
      "cruiser",
      "landcruiser",
      "200",
      "cruiser200",
    ]);
  });

  test("the letters and figures of a word, but not those of a code", () => {
    expect([...indexedWords("Mazda3")]).toEqual(["mazda3", "mazda", "3"]);
    expect([...indexedWords("AU10234")]).toEqual(["au10234"]);
    expect([...indexedWords("AU1023")]).toEqual(["au1023", "au", "1023"]);
  });

  test("the same words, whether it is ASCII or has a sign that is no word beside them", () => {
    const pieces = ["a", "B", "z", "0", "9", "12345", " ", "-", "_", "/", "e-HDi", "4x4", "Land Cruiser"];
    const texts = fc.array(fc.constantFrom(...pieces), { maxLength: 12 }).map((some) => some.join(""));
    const isSame = (text: string) => expect([...indexedWords(text)]).toEqual([...indexedWords(`${text} …`)]);
    fc.assert(fc.property(texts, (text) => void isSame(text)));
  });

  test("a word whole where only one of its letters is beyond ASCII", () => {
    expect([...indexedWords("Citroën C4")]).toEqual(["citroen", "c4", "c", "4", "citroenc4"]);
    expect([...indexedWords("ab\u212a12 x")]).toEqual(["abk12", "abk", "12", "x"]);
  });
});
