import { expect, test } from "vitest";
import { ODD_WORDS } from "../../../../test/fixtures/odd-searches.ts";
import { quickest } from "../../../../test/reading/growth.ts";
import { vocabularyOf } from "./lexicon/vocabulary.ts";
import { readWords } from "./read-words.ts";

const VOCABULARY = vocabularyOf(
  {
    car_type: { new: 5, used: 20 },
    make: { Toyota: 12, Mazda: 5 },
    make_model: { "Toyota HiLux": 12, "Mazda CX-5": 5 },
    simple_body: { Ute: 20, SUV: 5 },
    simple_transmission: { Automatic: 20, Manual: 5 },
    colour: { White: 15, Black: 10 },
    city: { Orange: 25 },
  },
  { itemTypes: ["car"], weekly: null, transmission: "simple_transmission" },
);

test.each(Object.entries(ODD_WORDS))("%s: the choices that it has, and no more", (_, [typed, choices]) => {
  const read = () => readWords(typed, VOCABULARY, { thisYear: 2026 });
  const reading = read();
  expect(reading.choices.map(({ label, standing }) => `${standing.kind} ${label}`)).toEqual(choices);
  expect(quickest(read), "milliseconds").toBeLessThan(50);
});
