import fc from "fast-check";
import { expect, test } from "vitest";
import { Arena } from "../memory/arena.ts";
import { slotsIn } from "../memory/bits.ts";
import { kernelMemory } from "../memory/kernels.ts";
import { Postings } from "./text-postings.ts";

/** Slots of the first arena, and of the larger one that everything moves to. */
const [SLOTS, MORE] = [3072, 8192];
const seed = Number(process.env.SEED ?? 20261121);

test(`the slots of a word are those that were added and not removed, few or many, in any order (seed ${seed})`, () => {
  const runs = fc.array(
    fc.tuple(fc.nat(2999), fc.integer({ min: 1, max: 400 }), fc.constantFrom(1, 2, 7), fc.boolean()),
    {
      minLength: 1,
      maxLength: 12,
    },
  );
  const check = fc.property(runs, (changes) => {
    let arena = new Arena(SLOTS, kernelMemory());
    const postings = new Postings(arena);
    const held = new Set<number>();
    let slots = 0;
    for (const [from, length, step, isMoved] of changes) {
      if (isMoved && arena.capacity === SLOTS) {
        arena = new Arena(MORE, kernelMemory());
        postings.moveTo(arena);
      }
      for (let slot = from; slot < Math.min(3000, from + length * step); slot += step) {
        slots = Math.max(slots, slot + 1);
        const wasHeld = held.delete(slot);
        if (!wasHeld) held.add(slot);
        const isChanged = wasHeld ? postings.remove(0, slot) : postings.add(0, slot, slots);
        if (isChanged !== (held.size === (wasHeld ? 0 : 1))) throw new Error(`Slot ${slot} said ${isChanged}`);
      }
      const [marked, within, found] = [arena.takeSet(), arena.takeSet(), arena.takeSet()];
      postings.mark(0, marked, arena.capacity / 8);
      expect([...slotsIn(marked.bits)]).toEqual([...held].sort((a, b) => a - b));
      within.bits.fill(0xf0f0f0f0);
      const isFound = postings.holding(0, within, found, arena.capacity / 8);
      expect([...slotsIn(found.bits)]).toEqual([...held].filter((slot) => slot & 4).sort((a, b) => a - b));
      expect(isFound).toBe([...held].some((slot) => slot & 4));
      for (const set of [marked, within, found]) arena.giveBack(set);
      expect(postings.isHeld(0)).toBe(held.size > 0);
    }
  });
  fc.assert(check, { numRuns: 300, seed });
});
