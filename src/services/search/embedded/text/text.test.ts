import { describe, expect, test } from "vitest";
import type { SearchDocument } from "../../port.ts";
import { embeddedEngine } from "../engine.ts";
import { Arena, type SlotSet } from "../memory/arena.ts";
import { setBit, slotsIn } from "../memory/bits.ts";
import { kernelMemory } from "../memory/kernels.ts";
import { Workspace } from "../memory/workspace.ts";
import { TextIndex } from "./text.ts";

const SYNONYMS = [
  ["gwm", "great wall"],
  ["merc", "mercedes benz"],
  ["ute", "utility"],
];

/** An index of these names, searched in a workspace that is begun anew each time. */
function held(slots: number, synonyms: readonly (readonly string[])[] = []) {
  const arena = new Arena(Math.max(1024, 2 ** Math.ceil(Math.log2(slots))), kernelMemory());
  const space = new Workspace(arena);
  const index = new TextIndex({ text: ["name"], synonyms }, arena);
  const documents: SearchDocument[] = [];
  const add = (slot: number, name: string) => {
    const document = { id: slot, name };
    documents[slot] = document;
    index.add(slot, document);
  };
  const ask = (query: string, words: "all" | "last", within = [...Array(slots).keys()]) => {
    space.begin(slots);
    const set = space.emptySet();
    for (const slot of within) setBit(set.bits, slot);
    return index.matches(query, { within: set, words, documents }, space);
  };
  return { index, add, ask, slotsOf: (set: SlotSet) => [...slotsIn(set.bits.subarray(0, space.bytes / 4))] };
}

/** The tiers of slots that a query finds in these names. */
function indexOf(...names: string[]) {
  const { add, ask, slotsOf } = held(names.length, SYNONYMS);
  names.forEach((name, slot) => {
    add(slot, name);
  });
  return (query: string, words: "all" | "last" = "all", within?: number[]) => {
    const match = ask(query, words, within);
    if (!match) return null;
    const tiers = match.tiers.map(slotsOf);
    expect(slotsOf(match.all)).toEqual(tiers.flat().sort((a, b) => a - b));
    return tiers;
  };
}

describe("a query", () => {
  const tiers = indexOf("Mazda3 Neo", "Mazda 3 Maxx", "Mazda CX-5", "Toyota Hilux SR5");

  test("must find all its words; those that hold the last whole come before those that it begins", () => {
    expect(tiers("mazda ne")).toEqual([[0]]);
    expect(tiers("maz")).toEqual([[0, 1, 2]]);
    expect(tiers("maz neo")).toEqual([]);
    expect(tiers("toyota mazda")).toEqual([]);
    expect(indexOf("Golf GTI", "Golf GT")("golf gt")).toEqual([[1], [0]]);
  });

  test("in quotes is a phrase: its words one behind the other, none of them a beginning or corrected", () => {
    const cars = indexOf("Hilux Double Cab", "Double your Cab", "Cab Double", "Doubled Cab", "Double-Cab Hilux");
    expect(cars('"double cab"')).toEqual([[0, 4]]);
    expect(cars('hilux "double cab')).toEqual([[0, 4]]);
    expect(cars("“double cab”")).toEqual([[0, 4]]);
    expect(cars("＂double cab＂ hilux")).toEqual([[0, 4]]);
    expect(cars('"doubel cab"')).toEqual([]);
    expect(cars('"doub"')).toEqual([]);
    expect(cars('submarine "double cab"', "last")).toEqual([]);
    expect(cars('"double cab" submarine', "last")).toEqual([]);
    expect(cars('""')).toBeNull();
  });

  test("leaves out what a minus stands before, a word or a phrase; a minus elsewhere means nothing", () => {
    const cars = indexOf("Toyota Hilux Double Cab", "Toyota Camry", "Toyota Hilux Single Cab", "Mazda CX-5");
    expect(cars("toyota -camry")).toEqual([[0, 2]]);
    expect(cars("-toyota")).toEqual([[3]]);
    expect(cars('toyota -"double cab"')).toEqual([[1, 2]]);
    expect(cars("toyota - camry")).toEqual([[1]]);
    expect(cars("CX-5")).toEqual([[3]]);
    expect(cars("toyota -cam")).toEqual([[0, 1, 2]]);
    expect(cars("-toyota -mazda")).toEqual([]);
  });

  test("that ends in a blank or a sign asks for its last word whole", () => {
    const cars = indexOf("Golf GTI", "Golf GT");
    expect(cars("golf gt")).toEqual([[1], [0]]);
    expect(cars("golf gt ")).toEqual([[1]]);
    expect(cars("golf gt,")).toEqual([[1]]);
    expect(cars("gol ")).toEqual([]);
  });

  test("of three parts finds the word that they make", () => {
    expect(tiers("c x 5")).toEqual([[2]]);
    expect(tiers("to yo ta")).toEqual([[3]]);
    expect(tiers("to yo t")).toEqual([[3]]);
  });

  test("finds words joined or apart, however the car has them", () => {
    expect(tiers("mazda 3")?.flat()).toEqual([0, 1]);
    expect(tiers("mazda3")?.flat()).toEqual([0, 1]);
    expect(tiers("CX5")).toEqual([[2]]);
    expect(tiers("cx 5")).toEqual([[2]]);
    expect(tiers("cx-5")).toEqual([[2]]);
    expect(tiers("sr 5")).toEqual([[3]]);
    expect(tiers("mazdacx5")).toEqual([[2]]);
    const toyotas = indexOf("Toyota LandCruiser Prado", "Toyota Land Cruiser 200", "Nissan X-Trail");
    for (const query of ["landcruiser", "land cruiser", "toyota land cru"]) {
      expect(toyotas(query)?.flat().sort()).toEqual([0, 1]);
    }
    expect(toyotas("xtrail")).toEqual([[2]]);
    expect(toyotas("x trail")).toEqual([[2]]);
  });

  test("finds what means the same, a word or a phrase, on either side", () => {
    const cars = indexOf("GWM Haval H6", "Great Wall Cannon", "Mercedes-Benz C200", "Falcon Utility", "Ranger Ute");
    expect(cars("great wall")).toEqual([[0, 1]]);
    expect(cars("gwm")).toEqual([[0, 1]]);
    expect(cars("gwm cannon")).toEqual([[1]]);
    expect(cars("merc c200")).toEqual([[2]]);
    expect(cars("ute")).toEqual([[3, 4]]);
    expect(cars("falcon ute")).toEqual([[3]]);
  });

  test("without any word is none", () => {
    expect(tiers("  ")).toBeNull();
    expect(tiers("🚗")).toBeNull();
    expect(tiers(".*[")).toBeNull();
  });

  test("may hold a word of 5,000 letters, a thousand words, signs or another script: nothing is found", () => {
    expect(tiers("x".repeat(5000))).toEqual([]);
    expect(tiers("mazda".repeat(1000))).toEqual([]);
    expect(tiers("a(b".repeat(1000))).toEqual([]);
    expect(tiers("سيارة מכונית")).toEqual([]);
  });

  test("is read up to its tenth word", () => {
    expect(tiers(`${"mazda ".repeat(10)}toyota`)).toEqual([[0, 1, 2]]);
  });
});

