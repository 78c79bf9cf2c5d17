import { PictureSlide } from "../../../features/content/components/picture-slide.tsx";
import { useSlides } from "../../../features/content/components/use-slides.ts";
import { SitePicture } from "../../../features/media/components/site-picture.tsx";
import type { Slide } from "../../../features/site/site.ts";
import { LinkButton } from "../../../ui/link.tsx";
import { SlideControls } from "../../base/home/slide-controls.tsx";

/** Slides at 1920 × 540 (HOME-029): a landscape with a vehicle, and the text on a card in its corner. */
export function Promotions({ slides }: { readonly slides: readonly Slide[] }) {
  const strip = useSlides(slides.length);
  return (
    <section aria-roledescription="carousel" aria-label="Promotions" className="wrap pt-section" {...strip.hold}>
      <div className="relative">
        <ul ref={strip.rail} className="rail snap-mandatory rounded-l">
          {slides.map((slide, at) => (
            <li key={slide.name} aria-label={`${at + 1} of ${slides.length}`} className="w-full shrink-0 snap-start">
              {slide.hide_overlay && slide.image ? <PictureSlide slide={slide} /> : <SlideCard slide={slide} />}
            </li>
          ))}
        </ul>
        {slides.length > 1 ? (
          <SlideControls
            strip={strip}
            className="flex justify-end gap-2 max-md:mt-3 md:absolute md:right-5 md:bottom-5 noscript:hidden"
            button="bg-surface text-ink shadow-1 hover:bg-surface-3"
          />
        ) : null}
      </div>
    </section>
  );
}

function SlideCard({ slide }: { readonly slide: Slide }) {
  return (
    <div className="slide-scene">
      <div className="slide-words">
        <h2 className="display-type text-xl lg:text-2xl">{slide.name}</h2>
        {slide.description ? <p className="mt-2 text-muted">{slide.description}</p> : null}
        <LinkButton href={slide.url} size="small" className="mt-5">
          See more
          <span className="sr-only">{` about ${slide.name}`}</span>
        </LinkButton>
      </div>
      {slide.image ? (
        <div className="slide-vehicle">
          <SitePicture
            source={slide.image}
            alt=""
            sizes="(min-width: 761px) 50vw, 92vw"
            widths={[480, 640, 800, 960]}
          />
        </div>
      ) : null}
    </div>
  );
}
