import { PictureSlide } from "../../../features/content/components/picture-slide.tsx";
import { useSlides } from "../../../features/content/components/use-slides.ts";
import { SitePicture } from "../../../features/media/components/site-picture.tsx";
import type { Slide } from "../../../features/site/site.ts";
import { classNames } from "../../../ui/class-names.ts";
import { LinkButton } from "../../../ui/link.tsx";
import { SlideControls } from "../../base/home/slide-controls.tsx";

/** Slides at 1920 × 540 (HOME-029): text on deep brand colour, the picture behind a slant; controls below. */
export function Promotions({ slides }: { readonly slides: readonly Slide[] }) {
  const strip = useSlides(slides.length);
  return (
    <section aria-roledescription="carousel" aria-label="Promotions" className="wrap pt-section" {...strip.hold}>
      <ul ref={strip.rail} className="rail snap-mandatory rounded-l">
        {slides.map((slide, at) => (
          <li
            key={slide.name}
            aria-label={`${at + 1} of ${slides.length}`}
            className="grid w-full shrink-0 snap-start items-stretch"
          >
            <SlideCard slide={slide} />
          </li>
        ))}
      </ul>
      {slides.length > 1 ? (
        <div className="mt-4 flex items-center justify-between noscript:hidden">
          <div className="flex gap-1.5">
            {slides.map((slide, at) => (
              <span
                key={slide.name}
                className={`h-1 rounded-full transition-all ${at === strip.current ? "w-11 bg-brand-edge" : "w-7 bg-n-300"}`}
              />
            ))}
          </div>
          <SlideControls strip={strip} className="flex gap-2" button="border-[1.5px] border-line-strong" />
        </div>
      ) : null}
    </section>
  );
}

function SlideCard({ slide }: { readonly slide: Slide }) {
  if (slide.hide_overlay && slide.image) return <PictureSlide slide={slide} />;
  return (
    <div
      data-ground="dark"
      className={classNames(
        "grid bg-brand-deep text-on-brand-deep md:min-h-70 xl:aspect-1920/540",
        slide.image && "md:grid-cols-[46%_54%]",
      )}
    >
      <div className="flex flex-col items-start justify-center p-6 md:py-8 md:pr-0 md:pl-[11%]">
        <h2 className="display-type text-2xl">{slide.name}</h2>
        {slide.description ? <p className="mt-3 max-w-[38ch] text-on-brand-deep-muted">{slide.description}</p> : null}
        <LinkButton href={slide.url} kind="on-dark" size="small" className="mt-6">
          See more
          <span className="sr-only">{` about ${slide.name}`}</span>
        </LinkButton>
      </div>
      {slide.image ? (
        <div className="promo-slant vehicle-ground max-md:aspect-16/10 max-md:loads-near">
          <SitePicture
            source={slide.image}
            alt=""
            sizes="(min-width: 761px) 52vw, 92vw"
            widths={[480, 640, 800, 960, 1600]}
          />
        </div>
      ) : null}
    </div>
  );
}
