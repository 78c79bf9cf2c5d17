import { describe, expect, test } from "vitest";
import type { SearchState } from "../../schema.ts";
import type { AnsweredReading, Choice } from "../../understand/schema.ts";
import { chipsOf, readAloud, wordNotes } from "./chips.ts";
import { settledFor, withoutWords, withTypedFilters } from "./typed-choices.ts";

const TYPED = "red mazda cx5 under 30k over 40k zebra";

function choice(words: string, label: string, wants: Choice["wants"], struck?: string): Choice {
  const start = TYPED.indexOf(words);
  return {
    id: label.toLowerCase().replace(/[^a-z0-9]+/g, "-"),
    wants,
    negated: false,
    label,
    words,
    spans: [{ start, end: start + words.length }],
    standing: struck ? { kind: "struck", sentence: struck } : { kind: "kept" },
  };
}

const READING: AnsweredReading = {
  typed: TYPED,
  choices: [
    choice("red", "Red", { kind: "values", attribute: "colour", values: ["Red"] }),
    choice("mazda cx5", "Mazda CX-5", { kind: "vehicles", any: [{ make: "Mazda", model: "CX-5", badges: null }] }),
    choice("under 30k", "Under $30,000", { kind: "range", attribute: "price", max: 30_000 }),
    choice("over 40k", "Over $40,000", { kind: "range", attribute: "price", min: 40_000 }, "No price is both."),
  ],
  text: "zebra",
  unsearched: ["for sale"],
  corrections: [{ typed: "madza", read: "Mazda" }],
  others: [
    {
      words: "under 30k",
      sentence: "No price is both.",
      kind: "contradiction",
      readings: [
        { label: "Under $30,000", read: [], count: 3, current: true },
        { label: "Over $40,000", read: ["over-40-000"], count: 5, current: false },
      ],
    },
  ],
  cut: null,
  heading: "Red Mazda CX-5 under $30,000",
  pressed: [],
};
const ROUTE = { kind: "all", path: "/search/all", heading: "Cars", fixed: {} } as const;
const STATE: SearchState = { query: TYPED, page: 3, sortBy: "recommended", facets: { seats: ["5"] }, ranges: {} };
const queryOf = (href: string) => new URL(href, "http://search.invalid").searchParams.get("q");

describe("typed choices", () => {
  test("chips: choices with their words in the order typed, then the words left, then what was pressed", () => {
    const chips = chipsOf({ route: ROUTE, state: STATE }, READING, "recommended");
    expect(chips.map(({ label, words }) => [label, words])).toEqual([
      ["Red", "red"],
      ["Mazda CX-5", "mazda cx5"],
      ["Under $30,000", "under 30k"],
      ["Over $40,000", "over 40k"],
      ["“zebra”", undefined],
      ["5 seats", undefined],
    ]);
    expect(chips.map(({ struck }) => struck !== undefined)).toEqual([false, false, false, true, false, false]);
  });

  test("removing a chip removes its words from the box, and a pressed reading says which words stay", () => {
    const chips = chipsOf({ route: ROUTE, state: STATE }, READING, "recommended");
    expect(chips.map(({ href }) => queryOf(href))).toEqual([
      "mazda cx5 under 30k over 40k zebra",
      "red under 30k over 40k zebra",
      "red mazda cx5 over 40k zebra",
      "red mazda cx5 under 30k zebra",
      "red mazda cx5 under 30k over 40k",
      TYPED,
    ]);
    const pressed = [{ query: "mazda", read: ["model-tesla"] }];
    const [first] = chipsOf({ route: ROUTE, state: STATE }, { ...READING, pressed }, "recommended");
    expect(first?.href).toBe("/search/all?q=mazda&read=model-tesla&seats=5");
  });

  test("words that are searched for as typed, or of another search, are one chip", () => {
    const exactly = chipsOf({ route: ROUTE, state: { ...STATE, exactly: true } }, READING, "recommended");
    expect(exactly.map(({ label }) => label)).toEqual([`“${TYPED}”`, "5 seats"]);
    const other = chipsOf({ route: ROUTE, state: { ...STATE, query: "kia" } }, READING, "recommended");
    expect(other[0]?.label).toBe("“kia”");
  });

  test("the filters show what the words set, and pressing another value puts them in place of the words", () => {
    const shown = withTypedFilters(STATE, READING);
    expect(shown.facets).toEqual({ seats: ["5"], colour: ["Red"], make: ["Mazda"], model: ["CX-5"] });
    expect(shown.ranges).toEqual({ price: { max: 30_000 } });
    const settled = settledFor(STATE, READING, "make");
    expect([settled.query, settled.facets, settled.ranges]).toEqual([
      "red under 30k over 40k zebra",
      { seats: ["5"], make: ["Mazda"], model: ["CX-5"] },
      {},
    ]);
    expect(settledFor(STATE, READING, "drive")).toBe(STATE);
  });

  test("while the answer without a chip is awaited, the others stay as they were read", () => {
    const reading = {
      ...READING,
      pressed: READING.choices.map((_, at) => ({ query: at === 1 ? "red under 30k over 40k zebra" : "", read: [] })),
    };
    const awaited = { ...STATE, query: "red under 30k over 40k zebra" };
    const chips = chipsOf({ route: ROUTE, state: awaited }, reading, "recommended");
    expect(chips.map(({ label, href }) => [label, queryOf(href)])).toEqual([
      ["Red", "under 30k over 40k zebra"],
      ["Under $30,000", "red over 40k zebra"],
      ["Over $40,000", "red under 30k zebra"],
      ["“zebra”", "red under 30k over 40k"],
      ["5 seats", "red under 30k over 40k zebra"],
    ]);
  });

  test("words of several choices go together, wherever they stand", () => {
    const [red, , under] = READING.choices;
    expect(withoutWords(STATE, READING, red && under ? [under, red] : []).query).toBe("mazda cx5 over 40k zebra");
  });

  test("what is said of the words: what was read, corrected and left out, other readings, and the way to plain words", () => {
    const notes = wordNotes({ route: ROUTE, state: STATE }, READING, "recommended");
    expect(notes).toMatchObject({ read: TYPED, exactly: null, unsearched: ["for sale"] });
    expect(notes?.other).toContain("&exactly=1");
    expect(notes?.others[0]).toMatchObject({ name: "What you may mean" });
    expect(
      notes?.others[0]?.readings.map(({ href }) => new URL(href, "http://x.invalid").searchParams.get("read")),
    ).toEqual([null, "over-40-000"]);
    const plain = wordNotes({ route: ROUTE, state: { ...STATE, exactly: true } }, null, "recommended");
    expect([plain?.exactly, plain?.other.includes("exactly")]).toEqual([TYPED, false]);
    expect(wordNotes({ route: ROUTE, state: { ...STATE, query: "kia" } }, READING, "recommended")).toBeNull();
  });

  test("a screen reader hears what is searched for, and not what is struck out", () => {
    expect(readAloud(READING)).toBe(". Read as Red, Mazda CX-5, Under $30,000.");
    expect(readAloud(null)).toBe("");
  });
});
