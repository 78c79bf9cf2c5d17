import { expect, test } from "vitest";
import { withoutLayers } from "./flat-layers.ts";

test("the order of layers goes, and each selector of a list is made stronger", () => {
  expect(withoutLayers("@layer theme,base,components,utilities;@layer base{a{top:0}}")).toBe("a{top:0}");
  expect(withoutLayers("@layer utilities{.a,a>b{top:0}}")).toBe(":not(#_).a,a:not(#_)>b{top:0}");
});

test("what stands in no layer is stronger than any, and utilities than components and bases", () => {
  const css = ".a{top:0}@layer utilities{.b{top:1px}}@layer components{.c{top:2px}}@layer base{.d{top:3px}}";
  expect(withoutLayers(css)).toBe(":not(#_#_).a{top:0}:not(#_).b{top:1px}.c{top:2px}.d{top:3px}");
});

test.each([
  ["an element", "a:hover", "a:not(#_#_):hover"],
  ["all elements", "*,:before", "*:not(#_#_),:not(#_#_):before"],
  ["commas within brackets", ":is(a,b) c", ":not(#_#_):is(a,b) c"],
  ["an escaped colon", ".md\\:a", ":not(#_#_).md\\:a"],
])("selectors: %s", (_what, selector, stronger) => {
  expect(withoutLayers(`${selector}{top:0}`)).toBe(`${stronger}{top:0}`);
});

test("rules within conditions are made stronger, and frames, faces and properties stay as they are", () => {
  const kept = '@keyframes a{0%{top:0}to{top:1px}}@property --a{syntax:"*";inherits:false}@page{margin:0}';
  expect(withoutLayers(`${kept}@layer utilities{@media (a){@supports (b:c){.d{top:0}}}}`)).toBe(
    `${kept}@media (a){@supports (b:c){:not(#_).d{top:0}}}`,
  );
});

test("a declaration that a rule says again is left out where it stands first", () => {
  expect(withoutLayers("@layer base{a{-webkit-mask:x;top:0;-webkit-mask:x;mask:x}}")).toBe(
    "a{top:0;-webkit-mask:x;mask:x}",
  );
});

test.each(["@layer own{a{top:0}}", "@layer base{@layer base{a{top:0}}}", "@layer base.own{a{top:0}}"])(
  "a layer of which nobody knows the order is refused: %s",
  (css) => {
    expect(() => withoutLayers(css)).toThrow("in no known order");
  },
);
