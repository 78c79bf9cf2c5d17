import { describe, expect, test } from "vitest";
import { testCar } from "../../../../../test/fixtures/cars.ts";
import { commentWords } from "./comment-words.ts";

const saidOf = (dealercomments: string | null) =>
  commentWords(
    testCar(1, { dealercomments, badge: "Akera", city: "Parramatta", standardEquipment: ["Tow bar", "Café lights"] }),
  );

describe("the words of a dealer's comments", () => {
  test("each stands once, in small letters without accents, and those that every dealer writes are left out", () => {
    expect(saidOf("This has a SNORKEL, a décor of its own and a snorkel. Please call.")).toEqual(["snorkel", "decor"]);
  });

  test("by what names the car or is fitted to it the car is found already, but not by a part of such a word", () => {
    expect(saidOf("Mazda Akera in Parramatta: tow bar, cafe lights, bars, towing")).toEqual(["bars", "towing"]);
  });

  test("a word has at least three letters that follow each other", () => {
    expect(saidOf("4x4 V8 12345 abc123 a1b2c3")).toEqual(["abc123"]);
  });

  test("sixty of them are enough, and a car without any has none", () => {
    const many = Array.from({ length: 100 }, (_, at) => `word${"abcdefghij"[at % 10]}${at}`);
    expect(saidOf(many.join(" "))).toEqual(many.slice(0, 60));
    expect([saidOf(null), saidOf(""), saidOf("and the car")]).toEqual([null, null, null]);
  });
});
