import { classNames } from "../../../ui/class-names.ts";
import { Picture } from "../../../ui/picture.tsx";
import { useSite } from "../../site/components/site-context.tsx";
import { isCutOut } from "../cut-out.ts";
import { type ImageCrop, imageSrcSet, imageUrl } from "../rules.ts";

interface SitePictureProps {
  /** Address of the original picture. */
  readonly source: string;
  readonly alt: string;
  /** Width of the picture, in the syntax of `sizes`. */
  readonly sizes: string;
  readonly crop?: ImageCrop;
  /** Offered widths, in pixels. */
  readonly widths?: readonly number[];
  readonly priority?: boolean;
  readonly className?: string;
}

const CARD_WIDTHS = [320, 480, 640, 800, 960];

/** A picture from the site's image service, in the sizes that its place needs. */
export function SitePicture({ source, alt, sizes, crop, widths = CARD_WIDTHS, priority, className }: SitePictureProps) {
  const { config } = useSite();
  return (
    <Picture
      src={imageUrl(source, { width: widths.at(-1), crop }, config)}
      srcSet={imageSrcSet(source, { widths, crop }, config)}
      sizes={sizes}
      alt={alt}
      priority={priority}
      className={classNames(isCutOut(source) && "cut-out", className)}
    />
  );
}
