import { expect, test } from "vitest";
import { words } from "../../../../test/fixtures/markup.tsx";
import { emptyModel } from "../../../../test/fixtures/model.ts";
import type { Model } from "../../site/site.ts";
import { siteMarkup } from "../../site/site-page.testing.tsx";
import { choiceQuery, priceBounds, type RangeChoice } from "../range.ts";
import { bodyCategories, modelCard } from "../rules.ts";
import { RangePage } from "./range-page.tsx";

const MODELS: readonly Model[] = [
  { ...emptyModel(1), name: "HiLux", manufacturer_body: "Ute", from_price: 33_990, image: { url: "/art/ute.webp" } },
  { ...emptyModel(2), name: "RAV4", manufacturer_body: "SUV", from_price: 42_260, status: "new" },
  { ...emptyModel(3), name: "bZ4X", manufacturer_body: "SUV", override_url: "https://bz4x.example" },
];
const NOTHING: RangeChoice = { body: null, low: null, high: null };

function page(choice: Partial<RangeChoice> = {}, linkText = "Explore", showFromPrice = true): string {
  const cards = MODELS.map((model) => modelCard(model, showFromPrice));
  return siteMarkup(
    <RangePage
      cards={cards}
      categories={bodyCategories(cards)}
      bounds={priceBounds(cards)}
      firstRow={4}
      linkText={linkText}
      tiles={[{ label: "Ute", count: 1, href: "/search/used-cars?simple_body=Ute", image: null }]}
    />,
    {},
    `/models${choiceQuery({ ...NOTHING, ...choice })}`,
  );
}

test("MODEL-020 MODEL-021 MODEL-034 All is chosen at first and shows every model; a body shows its own", () => {
  const all = page();
  expect(all).toMatch(/aria-current="true"[^>]*>All</);
  expect([...all.matchAll(/<article/g)]).toHaveLength(3);
  const suv = page({ body: "SUV" });
  expect(suv).toMatch(/aria-current="true"[^>]*>SUV</);
  expect(suv).toContain("RAV4");
  expect(suv).not.toContain("HiLux");
});

test("MODEL-033 MODEL-034 without JavaScript a body's button leads to its address", () => {
  expect(page()).toContain('href="/models?body=SUV"');
});

test("MODEL-005 MODEL-022 MODEL-023 MODEL-024 MODEL-026 MODEL-027 a card has picture, name, price, label, words and its link", () => {
  const html = page();
  expect(html).toContain("/art/ute.webp");
  expect(words(html)).toContain("HiLux From $33,990 Explore");
  expect(words(html)).toContain("NEW Toyota RAV4 From $42,260 Explore");
  expect(html).toContain('href="https://bz4x.example"');
  expect(words(page({}, "See what's in"))).toContain("HiLux From $33,990 See what's in");
});

test("MODEL-029 the price is a slider, and a form without JavaScript that keeps the body", () => {
  const html = page({ body: "SUV", high: 40_000 });
  expect(html).toContain('name="price-max"');
  expect(html).toContain('<input type="hidden" name="body" value="SUV"/>');
  expect(words(html)).toContain("No model of ours is of that kind at that price.");
});

test("MODEL-028 tiles lead to what is in stock", () => {
  expect(page()).toContain('href="/search/used-cars?simple_body=Ute"');
});

test("MODEL-024 MODEL-029 the slider chooses by prices that the cards do not show", () => {
  const html = page({ high: 40_000 }, "Explore", false);
  expect(html).toContain('name="price-max"');
  expect(html).toContain("HiLux");
  expect(html).not.toContain("RAV4");
  expect(words(html)).not.toContain("From $");
});
