import { afterAll, beforeAll, describe } from "vitest";
import { testChanges } from "./contract/changes.ts";
import { testCounts } from "./contract/counts.ts";
import { testOrders } from "./contract/orders.ts";
import { testRandomQuestions } from "./contract/random.ts";
import { testSelection, testWrongRequests } from "./contract/selection.ts";
import { Asking, CARS, type Difference } from "./contract/stock.ts";
import { testWords } from "./contract/words.ts";
import type { SearchDocument, SearchEngine } from "./port.ts";

export { CONTRACT_FIELDS, type Difference } from "./contract/stock.ts";

export interface OpenedEngine {
  /** A new engine without documents, with the fields of CONTRACT_FIELDS. */
  readonly engine: SearchEngine;
  readonly close: () => Promise<void>;
}

/**
 * The test suite that every engine behind the port passes. `open` is called twice; `differences` lists the engine's
 * known differences.
 */
export function describeSearchEngine(
  name: string,
  open: () => Promise<OpenedEngine>,
  differences: readonly Difference[] = [],
): void {
  const describeOn = (documents: readonly SearchDocument[], tests: (on: Asking) => void) => {
    let opened: OpenedEngine | undefined;
    beforeAll(async () => {
      opened = await open();
      await opened.engine.put(documents);
    });
    afterAll(() => opened?.close());
    const engine = () => {
      if (!opened) throw new Error("The engine is not open.");
      return opened.engine;
    };
    tests(new Asking(engine, differences));
  };
  describe(name, () => {
    describe("with a few cars", () => {
      describeOn(CARS, (on) => {
        describe("words", () => testWords(on));
        describe("filters", () => testSelection(on));
        describe("counts", () => testCounts(on));
        describe("orders and pages", () => testOrders(on));
        describe("wrong requests", () => testWrongRequests(on));
      });
    });
    describe("as its documents change", () => {
      describeOn([], (on) => {
        testChanges(on);
        testRandomQuestions(on);
      });
    });
  });
}
