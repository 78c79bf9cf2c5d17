import { expect, test } from "vitest";
import { markdownToHtml } from "../site/markdown.ts";
import { pageOf, postOf } from "../site/reading/content-files.ts";
import { cardSummary } from "./rules.ts";

test("Markdown's headings, lists, tables and links become HTML", () => {
  const html = markdownToHtml("## Two\n\n- a\n- [b](/b)\n\n| x | y |\n|---|---|\n| 1 | 2 |");
  expect(html).toContain("<h2>Two</h2>");
  expect(html).toContain('<li><a href="/b">b</a></li>');
  expect(html).toContain("<td>2</td>");
});

test.each([
  ["<script>alert(1)</script>"],
  ["<img src=x onerror=alert(1)>"],
  ["[x](javascript:alert(1))"],
  ["[x](JaVaScRiPt&#58;alert(1))"],
  ["[x](data:text/html;base64,PHNjcmlwdD4=)"],
  ['<a href="//evil.example">x</a>'],
  ["<iframe src='https://evil.example'></iframe>"],
  ["<p style='position:fixed'>x</p>"],
  ["<svg><script>alert(1)</script></svg>"],
  ["<form action='https://evil.example'><input></form>"],
])("what could run or mislead in %s is dropped", (markdown) => {
  expect(markdownToHtml(markdown)).not.toMatch(/script|onerror|javascript|data:|evil|style=|<form|<input/i);
});

test("telephone, mail and text-message links are kept, links out say noopener", () => {
  expect(markdownToHtml("[a](tel:0255501962) [b](sms:0491570158)")).toContain('href="sms:0491570158"');
  expect(markdownToHtml("[a](https://www.oaic.gov.au)")).toContain('rel="noopener"');
});

test("CONT-001 a page is its head and its words", () => {
  expect(pageOf("/fleet", "---\ntitle: Fleet: from three\ndescription: 'For firms'\n---\n\nHello")).toEqual({
    ok: true,
    value: {
      path: "/fleet",
      title: "Fleet: from three",
      description: "For firms",
      form: null,
      image: null,
      markdown: "Hello",
    },
  });
  const bare = pageOf("/fleet", "\uFEFF---\r\ntitle: Fleet\r\n---\r\nHello");
  expect(bare).toMatchObject({ ok: true, value: { description: null, markdown: "Hello" } });
});

test("a page names the form under its words; a form that there is not is refused with those there are", () => {
  expect(pageOf("/sell", "---\ntitle: x\nform: parts\n---\n")).toMatchObject({ ok: true, value: { form: "parts" } });
  const refused = pageOf("/sell", "---\ntitle: x\nform: sale\n---\n");
  expect(refused).toMatchObject({ ok: false, error: { key: "form" } });
  expect(!refused.ok && refused.error.message).toMatch(
    /"sale".*general, test-drive, service, parts, parts-search, finance, careers, unsubscribe/,
  );
});

test("an unknown key of a head is refused by name", () => {
  expect(pageOf("/fleet", "---\ntitle: x\nauthor: y\n---\n")).toMatchObject({ ok: false, error: { key: "author" } });
});

test("HOME-025 HOME-026 HOME-027 HOME-028 a post carries heading, image, description and date", () => {
  const source =
    "---\ntitle: Utes\ndescription: All of them\ndate: 2026-11-12\nimage: /art/ute-white-f34.webp\n---\nText";
  expect(postOf("utes", source)).toMatchObject({
    ok: true,
    value: {
      slug: "utes",
      heading: "Utes",
      description: "All of them",
      date: "2026-11-12",
      image: "/art/ute-white-f34.webp",
    },
  });
});

test("a post's picture cannot be a script", () => {
  const source = "---\ntitle: x\ndescription: x\ndate: 2026-11-12\nimage: javascript:alert(1)\n---\n";
  expect(postOf("x", source)).toMatchObject({ ok: false, error: { key: "image" } });
});

test("HOME-027 a card's summary is whole at 80 characters and cut with dots at 81", () => {
  expect(cardSummary("x".repeat(80))).toBe("x".repeat(80));
  expect(cardSummary("x".repeat(81))).toBe(`${"x".repeat(80)}...`);
});
