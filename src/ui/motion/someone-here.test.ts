import { expect, test, vi } from "vitest";
import { isSign } from "./someone-here.ts";

class Part extends EventTarget {
  readonly #isUnasked: boolean;

  constructor(isUnasked: boolean) {
    super();
    this.#isUnasked = isUnasked;
  }

  closest(selector: string) {
    return selector === "[data-unasked]" && this.#isUnasked ? this : null;
  }
}
vi.stubGlobal("Element", Part);
const page = new EventTarget();
vi.stubGlobal("document", page);

test.each([
  ["a touch", "touchstart", new Part(false), true],
  ["a touch of a dialog that opened by itself", "touchstart", new Part(true), true],
  ["a field that takes the focus", "focusin", new Part(false), true],
  ["a dialog that opened by itself and takes the focus", "focusin", new Part(true), false],
  ["a scroll of the page", "scroll", page, true],
  ["a row of cards that snaps into place", "scroll", new Part(false), false],
  ["a list that another window changed", "storage", null, true],
])("of a person: %s", (_, type, target, expected) => {
  expect(isSign({ type, target, movementX: 0, movementY: 0 })).toBe(expected);
});

test.each([
  [0, 0, false],
  [1, 0, true],
  [0, -1, true],
])("a pointer that is told to have moved by %i and %i is of a person: %s", (movementX, movementY, expected) => {
  expect(isSign({ type: "pointermove", target: new Part(false), movementX, movementY })).toBe(expected);
});
