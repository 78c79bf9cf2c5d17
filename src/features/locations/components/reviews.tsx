import type { Review } from "../../site/site.ts";
import type { ReviewsView } from "../reviews.ts";
import { Rating, ReviewStars } from "./stars.tsx";

/** Reviews of a location: favourable ones, newest first (LOC-079, LOC-080), and a note on which are shown. */
export function Reviews({ reviews }: { readonly reviews: ReviewsView | null }) {
  if (!reviews) return null;
  return (
    <section aria-labelledby="reviews-heading">
      <div className="mb-6 flex flex-wrap items-end justify-between gap-x-8 gap-y-2">
        <h2 id="reviews-heading" className="display-type text-2xl">
          Google reviews
        </h2>
        <Rating rating={reviews.rating} />
      </div>
      <ul className="gap-gap sm:columns-2 xl:columns-3">
        {reviews.list.map((review) => (
          <li key={review.id} className="mb-gap break-inside-avoid">
            <OneReview review={review} />
          </li>
        ))}
      </ul>
      <p className="text-xs text-muted">{reviews.note}</p>
    </section>
  );
}

function OneReview({ review }: { readonly review: ReviewsView["list"][number] }) {
  return (
    <article className="rounded-l border border-line bg-surface p-5">
      <header className="flex items-center gap-3">
        <Portrait review={review} />
        <div className="min-w-0">
          <h3 className="truncate text-base">{review.customer_name}</h3>
          <p className="flex flex-wrap items-center gap-x-2 text-xs text-muted">
            <ReviewStars rating={review.rating} />
            <time dateTime={review.review_date}>{review.when}</time>
          </p>
        </div>
      </header>
      <blockquote className="mt-3 text-sm">{review.text}</blockquote>
      {review.reply_text ? (
        <div className="mt-3 rounded-m bg-surface-2 p-4 text-sm">
          <p className="mb-1 flex flex-wrap items-baseline justify-between gap-x-2">
            <b className="font-strong">Our reply</b>
            {review.replied ? (
              <time dateTime={review.reply_date ?? undefined} className="text-xs text-muted">
                {review.replied}
              </time>
            ) : null}
          </p>
          <p className="text-muted">{review.reply_text}</p>
        </div>
      ) : null}
    </article>
  );
}

/** The picture that came with the review, else the first letter of the name. */
function Portrait({ review }: { readonly review: Pick<Review, "image" | "customer_name"> }) {
  const look = "grid size-10 shrink-0 place-items-center rounded-full bg-brand-100 font-strong text-brand-text";
  if (review.image) return <img src={review.image} alt="" loading="lazy" className={`${look} object-cover`} />;
  return (
    <span aria-hidden className={look}>
      {review.customer_name.slice(0, 1)}
    </span>
  );
}
