import { expect, test } from "vitest";
import { isOwnDraft, mergeDrafts } from "./merging.ts";

test.each([
  ["nothing stored", "", [""], "Hello", "Hello"],
  [
    "what this tab stored itself, of which something was deleted",
    "Hello big world",
    ["Hello big world"],
    "Hello",
    "Hello",
  ],
  ["what this tab stored itself, all of which was deleted", "Hello", ["Hello"], "", ""],
  ["another tab's words", "From A", [""], "From B", "From A\n\nFrom B"],
  ["another tab's words, where this one is empty", "From A", [""], " ", "From A"],
  [
    "another tab's words around this one's",
    "From A\n\nFrom B",
    ["", "From B"],
    "From B, longer $&",
    "From A\n\nFrom B, longer $&",
  ],
  ["another tab's words that this one has", "From A", [""], "From A\n\nFrom B", "From A\n\nFrom B"],
] as const)("a draft is merged with %s", (_, stored, known, text, merged) => {
  expect(mergeDrafts(stored, known, text)).toBe(merged);
});

test("two tabs that type in turn lose no word, and repeat none", () => {
  const tabs = [
    { known: "", text: "" },
    { known: "", text: "" },
  ];
  let stored = "";
  const words = ["It", "stands", "in", "the", "yard", "until", "Friday"];
  for (const [nth, word] of words.entries()) {
    const tab = tabs[nth % 2] as (typeof tabs)[number];
    stored = mergeDrafts(stored, [tab.known], `${tab.text} ${word}`) ?? "";
    tab.known = stored;
    tab.text = stored;
  }
  expect(stored.split(/\s+/).filter(Boolean).toSorted()).toEqual(words.toSorted());
});

test("what together is too long is not merged", () => {
  expect(mergeDrafts("From A", [""], "From B", 13)).toBeNull();
  expect(mergeDrafts("From A", [""], "From B", 14)).toBe("From A\n\nFrom B");
});

test("only a draft with words that a sent text has, or that its tab knew, goes with it", () => {
  expect([isOwnDraft("Hel", [""], "Hello"), isOwnDraft("Hello", ["Hello"], "Bye")]).toEqual([true, true]);
  expect(isOwnDraft("Another tab's", ["Hello"], "Hello you")).toBe(false);
});
