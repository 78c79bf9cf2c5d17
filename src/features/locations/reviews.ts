import { formatDate } from "../../lib/time/dates.ts";
import type { Location, Review, Site } from "../site/site.ts";
import { type RatingView, shownRating, shownReviews } from "./rules.ts";

type ReviewView = Pick<
  Review,
  "id" | "customer_name" | "text" | "rating" | "review_date" | "reply_text" | "reply_date" | "image"
> & {
  /** Its date as text, not as an age: "2 months" in a file becomes wrong. */
  readonly when: string;
  /** The same for the reply; null where it is not known. */
  readonly replied: string | null;
};

/** The reviews of a location as its page shows them. */
export interface ReviewsView {
  readonly rating: RatingView | null;
  readonly list: readonly ReviewView[];
  /** A sentence on which reviews are shown: a selection must not pass for all (Australian Consumer Law, s 18). */
  readonly note: string;
}

/** Null where there is none to show. */
export function reviewsView(site: Site, location: Location): ReviewsView | null {
  const { config } = site;
  const list = shownReviews(location.reviews, config).map(
    ({ id, customer_name, text, rating, review_date, reply_text, reply_date, image }) => {
      const when = formatDate(review_date) ?? review_date;
      const replied = reply_date === null ? null : (formatDate(reply_date) ?? reply_date);
      return { id, customer_name, text, rating, review_date, reply_text, reply_date, image, when, replied };
    },
  );
  if (list.length === 0) return null;
  const least = config.reviewsMinRating;
  const which = least > 1 ? `The newest reviews with a rating of ${least} or more` : "The newest reviews";
  return {
    rating: shownRating(location, config),
    list,
    note: `${which}, as they were written. An average is of all reviews.`,
  };
}
