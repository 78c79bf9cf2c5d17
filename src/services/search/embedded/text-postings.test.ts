import fc from "fast-check";
import { expect, test } from "vitest";
import { emptyBits, slotsIn } from "./bits.ts";
import { Postings } from "./text-postings.ts";

const seed = Number(process.env.SEED ?? 20261121);

test(`the slots of a word are those that were added and not removed, few or many, in any order (seed ${seed})`, () => {
  const runs = fc.array(fc.tuple(fc.nat(2999), fc.integer({ min: 1, max: 400 }), fc.constantFrom(1, 2, 7)), {
    minLength: 1,
    maxLength: 12,
  });
  const check = fc.property(runs, (changes) => {
    const postings = new Postings();
    const held = new Set<number>();
    let slots = 0;
    for (const [from, length, step] of changes) {
      for (let slot = from; slot < Math.min(3000, from + length * step); slot += step) {
        slots = Math.max(slots, slot + 1);
        const wasHeld = held.delete(slot);
        if (!wasHeld) held.add(slot);
        const said = wasHeld ? postings.remove(0, slot) : postings.add(0, slot, slots);
        if (said !== (held.size === (wasHeld ? 0 : 1))) throw new Error(`Slot ${slot} said ${said}`);
      }
      const bits = emptyBits(3000);
      postings.mark(0, bits);
      expect([...slotsIn(bits)]).toEqual([...held].sort((a, b) => a - b));
      expect(postings.isHeld(0)).toBe(held.size > 0);
    }
  });
  fc.assert(check, { numRuns: 300, seed });
});
