import { expect, test } from "vitest";
import { TEMPLATES } from "../features/site/choices.ts";
import { slots as base } from "./base/index.ts";
import { folderOf, SLOT_NAMES, slotsNamed, templateNamed, templateSlots } from "./registry.ts";

test("SITE-014 what a template leaves empty comes from the base", async () => {
  expect(folderOf("group", "SearchPage")).toBe("base");
  expect(templateSlots("group").SearchPage).toBe(await base.SearchPage());
  expect(folderOf("group", "Header")).toBe("group");
  expect(templateSlots("default").Header).toBe(await base.Header());
});

test("SITE-027 every template that a site may name is ready on the server", () => {
  for (const name of TEMPLATES) {
    for (const slot of SLOT_NAMES) expect(templateSlots(name)[slot], `${name} ${slot}`).toBeTypeOf("function");
  }
});

test("SITE-014 templates are laid out apart: header, footer and home of each that has them are its own", () => {
  for (const slot of ["Header", "Footer", "Home"] as const) {
    const own = TEMPLATES.filter((name) => folderOf(name, slot) === name);
    expect(own).toEqual(expect.arrayContaining(["group", "marque", "superstore"]));
    const drawn = ["default" as const, ...own].map((name) => templateSlots(name)[slot]);
    expect(new Set(drawn).size).toBe(own.length + 1);
  }
});

test("a page's slots are read from its document, and nothing else is taken for one", () => {
  expect(slotsNamed("SearchPage Header constructor")).toEqual(expect.arrayContaining(["SearchPage", "Header"]));
  expect(slotsNamed("constructor toString")).toEqual([]);
  expect(slotsNamed(undefined)).toEqual([]);
});

test("a page's template name that nobody knows means the base", () => {
  expect(templateNamed("group")).toBe("group");
  expect(templateNamed("toString")).toBe("default");
  expect(templateNamed(undefined)).toBe("default");
});
