import fc from "fast-check";
import { expect, test } from "vitest";
import { FieldRows } from "../columns/field-rows.ts";
import { embeddedEngine } from "../engine.ts";
import { Arena } from "../memory/arena.ts";
import { emptyBits, setBit, slotsIn } from "../memory/bits.ts";
import { plainMemory } from "../memory/kernels.ts";
import { seed } from "../testing.ts";
import { Postings } from "./text-postings.ts";
import { WordsTogether } from "./words-together.ts";

const MORE_THAN_A_LIST = 100;
const WORDS = 4;
/** Texts of some documents, in their order: which one, its words, and whether it is light. Light ones come last. */
const someTexts = fc
  .array(
    fc.record({
      document: fc.nat(99),
      words: fc.array(fc.nat(WORDS - 1), { maxLength: 6 }),
      isLight: fc.boolean(),
      asRow: fc.boolean(),
    }),
    { maxLength: 60 },
  )
  .map((texts) => texts.toSorted((a, b) => Number(a.isLight) - Number(b.isLight)));

function markedBy(postings: Postings, arena: Arena, word: number): number[] {
  const marked = arena.takeSet();
  postings.mark(word, marked, arena.capacity / 8);
  return [...slotsIn(marked.bits)];
}

test(`words that are added together are those that are added one by one (seed ${seed})`, () => {
  const together = new WordsTogether();
  const run = fc.property(
    fc.nat(200),
    fc.integer({ min: 100, max: 140 }),
    someTexts,
    fc.boolean(),
    (first, count, texts, isMany) => {
      const arena = new Arena(1024, plainMemory());
      const [all, light] = [new Postings(arena), new Postings(arena)];
      const known = isMany ? Array.from({ length: MORE_THAN_A_LIST }, (_, index) => index) : [];
      for (const slot of known) all.add(0, slot, 600);
      together.begin(count);
      for (const { document, words, isLight, asRow } of texts) {
        const row = emptyBits(count);
        setBit(row, document);
        if (asRow) together.addRow(words, row, 0, isLight);
        else together.add(words, document, isLight);
      }
      const having = (word: number, isLight: boolean) =>
        texts.filter((text) => text.isLight === isLight && text.words.includes(word)).map(({ document }) => document);
      const fresh = all.addEach(together.all, first + MORE_THAN_A_LIST, 600);
      light.addEach(together.light, first + MORE_THAN_A_LIST, 600);
      const ownWords = new Set(texts.flatMap(({ words }) => words));
      expect(fresh).toBe([...ownWords].filter((word) => word !== 0 || !isMany).length);
      for (let word = 0; word < WORDS; word++) {
        const strong = new Set(having(word, false));
        const lightOnly = [...new Set(having(word, true))].filter((document) => !strong.has(document));
        const slots = (documents: readonly number[]) =>
          documents.map((document) => first + MORE_THAN_A_LIST + document).toSorted((a, b) => a - b);
        expect(markedBy(light, arena, word)).toEqual(slots(lightOnly));
        expect(markedBy(all, arena, word)).toEqual([...(word === 0 ? known : []), ...slots([...strong, ...lightOnly])]);
      }
    },
  );
  fc.assert(run, { numRuns: 300, seed });
});

test("what a document lacks is not taken from the one that stood in its place before", () => {
  const rows = new FieldRows(["make", "price"]);
  const values = (field: string) => rows.values.slice(rows.firstOf(field), rows.firstOf(field) + rows.count);
  rows.read([
    { id: 1, make: "Mazda", other: 1, price: 5 },
    { id: 2, price: 6, make: "Kia" },
  ]);
  expect([values("make"), values("price")]).toEqual([
    ["Mazda", "Kia"],
    [5, 6],
  ]);
  rows.read([{ id: 3, other: 2, price: 7 }]);
  expect([values("make"), values("price")]).toEqual([[undefined], [7]]);
});

test("a value whose code was another's is found by its own words", async () => {
  const engine = embeddedEngine({ facets: ["make"], numbers: [], text: ["make"], sortable: [] });
  const cars = (make: string) => Array.from({ length: 100 }, (_, id) => ({ id: id + 1, make: `${make}${id}` }));
  await engine.put(cars("old"));
  await engine.remove(cars("old").map(({ id }) => id));
  for (let turn = 0; turn < 5; turn++) await new Promise(setImmediate);
  await engine.put(cars("new"));
  const nothing = { filter: "", refinements: { facets: {}, ranges: {} }, facets: [], stats: [], sort: [] };
  const found = async (query: string) => {
    const answer = await engine.search({ ...nothing, query, offset: 0, limit: 5 });
    return answer.ok ? answer.value.hits.map(({ id }) => id) : answer.error;
  };
  expect([await found("new7 "), await found("old7 ")]).toEqual([[8], []]);
});
