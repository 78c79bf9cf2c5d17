import { describe, expect, test } from "vitest";
import { slotsIn } from "./bits.ts";
import { indexedWords, TextIndex, wordsOf } from "./text.ts";

function indexOf(...names: string[]): (query: string) => number[] {
  const index = new TextIndex();
  names.forEach((name, slot) => {
    index.add(slot, indexedWords([name]));
  });
  return (query) => [...slotsIn(index.matches(query, 32) ?? new Uint32Array([(1 << names.length) - 1]))];
}

describe("words", () => {
  test("case, accents and punctuation do not matter", () => {
    expect(wordsOf("Citroën C4 e-HDi  (2018)")).toEqual(["citroen", "c4", "e", "hdi", "2018"]);
  });

  test("emoji and blanks are no words, other scripts are", () => {
    expect(wordsOf(" 🚗 \n")).toEqual([]);
    expect(wordsOf("سيارة 車")).toEqual(["سيارة", "車"]);
  });
});

describe("a query", () => {
  const matching = indexOf("Mazda3 Neo", "Mazda 3 Maxx", "Mazda CX-5", "Toyota Hilux SR5");

  test("must find all its words, the last as a beginning", () => {
    expect(matching("mazda ne")).toEqual([0]);
    expect(matching("maz")).toEqual([0, 1, 2]);
    expect(matching("maz neo")).toEqual([]);
    expect(matching("toyota mazda")).toEqual([]);
  });

  test("finds letters and digits joined or apart, however the car has them", () => {
    expect(matching("mazda 3")).toEqual([0, 1]);
    expect(matching("mazda3")).toEqual([0, 1]);
    expect(matching("CX5")).toEqual([2]);
    expect(matching("cx 5")).toEqual([2]);
    expect(matching("sr 5")).toEqual([3]);
  });

  test("without any word matches all", () => {
    expect(matching("  ")).toEqual([0, 1, 2, 3]);
    expect(matching("🚗")).toEqual([0, 1, 2, 3]);
  });

  test("of one word of 5,000 letters finds nothing and does no harm", () => {
    expect(matching("x".repeat(5000))).toEqual([]);
  });
});
