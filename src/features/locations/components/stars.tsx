import { counted } from "../../../lib/words/format.ts";
import { classNames } from "../../../ui/class-names.ts";
import { Icon } from "../../../ui/icon.tsx";
import { type RatingView, starShares } from "../rules.ts";

interface StarsProps {
  /** How much of each star is filled, 0 to 1. */
  readonly shares: readonly number[];
  /** Label for screen readers: `4.6 out of 5 stars`. */
  readonly label: string;
  /** Side of a star in pixels. Default 18. */
  readonly size?: number;
}

/** Five stars in a row, the last filled one partly (LOC-077). */
function Stars({ shares, label, size = 18 }: StarsProps) {
  return (
    <span role="img" aria-label={label} className="inline-flex shrink-0 align-[-3px]">
      {shares.map((share, star) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: five stars keep their places
        <span key={star} className="relative inline-block">
          <Icon name="star" size={size} className="block text-n-300" />
          {share > 0 ? (
            <span className="absolute inset-y-0 left-0 overflow-hidden" style={{ width: `${share * 100}%` }}>
              <Icon name="star" size={size} className="block max-w-none text-caution-fill" />
            </span>
          ) : null}
        </span>
      ))}
    </span>
  );
}

/** Stars, the average to one decimal, and the number of reviews (LOC-055, LOC-066, LOC-078). */
export function Rating({ rating, className }: { readonly rating: RatingView | null; readonly className?: string }) {
  if (!rating) return null;
  return (
    <p className={classNames("flex flex-wrap items-center gap-x-2 gap-y-0.5 text-sm text-muted", className)}>
      <Stars shares={rating.stars} label={`${rating.average} out of 5 stars`} />
      <b className="figures font-strong text-ink">{rating.average}</b>
      {rating.count > 0 ? <span>Based on {counted(rating.count, "review")}</span> : null}
    </p>
  );
}

/** The stars of one review. */
export function ReviewStars({ rating }: { readonly rating: number }) {
  return <Stars shares={starShares(rating)} label={`${rating} out of 5 stars`} size={16} />;
}
