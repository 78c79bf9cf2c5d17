import type { SiteConfig } from "../site/schema.ts";
import type { Location, Review } from "../site/site.ts";

/** The average of a location's reviews as it is shown. */
export interface RatingView {
  /** To one decimal: `4.6` (LOC-078). */
  readonly average: string;
  readonly count: number;
  /** How much of each of the five stars is filled, 0 to 1. */
  readonly stars: readonly number[];
}

const STARS = [0, 1, 2, 3, 4];

/**
 * How much of each star is filled: 4.6 fills four and 60% of the fifth, 5.0 all of them; below 4 the star after the
 * last full one is the partial one (LOC-077).
 */
export function starShares(average: number): readonly number[] {
  const tenths = Math.round(Math.min(5, Math.max(0, average)) * 10);
  return STARS.map((star) => Math.min(10, Math.max(0, tenths - star * 10)) / 10);
}

type ReviewConfig = Pick<SiteConfig, "starsMinimum" | "reviewsHidden" | "reviewsMinRating">;
type Rated = Pick<Location, "average_rating" | "review_count">;

/** Null unless the average is strictly above the site's minimum and the site shows reviews at all (LOC-076). */
export function shownRating({ average_rating, review_count }: Rated, config: ReviewConfig): RatingView | null {
  if (config.reviewsHidden || average_rating === null || average_rating <= config.starsMinimum) return null;
  return { average: average_rating.toFixed(1), count: review_count ?? 0, stars: starShares(average_rating) };
}

/** Most reviews in a list (LOC-080). */
const MOST_REVIEWS = 12;

/** The favourable reviews (LOC-079), newest first, at most twelve; none where the site hides them. */
export function shownReviews(reviews: readonly Review[], config: ReviewConfig): readonly Review[] {
  if (config.reviewsHidden) return [];
  return reviews
    .filter(({ rating }) => rating >= config.reviewsMinRating)
    .sort((a, b) => b.review_date.localeCompare(a.review_date))
    .slice(0, MOST_REVIEWS);
}

/** The layout of a section of locations. */
export type SectionKind = "map" | "carousel" | "grid";

/** One location is a map, those of several dealerships are a carousel, others a grid (LOC-069 to LOC-071). */
export function sectionKind(places: readonly Pick<Location, "dealership_slug">[]): SectionKind {
  if (places.length === 1) return "map";
  const dealerships = new Set(places.map(({ dealership_slug }) => dealership_slug));
  return dealerships.size > 1 ? "carousel" : "grid";
}

/** Columns on a wide screen: three for six, four above three, else as many as there are cards (LOC-074, LOC-075). */
export function gridColumns(count: number): 1 | 2 | 3 | 4 {
  if (count > 3) return count === 6 ? 3 : 4;
  return count === 3 ? 3 : count === 2 ? 2 : 1;
}

/** From this many cards on the carousel shows a hint to swipe (LOC-072). */
export const hintsAtSwiping = (count: number, config: Pick<SiteConfig, "locationSwipeHintMin">): boolean =>
  count >= config.locationSwipeHintMin;

/** The cards are narrower where there are more than four (LOC-073). */
export const hasNarrowItems = (count: number): boolean => count > 4;
