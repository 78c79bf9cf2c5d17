import { expect, inject, test } from "vitest";
import { ODD_ADDRESSES, ODD_WORDS } from "../../fixtures/odd-searches.ts";
import { ask } from "../../setup/ask.ts";
import { at, openBrowser } from "../browser.ts";

const { visit } = openBrowser({ pictures: false });
const PATH = "/search/new-used-and-demo-cars";
/** Bytes of a page full of results, and a half more. */
const MOST_BYTES = 300_000;
const asked = [
  ...Object.entries(ODD_WORDS).map(([name, [typed]]) => [name, `q=${encodeURIComponent(typed)}`] as const),
  ...Object.entries(ODD_ADDRESSES),
];

test.each(asked)("%s: a page of its size, with a heading that can be read and a way on", async (_, query) => {
  const { status, text } = await ask(inject("serverPort"), "halden", `${PATH}?${query}`);
  expect(status).toBe(200);
  expect(text.length).toBeLessThan(MOST_BYTES);
  const [, heading = ""] = /<h1[^>]*>([\s\S]*?)<\/h1>/.exec(text) ?? [];
  const words = heading.replaceAll(/<[^>]+>/g, " ").replaceAll(/&[a-z#0-9]+;/g, "x");
  expect(words.trim().length).toBeGreaterThan(3);
  expect(words.length).toBeLessThan(150);
  // What was typed stands on the page as text, never as its source.
  expect(text).not.toMatch(/<script>alert|<img src=x/);
  // A result, or a way to the rest of the stock.
  expect(text).toMatch(/href="\/(cars|search)\//);
  // And where there is no result, the alert's own form.
  if (!text.includes('href="/cars/')) expect(text).toMatch(/<form[^>]+action="\/alerts\/new/);
});

test("words as long as a page of text stay in their place on a phone", async () => {
  const { page, leave } = await visit({ viewport: { width: 390, height: 844 } });
  for (const query of [`q=${"a".repeat(400)}`, `near=${"x".repeat(300)}`, ODD_ADDRESSES["a thousand chips"]]) {
    await page.goto(at("halden", `${PATH}?${query}`));
    await page.getByRole("heading", { level: 1 }).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  }
  await leave();
});
