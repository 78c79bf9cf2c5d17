import { classNames } from "../../../ui/class-names.ts";
import { SitePicture } from "../../media/components/site-picture.tsx";
import { COVERED } from "../../media/covered-vehicle.ts";
import { useSite } from "../../site/components/site-context.tsx";
import type { ItemType } from "../../vocabulary/vehicle-kinds.ts";

interface CardPictureProps {
  /** Address of the picture; a car without one keeps its space. */
  readonly source: string | null | undefined;
  readonly alt: string;
  /** The kind of vehicle to draw under the cover where there is no picture; without it the site's own kind. */
  readonly kind?: ItemType;
  /** Width of the picture, in the syntax of `sizes`. */
  readonly sizes: string;
  /** Offered widths, in pixels. */
  readonly widths?: readonly number[];
  readonly priority?: boolean;
  readonly faded?: boolean;
  readonly className?: string;
}

/** A card's picture on its ground, cropped to the shape of its place (IMG-004). */
export function CardPicture({ source, alt, kind, sizes, widths, priority, faded, className }: CardPictureProps) {
  if (!source) return <NoPhoto kind={kind} className={className} />;
  return (
    <SitePicture
      source={source}
      alt={alt}
      sizes={sizes}
      widths={widths}
      crop="16:10"
      priority={priority}
      className={classNames("object-[30%_50%]", faded && "opacity-50 saturate-20", className)}
    />
  );
}

/** Shown for a vehicle without pictures yet: one of its kind under a cover. */
export function NoPhoto({ kind, className }: Pick<CardPictureProps, "kind" | "className">) {
  const { itemTypes } = useSite().config;
  const own = itemTypes.includes("car") ? "car" : itemTypes[0];
  const covered = COVERED[kind ?? own ?? "car"];
  return (
    <span className={classNames("vehicle-ground relative block h-full w-full", className)}>
      <svg viewBox="0 0 320 200" aria-hidden className="absolute inset-0 h-full w-full">
        <ellipse cx="162" cy="153" rx="128" ry="9" className="fill-n-200" />
        <path d={covered.wheels} className="fill-n-600" />
        <path d={covered.cloth} className="fill-n-300" />
        <path d={covered.light} className="fill-n-200" />
        <path d={covered.folds} className="fill-none stroke-n-400" strokeWidth="1.5" strokeLinecap="round" />
      </svg>
      <span className="@container absolute inset-x-0 bottom-2.5 flex justify-center text-xs font-strong text-muted">
        <span className="rounded-s bg-surface/85 px-2 py-0.5 @max-[10rem]:hidden">Photos on their way</span>
      </span>
    </span>
  );
}
