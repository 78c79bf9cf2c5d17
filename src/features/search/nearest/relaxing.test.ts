import { expect, test } from "vitest";
import type { AskAbout } from "./ask-about.ts";
import type { Ask, AskedSearch } from "./asks.ts";
import { lastRelaxations, singleRelaxations } from "./relaxing.ts";

const CLASS = { makes: ["Mazda"], body: "SUV", bodyFacet: "simple_body" } as const;
const PLACE = { name: "Penrith NSW 2750", lat: -33.75, lng: 150.69, within: 25 };
const RANGES: Partial<Record<AskAbout, Ask["range"]>> = {
  year: { min: 2020, max: 2020 },
  price: { max: 30_000 },
  km: { max: 50_000 },
};

const ask = (about: AskAbout): Ask => ({
  about,
  attribute: null,
  values: [],
  range: RANGES[about] ?? null,
  label: about,
  said: about,
  without: (asked: AskedSearch) => asked,
  ...(about === "place" && { around: PLACE }),
});
/** In another order than that in which they are let go. */
const asksOf = (...abouts: readonly AskAbout[]) => abouts.map(ask);
const labelsOf = (relaxations: ReturnType<typeof singleRelaxations>) =>
  relaxations.map(({ lets, tail, isOther }) => `${lets.map(({ about }) => about).join(" ")}${isOther ? " *" : tail}`);

test("what is asked for is let go in the stated order, whatever order it was asked in; body and seats never", () => {
  const asked = asksOf("words", "other", "fixed", "body", "drive", "transmission", "place", "km", "price", "colour");
  const all = [...asked, ...asksOf("feature", "badge", "model", "make", "year")];
  expect(labelsOf(singleRelaxations(all, CLASS))).toEqual([
    "year, a year either side",
    "year, other years",
    "badge, other badges",
    "colour, other colours",
    "price up to $33,000",
    "km with up to 60,000 km",
    "place within 50 km of Penrith NSW 2750",
    "place elsewhere",
    "transmission, other transmissions",
    "drive, other drives",
    "feature",
    "model badge *",
    "model make badge *",
    "other",
    "words, without words",
  ]);
  expect(labelsOf(singleRelaxations(asksOf("words", "other", "make", "body", "drive"), CLASS))).toEqual([
    "drive, other drives",
    "make *",
    "other",
    "words, without words",
  ]);
  expect(labelsOf(lastRelaxations(all, CLASS))).toEqual(["price at any price", "km with any kilometres"]);
});

test("a make is let go after the models of its class, where only a body says what they are", () => {
  expect(labelsOf(singleRelaxations(asksOf("make", "model"), { ...CLASS, body: null }))).toEqual(["model *"]);
  expect(labelsOf(singleRelaxations(asksOf("make", "model"), CLASS))).toEqual(["model *", "model make *"]);
});
