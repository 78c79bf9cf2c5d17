import { expect, test } from "vitest";
import { markup } from "../../../../test/fixtures/markup.tsx";
import { markdownToHtml } from "../markdown.ts";
import { Prose } from "./prose.tsx";

test("CONT-002..023 a page shows the dealer's own words, laid out as they were written", () => {
  const html = markdownToHtml("## Who we are\n\nThree **yards**.");
  expect(html).toContain("<p>Three <strong>yards</strong>.</p>");
  expect(markup(<Prose html={html} />)).toContain(html);
});
