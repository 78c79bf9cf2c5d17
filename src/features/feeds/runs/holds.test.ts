import { expect, test } from "vitest";
import { hasLeapt, holdsOf, type RunFigures } from "./holds.ts";

const numbers = (count: number) => Array.from({ length: count }, (_, at) => `U-${at}`);
const kinds = (changes: Partial<RunFigures>, rules?: Parameters<typeof holdsOf>[1]) => {
  const usual = { mode: "full", forSale: 40, gone: [], known: 40, created: 0, priced: 40, moved: [] } as const;
  return holdsOf({ ...usual, ...changes }, rules).map(({ kind }) => kind);
};

test("CAR-102 a fifth of the stock and five cars may go, unless the source says otherwise", () => {
  expect(kinds({ gone: numbers(8), known: 32 })).toEqual([]);
  expect(kinds({ gone: numbers(9), known: 31 })).toEqual(["gone"]);
  expect(kinds({ forSale: 10, gone: numbers(5), known: 5 })).toEqual([]);
  expect(kinds({ forSale: 10, gone: numbers(6), known: 4 })).toEqual(["gone"]);
  expect(kinds({ gone: numbers(9), known: 31 }, { goneShare: 1 / 4, goneFew: 5 })).toEqual([]);
  expect(kinds({ gone: numbers(3), known: 37 }, { goneShare: 1 / 20, goneFew: 2 })).toEqual(["gone"]);
  expect(kinds({ mode: "delta", gone: numbers(9) })).toEqual([]);
});

test("a file of which no car is known is another dealer's, where both have enough cars to say so", () => {
  expect(kinds({ known: 0, created: 38 })).toEqual(["foreign"]);
  expect(kinds({ known: 1, created: 38 })).toEqual(["foreign"]);
  expect(kinds({ known: 2, created: 38 })).toEqual([]);
  expect(kinds({ known: 0, created: 5 })).toEqual([]);
  expect(kinds({ forSale: 5, known: 0, created: 38 })).toEqual([]);
  // What changed may be new cars alone, but not as many as half the stock.
  expect(kinds({ mode: "delta", known: 0, created: 19 })).toEqual([]);
  expect(kinds({ mode: "delta", known: 0, created: 20 })).toEqual(["foreign"]);
  expect(kinds({ mode: "delta", known: 1, created: 20 })).toEqual([]);
});

test("prices that move by more than half for more than a tenth of the cars hold the file", () => {
  expect([hasLeapt(20_000, 30_000), hasLeapt(20_000, 30_001), hasLeapt(20_000, 10_000)]).toEqual([false, true, false]);
  expect([hasLeapt(20_000, 9_999), hasLeapt(20_000, null), hasLeapt(null, 20_000)]).toEqual([true, true, false]);
  expect(kinds({ moved: numbers(4) })).toEqual([]);
  expect(kinds({ moved: numbers(5) })).toEqual(["prices"]);
  expect(kinds({ priced: 3, moved: numbers(2) })).toEqual([]);
  expect(kinds({ priced: 3, moved: numbers(3) })).toEqual(["prices"]);
});

test("one known car is one, and its file's sentence says so", () => {
  const figures = { mode: "full", forSale: 40, gone: [], created: 38, priced: 40, moved: [] } as const;
  expect(holdsOf({ ...figures, known: 1 }).map(({ says }) => says)).toEqual([
    "Of its 39 cars only 1 is in your stock: it looks like another dealership’s file.",
  ]);
});

test("a stock of more than twenty cars does not double overnight", () => {
  expect(kinds({ created: 40 })).toEqual([]);
  expect(kinds({ created: 41 })).toEqual(["grown"]);
  expect(kinds({ forSale: 20, known: 20, created: 41 })).toEqual([]);
});
