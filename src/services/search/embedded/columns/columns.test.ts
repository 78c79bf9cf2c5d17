import fc from "fast-check";
import { expect, test } from "vitest";
import { isInRange } from "../filter/conditions.ts";
import { Arena } from "../memory/arena.ts";
import { setBit, slotsIn } from "../memory/bits.ts";
import { kernelMemory } from "../memory/kernels.ts";
import { Workspace } from "../memory/workspace.ts";
import { seed } from "../testing.ts";
import { NumberColumn } from "./columns.ts";

const [SLOTS, MORE] = [256, 512];
const float = fc.constantFrom(0, -0, 1, 15_990, 2027, -2, 16_777_216, 0.5, Number.NaN);
/** Numbers that do not fit 32-bit floats, some of them just beside numbers above that do. */
const another = fc.constantFrom(0.1, -2.000_000_1, 16_777_217, 1_763_700_000_001, 1e300, -1e300, 5e-324, -1e-320);
const mixed = fc.oneof({ weight: 4, arbitrary: float }, { weight: 1, arbitrary: another });
const end = fc.oneof(mixed, fc.constantFrom(Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY));
const step = fc.oneof(
  fc.record({ kind: fc.constant("set" as const), slot: fc.nat(SLOTS - 1), value: fc.oneof(float, float, mixed) }),
  fc.record({ kind: fc.constant("move" as const) }),
  fc.record({ kind: fc.constant("ask" as const), min: end, max: end, minOpen: fc.boolean(), maxOpen: fc.boolean() }),
);

test(`a range finds the numbers within it, whether or not 32 bits are enough for all of them (seed ${seed})`, () => {
  const run = fc.property(fc.array(step, { minLength: 5, maxLength: 40 }), (steps) => {
    let arena = new Arena(SLOTS, kernelMemory());
    const column = new NumberColumn(arena);
    for (const each of steps) {
      if (each.kind === "set") column.set(each.slot, each.value);
      else if (each.kind === "move" && arena.capacity === SLOTS) {
        arena = new Arena(MORE, kernelMemory());
        column.moveTo(arena);
      } else if (each.kind === "ask") {
        const space = new Workspace(arena);
        space.begin(SLOTS);
        const [within, found] = [space.emptySet(), space.emptySet()];
        for (let slot = 0; slot < SLOTS; slot += 3) setBit(within.bits, slot);
        const condition = isInRange(column, each);
        condition.addTo(found, within, space);
        const { min, max, minOpen, maxOpen } = each;
        const isWithin = (value: number) =>
          (minOpen ? value > min : value >= min) && (maxOpen ? value < max : value <= max);
        const expected = slotsIn(within.bits).filter((slot) => isWithin(column.values[slot] ?? Number.NaN));
        expect([...slotsIn(found.bits)]).toEqual([...expected]);
      }
    }
  });
  fc.assert(run, { numRuns: 1000, seed });
});
