import { describe, expect, test } from "vitest";
import { platformDefaults } from "../site/schema.ts";
import type { Review } from "../site/site.ts";
import {
  gridColumns,
  hasNarrowItems,
  hintsAtSwiping,
  sectionKind,
  shownRating,
  shownReviews,
  starShares,
} from "./rules.ts";

const config = platformDefaults();

describe("stars", () => {
  test.each([
    [4.6, [1, 1, 1, 1, 0.6]],
    [5, [1, 1, 1, 1, 1]],
    [4, [1, 1, 1, 1, 0]],
    [3.4, [1, 1, 1, 0.4, 0]],
    [0, [0, 0, 0, 0, 0]],
    [9, [1, 1, 1, 1, 1]],
  ])("LOC-077 %d fills %j", (average, shares) => {
    expect(starShares(average)).toEqual(shares);
  });

  const rated = (average_rating: number | null, review_count: number | null = 20) => ({ average_rating, review_count });

  test.each([
    [4.649, "4.6"],
    [5, "5.0"],
    [3.95, "4.0"],
  ])("LOC-078 %d is shown as %s", (average, shown) => {
    expect(shownRating(rated(average), config)?.average).toBe(shown);
  });

  test("LOC-076 they show strictly above the site's minimum, and not where reviews are hidden", () => {
    expect(shownRating(rated(0), config)).toBeNull();
    expect(shownRating(rated(4), { ...config, starsMinimum: 4 })).toBeNull();
    expect(shownRating(rated(4.1), { ...config, starsMinimum: 4 })).not.toBeNull();
    expect(shownRating(rated(4.9), { ...config, reviewsHidden: true })).toBeNull();
    expect(shownRating(rated(null), config)).toBeNull();
    expect(shownRating(rated(4.5, null), config)?.count).toBe(0);
  });
});

describe("reviews", () => {
  const review = (id: number, rating: number, review_date = `2026-01-${String(id).padStart(2, "0")}`): Review => ({
    id,
    customer_name: "Ana P.",
    text: "Good.",
    rating,
    review_date,
    created_at_time_ago_in_words: "",
    reply_text: null,
    reply_date: null,
    image: null,
  });
  const ids = (reviews: readonly Review[]) => reviews.map(({ id }) => id);

  test("LOC-079 those rated 4 and above are favourable, or as the site draws the line; newest first", () => {
    const all = [review(1, 3.9), review(2, 4), review(3, 5), review(4, 1)];
    expect(ids(shownReviews(all, config))).toEqual([3, 2]);
    expect(ids(shownReviews(all, { ...config, reviewsMinRating: 5 }))).toEqual([3]);
    expect(ids(shownReviews(all, { ...config, reviewsMinRating: 1 }))).toEqual([4, 3, 2, 1]);
  });

  test("LOC-080 at most twelve", () => {
    const all = Array.from({ length: 13 }, (_, index) => review(index + 1, 5));
    expect(ids(shownReviews(all, config))).toEqual([13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2]);
  });

  test("LOC-076 none where the site hides them", () => {
    expect(shownReviews([review(1, 5)], { ...config, reviewsHidden: true })).toEqual([]);
  });
});

describe("the section of places", () => {
  const of = (...dealerships: string[]) => dealerships.map((dealership_slug) => ({ dealership_slug }));

  test("LOC-069 LOC-070 LOC-071 one place is a map, several dealerships a carousel, else a grid", () => {
    expect(sectionKind(of("one"))).toBe("map");
    expect(sectionKind(of("one", "two"))).toBe("carousel");
    expect(sectionKind(of("one", "one"))).toBe("grid");
  });

  test.each([
    [1, 1],
    [2, 2],
    [3, 3],
    [4, 4],
    [5, 4],
    [6, 3],
    [7, 4],
    [8, 4],
  ])("LOC-074 LOC-075 %d places stand %d beside each other", (count, columns) => {
    expect(gridColumns(count)).toBe(columns);
  });

  test("LOC-072 the carousel hints at swiping from three cards, or from four where the site says so", () => {
    expect([2, 3, 4].map((count) => hintsAtSwiping(count, config))).toEqual([false, true, true]);
    const four = { locationSwipeHintMin: 4 } as const;
    expect([3, 4].map((count) => hintsAtSwiping(count, four))).toEqual([false, true]);
  });

  test("LOC-073 its cards are narrower above four", () => {
    expect([4, 5].map(hasNarrowItems)).toEqual([false, true]);
  });
});
