import { describe, expect, test } from "vitest";
import { headingOf } from "./heading-of.ts";
import { TRADE_TERMS } from "./lexicon/trade/trade-words.ts";
import { vocabularyOf } from "./lexicon/vocabulary.ts";
import { readWords } from "./read-words.ts";
import type { Identity, Reading } from "./schema.ts";
import { searchOf } from "./search-of.ts";
import { readOn } from "./typed.testing.ts";
import { pressed } from "./without-choice.ts";

const VOCABULARY = vocabularyOf(
  {
    car_type: { new: 5, used: 20 },
    make: { Toyota: 12, Ford: 8, Mazda: 5 },
    make_model: { "Toyota HiLux": 12, "Ford Ranger": 8, "Mazda CX-5": 5 },
    simple_body: { Ute: 20, SUV: 5 },
    simple_fuel: { Diesel: 20, Petrol: 5 },
    simple_transmission: { Automatic: 20, Manual: 5 },
    drive: { "4WD": 20 },
    colour: { White: 15, Black: 10 },
    seats: { 5: 20, 7: 5 },
    equipment: { "Tow Bar": 9, Sunroof: 4 },
    city: { Orange: 25 },
  },
  { itemTypes: ["car"], weekly: null, transmission: "simple_transmission" },
);
const OPTIONS = { thisYear: 2026 };
const read = (typed: string, options = {}) => readWords(typed, VOCABULARY, { ...OPTIONS, ...options });
const chips = ({ choices }: Reading) => choices.map(({ label, standing }) => `${standing.kind} ${label}`);
const press = (typed: string, at: number) => {
  const reading = read(typed);
  const choice = reading.choices[at];
  if (!choice) throw new Error(`no choice ${at} of ${typed}`);
  return pressed(choice, reading, VOCABULARY, OPTIONS);
};