describe("a misspelt word", () => {
  const cars = indexOf("Toyota Hilux", "Mitsubishi Triton", "Subaru Forester", "Mazda 6");
  test.each([
    ["one letter left out, put in, replaced or swapped, from 5 letters", "toyta toyotta toyata tooyta Hiulx", 0],
    ["two edits from 9 letters", "mitsubusi mitsibishi mitsbushi", 1],
    ["a beginning of the last word", "foret subari fores", 2],
  ])("is corrected: %s", (_, queries, slot) => {
    for (const query of queries.split(" ")) expect([query, cars(query)]).toEqual([query, [[slot]]]);
  });

  test.each([
    ["of 4 letters", "mzad"],
    ["with two edits in 8 letters", "forrrsta"],
    ["with its first letter wrong, in fewer than 9 letters", "poyota"],
    ["that is a number, or holds one", "hilux 7"],
    ["of figures", "20199"],
  ])("is not: %s", (_, query) => {
    expect(cars(query)).toEqual([]);
  });

  test("a wrong first letter counts two", () => {
    expect(cars("nitsubishi")).toEqual([[1]]);
    expect(cars("nitsubushi")).toEqual([]);
  });

  test("stands for the nearest words only", () => {
    expect(indexOf("Commodores", "Commodoore", "Comanddore")("commodorre")).toEqual([[0, 1]]);
  });

  test("is corrected only where nothing in the selection has it", () => {
    const stock = indexOf("Nissan Patrol", "Ford Petrol", "Suzuki Carry", "Toyota Camry");
    expect(stock("patrol")).toEqual([[0]]);
    expect(stock("camry")).toEqual([[3]]);
    expect(stock("patrol", "all", [1])).toEqual([[1]]);
  });

  test("is corrected together with its neighbour, which tells short words right", () => {
    expect(cars("toyota hilx")).toEqual([[0]]);
    expect(indexOf("Toyota LandCruiser", "Land Rover")("land crusier")).toEqual([[0]]);
  });
});

describe("words may be missing from the last one backwards", () => {
  const cars = indexOf("Toyota Hilux SR5", "Toyota Hilux", "Toyota Camry", "Mazda 3");

  test("what holds more of them comes first", () => {
    expect(cars("toyota hilux sr5", "last")).toEqual([[0], [1], [2]]);
    expect(cars("toyota unknown", "last")).toEqual([[0, 1, 2]]);
    expect(cars("toyota unknown")).toEqual([]);
    expect(cars("unknown toyota", "last")).toEqual([]);
  });
});

