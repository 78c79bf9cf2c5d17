import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { contentsOf } from "./contents.ts";
import { FirstPaint } from "./first-paint.ts";
import { pick } from "./pick.ts";
import { fresh, textOf } from "./piece.ts";
import { readSheet } from "./sheet.ts";

const picked = (css: string, body: string, attributes = "") =>
  pick([readSheet(css)], contentsOf(`<html${attributes}><head></head><body>${body}</body></html>`)).needed[0];

const CARD = '<div class="card wide"><a>x</a></div>';

describe("a page's first paint is given", () => {
  test.each([
    ["a rule whose class it has", ".card{top:0}", CARD],
    ["a rule of which it has one selector", ".none,.card{top:0}", CARD],
    ["a rule for its tags", "div>a{top:0}", CARD],
    ["a rule for all", "*,:before{top:0}", CARD],
    ["an escaped class", ".w-\\[min\\(2rem\\,4vw\\)\\]{top:0}", '<p class="w-[min(2rem,4vw)]">'],
    ["a class with a digit and a sign", ".\\32 xl\\:p-1\\.5{top:0}", '<p class="2xl:p-1.5">'],
    [
      "a class that HTML writes with an entity",
      ".\\[\\&\\>li\\]\\:p-1>li{top:0}",
      '<ul class="[&amp;&gt;li]:p-1"><li>',
    ],
    ["a rule for a state that needs no pointer", ".card[open],.card:checked{top:0}", CARD],
    ["a rule for what is in focus at once", ".card :focus-visible{top:0}", `${CARD}<p autofocus="">`],
    ["a rule for what is disabled", "a:disabled{top:0}", `${CARD}<p disabled="">`],
    ["a rule for an attribute of any value", "[data-on] .card{top:0}", `${CARD}<p data-on="3">`],
    ["a rule for a field of a date", "::-webkit-datetime-edit{top:0}", '<input type="time">'],
    ["a rule for a placeholder", "::placeholder{top:0}", '<input placeholder="Name">'],
    ["a rule for what stands before a picture's neighbour", "a:before{top:0}", CARD],
    ["a rule of alternatives", ":is(.none,.card) a{top:0}", CARD],
    ["a rule of one alternative", ":is(:where(.card) a),div:where(.none){top:0}", CARD],
    ["a rule of alternatives of which one needs a pointer", ":is(.card:hover,.card[open]){top:0}", CARD],
    ["a rule that excludes", ".card:not(.none){top:0}", CARD],
    ["a rule that excludes what is pointed at", ".card:not(:hover){top:0}", CARD],
    ["a text with braces and a comma", '.card:before{content:"},{"}', CARD],
    ["an order of layers", "@layer a,b;", CARD],
    ["a group of all", "@layer a{@supports (b:c){*{top:0}}}", CARD],
  ])("%s", (_what, css, body) => {
    expect(picked(css, body)).toBe(css);
  });

  test.each([
    ["a class that it has not", ".card .none{top:0}"],
    ["a tag that it has not", "table .card{top:0}"],
    ["what a pointer rests on", ".card:hover{top:0}"],
    ["what a pointer rests on, in brackets", ":is(:where(.card):hover a){top:0}"],
    ["a class that it has not, in brackets", "div:is(.none) a,.card:where(:is(table)){top:0}"],
    ["what a pointer presses", ".card:active a,.card:hover a{top:0}"],
    ["what a key puts into focus", ".card:focus-visible,.card :focus-within{top:0}"],
    ["what only a script disables", "a:disabled{top:0}"],
    ["an attribute that only a script sets", "[data-on] .card,.card[aria-busy]{top:0}"],
    ["a field that it has not", "::-webkit-datetime-edit,::placeholder,::file-selector-button{top:0}"],
    ["a picture that could not be loaded", ":where(.card) a img:before,.card>img::after{top:0}"],
    ["a pointer's look and what changes later", ".card{cursor:pointer;transition:top .2s;transition-delay:1s}"],
    ["paper", "@media print{.card{top:0}}@page{margin:0}"],
    ["letters twice as large", "@media not all and (width>=18rem){.card{top:0}}"],
    ["browsers without scripts", "@media (scripting:none){.card{top:0}}"],
    ["a group of which it needs nothing", "@media (width>=1px){.none{top:0}}"],
  ])("no rule for %s", (_what, css) => {
    expect(picked(css, CARD)).toBe("");
  });

  test("what a comment stands before", () => {
    expect(picked("/*! of a, {b} */\n@layer a{*{top:0}}", CARD)).toBe("@layer a{*{top:0}}");
  });

  test("only the rules of what its data attributes say, and the states that scripts set", () => {
    const css =
      "[data-look=a] .card{top:0}[data-look=b] .card{top:1px}[data-sells=truck] a{top:2px}" +
      "div:is([data-look=b],[aria-busy=true]){top:3px}[aria-busy=true] .card{top:4px}";
    const marks = ' data-look="a" data-sells="car"';
    expect(picked(css, CARD, marks)).toBe("[data-look=a] .card{top:0}");
    const busy = `${marks} aria-busy="true"`;
    expect(picked(css, CARD, busy)).toBe(css.replace(/\[data-look=b\] .*?truck\] a\{top:2px\}/, ""));
  });

  test("its rules in the sheet's order, neighbours of one condition together", () => {
    const css =
      "@layer base{a{top:0}}@media (a){.card{top:1px}}.none{top:2px}@media (a){.wide{top:3px}}.card{top:4px}@media (a){a{top:5px}}";
    expect(picked(css, CARD)).toBe(
      "@layer base{a{top:0}}@media (a){.card{top:1px}.wide{top:3px}}.card{top:4px}@media (a){a{top:5px}}",
    );
  });

  test("the keyframes and properties that its rules name", () => {
    const property = (name: string, value = "") => `@property ${name}{syntax:"*";inherits:false${value}}`;
    const named = `@keyframes turn{to{top:var(--far)}}${property("--tw-ease", ";initial-value:linear")}`;
    const others = `@keyframes return{to{top:0}}${property("--tw-ea", ";initial-value:0")}${property("--tw-unset")}`;
    const rule = ".card{animation:turn 1s var(--tw-ease) var(--tw-unset,)}.wide{--far:1px}";
    expect(picked(`${others}${named}${rule}`, CARD)).toBe(named + rule);
    const set = `${property("--tw-unset")}.card{--tw-unset:1;top:var(--tw-unset)}`;
    expect(picked(set, CARD)).toBe(set);
    const byName = "@keyframes turn{to{top:0}}.wide{--how:turn 1s}.card{animation:var(--how)}";
    expect(picked(byName, CARD)).toBe(byName);
  });

  test("of the properties that its rules set those that something reads, even by others, or that it names itself", () => {
    const css = ".card{--a:1px;--b:var(--c);--d:0;left:0}.wide{--c:1px;--e:2px}a{top:var(--b)}";
    const read = ".card{--b:var(--c);left:0}.wide{--c:1px}a{top:var(--b)}";
    expect(picked(css, CARD)).toBe(read);
    expect(picked(css, `${CARD}<p style="top:var(--e)">`)).toBe(read.replace("--c:1px}", "--c:1px;--e:2px}"));
    expect(picked(".card{--a:var(--b);--b:var(--a)}", CARD)).toBe("");
  });

  test("a declaration that is written several times once, where it counts", () => {
    expect(picked(".card{top:0;top:1px;left:0;top:0}", CARD)).toBe(".card{top:1px;left:0;top:0}");
  });

  test("of the properties' values for old browsers those that its rules name, before all layers", () => {
    const defaults = (...all: string[]) =>
      `@layer properties{@supports (not (a:b)) or (c:d){*,:before{${all.join(";")}}}}`;
    const all = defaults("--tw-a:0 0 #0000", "--tw-b:initial", "--tw-c:1px", "--tw-d:initial");
    const rest = "@layer a,b;.card{--tw-d:0;top:var(--tw-b,var(--tw-c));left:var(--tw-d)}";
    expect(picked(all + rest, CARD)).toBe(defaults("--tw-c:1px", "--tw-d:initial") + rest);
    expect(picked(`${defaults("--tw-a:1")}.card{top:0}`, CARD)).toBe(".card{top:0}");
  });

  test("nothing of a sheet that is broken off", () => {
    expect(() => readSheet(".card{top:0")).toThrow("nothing closes");
    expect(() => readSheet('.card{content:"}')).toThrow("nothing ends");
  });
});

