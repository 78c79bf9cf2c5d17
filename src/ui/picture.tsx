import type { ComponentProps } from "react";
import { classNames } from "./class-names.ts";

interface PictureProps extends Omit<ComponentProps<"img">, "loading" | "fetchPriority"> {
  readonly src: string;
  /** Describes the picture; empty where the text beside it already does. */
  readonly alt: string;
  readonly srcSet?: string;
  /** Its width, in the syntax of `sizes`; required with `srcSet`. */
  readonly sizes?: string;
  /** It is in the first screenful and loads at once. Others wait until they come near. */
  readonly priority?: boolean;
}

/** A picture that fills its box, 16:10 unless `width` and `height` differ; its space is reserved before it loads. */
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