describe("an index that changes", () => {
  test("finds what is there now, whatever came and went", () => {
    const { index, ask, slotsOf } = held(5000);
    const find = (query: string) => {
      const match = ask(query, "all");
      return match ? slotsOf(match.all) : null;
    };
    const document = (slot: number, name: string) => ({ id: slot, name: [name, `code${slot}`] });
    for (let slot = 0; slot < 5000; slot++) index.add(slot, document(slot, slot % 2 === 0 ? "Even" : "Odd"));
    expect(find("even")).toHaveLength(2500);
    for (let slot = 0; slot < 4990; slot++) index.remove(slot, document(slot, slot % 2 === 0 ? "Even" : "Odd"));
    expect(find("even")).toEqual([4990, 4992, 4994, 4996, 4998]);
    expect(find("code7")).toEqual([]);
    index.add(7, document(7, "Even"));
    expect(find("code7")).toEqual([7]);
    index.replace(7, document(7, "Even"), document(7, "Prime"));
    expect(find("prim")).toEqual([7]);
    expect(find("even code7")).toEqual([]);
  });
});

describe("what stands outside the texts", () => {
  const fields = { facets: ["has"], numbers: [], text: ["name"], features: ["has"], sortable: [] };
  const engine = embeddedEngine({ ...fields, prose: ["said", "kit"], marks: ["marks"] });
  const kit = Object.freeze(["Front airbags", "Cargo blind"]);
  const put = engine.put([
    { id: 1, name: "Kia Golf", has: ["Tow Bar"], said: ["mint", "golf"], kit, marks: ["984 UW-1"] },
    {
      id: 2,
      name: "Volkswagen Golf",
      has: ["Sunroof", "Tow Bar"],
      said: ["hail"],
      marks: ["YV1WB2K03K0900000", "900000"],
    },
    { id: 3, name: "Volkswagen Towbar", kit, marks: ["ABC123"] },
  ]);
  const found = async (query: string) => {
    await put;
    const request = { filter: "", refinements: { facets: {}, ranges: {} }, facets: [], stats: [], sort: [] };
    const answer = await engine.search({ ...request, query, offset: 0, limit: 9 });
    return answer.ok ? answer.value.hits.map(({ id }) => id) : answer.error;
  };

  test.each([
    ["984UW1", [1]],
    ["984 uw1", [1]],
    ["984 UW 1", [1]],
    ["984-uw-1", [1]],
    ["uw", []],
    ["984", []],
    ["golf 984uw1", [1]],
    ["golf abc123", []],
    ["yv1wb2k03k0900000", [2]],
    ["900000", [2]],
    ["k0900000", []],
  ])("a mark is found whole, however it is cut: %s", async (query, cars) => {
    expect(await found(query)).toEqual(cars);
  });

  test.each([
    ["a feature", "sunroof", [2]],
    ["a feature, behind whoever has it in the text", "towbar", [3]],
    ["words of features", "golf tow bar", [1, 2]],
    ["a phrase of a feature", '"tow bar" golf', [1, 2]],
    ["whoever lacks a feature", "golf -sunroof", [1]],
    ["prose, where no text has the word", "hail", [2]],
    ["no prose where a text has the word", "kia golf", [1]],
    ["a list that many have", "golf airbags", [1]],
    ["nothing by the beginning of either", "sunr", []],
  ])("words find %s", async (_, query, cars) => {
    expect(await found(query)).toEqual(cars);
  });

  test("marks are those of now, whatever came and went", async () => {
    const many = embeddedEngine({ ...fields, marks: ["marks"] });
    const document = (id: number, mark: string) => ({ id, name: "Car", marks: [mark, `V${mark}`] });
    await many.put(Array.from({ length: 3000 }, (_, id) => document(id, `AB${id}C`)));
    await many.put(Array.from({ length: 3000 }, (_, id) => document(id, `XY${id}Z`)));
    await many.remove(Array.from({ length: 2000 }, (_, id) => id));
    const idsOf = async (query: string) => {
      const request = { filter: "", refinements: { facets: {}, ranges: {} }, facets: [], stats: [], sort: [] };
      const answer = await many.search({ ...request, query, offset: 0, limit: 9 });
      return answer.ok ? answer.value.hits.map(({ id }) => id) : answer.error;
    };
    expect([await idsOf("ab2500c"), await idsOf("xy1999z"), await idsOf("xy2500z"), await idsOf("vxy2500z")]).toEqual([
      [],
      [],
      [2500],
      [2500],
    ]);
  });
});
