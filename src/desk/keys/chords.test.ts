import { expect, test } from "vitest";
import { capsOf, chordOf, isSingle, worksInFields } from "./chords.ts";

const pressed = (key: string, modifiers: Partial<Parameters<typeof chordOf>[0]> = {}) =>
  chordOf({ key, ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, ...modifiers });

test("a chord is what is held with the key, in one order; ⌘ and Ctrl are one", () => {
  expect(pressed("k", { metaKey: true })).toBe("Mod+k");
  expect(pressed("k", { ctrlKey: true })).toBe("Mod+k");
  expect(pressed("Enter", { ctrlKey: true, shiftKey: true })).toBe("Mod+Shift+Enter");
  expect(pressed("ArrowLeft", { altKey: true })).toBe("Alt+ArrowLeft");
  expect(pressed("X", { shiftKey: true })).toBe("Shift+x");
  // With caps lock on, letters are upper case without Shift.
  expect(pressed("X")).toBe("x");
  // Some keyboards need Shift for this character, others do not.
  expect([pressed("?", { shiftKey: true }), pressed("?"), pressed("/")]).toEqual(["?", "?", "/"]);
  expect(pressed("Backspace")).toBe("Delete");
});

test("only single signs rest, and only what no field takes works in fields", () => {
  expect(["e", "?", "."].every(isSingle)).toBe(true);
  expect(["Delete", "Mod+k", "ArrowLeft", "Shift+x"].some(isSingle)).toBe(false);
  expect([worksInFields("Mod+k"), worksInFields("Alt+ArrowLeft"), worksInFields("k")]).toEqual([true, false, false]);
});

test("caps are drawn as each keyboard has them", () => {
  expect(capsOf("Mod+k", true)).toEqual(["⌘", "K"]);
  expect(capsOf("Mod+k", false)).toEqual(["Ctrl", "K"]);
  expect(capsOf("Alt+ArrowLeft", true)).toEqual(["⌥", "←"]);
  expect(capsOf("Shift+x", false)).toEqual(["⇧", "x"]);
  expect([capsOf("e", true), capsOf("Delete", false), capsOf("/", false)]).toEqual([["e"], ["del"], ["/"]]);
});
