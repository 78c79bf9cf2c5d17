import { expect, test, vi } from "vitest";
import { TEMPLATES } from "../features/site/options/general.ts";
import { slots as base } from "./base/index.ts";
import { slots as group } from "./group/index.ts";
import { chunksOf } from "./preload.server.ts";
import { completeSlots, templateNamed, templateSlots } from "./registry.ts";
import { slots as superstore } from "./superstore/index.ts";

test("SITE-014 what a template leaves empty comes from the base", async () => {
  const only = await completeSlots({ Header: group.Header }, async () => base);
  expect(only.Header).toBe(group.Header);
  expect(only.Footer).toBe(base.Footer);
  expect(Object.keys(only).sort()).toEqual(Object.keys(base).sort());
});

test("a template that fills every slot does not ask for the base", async () => {
  const ask = vi.fn(async () => base);
  expect(await completeSlots(base, ask)).toBe(base);
  expect(ask).not.toHaveBeenCalled();
});

test("SITE-027 every template that a site may name is ready on the server", () => {
  for (const name of TEMPLATES) expect(Object.keys(templateSlots(name)).sort()).toEqual(Object.keys(base).sort());
});

test("SITE-014 group and superstore are laid out apart: header, footer and home are each their own", () => {
  for (const slot of ["Header", "Footer", "Home"] as const) {
    expect(new Set([base[slot], group[slot], superstore[slot]]).size).toBe(3);
  }
});

test("a page's template name that nobody knows means the base", () => {
  expect(templateNamed("group")).toBe("group");
  expect(templateNamed("toString")).toBe("default");
  expect(templateNamed(undefined)).toBe("default");
});

test("the chunks of a source are its own and all that it imports, each once", () => {
  const manifest = {
    "src/a.ts": { file: "assets/a.js", imports: ["_b.js", "_c.js"] },
    "_b.js": { file: "assets/b.js", imports: ["_c.js"] },
    "_c.js": { file: "assets/c.js", imports: ["_b.js"] },
  };
  expect(chunksOf(manifest, "src/a.ts")).toEqual(["/assets/a.js", "/assets/b.js", "/assets/c.js"]);
  expect(chunksOf(manifest, "src/unknown.ts")).toEqual([]);
});
