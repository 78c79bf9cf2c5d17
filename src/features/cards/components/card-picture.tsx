import { classNames } from "../../../ui/class-names.ts";
import { SitePicture } from "../../media/components/site-picture.tsx";
import { COVERED } from "../../media/covered-vehicle.ts";

interface CardPictureProps {
  /** Where the picture lies; a car without one keeps its room. */
  readonly source: string | null | undefined;
  readonly alt: string;
  /** Width that the picture takes, as `sizes` says it. */
  readonly sizes: string;
  readonly priority?: boolean;
  readonly faded?: boolean;
  readonly className?: string;
}

/** A card's picture on its floor, cut to the shape of its place (IMG-004). */
export function CardPicture({ source, alt, sizes, priority, faded, className }: CardPictureProps) {
  if (!source) return <NoPhoto className={className} />;
  return (
    <SitePicture
      source={source}
      alt={alt}
      sizes={sizes}
      crop="16:10"
      priority={priority}
      className={classNames("object-[30%_50%]", faded && "opacity-50 saturate-20", className)}
    />
  );
}

/** The room of a car that has no picture yet: one under its cover, which comes off when the pictures are there. */
export function NoPhoto({ className }: { readonly className?: string }) {
  return (
    <span className={classNames("vehicle-ground relative block h-full w-full", className)}>
      <svg viewBox="0 0 320 200" aria-hidden className="absolute inset-0 h-full w-full">
        <ellipse cx="162" cy="153" rx="128" ry="9" className="fill-n-200" />
        <path d={COVERED.wheels} className="fill-n-600" />
        <path d={COVERED.cloth} className="fill-n-300" />
        <path d={COVERED.light} className="fill-n-200" />
        <path d={COVERED.folds} className="fill-none stroke-n-400" strokeWidth="1.5" strokeLinecap="round" />
      </svg>
      <span className="absolute inset-x-0 bottom-3 text-center text-xs font-strong text-muted in-data-[ground=dark]:text-on-ink-muted">
        Photos on their way
      </span>
    </span>
  );
}