describe("a document", () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "first-paint-"));
    await mkdir(join(folder, "assets"));
    await writeFile(join(folder, "assets", "a-1.css"), ".card{top:var(--top)}.none{top:var(--far)}");
  });
  afterAll(() => rm(folder, { recursive: true }));

  const THEME = "@font-face{font-family:a}:root{--top:1px;--far:2px;--ink:#000}";
  const documentWith = (link: string) => `<html><head><title>ü</title>${link}</head><body>${CARD}ü</body></html>`;
  const dressed = async (client: string | null, html: string) =>
    textOf((await new FirstPaint(client).dress([fresh(Buffer.from(html))], THEME)).pieces);

  test.each([
    ["after it", '<link rel="stylesheet" href="/assets/a-1.css" nonce="n1"/>'],
    ["before it", '<link nonce="n1" rel="stylesheet" href="/assets/a-1.css"/>'],
  ])("contains its theme, then its rules, and loads the whole sheet later, its nonce %s", async (_where, link) => {
    const html = await dressed(folder, documentWith(link));
    const later = link.replace("stylesheet", "later").replace("/>", ' media="print" data-later=""/>');
    const theme = "<style>@font-face{font-family:a}:root{--top:1px}</style>";
    expect(html.startsWith(`<html><head><title>ü</title>${theme}<script>`)).toBe(true);
    expect(html).toContain(`</script><style>.card{top:var(--top)}</style>${later}<noscript>${link}</noscript></head>`);
    const rest = '<style media="print,(scripting:none)">:where(:root){--far:2px;--ink:#000}</style>';
    expect(html.endsWith(`<body>${CARD}ü${rest}</body></html>`)).toBe(true);
  });

  test.each([
    ["Vite serves the sheets", null, '<link rel="stylesheet" href="/assets/a-1.css"/>'],
    ["another build has taken the sheet's place", "here", '<link rel="stylesheet" href="/assets/gone.css"/>'],
    ["the sheet is no part of the build", "here", '<link rel="stylesheet" href="/assets/../a-1.css"/>'],
  ])("keeps its link as it is where %s", async (_where, client, link) => {
    const html = await dressed(client && folder, documentWith(link));
    expect(html).toBe(documentWith(`<style>${THEME}</style>${link}`));
  });

  test("is given what it needs by itself, whatever was dressed before it", async () => {
    const sheet =
      ".card{top:0}.none{top:1px}table{top:2px}[data-kind=van]{top:3px}.card{left:var(--left)}@property --left{initial-value:1px}";
    await writeFile(join(folder, "assets", "b-1.css"), sheet);
    const paint = new FirstPaint(folder);
    const bodies = [
      ...[CARD, '<p class="none">', '<p class="none card">', "<table></table>", `${CARD}<table></table>`],
      ...['<p data-kind="van">', '<p data-kind="truck">', '<p style="--left:2px">', '<p style="--top:2px">', CARD],
    ].flatMap((body) => [true, false].map((kept) => ({ bytes: Buffer.from(body), kept })));
    const links = ["a-1", "b-1"].map((name) => `<link rel="stylesheet" href="/assets/${name}.css"/>`);
    const made = new Set<string>();
    for (const theme of [THEME, ":root{--top:9px}"]) {
      for (const link of [...links, links.join("")]) {
        for (const body of bodies) {
          const pieces = [
            fresh(Buffer.from(`<html><head>${link}</head><body>`)),
            body,
            fresh(Buffer.from("</body></html>")),
          ];
          const dressedBefore = textOf((await paint.dress(pieces, theme)).pieces);
          expect(dressedBefore).toBe(textOf((await new FirstPaint(folder).dress(pieces, theme)).pieces));
          made.add(dressedBefore);
        }
      }
    }
    expect(made.size).toBe(2 * 3 * (bodies.length / 2 - 1));
  });

  test("keeps the rules of what its scripts name, and no others for the data that its modules read", async () => {
    const link = '<link rel="stylesheet" href="/assets/a-1.css"/>';
    const script = (code: string) => `<script>${code}</script>`;
    const data = script('window.__reactRouterContext.streamController.enqueue("--far --ink");');
    const html = await dressed(folder, documentWith(link).replace("ü</body>", `${data}${script("'--ink'")}</body>`));
    expect(html).toContain(":root{--top:1px;--ink:#000}</style>");
    expect(html).toContain(">:where(:root){--far:2px}</style></body>");
  });

  test("without a head stays as it is", async () => {
    expect(await dressed(folder, "<p>ü</p>")).toBe("<p>ü</p>");
  });
});
