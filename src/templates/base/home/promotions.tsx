import { PictureSlide } from "../../../features/content/components/picture-slide.tsx";
import { useSlides } from "../../../features/content/components/use-slides.ts";
import { SitePicture } from "../../../features/media/components/site-picture.tsx";
import type { Slide } from "../../../features/site/site.ts";
import { classNames } from "../../../ui/class-names.ts";
import { IconButton } from "../../../ui/controls/button.tsx";
import { Icon, type IconName } from "../../../ui/icon.tsx";
import { LinkButton } from "../../../ui/link.tsx";

/** Slides at 1920 × 540 (HOME-029) on a tint, their controls above at the right. */
export function Promotions({ slides }: { readonly slides: readonly Slide[] }) {
  const strip = useSlides(slides.length);
  const controls: readonly [string, IconName, () => void][] = [
    strip.paused ? ["Play", "play", strip.toggle] : ["Pause", "pause", strip.toggle],
    ["Previous promotion", "arrow-left", () => strip.show(strip.current - 1)],
    ["Next promotion", "arrow-right", () => strip.show(strip.current + 1)],
  ];
  return (
    <section aria-roledescription="carousel" aria-label="Promotions" className="wrap pt-section" {...strip.hold}>
      <div className="mb-5 flex min-h-hit items-center justify-between gap-4">
        <h2 className="display-type text-2xl">On now</h2>
        {slides.length > 1 ? (
          <div className="flex gap-1 noscript:hidden">
            {controls.map(([label, icon, press]) => (
              <IconButton key={press === strip.toggle ? "pause" : icon} aria-label={label} onClick={press}>
                <Icon name={icon} />
              </IconButton>
            ))}
          </div>
        ) : null}
      </div>
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
    </section>
  );
}

function SlideCard({ slide }: { readonly slide: Slide }) {
  if (slide.hide_overlay && slide.image) return <PictureSlide slide={slide} />;
  return (
    <div
      className={classNames(
        "grid bg-brand-100 md:min-h-70 xl:aspect-1920/540",
        slide.image && "md:grid-cols-[2fr_3fr]",
      )}
    >
      <div className="flex flex-col items-start justify-center p-6 md:p-10">
        <h3 className="display-type text-xl">{slide.name}</h3>
        {slide.description ? <p className="mt-2 max-w-[38ch] text-muted">{slide.description}</p> : null}
        <LinkButton href={slide.url} size="small" className="mt-5">
          See more
          <span className="sr-only">{` about ${slide.name}`}</span>
        </LinkButton>
      </div>
      {slide.image ? (
        <div className="vehicle-ground relative max-md:aspect-16/10 max-md:loads-near">
          <SitePicture
            source={slide.image}
            alt=""
            sizes="(min-width: 761px) 55vw, 92vw"
            widths={[480, 640, 800, 960, 1200]}
            className="md:absolute md:inset-0"
          />
        </div>
      ) : null}
    </div>
  );
}
