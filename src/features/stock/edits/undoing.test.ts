import { expect, test } from "vitest";
import { undoing } from "./undoing.ts";

const NOW = 1_000;
const ACT = { before: { price: "30000", tag: "" }, after: { price: "$28,500", tag: "Rare" } };
const STANDING = { price: "28500", tag: "Rare", status: "in_stock", show_on_dealer_website: "yes" };

test("an edit is taken back as it was written; where the feed says just that, the feed speaks again", () => {
  expect(undoing(ACT, STANDING, [{ field: "price", feed: 29_990 }], NOW)).toEqual({
    ok: true,
    value: { words: { price: 30_000, tag: null }, back: [] },
  });
  const feeds = [
    { field: "price", feed: 30_000 },
    { field: "tag", feed: null },
  ] as const;
  expect(undoing(ACT, STANDING, feeds, NOW)).toEqual({ ok: true, value: { words: {}, back: ["price", "tag"] } });
  const hidden = { before: { show_on_dealer_website: "yes" }, after: { show_on_dealer_website: "no" } };
  const standing = { ...STANDING, show_on_dealer_website: "no" };
  expect(undoing(hidden, standing, [], NOW)).toMatchObject({ value: { words: { show_on_dealer_website: 1 } } });
});

test("what a feed said is undone to, though no person may write it", () => {
  const feed = "Registered until June, or thereabouts, as the dealer says";
  const act = { before: { tag: feed }, after: { tag: "Rare" } };
  expect(undoing(act, STANDING, [{ field: "tag", feed }], NOW)).toEqual({
    ok: true,
    value: { words: {}, back: ["tag"] },
  });
  expect(undoing(act, STANDING, [{ field: "tag", feed: "Sale" }], NOW)).toMatchObject({ ok: false });
});

test("handing back is undone by the person's word once more, which stands over the feed's again", () => {
  const handed = { before: { price: "27500" }, after: { price: "28500" } };
  expect(undoing(handed, STANDING, [], NOW)).toEqual({ ok: true, value: { words: { price: 27_500 }, back: [] } });
  expect(undoing(handed, { ...STANDING, price: "28000" }, [], NOW)).toMatchObject({ ok: false });
});

test.each<[string, Parameters<typeof undoing>[0], Record<string, string>]>([
  ["whose field was changed since", ACT, { ...STANDING, tag: "Sale" }],
  ["that holds no field's text", { before: { images: [] }, after: null }, STANDING],
  ["that added the car", { before: null, after: { stocknum: "A" } }, STANDING],
  ["that handed a field back before the record held what followed", { before: { price: "1" }, after: null }, STANDING],
  ["of a field that cannot be edited", { before: { views: "1" }, after: { views: "2" } }, { ...STANDING, views: "2" }],
  ["of nothing", { before: {}, after: {} }, STANDING],
])("an edit %s is not taken back, and the answer says so", (_, act, standing) => {
  expect(undoing(act, standing, [], NOW)).toMatchObject({ ok: false, error: expect.stringMatching(/\.$/) });
});
