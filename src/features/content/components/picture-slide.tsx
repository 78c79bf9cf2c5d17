import { Link } from "../../../ui/link.tsx";
import { SitePicture } from "../../media/components/site-picture.tsx";
import type { Slide } from "../../site/site.ts";

/** A slide without text: its picture at 1920 × 540 is the link, labelled with the slide's name (HOME-029, HOME-033). */
export function PictureSlide({ slide }: { readonly slide: Slide }) {
  return (
    <Link href={slide.url} className="block">
      <SitePicture
        source={slide.image}
        alt={slide.name}
        sizes="(min-width: 1440px) 1376px, 95vw"
        widths={[640, 800, 960, 1600, 1920]}
        crop="32:9"
        className="aspect-1920/540"
      />
    </Link>
  );
}
