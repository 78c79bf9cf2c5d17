import { classNames } from "../../../ui/class-names.ts";
import { Icon } from "../../../ui/icon.tsx";
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

/** The room of a car that has no picture yet. */
export function NoPhoto({ className }: { readonly className?: string }) {
  return (
    <span className={classNames("studio grid h-full w-full place-items-center text-n-400", className)}>
      <Icon name="car" size={72} />
    </span>
  );
}
