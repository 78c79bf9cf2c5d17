import { PictureSlide } from "../../../features/content/components/picture-slide.tsx";
import { useSlides } from "../../../features/content/components/use-slides.ts";
import { SitePicture } from "../../../features/media/components/site-picture.tsx";
import type { Slide } from "../../../features/site/site.ts";
import { IconButton } from "../../../ui/controls/button.tsx";
import { Icon, type IconName } from "../../../ui/icon.tsx";
import { LinkButton } from "../../../ui/link.tsx";

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
          <div className="flex justify-end gap-2 max-md:mt-3 md:absolute md:right-5 md:bottom-5 noscript:hidden">
            <Control
              label={strip.paused ? "Play" : "Pause"}
              icon={strip.paused ? "play" : "pause"}
              onClick={strip.toggle}
            />
            <Control label="Previous promotion" icon="arrow-left" onClick={() => strip.show(strip.current - 1)} />
            <Control label="Next promotion" icon="arrow-right" onClick={() => strip.show(strip.current + 1)} />
          </div>
        ) : null}
      </div>
    </section>
  );
}

interface ControlProps {
  readonly label: string;
  readonly icon: IconName;
  readonly onClick: () => void;
}

function Control({ label, icon, onClick }: ControlProps) {
  return (
    <IconButton aria-label={label} className="bg-surface text-ink shadow-1 hover:bg-surface-3" onClick={onClick}>
      <Icon name={icon} />
    </IconButton>
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
        </LinkButton>
      </div>
      {slide.image ? (
        <div className="slide-vehicle">
          <SitePicture source={slide.image} alt="" sizes="(min-width: 761px) 50vw, 92vw" widths={[480, 640, 960]} />
        </div>
      ) : null}
    </div>
  );
}
