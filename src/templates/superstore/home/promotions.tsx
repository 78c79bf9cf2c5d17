import { PictureSlide } from "../../../features/content/components/picture-slide.tsx";
import { useSlides } from "../../../features/content/components/use-slides.ts";
import { SitePicture } from "../../../features/media/components/site-picture.tsx";
import type { Slide } from "../../../features/site/site.ts";
import { classNames } from "../../../ui/class-names.ts";
import { Icon } from "../../../ui/icon.tsx";
import { LinkButton } from "../../../ui/link.tsx";

const ARROW =
  "noscript:hidden absolute top-1/2 z-1 grid h-14 w-12 -translate-y-1/2 place-items-center rounded-s bg-ink/85 text-on-ink hover:bg-ink max-md:hidden";

/** Slides at 1920 × 540 (HOME-029): ink and brand colour with a slanted edge, the controls on the slide itself. */
export function Promotions({ slides }: { readonly slides: readonly Slide[] }) {
  const strip = useSlides(slides.length);
  const several = slides.length > 1;
  return (
    <section
      aria-roledescription="carousel"
      aria-label="Promotions"
      data-ground="dark"
      className="wrap pt-section"
      {...strip.hold}
    >
      <div className="relative">
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
        {several ? (
          <>
            <button
              type="button"
              aria-label="Previous promotion"
              className={`${ARROW} left-3`}
              onClick={() => strip.show(strip.current - 1)}
            >
              <Icon name="chevron-left" size={24} />
            </button>
            <button
              type="button"
              aria-label="Next promotion"
              className={`${ARROW} right-3`}
              onClick={() => strip.show(strip.current + 1)}
            >
              <Icon name="chevron-right" size={24} />
            </button>
            <div className="absolute bottom-1 left-4 flex noscript:hidden items-center gap-1.5 md:left-20">
              <button
                type="button"
                aria-label={strip.paused ? "Play" : "Pause"}
                className="grid size-hit place-items-center text-on-ink"
                onClick={strip.toggle}
              >
                <Icon name={strip.paused ? "play" : "pause"} size={18} />
              </button>
              {slides.map((slide, at) => (
                <span
                  key={slide.name}
                  className={`h-2.5 rounded-full transition-all ${at === strip.current ? "w-7 bg-brand" : "w-2.5 bg-on-ink/35"}`}
                />
              ))}
            </div>
          </>
        ) : null}
      </div>
    </section>
  );
}

function SlideCard({ slide }: { readonly slide: Slide }) {
  if (slide.hide_overlay && slide.image) return <PictureSlide slide={slide} />;
  return (
    <div
      className={classNames(
        "relative grid bg-ink text-on-ink md:min-h-80 xl:aspect-1920/540",
        slide.image && "md:grid-cols-2",
      )}
    >
      <div className="relative z-1 flex flex-col items-start justify-center p-6 pb-12 md:py-14 md:pr-0 md:pl-22">
        <h2 className="display-type text-[clamp(1.875rem,1.1rem+2.6vw,3.5rem)] leading-none">{slide.name}</h2>
        {slide.description ? <p className="mt-3 max-w-[38ch] text-md text-on-ink-muted">{slide.description}</p> : null}
        <LinkButton href={slide.url} size="small" className="mt-5">
          Shop now
          <span className="sr-only">{`: ${slide.name}`}</span>
        </LinkButton>
      </div>
      {slide.image ? (
        <div className="promo-edge vehicle-ground relative max-md:aspect-16/10 max-md:loads-near md:absolute md:inset-y-0 md:right-0 md:w-[56%]">
          <SitePicture
            source={slide.image}
            alt=""
            sizes="(min-width: 761px) 54vw, 95vw"
            widths={[480, 640, 800, 960, 1600]}
          />
        </div>
      ) : null}
    </div>
  );
}
