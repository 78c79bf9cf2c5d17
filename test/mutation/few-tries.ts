import { vi } from "vitest";

/**
 * A property is tried hundreds of times in `npm test`. Here each try would be made again for every change: a few tell,
 * and what only more of them would notice counts as unnoticed.
 */
const MOST_TRIES = 10;

vi.mock(import("fast-check"), async (importOriginal) => {
  const original = await importOriginal();
  const few = (property: Parameters<typeof original.assert>[0], parameters: { readonly numRuns?: number } = {}) =>
    original.assert(property, { ...parameters, numRuns: Math.min(parameters.numRuns ?? MOST_TRIES, MOST_TRIES) });
  const assert = few as typeof original.assert;
  return { ...original, assert, default: { ...original.default, assert } };
});
