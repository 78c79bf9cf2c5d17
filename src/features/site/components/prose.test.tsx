import { expect, test } from "vitest";
import { markup } from "../../../../test/fixtures/markup.tsx";
import { Prose } from "./prose.tsx";

test("CONT-002..023 a page shows the dealer's own words, laid out as they were written", () => {
  const html = "<h2>Who we are</h2><p>Three <strong>yards</strong>.</p>";
  expect(markup(<Prose html={html} />)).toContain(html);
});
