import { expect, test } from "vitest";
import { contradictionsOf, RULES, type RuleName } from "./contradictions.ts";
import { readPage } from "./page.ts";

const SOUND = `<main><h1>2020 Kia Rio</h1><p>$30,000</p><dl data-estimate="true"><div><dt>repayment</dt><dd>$97<span>/week<!-- -->*</span></dd></div>
  <div><dt>p.a.</dt><dd>7.49%</dd></div><div><dt>p.a. comparison</dt><dd>8.38%</dd></div></dl><p>5 year loan, 10% deposit, 30% final payment, to
  approved applicants. WARNING: This comparison rate is true only for the examples given</p><section id="finance-calculator"><input name="amount"
  value="$30,000"/><input name="term" value="5 years"/><input name="tradeIn" value="$3,000"/><input name="residual" value="$9,000"/>
  <dl class="calculator-figures"><div><dt>a <!-- -->week</dt><dd>$96.02</dd></div><div><dt>interest p.a.</dt><dd>7.49%</dd></div>
  <div><dt>comparison p.a.</dt><dd>8.38%</dd></div></dl></section><p>Open today until 5pm</p><div>Monday<span>today</span></div><div>9am – 5pm</div>
  <p>2 reviews</p><time dateTime="2026-11-22">22 Nov 2026</time></main><script type="application/ld+json">{"offers":{"price":30000,
  "availability":"https://schema.org/InStock"}}</script>`;
const read = (html: string) => readPage("/cars/kia", html.replaceAll(/\n\s+/g, " "));

test("a page without contradictions passes", () => {
  expect(read(SOUND).estimates).toHaveLength(1);
  expect(contradictionsOf(read(SOUND))).toEqual([]);
});

test.each<readonly [RuleName, string, string]>([
  ["rates", "p.a. comparison", "p.a. also"],
  ["rates", "<dd>8.38%</dd></div></dl><p>", "<dd>7.38%</dd></div></dl><p>"],
  ["rates", "WARNING", "Note"],
  ["oneRate", "<dt>interest p.a.</dt><dd>7.49%", "<dt>interest p.a.</dt><dd>8.00%"],
  ["oneRate", "comparison p.a.</dt><dd>8.38%", "comparison p.a.</dt><dd>9.38%–19.42%"],
  ["oneRate", "10% deposit", "no deposit"],
  ["oneRate", "30% final payment", "$8,000 final payment"],
  ["oneRate", "$96.02", "$98.02"],
  ["plurals", "2 reviews", "1 reviews"],
  ["plurals", "2 reviews", "2 review"],
  ["noValues", "2 reviews", "NaN reviews"],
  ["noValues", "$96.02", "$0 a week"],
  ["opening", "9am – 5pm", "Closed"],
  ["opening", "Open today until 5pm", "Closed today"],
  ["sale", "InStock", "SoldOut"],
  ["sale", '"price":30000', '"price":29000'],
  ["sale", "<h1>", "<p>This car recently sold</p><h1>"],
  ["dates", "22 Nov 2026", "21 Nov 2026"],
])("%s: a page with %j changed to %j is noticed", (rule, from, to) => {
  expect(SOUND).toContain(from);
  expect(RULES[rule](read(SOUND.replace(from, to)))).not.toEqual([]);
});