describe("what is read", () => {
  test("a word for a kind of vehicle that the site has none of is no model that some make calls so", () => {
    const kinds = [...TRADE_TERMS.body, ...TRADE_TERMS.kind].flatMap(({ words }) => words);
    const models = (typed: string) => read(typed).choices.filter(({ wants: { kind } }) => kind === "vehicles");
    expect(kinds.filter((typed) => models(typed).length > 0)).toEqual([]);
  });

  test("likes of one kind are alternatives, equipment is asked for together, pairs keep together", () => {
    expect(chips(read("manual automatic white or black ute"))).toEqual([
      "kept Manual or Automatic",
      "kept White or Black",
      "kept Ute",
    ]);
    expect(chips(read("tow bar sunroof"))).toEqual(["kept Tow Bar", "kept Sunroof"]);
    expect(chips(read("toyota hilux or ford ranger"))).toEqual(["kept Toyota HiLux or Ford Ranger"]);
    expect(searchOf(read("toyota hilux or ford ranger")).filter).toBe(
      '((make = "Toyota") AND (model = "HiLux")) OR ((make = "Ford") AND (model = "Ranger"))',
    );
  });

  test("each choice has its words and where they are, in the text as typed", () => {
    const typed = "  WHITE ute, under $30k  not diesel";
    const { choices } = read(typed);
    expect(choices.map(({ words }) => words)).toEqual(["WHITE", "ute", "under $30k", "not diesel"]);
    for (const { spans, words } of choices) expect(typed.slice(spans[0]?.start, spans[0]?.end)).toBe(words);
  });

  test("what no car tells of is struck with a sentence, and a slip is said", () => {
    expect(read("$150 a week").choices[0]?.standing).toMatchObject({ kind: "struck" });
    expect(read("400km range").choices[0]?.standing).toMatchObject({ kind: "struck" });
    expect(read("near me").choices[0]?.standing).toMatchObject({ kind: "struck" });
    expect(read("toyotta utte white").corrections).toEqual([{ typed: "toyotta", read: "Toyota" }]);
    expect(read("toyotta", { read: ["text-toyotta"] })).toMatchObject({ text: "toyotta", corrections: [] });
  });

  test("words that no car is searched by are said to be left out, also where nothing else was typed", () => {
    for (const [typed, unsearched] of [
      ["no cvt", ["no cvt"]],
      ["suv no cvt", ["no cvt"]],
      ["cars for sale", []],
      ["who do I ask about a price", []],
    ] as const)
      expect(readOn("cars", typed).unsearched, typed).toEqual(unsearched);
  });

  test("a stock number, a plate, a VIN and its end are told apart", () => {
    const identities = new Map<string, Identity>([
      ["N10234", { what: "stocknum", value: "N10234", slugs: ["a"] }],
      ["902764", { what: "vin", value: "JM0KF4W2A10902764", slugs: ["b"] }],
      ["984UW1", { what: "regplate", value: "984UW1", slugs: ["c"] }],
    ]);
    const labels = ["n10234", "902764", "984 UW1"].map((typed) => chips(read(typed, { identities }))[0]);
    expect(labels).toEqual(["kept Stock number N10234", "kept VIN ends 902764", "kept Plate 984UW1"]);
    expect(searchOf(read("984-uw1", { identities })).filter).toBe('slug IN ["c"]');
    const result = read("vin qwertz 902764", { identities });
    expect([searchOf(result).query, result.unsearched]).toEqual(["", ["vin qwertz"]]);
  });

  test("near means the visit's place, and a place is read by who knows it", () => {
    const near = { name: "Penrith NSW 2750", lat: -33.75, lng: 150.69 };
    expect(searchOf(read("ute near me", { near })).filter).toBe("_geoRadius(-33.75, 150.69, 50000)");
    const ryde = { name: "Ryde NSW 2112", lat: -33.81, lng: 151.1 };
    const place = (words: string) => (words === "penrith" ? near : words === "ryde" ? ryde : null);
    expect(searchOf(read("within 100 km of penrith", { place })).filter).toBe("_geoRadius(-33.75, 150.69, 100000)");
    expect(chips(read("orange ute", { place }))).toEqual(["kept Orange", "kept Ute"]);
    // An unknown place is struck, and does not combine with another place.
    expect(chips(read("ute nsw near me"))).toEqual(["kept Ute", "kept NSW", "struck Near me"]);
    const heading = (typed: string) => headingOf(read(typed, { near, place }), "car");
    expect(heading("ute in penrith")).toBe("Utes within 50 km of Penrith NSW 2750");
    expect(heading("ute within 20 km of penrith")).toBe("Utes within 20 km of Penrith NSW 2750");
    expect(heading("ute near me")).toBe("Utes near Penrith NSW 2750, 50 km");
    expect(heading("penrith or ryde ute")).toBe("Utes in Penrith NSW 2750, 50 km or Ryde NSW 2112, 50 km");
    expect(heading("ute qld")).toBe("Utes in QLD");
    expect(heading("new or used manual or automatic ute")).toBe("New or used manual or automatic Utes");
    expect(heading("white, black or grey ute")).toBe("White, black or grey Utes");
    expect(heading("hilux or suv")).toBe("HiLux or SUV");
    expect(heading("white hilux or suv under 40k")).toBe("White HiLux or SUV under $40,000");
  });
});

describe("pressing a chip", () => {
  test("takes its words out, with what only joined them", () => {
    expect(press("ute with tow bar and sunroof", 1)).toEqual({ query: "ute and sunroof", read: [] });
    expect(press("white or black ute under 30k", 0)).toEqual({ query: "ute under 30k", read: [] });
    expect(press("diesel suv > 2019 40k", 2).query).toBe("diesel suv 40k");
  });

  test("leaves no words behind that would be searched for once nothing else is", () => {
    expect(press("used cars under under", 0)).toEqual({ query: "", read: [] });
    expect(press("zanzibar used cars", 0)).toEqual({ query: "zanzibar", read: [] });
  });

  test("leaves no words behind that said nothing beside it and would be searched for without it", () => {
    expect(press("px ranger white", 0)).toEqual({ query: "white", read: [] });
    expect(press("px mk2 ranger", 0)).toEqual({ query: "", read: [] });
    expect(press("zanzibar px ranger white", 0).query).toBe("zanzibar white");
  });

  test("takes what it contradicted with it; a struck one is put back in its place", () => {
    expect(press("ute under 10k over 20k", 1)).toEqual({ query: "ute", read: [] });
    const back = press("ute under 10k over 20k", 2);
    expect(back).toEqual({ query: "ute under 10k over 20k", read: ["price-over-20-000"] });
    expect(chips(read(back.query, { read: back.read }))).toEqual([
      "kept Ute",
      "struck Under $10,000",
      "kept Over $20,000",
    ]);
  });
});
