import fc from "fast-check";
import { expect, test } from "vitest";
import { FieldRows } from "../columns/field-rows.ts";
import { embeddedEngine } from "../engine.ts";
import { Arena } from "../memory/arena.ts";
import { slotsIn } from "../memory/bits.ts";
import { plainMemory } from "../memory/kernels.ts";
import { seed } from "../testing.ts";
import { Postings } from "./text-postings.ts";

const MORE_THAN_A_LIST = 100;
const someBits = fc.integer().filter((bits) => bits !== 0);

test(`slots that are added together are those that are added one by one (seed ${seed})`, () => {
  const run = fc.property(fc.nat(200), someBits, fc.boolean(), fc.boolean(), (first, bits, isRow, isMany) => {
    const arena = new Arena(1024, plainMemory());
    const postings = new Postings(arena);
    const known = isMany ? Array.from({ length: MORE_THAN_A_LIST }, (_, index) => 500 + index) : [];
    for (const slot of known) postings.add(0, slot, 600);
    const all = Array.from({ length: 32 }, (_, index) => first + index * (isRow ? 1 : 2));
    const isFirst = postings.addEach(0, bits, { all, isRow, used: 600 });
    expect(isFirst).toBe(!isMany);
    const marked = arena.takeSet();
    postings.mark(0, marked, arena.capacity / 8);
    expect([...slotsIn(marked.bits)]).toEqual([...all.filter((_, index) => (bits >>> index) & 1), ...known]);
  });
  fc.assert(run, { numRuns: 200, seed });
});

test("what a document lacks is not taken from the one that stood in its place before", () => {
  const rows = new FieldRows(["make", "price"]);
  const values = (field: string) => rows.values.slice(rows.firstOf(field), rows.firstOf(field) + 2);
  rows.read([
    { id: 1, make: "Mazda", other: 1, price: 5 },
    { id: 2, price: 6, make: "Kia" },
  ]);
  expect([values("make"), values("price")]).toEqual([
    ["Mazda", "Kia"],
    [5, 6],
  ]);
  rows.read([{ id: 3, other: 2, price: 7 }]);
  expect([values("make"), values("price")]).toEqual([
    [undefined, undefined],
    [7, undefined],
  ]);
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
