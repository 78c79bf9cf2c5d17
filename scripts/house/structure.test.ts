import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { TEMPLATES } from "../../src/features/site/choices.ts";
import { FLOORS } from "./floors.ts";
import { crowdedFolders, importsOf, inspectHouse, judgeImport } from "./structure.ts";
import { judgeTemplateName, unlistedStylesheets } from "./stylesheets.ts";

test("every import of the sources is an allowed one", () => {
  expect(inspectHouse()).toEqual([]);
});

test.each([
  ["src/features/stock/data.ts", "src/routes/home.tsx", /features may import only/],
  ["src/lib/money.ts", "src/features/stock/rules.ts", /lib is small and pure/],
  ["src/ui/controls/button.tsx", "src/features/stock/schema.ts", /ui knows no car/],
  ["src/features/leads/mutations.ts", "src/services/mail/live.ts", /only wiring\.ts chooses/],
  ["src/services/mail/live.ts", "src/services/webhook/port.ts", /do not know each other/],
  ["src/routes/home.tsx", "src/server/app.ts", /routes may import only/],
  ["src/features/stock/rules.ts", "src/features/search/rules.ts", /search stands above stock \(finding/],
  ["src/request.ts", "src/features/vehicle/sheet.ts", /vehicle stands above src\/request\.ts \(pages/],
  ["src/features/site/data.ts", "src/request.ts", /request\.ts, which stands above site/],
  ["src/features/leads/rules.ts", "src/features/sign-in/gates.ts", /sign-in stands above leads \(doing/],
  ["src/features/parking/rules.ts", "src/features/stock/rules.ts", /"parking", which is on no floor/],
  ["src/routes/home.tsx", "src/features/parking/rules.ts", /"parking" stands on no floor/],
  ["src/features/vehicle/view.ts", "src/features/leads/forms/demands.ts", /the inside of leads/],
  ["src/routes/home.tsx", "src/features/feeds/read/csv.ts", /the inside of feeds/],
  ["demo/stock/generate.ts", "demo/studio/design.ts", /the studio is a product of its own/],
  ["src/cli/demo.ts", "demo/studio/main.ts", /the studio is a product of its own/],
  ["src/tools/heap.ts", "src/lib/money.ts", /a room that the house does not have/],
  ["src/ui/tokens/theme.css", "src/templates/marque/marque.css", /ui knows no car/],
  ["src/ui/utilities.css", "src/features/cards/components/cards.css", /ui knows no car/],
  [
    "src/features/cards/components/cards.css",
    "src/features/vehicle/components/actions.css",
    /vehicle stands above cards/,
  ],
  [
    "src/features/cards/components/cards.css",
    "src/ui/utilities.css",
    /only src\/templates\/styles\.css brings several/,
  ],
  ["src/templates/marque/marque.css", "src/templates/group/group.css", /a stylesheet dresses its own folder/],
  ["src/routes/home.tsx", "src/ui/utilities.css", /lists every stylesheet/],
])("%s importing %s is refused with the reason", (from, to, reason) => {
  expect(judgeImport(from, to)).toMatch(reason);
});

test.each([
  ["src/features/leads/mutations.ts", "src/services/mail/port.ts"],
  ["src/features/search/rules.ts", "src/features/stock/rules.ts"],
  ["src/features/vehicle/view.ts", "src/features/site/texts/vehicle.ts"],
  ["src/features/vehicle/view.ts", "src/features/cards/components/car-row.tsx"],
  ["src/wiring.ts", "src/services/mail/live.ts"],
  ["src/request.ts", "src/features/site/data.ts"],
  ["src/features/cards/card.ts", "src/request.ts"],
  ["src/desk-request.ts", "src/features/staff/desk-session.ts"],
  ["demo/studio/photography/develop.ts", "src/features/media/paint.ts"],
  ["src/routes/home.tsx", "src/features/search/data.ts"],
  ["src/services/mail/live.ts", "src/services/mail/port.ts"],
  ["src/root.tsx", "src/templates/styles.css"],
  ["src/templates/styles.css", "src/features/cards/components/cards.css"],
  ["src/templates/marque/marque.css", "src/templates/marque/home/home.css"],
])("%s may import %s", (from, to) => {
  expect(judgeImport(from, to)).toBeNull();
});

test("imports are found in every form in which they can be written", () => {
  const text = [
    'import type { Car } from "../stock/schema.ts";',
    "import {\n  one,\n  two,\n} from './two.ts';",
    'export { three } from "./three.ts";',
    'const lazy = () => import("./lazy.tsx");',
    'import express from "express";',
  ].join("\n");
  expect(importsOf("src/features/search/data.ts", text)).toEqual([
    "src/features/stock/schema.ts",
    "src/features/search/two.ts",
    "src/features/search/three.ts",
    "src/features/search/lazy.tsx",
  ]);
});

test("a folder of more files than are seen at a glance is refused, unless it is a list with a file for each entry", () => {
  const files = (folder: string) => Array.from({ length: 16 }, (_, index) => `${folder}/part-${index}.ts`);
  expect(crowdedFolders([...files("src/lib"), ...files("demo/studio/designs")])).toMatchObject([{ file: "src/lib" }]);
  expect(crowdedFolders(files("src/lib").slice(1))).toEqual([]);
});

test("a stylesheet's imports are found in every form, except in comments", () => {
  const text = [
    '@import "tailwindcss" source("../");',
    '@import "./own.css" layer(components);',
    "@import url('../cards/card.css') print;",
    '@import "plain.css";',
    '@reference "/src/ui/tokens/theme.css";',
    '@plugin "../plugin.ts";',
    "a { background: url(./scene.svg#near) url(data:image/svg+xml,x) }",
    '/* @import "./gone.css"; */',
  ].join("\n");
  const folder = "src/features/leads/components";
  expect(importsOf(`${folder}/form.css`, text)).toEqual([
    `${folder}/own.css`,
    "src/features/leads/cards/card.css",
    `${folder}/plain.css`,
    "src/ui/tokens/theme.css",
    "src/features/leads/plugin.ts",
    `${folder}/scene.svg`,
  ]);
  expect(importsOf("src/root.tsx", 'import "./ui/a.css";\nimport sheet from "./ui/b.css?url";')).toEqual([
    "src/ui/a.css",
    "src/ui/b.css",
  ]);
});

const CARD = "src/features/cards/components/card.tsx";
const SHEET = "src/ui/table.css";

test.each([
  ...TEMPLATES.flatMap((name) => [
    [CARD, `<p className="p-4 in-template-${name}:p-8">`],
    [SHEET, `[data-template="${name}"] .table { color: red }`],
  ]),
  ...TEMPLATES.filter((name) => name !== "group" && name !== "default").flatMap((name) => [
    [CARD, `<p className="flex ${name}-card">`],
    [CARD, `if (site.template === "${name}") return null;`],
    [SHEET, `.${name} .table { color: red }`],
    [SHEET, `:is(.tag, .${name}-count) { color: red }`],
  ]),
])("in %s the name of a template is refused: %s", (path, text) => {
  expect(judgeTemplateName(path, text)).toMatch(/what lies below the templates knows none/);
});

test.each([
  [CARD, '<li className="group/card resting:group-hover/card:bg-brand outdoors">'],
  [CARD, 'const headings = "make|brand|marque|make name";'],
  ["src/ui/table.css", "/* .superstore-count has its own. */ .group\\/card { color: red }"],
  ["src/templates/outdoor/plate/plate.css", '[data-template="outdoor"] .outdoor-count { color: red }'],
  ["src/root.tsx", "<html data-template={template}>"],
  ["test/journeys/home/marque.spec.ts", 'const template = "marque";'],
])("in %s this names no template, or may: %s", (path, text) => {
  expect(judgeTemplateName(path, text)).toBeNull();
});

test("a stylesheet that no other imports is found", () => {
  const paths = ["src/templates/styles.css", "src/ui/table.css", "src/ui/forgotten.css", "src/ui/table.tsx"];
  expect(unlistedStylesheets(paths, new Set(["src/ui/table.css"]))).toEqual(["src/ui/forgotten.css"]);
});

test("ARCHITECTURE.md lists the same floors as the check", () => {
  const page = readFileSync("ARCHITECTURE.md", "utf8");
  const listed = [...page.matchAll(/^\| (\w+): [^|]+\| ([a-z-]+(?:, [a-z-]+)*) \|$/gm)].map(([, floor, list = ""]) => [
    floor,
    list.split(", "),
  ]);
  expect(Object.fromEntries(listed)).toEqual(FLOORS);
  expect(listed.map(([floor]) => floor)).toEqual(Object.keys(FLOORS).reverse());
});
