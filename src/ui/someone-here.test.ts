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

test.each([
  ["a touch", "touchstart", new Part(false), true],
  ["a touch of a dialog that opened by itself", "touchstart", new Part(true), true],
  ["the page scrolled", "scroll", new EventTarget(), true],
  ["a row of pictures that snaps to its place", "scroll", new Part(false), false],
  ["a field that takes the focus", "focusin", new Part(false), true],
  ["a dialog that opened by itself and takes the focus", "focusin", new Part(true), false],
  ["a list that another window changed", "storage", null, true],
])("of a person: %s", (_, type, target, expected) => {
  expect(isSign({ type, target })).toBe(expected);
});
