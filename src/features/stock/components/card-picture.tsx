import { classNames } from "../../../ui/class-names.ts";
import { Icon } from "../../../ui/icon.tsx";
import { Picture } from "../../../ui/picture.tsx";
import type { PictureView } from "../card.ts";

interface CardPictureProps {
  readonly picture: PictureView | null;
  /** Width that the picture takes, as `sizes` says it. */
  readonly sizes: string;
  readonly priority?: boolean;
  readonly faded?: boolean;
  readonly className?: string;
}

/** A card's picture on its floor; a car without one keeps the room with its outline. */
export function CardPicture({ picture, sizes, priority, faded, className }: CardPictureProps) {
  if (!picture) {
    return (
      <span className={classNames("studio grid h-full w-full place-items-center text-n-400", className)}>
        <Icon name="car" size={72} />
      </span>
    );
  }
  return (
    <Picture
      src={picture.src}
      srcSet={picture.srcSet}
      sizes={sizes}
      alt={picture.alt}
      priority={priority}
      className={classNames("object-[30%_50%]", faded && "opacity-50 saturate-20", className)}
    />
  );
}
