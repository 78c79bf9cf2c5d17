import type { HomeView } from "../../../features/content/home.ts";
import { SitePicture } from "../../../features/media/components/site-picture.tsx";
import { useSite } from "../../../features/site/components/site-context.tsx";
import { useWords } from "../../../features/site/components/use-words.tsx";
import { PAGE_TEXTS } from "../../../features/site/texts/pages.ts";
import type { ItemType } from "../../../features/vocabulary/vehicle-kinds.ts";
import { HeroSearch, type HeroVariant } from "./hero-search.tsx";

interface HeroProps {
  readonly hero: HomeView["hero"];
  /** A vehicle on a transparent background, or null. */
  readonly picture: string | null;
}

/**
 * Arrangement of the search by the kind of vehicle: across the scene's lower edge, beside the vehicle, or along the
 * bottom.
 */
const VARIANTS: Readonly<Record<ItemType, HeroVariant>> = {
  caravan: "card",
  car: "card",
  truck: "panel",
  motorcycle: "strip",
};

const PLACES: Readonly<Record<HeroVariant, string>> = { card: "hero-card", panel: "hero-panel", strip: "hero-strip" };

/** A landscape with the headline on its sky, a vehicle on its ground, and the search. */
export function HeroBlock({ hero, picture }: HeroProps) {
  const { config } = useSite();
  const say = useWords(PAGE_TEXTS);
  const sells = config.itemTypes[0] ?? "car";
  const variant = VARIANTS[sells];
  const title = say("hero.title");
  return (
    <section className={PLACES[variant]}>
      <div data-ground={variant === "panel" ? "dark" : undefined} className="hero-scene">
        {picture ? (
          <div className="hero-vehicle">
            <SitePicture
              source={picture}
              alt=""
              sizes="(min-width: 980px) 60vw, 100vw"
              widths={[480, 640, 800, 960, 1200]}
              priority
            />
          </div>
        ) : null}
        <div className="hero-words">
          <h1 className="display-type text-3xl">{title ?? hero.heading}</h1>
          {hero.text ? <p className="mt-3 max-w-[40ch] text-md">{hero.text}</p> : null}
        </div>
      </div>
      <div className="hero-search">
        <HeroSearch hero={hero} variant={variant} heading={title ? hero.heading : null} />
      </div>
    </section>
  );
}
