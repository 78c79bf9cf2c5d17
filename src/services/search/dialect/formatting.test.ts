import { describe, expect, test } from "vitest";
import { valuesFound } from "./facet-search.ts";
import { formattingOf, hitOf } from "./formatting.ts";
import { soughtWords } from "./matches.ts";
import type { SearchBody } from "./schema.ts";

const SYNONYMS = [["gwm", "great wall"]];

/** The hit that a search for these words makes from a document. */
function hit(query: string, document: Record<string, unknown>, body: SearchBody = { attributesToHighlight: ["*"] }) {
  const made = hitOf({ id: 7, ...document }, formattingOf(body), soughtWords(query, SYNONYMS), ["name"]);
  return made as Record<string, unknown> & { _formatted: Record<string, unknown> };
}

const marked = (query: string, name: unknown) => hit(query, { name })._formatted.name;

describe("what was found is marked", () => {
  test.each([
    ["mazda", "2020 Mazda CX-5", "2020 <em>Mazda</em> CX-5"],
    ["MAZDA cx-5", "Mazda CX-5, a Mazda", "<em>Mazda</em> <em>CX</em>-<em>5</em>, a <em>Mazda</em>"],
    ["citroen", "Citroën C4", "<em>Citroën</em> C4"],
    ["maz", "Mazda", "<em>Maz</em>da"],
    ["maz red", "Mazda red", "Mazda <em>red</em>"],
    ["mazad", "Mazda", "<em>Mazda</em>"],
    ["mazad", "Mazda Mazad", "Mazda <em>Mazad</em>"],
    ["camry", "Suzuki Carry", "Suzuki <em>Carry</em>"],
    ["mazda3", "Mazda 3 Neo", "<em>Mazda 3</em> Neo"],
    ["mazda 3", "Mazda3", "<em>Mazda3</em>"],
    ["land cruiser", "Toyota LandCruiser", "Toyota <em>LandCruiser</em>"],
    ["landcruiser", "Toyota Land Cruiser", "Toyota <em>Land Cruiser</em>"],
    ["gwm", "Great Wall Cannon", "<em>Great</em> <em>Wall</em> Cannon"],
    ["great wall", "GWM Haval", "<em>GWM</em> Haval"],
    ["", "Mazda", "Mazda"],
    ["(.*)", "Mazda (.*)", "Mazda (.*)"],
    ["b", "a <b>", "a <<em>b</em>>"],
    ["🚗", "🚗 Mazda", "🚗 Mazda"],
  ])("%j in %j", (query, name, expected) => {
    expect(marked(query, name)).toBe(expected);
  });

  test("in lists and below, with other signs around it, numbers as text", () => {
    const document = {
      name: "x",
      features: ["Tow bar", "bar"],
      spec: { roof: "Bar" },
      price: 5,
      sold: false,
      none: null,
    };
    const body = { attributesToHighlight: ["*"], highlightPreTag: "[", highlightPostTag: "]" };
    expect(hit("bar", document, body)._formatted).toEqual({
      id: "7",
      name: "x",
      features: ["Tow [bar]", "[bar]"],
      spec: { roof: "[Bar]" },
      price: "5",
      sold: false,
      none: null,
    });
  });

  test("in the attributes asked for alone", () => {
    const body = { attributesToRetrieve: ["make"], attributesToHighlight: ["name", "unheard"] };
    expect(hit("mazda", { name: "Mazda", make: "Mazda", model: "3" }, body)).toEqual({
      make: "Mazda",
      _formatted: { make: "Mazda", name: "<em>Mazda</em>" },
    });
  });
});

describe("a long text is cut around what was found", () => {
  const words = "one two three four five six seven eight nine ten";
  test.each([
    ["one", 3, "one two three…"],
    ["six", 3, "…five six seven…"],
    ["six", 4, "…four five six seven…"],
    ["five six", 5, "…three four five six seven…"],
    ["ten", 3, "…eight nine ten"],
    ["two nine ten", 2, "…nine ten"],
    ["unheard", 2, "one two…"],
    ["one", 10, words],
    ["one", 0, words],
  ])("%j, %i words", (query, cropLength, expected) => {
    expect(hit(query, { name: words }, { attributesToCrop: ["name"], cropLength })._formatted.name).toBe(expected);
  });

  test("a phrase is marked as one, where it stands whole; what was excluded is not looked for", () => {
    const marked = (query: string) =>
      hit(query, { name: "Double cab Hilux, cab" }, { attributesToHighlight: ["name"] })._formatted.name;
    expect(marked('"double cab"')).toBe("<em>Double cab</em> Hilux, cab");
    expect(marked('"hilux double"')).toBe("Double cab Hilux, cab");
    expect(marked("hilux -double")).toBe("Double cab <em>Hilux</em>, cab");
    expect(marked("hil ")).toBe("Double cab Hilux, cab");
    expect(marked("hi lu x")).toBe("Double cab <em>Hilux</em>, cab");
  });

  test("with a length and a marker of its own", () => {
    const body = { attributesToCrop: ["name:2"], attributesToHighlight: ["name"], cropMarker: "[…]" };
    expect(hit("five", { name: words }, body)._formatted.name).toBe("[…]four <em>five</em>[…]");
  });
});

test("positions are in bytes, and say where in a list", () => {
  const document = { name: "Citroën Mazda", features: ["x", "a Mazda"], price: 3 };
  expect(hit("mazda", document, { showMatchesPosition: true })._matchesPosition).toEqual({
    name: [{ start: 9, length: 5 }],
    features: [{ start: 2, length: 5, indices: [1] }],
  });
});

test.each([
  ["", 1],
  ["mazda", 1],
  ["mazd", 0.9],
  ["mazad", 0.8],
  ["mazda unheard", 0.5],
  ["unheard", 0],
])("the score of %j is coarse: %d", (query, score) => {
  expect(hit(query, { name: "Mazda" }, { showRankingScore: true })._rankingScore).toBe(score);
});

describe("values of a facet are found", () => {
  const values = ["Alfa Romeo", "Mazda", "Mercedes-Benz", "Citroën", "C+ (new)", "Ute"];
  test.each([
    ["", values],
    ["  ", values],
    ["ROM", ["Alfa Romeo"]],
    ["alfa rom", ["Alfa Romeo"]],
    ["rom alfa", []],
    ["romeo alf", ["Alfa Romeo"]],
    ["al rom", []],
    ["benz", ["Mercedes-Benz"]],
    ["citroen", ["Citroën"]],
    ["mazad", ["Mazda"]],
    ["utx", []],
    ["+", ["C+ (new)"]],
    ["(", ["C+ (new)"]],
    [".*", []],
    ["[", []],
  ])("by %j", (query, expected) => {
    expect(valuesFound(values, query)).toEqual(expected);
  });
});
