import { classNames } from "../../../ui/class-names.ts";
import { SitePicture } from "../../media/components/site-picture.tsx";

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
        <path d="M78 132h34v22H78zM212 132h34v22h-34z" className="fill-n-600" />
        <path d={COVER} className="fill-n-300" />
        <path d={LIGHT} className="fill-n-200" />
        <path d={FOLDS} className="fill-none stroke-n-400" strokeWidth="1.5" strokeLinecap="round" />
      </svg>
      <span className="absolute inset-x-0 bottom-3 text-center text-xs font-strong text-muted">
        Photos on their way
      </span>
    </span>
  );
}

/** The cloth over the whole car, the light on its roof, and how it falls. */
const COVER =
  "M34 146c-2-24 10-36 42-42 10-2 17-6 25-14 21-22 42-31 74-31 33 0 53 11 70 32 6 7 11 9 19 11 20 5 27 17 26 44-7 4-12-3-19-1s-10 5-17 1-12-3-19 0-13 3-20-1-14-3-21 0-13 4-20 0-14-3-21 1-13 3-20-1-13-2-20 1-13 3-20 0-12-3-18 0-9 3-11 0z";
const LIGHT = "M84 103c13-4 20-9 28-17 18-18 37-25 64-25 26 0 42 6 56 19-16-7-34-10-56-10-36 0-62 10-92 33z";
const FOLDS =
  "M108 98c-5 14-8 28-8 45M176 62c-2 26-3 52-1 82M236 94c6 14 9 30 9 48M66 118c-4 9-6 16-6 25M268 114c3 9 4 17 4 26";
