import { describe, expect, test } from "vitest";
import type { PromoCard } from "../../site/site.ts";
import { type PromoRules, placePromos } from "./promos.ts";
import { collapseSold } from "./sold.ts";

const promo = (heading: string, changes: Partial<PromoCard> = {}): PromoCard => ({
  url: "/offers",
  image: null,
  heading,
  text: "",
  start: null,
  expiry: null,
  position: null,
  display: [],
  strictDisplay: false,
  ...changes,
});
const RULES: PromoRules = {
  today: "2026-11-21",
  carTypes: ["new", "demo", "used"],
  defaultPositions: [8, 17],
  random: null,
};
const cards = (count: number) => Array.from({ length: count }, (_, index) => `car ${index + 1}`);

/** The positions of the promo cards, from 1. */
function placesOf(
  count: number,
  promos: readonly PromoCard[],
  rules: Partial<PromoRules> = {},
): Record<string, number[]> {
  const places: Record<string, number[]> = {};
  placePromos(cards(count), promos, { ...RULES, ...rules }).forEach((item, index) => {
    if (item.kind === "promo") places[item.promo.heading] = [...(places[item.promo.heading] ?? []), index + 1];
  });
  return places;
}

describe("promo cards", () => {
  test("SRCH-014 without places of their own they take 8 and 17, or what the site says", () => {
    expect(placesOf(21, [promo("A"), promo("B"), promo("C")])).toEqual({ A: [8], B: [17] });
    expect(placesOf(21, [promo("A"), promo("B")], { defaultPositions: [9] })).toEqual({ A: [9] });
  });

  test("SRCH-012 a place of one's own, or several, is the slot on the page", () => {
    expect(placesOf(21, [promo("A", { position: [1, 5] }), promo("B", { position: 3 })])).toEqual({
      A: [1, 5],
      B: [3],
    });
  });

  test("no car is lost, and the cars keep their order", () => {
    const placed = placePromos(cards(21), [promo("A"), promo("B")], RULES);
    expect(placed.flatMap((item) => (item.kind === "card" ? item.card : []))).toEqual(cards(21));
    expect(placed).toHaveLength(23);
  });

  test("a place after the last card is taken, one beyond is left out, and an empty page has none", () => {
    expect(placesOf(7, [promo("A"), promo("B")])).toEqual({ A: [8] });
    expect(placesOf(6, [promo("A")])).toEqual({});
    expect(placesOf(6, [promo("A", { position: 0 })]), "none before the first").toEqual({});
    expect(placesOf(0, [promo("A", { position: 1 })])).toEqual({});
  });

  test("of two for one place the later moves to the next", () => {
    expect(placesOf(21, [promo("A", { position: 2 }), promo("B", { position: 2 })])).toEqual({ A: [2], B: [3] });
  });

  test("SRCH-010 not before the start, SRCH-011 not after the expiry; both days are inside", () => {
    const card = promo("A", { start: "2026-11-21", expiry: "2026-11-30" });
    const shown = (today: string) => placesOf(21, [card], { today }).A !== undefined;
    expect(["2026-11-20", "2026-11-21", "2026-11-30", "2026-12-01"].map(shown)).toEqual([false, true, true, false]);
  });

  test("SRCH-015 only while the search shows one of its car types", () => {
    const shown = (carTypes: string[]) => placesOf(21, [promo("A", { display: ["new", "demo"] })], { carTypes }).A;
    expect(shown(["used"])).toBeUndefined();
    expect(shown(["used", "demo"])).toEqual([8]);
  });

  test("SRCH-016 strictly only while it shows exactly these", () => {
    const card = promo("A", { display: ["new", "demo"], strictDisplay: true });
    const shown = (carTypes: string[]) => placesOf(21, [card], { carTypes }).A !== undefined;
    expect([["new"], ["demo", "new"], ["new", "used"], ["new", "demo", "used"]].map(shown)).toEqual([
      false,
      true,
      false,
      false,
    ]);
  });

  test("SRCH-013 places drawn by lot lie anywhere from the first to after the last", () => {
    expect(placesOf(21, [promo("A", { position: 3 })], { random: () => 0 })).toEqual({ A: [1] });
    expect(placesOf(21, [promo("A")], { random: () => 0.999 })).toEqual({ A: [22] });
  });
});

describe("sold cars", () => {
  const list = (marks: string) =>
    [...marks].map((mark, id) => ({
      id,
      status: mark === "s" ? ("sold" as const) : ("in_stock" as const),
      sold: mark === "f",
    }));
  const shownIds = (marks: string, handling = true) => collapseSold(list(marks), handling).map(({ id }) => id);

  test("SRCH-060 of each run only the first is shown, whether by status or by flag", () => {
    expect(shownIds("ssassa")).toEqual([0, 2, 3, 5]);
    expect(shownIds("asfs")).toEqual([0, 1]);
    expect(shownIds("ssa", false)).toEqual([0, 1, 2]);
  });

  test("SRCH-061 a list of sold cars only stays whole", () => {
    expect(shownIds("sss")).toEqual([0, 1, 2]);
  });
});
