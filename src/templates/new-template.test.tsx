import { globSync } from "node:fs";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { ComponentType } from "react";
import { afterAll, expect, test } from "vitest";
import { markup, words } from "../../test/fixtures/markup.tsx";
import { dealership, testSite } from "../../test/fixtures/site.ts";
import { homeView } from "../features/content/home.ts";
import { SiteViewProvider } from "../features/site/components/site-context.tsx";
import { siteView } from "../features/site/view.ts";
import { slots as base } from "./base/index.ts";
import type { SlotLoaders } from "./slots.ts";

const ROOT = join(import.meta.dirname, "../..");
/** Replaces the folder of the how-to: it is beside the templates so that its imports resolve. */
const FOLDER = join(import.meta.dirname, `.kiosk-${process.pid}`);

const walkThrough = await readFile(join(ROOT, "docs/new-template.md"), "utf8");
const files = [...walkThrough.matchAll(/^```\w+ src\/templates\/kiosk\/(\S+)\n(.*?)^```$/gms)].map(
  ([, name = "", code = ""]) => ({ name, code }),
);

for (const { name, code } of files) {
  const path = join(FOLDER, name);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, code);
}
afterAll(() => rm(FOLDER, { recursive: true, force: true }));

const { slots }: { slots: Partial<SlotLoaders> } = await import(/* @vite-ignore */ join(FOLDER, "index.ts"));
const all: SlotLoaders = { ...base, ...slots };

const NOW = Date.UTC(2026, 10, 21);
const site = {
  ...testSite("one", [dealership(1, "yard")], { config: { homeBlocks: ["hero", "rangeGrid", "faqs"] } }),
  home: { faqs: { heading: "Asked often", questions: [{ q: "Why?", a: "So." }] } },
};

async function drawn(slot: "Header" | "Footer" | "Home"): Promise<string> {
  const Slot = (await all[slot]()) as ComponentType<{ home: unknown }>;
  const { home } = homeView(site, { facets: null, justLanded: [] }, NOW);
  return markup(
    <SiteViewProvider site={siteView(site, NOW)}>
      <Slot home={home} />
    </SiteViewProvider>,
  );
}

test("the walk-through's code is a folder of its own", () => {
  expect(files.map(({ name }) => name)).toEqual(["header.tsx", "home.tsx", "index.ts", "kiosk.css"]);
});

test("SITE-014 a template made from the walk-through fills its slots, and the base fills the others", async () => {
  expect(words(await drawn("Header"))).toContain("Search Vehicles");
  const home = await drawn("Home");
  expect([...home.matchAll(/data-kiosk="(\w+)"/g)].map(([, block]) => block)).toEqual(["hero", "faqs"]);
  expect(home).toContain('name="q"');
  expect(words(home)).toContain("Why? So.");
  expect(words(await drawn("Footer"))).toContain("Buyer Tools");
});

test("the tokens and classes that the walk-through's style sets are read by parts below the templates", async () => {
  const css = files.find(({ name }) => name.endsWith(".css"))?.code ?? "";
  const below = (
    await Promise.all(
      globSync("src/{features,ui}/**/*.{css,tsx}", { cwd: ROOT }).map((path) => readFile(join(ROOT, path), "utf8")),
    )
  ).join("\n");
  const tokens = [...walkThrough.matchAll(/`(--[a-z-]+)`/g), ...css.matchAll(/(--[a-z-]+):/g)].map(([, name]) => name);
  const classes = [...css.matchAll(/\.([a-z]+-[a-z-]+)/g)].map(([, name]) => name);
  expect(tokens).toContain("--card-rows");
  expect(classes).toContain("form-box");
  expect(tokens.filter((token) => !below.includes(`var(${token},`))).toEqual([]);
  expect(classes.filter((name) => !new RegExp(`["\\s]${name}[\\s"]`).test(below))).toEqual([]);
});

test("the walk-through names the files in which a template is made known", async () => {
  for (const path of [
    "src/features/site/choices.ts",
    "src/templates/registry.ts",
    "src/features/site/options/template-defaults.ts",
    "src/templates/styles.css",
    "src/templates/frame.test.tsx",
  ]) {
    expect(walkThrough).toContain(path.split("/").at(-1));
    await readFile(join(ROOT, path));
  }
});
