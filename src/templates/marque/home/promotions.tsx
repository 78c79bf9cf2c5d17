import { PictureSlide } from "../../../features/content/components/picture-slide.tsx";
import { useSlides } from "../../../features/content/components/use-slides.ts";
import { SitePicture } from "../../../features/media/components/site-picture.tsx";
import type { Slide } from "../../../features/site/site.ts";
import { IconButton } from "../../../ui/controls/button.tsx";
import { buttonClass } from "../../../ui/controls/button-style.ts";
import { Icon } from "../../../ui/icon.tsx";
import { Link } from "../../../ui/link.tsx";
import { useHydrated } from "../../../ui/motion/use-hydrated.ts";

interface PromotionsProps {
  readonly service: Slide | null;
  readonly slides: readonly Slide[];
}

/** The service slide on the stage in full width, then the other slides at 1920 × 540 (HOME-029). */
export function Promotions({ service, slides }: PromotionsProps) {
  return (
    <>
      {service ? <ServiceBand slide={service} /> : null}
      {slides.length > 0 ? <Strip slides={slides} /> : null}
    </>
  );
}

function ServiceBand({ slide }: { readonly slide: Slide }) {
  return (
    <section
      data-ground="dark"
      className="relative mt-section flex flex-col-reverse overflow-hidden bg-stage text-on-stage md:block"
    >
      {slide.image ? (
        <div className="marque-band-car">
          <SitePicture
            source={slide.image}
            alt=""
            sizes="(min-width: 980px) 54vw, 100vw"
            widths={[480, 640, 800, 960, 1200]}
            className="edges-lost"
          />
        </div>
      ) : null}
      <div className="wrap relative grid content-center justify-items-start gap-4 pt-16 pb-2 md:min-h-110 md:pb-16">
        <h2 className="display-type max-w-[11ch] text-2xl">{slide.name}</h2>
        <p className="max-w-[44ch] text-on-stage-muted md:max-w-[min(42ch,40%)]">{slide.description}</p>
        <Link
          href={slide.url}
          className={buttonClass(
            { kind: "plain" },
            "mt-2 border-stage-edge text-on-stage hover:bg-on-stage hover:text-ink",
          )}
        >
          Book Service Online
        </Link>
      </div>
    </section>
  );
}

function Strip({ slides }: { readonly slides: readonly Slide[] }) {
  const strip = useSlides(slides.length);
  const hydrated = useHydrated();
  return (
    <section aria-roledescription="carousel" aria-label="Promotions" className="wrap pt-section" {...strip.hold}>
      <ul ref={strip.rail} className="rail snap-mandatory">
        {slides.map((slide, at) => (
          <li key={slide.name} aria-label={`${at + 1} of ${slides.length}`} className="w-full shrink-0 snap-start">
            {slide.hide_overlay ? <PictureSlide slide={slide} /> : <SlideCard slide={slide} />}
          </li>
        ))}
      </ul>
      {hydrated && slides.length > 1 ? (
        <div className="mt-3 -mr-2.5 flex items-center justify-end">
          <p className="figures mr-auto text-sm text-muted">
            {strip.current + 1} / {slides.length}
          </p>
          <IconButton aria-label={strip.paused ? "Play" : "Pause"} onClick={strip.toggle}>
            <Icon name={strip.paused ? "play" : "pause"} size={18} />
          </IconButton>
          <IconButton aria-label="Previous promotion" onClick={() => strip.show(strip.current - 1)}>
            <Icon name="arrow-left" />
          </IconButton>
          <IconButton aria-label="Next promotion" onClick={() => strip.show(strip.current + 1)}>
            <Icon name="arrow-right" />
          </IconButton>
        </div>
      ) : null}
    </section>
  );
}

function SlideCard({ slide }: { readonly slide: Slide }) {
  return (
    <div className="vehicle-ground relative grid min-h-full overflow-hidden md:aspect-1920/540">
      <div className="relative z-1 flex flex-col items-start justify-center p-6 md:w-[46%] md:py-0 md:pr-0 md:pl-12">
        <h2 className="display-type text-2xl">{slide.name}</h2>
        <p className="mt-3 mb-3 max-w-[38ch] text-muted">{slide.description}</p>
        <Link href={slide.url} className="underlined">
          See more
          <span className="sr-only">{` about ${slide.name}`}</span>
        </Link>
      </div>
      <div className="max-md:loads-near max-md:aspect-16/10 max-md:w-full max-md:self-end md:absolute md:inset-y-0 md:right-0 md:w-[54%]">
        <SitePicture
          source={slide.image}
          alt=""
          sizes="(min-width: 761px) 56vw, 92vw"
          widths={[480, 640, 800, 960, 1200]}
          className="edges-lost object-[50%_58%]"
        />
      </div>
    </div>
  );
}
