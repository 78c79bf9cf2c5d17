import { Link } from "../../../ui/link.tsx";
import { SitePicture } from "../../media/components/site-picture.tsx";
import type { Slide } from "../../site/site.ts";

/** A slide without words over it (HOME-033): its picture at 1920 × 540 (HOME-029) is the link, named by the slide. */
export function PictureSlide({ slide }: { readonly slide: Slide }) {
  return (
    <Link href={slide.url} className="block">
      <SitePicture
        source={slide.image}
        alt={slide.name}
        sizes="(min-width: 1440px) 1376px, 95vw"
        widths={[640, 960, 1600, 1920]}
        crop="32:9"
        className="aspect-1920/540"
      />
    </Link>
  );
}
