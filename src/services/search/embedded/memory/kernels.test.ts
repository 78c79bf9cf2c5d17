import fc from "fast-check";
import { expect, test } from "vitest";
import { kernelBytes } from "../../../../../scripts/generate/kernels.ts";
import { KERNELS_BASE64 } from "./kernels.generated.ts";
import { type KernelMemory, kernelMemory, plainMemory, TALLY_BUFFER } from "./kernels.ts";

const seed = Number(process.env.SEED ?? 20261121);

/** Slots of each set, and the places of the sets, codes, values, marks and other data. */
const SLOTS = 512;
const BYTES = SLOTS / 8;
const [A, B, C, D] = [64, 128, 192, 256];
const CODES = 1024;
const VALUES = CODES + SLOTS * 8;
const MARKS = VALUES + SLOTS * 8;
const LIST = MARKS + 64;
/** `list` writes some bytes beyond the listed slots, so there is room for them. */
const COUNTS = LIST + SLOTS * 4 + 64;
const EXTENT = COUNTS + 64;
const PLACES = EXTENT + 64;
const BUFFER = PLACES + 64;
const FLOATS = BUFFER + TALLY_BUFFER;
const LISTS = FLOATS + SLOTS * 4;
const END = LISTS + 128;
const CODE_COUNT = 9;
/** Four lanes of codes, of which the last two make one wide lane for codes below 65,536. */
const [NARROW, OTHER, WIDE] = [0, 2, 4];
const [NARROW_MASK, WIDE_MASK] = [0xffff, 0xffffffff];

interface Content {
  readonly sets: readonly number[];
  readonly codes: readonly number[];
  readonly values: readonly number[];
  readonly marks: readonly number[];
}

/** Full, empty and mixed sets, so that skipped parts are tested too. */
const word = fc.oneof(fc.constant(0), fc.constant(0xffffffff), fc.integer({ min: 0, max: 0xffffffff }));
const exactly = <T>(count: number, of: fc.Arbitrary<T>) => fc.array(of, { minLength: count, maxLength: count });
const content: fc.Arbitrary<Content> = fc.record({
  sets: exactly(BYTES, word),
  codes: exactly(SLOTS * 3, fc.nat(CODE_COUNT - 1)),
  values: exactly(SLOTS, fc.oneof(fc.constant(Number.NaN), fc.integer({ min: -5, max: 5 }))),
  marks: exactly(CODE_COUNT, fc.nat(1)),
});

function filled(memory: KernelMemory, { sets, codes, values, marks }: Content): KernelMemory {
  memory.reach(END);
  new Uint32Array(memory.buffer(), A).set(sets);
  const lanes = new Uint16Array(memory.buffer(), CODES);
  for (const [index, code] of codes.entries()) lanes[(index % SLOTS) * 4 + Math.floor(index / SLOTS)] = code;
  new Float64Array(memory.buffer(), VALUES).set(values);
  new Float32Array(memory.buffer(), FLOATS).set(values);
  new Uint8Array(memory.buffer(), MARKS).set(marks);
  return memory;
}

/** Runs every kernel, each on the results of the previous one, and returns their results and the memory's content. */
function worked(memory: KernelMemory): { answers: number[]; left: Uint8Array } {
  const { kernels } = memory;
  kernels.fail(A, B, C, D, BYTES);
  kernels.addEqual(CODES + NARROW, NARROW_MASK, 3, A, D, BYTES);
  kernels.addEqual(CODES + WIDE, WIDE_MASK, 4, A, D, BYTES);
  kernels.addMarked(CODES + NARROW, NARROW_MASK, MARKS, B, C, BYTES);
  kernels.addMarked(CODES + WIDE, WIDE_MASK, MARKS, A, C, BYTES);
  kernels.addInRange(VALUES, -2, 3, A, B, BYTES);
  kernels.addInFloatRange(FLOATS, -1, 2, C, A, BYTES);
  const common = kernels.countCommon(A, B, BYTES);
  const listed = kernels.list(B, LIST, BYTES);
  kernels.tally(LIST, listed, CODES + OTHER, NARROW_MASK, COUNTS);
  kernels.tallyTwo(LIST, listed, CODES + NARROW, NARROW_MASK, COUNTS, CODES + WIDE, WIDE_MASK, COUNTS);
  kernels.tallyFour(LIST, listed, CODES, BUFFER, NARROW_MASK, COUNTS, 0, COUNTS, WIDE_MASK, COUNTS, 0, COUNTS);
  kernels.clear(BUFFER, TALLY_BUFFER);
  new Uint32Array(memory.buffer(), PLACES).set([A, 0, 0, 0, 0, C, D]);
  kernels.countEach(B, PLACES, 7, BYTES);
  kernels.extent(LIST, listed, VALUES, EXTENT);
  // One code has no set, one has two, and the others have one of them.
  new Uint32Array(memory.buffer(), LISTS).set([0, 40, 40, 48, 60, 60, 60, 48, 40].map((at) => at && LISTS + at));
  new Uint32Array(memory.buffer(), LISTS + 40).set([C, 0, C, D, 0, D, 0]);
  kernels.addSlots(CODES + NARROW, NARROW_MASK, 0, 37, LISTS);
  kernels.addSlots(CODES + WIDE, WIDE_MASK, 300, SLOTS, LISTS);
  const isLeft = kernels.subtract(A, B, C, BYTES);
  kernels.unite(C, D, D, BYTES);
  const isCommon = kernels.intersect(A, D, B, BYTES);
  kernels.clear(A, 32);
  kernels.clear(LIST + listed * 4, COUNTS - LIST - listed * 4);
  return { answers: [common, listed, isLeft, isCommon], left: new Uint8Array(memory.buffer()).slice(0, END) };
}

test(`WebAssembly and plain loops leave the same memory behind (seed ${seed})`, () => {
  const run = fc.property(content, (each) => {
    expect(worked(filled(kernelMemory(), each))).toEqual(worked(filled(plainMemory(), each)));
  });
  fc.assert(run, { numRuns: 200, seed });
});

test("the committed WebAssembly is what its text says", async () => {
  expect(KERNELS_BASE64).toBe(Buffer.from(await kernelBytes()).toString("base64"));
});

test("this machine runs the WebAssembly", () => {
  expect(kernelMemory().costs.word).toBeLessThan(1);
});
