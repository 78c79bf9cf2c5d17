import fc from "fast-check";
import { expect, test } from "vitest";
import { seed } from "../testing.ts";
import { SlotsById, TextNumbers } from "./tables.ts";

/** More texts than are held in a `Map`, and enough for the table to grow while it is used. */
const MANY = 6_000;
const change = fc.record({ at: fc.nat(MANY - 1), isThere: fc.boolean() });
const history = fc.array(change, { minLength: 500, maxLength: 2_000 });

/** Texts of which many share hashes' last bits, are long, or are not ASCII. */
const textOf = (at: number): string =>
  at % 3 === 0 ? `car-${at}` : at % 3 === 1 ? `Škoda ${"x".repeat(at % 40)}${at}` : `${at}`;

test(`texts are found by their numbers, whatever came and went (seed ${seed})`, () => {
  const run = fc.property(history, fc.nat(MANY - 1), (steps, first) => {
    const texts: (string | undefined)[] = [];
    const numbers = new TextNumbers(texts);
    const right = new Map<string, number>();
    const add = (at: number) => {
      const number = texts.length;
      texts[number] = textOf(at);
      numbers.add(textOf(at), number);
      right.set(textOf(at), number);
    };
    for (let at = first; at < MANY; at++) add(at);
    for (const { at, isThere } of steps) {
      const known = right.get(textOf(at));
      if (isThere && known === undefined) add(at);
      if (isThere || known === undefined) continue;
      numbers.delete(textOf(at));
      right.delete(textOf(at));
      texts[known] = undefined;
    }
    expect(numbers.size).toBe(right.size);
    for (let at = 0; at < MANY; at++) expect(numbers.get(textOf(at))).toBe(right.get(textOf(at)));
  });
  fc.assert(run, { numRuns: 30, seed });
});

test(`slots are found by their documents' ids, near ones and far ones (seed ${seed})`, () => {
  const ids = fc.uniqueArray(fc.oneof(fc.nat(2_000), fc.maxSafeInteger(), fc.constantFrom(2 ** 32, 2 ** 33, 0.5)), {
    maxLength: 2_000,
    minLength: 300,
  });
  const run = fc.property(ids, (each) => {
    const column = { values: Float64Array.from(each) };
    const slots = new SlotsById(column);
    for (const [slot, id] of each.entries()) slots.set(id, slot);
    for (const id of each.slice(0, 100)) slots.delete(id);
    expect(slots.size).toBe(each.length - 100);
    for (const [slot, id] of each.entries()) expect(slots.get(id)).toBe(slot < 100 ? undefined : slot);
    expect(slots.get(-1.5)).toBeUndefined();
  });
  fc.assert(run, { numRuns: 100, seed });
});
