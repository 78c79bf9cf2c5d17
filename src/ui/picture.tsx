import type { ComponentProps } from "react";
import { classNames } from "./class-names.ts";

interface PictureProps extends Omit<ComponentProps<"img">, "loading" | "fetchPriority"> {
  readonly src: string;
  /** What it shows; empty where the words beside it already say so. */
  readonly alt: string;
  readonly srcSet?: string;
  /** Width it takes, as `sizes` says it; needed with `srcSet`. */
  readonly sizes?: string;
  /** In the first screen: fetched at once and first. Others wait until they come near. */
  readonly priority?: boolean;
}

/** A picture that fills its box, 16:10 unless `width` and `height` say otherwise; its room is kept before it loads. */
export function Picture({ priority = false, width = 1200, height = 750, className, ...img }: PictureProps) {
  return (
    // biome-ignore lint/a11y/useAltText: every caller gives `alt`
    <img
      width={width}
      height={height}
      loading={priority ? "eager" : "lazy"}
      fetchPriority={priority ? "high" : undefined}
      decoding="async"
      className={classNames("block h-full w-full object-cover", className)}
      {...img}
    />
  );
}
