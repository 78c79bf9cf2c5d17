import { classNames } from "../../../ui/class-names.ts";
import { TextLink } from "../../../ui/link.tsx";
import { Carousel } from "../../../ui/motion/carousel.tsx";
import { HERO_MAP_WIDTH } from "../../media/rules.ts";
import { gridColumns, hasNarrowItems } from "../rules.ts";
import type { PlacesSection } from "../section.ts";
import { LocationCard } from "./location-card.tsx";
import { PlacesMap } from "./places-map.tsx";

/** Columns of a grid by the number of locations side by side on a wide screen. */
const COLUMNS: Readonly<Record<ReturnType<typeof gridColumns>, string>> = {
  1: "max-w-xl",
  2: "md:grid-cols-2",
  3: "md:grid-cols-2 xl:grid-cols-3",
  4: "md:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4",
};

/** Class names of the grid for this many locations (LOC-074, LOC-075). */
export const placesGrid = (count: number): string =>
  classNames("grid gap-gap grid-cols-1", COLUMNS[gridColumns(count)]);

interface SectionProps {
  readonly section: PlacesSection;
  readonly className?: string;
}

/** The dealer's locations, as one map, a carousel or a grid (LOC-068 to LOC-075). */
export function OurLocations({ section, className }: SectionProps) {
  const { places, allHref } = section;
  return (
    <section aria-labelledby="places-heading" className={className}>
      <div className="mb-6 flex flex-wrap items-center justify-between gap-x-6">
        <h2 id="places-heading" className="display-type text-2xl">
          {section.kind === "map" ? "Find us" : "Our Locations"}
        </h2>
        {places.length > 1 ? <TextLink href={allHref}>All locations</TextLink> : null}
      </div>
      <Places section={section} />
    </section>
  );
}

function Places({ section }: SectionProps) {
  const { places, form } = section;
  if (section.kind === "map") return <HeroMap section={section} />;
  if (section.kind === "carousel") return <PlacesCarousel section={section} />;
  return (
    <ul className={placesGrid(places.length)}>
      {places.map((place) => (
        <li key={place.slug}>
          <LocationCard place={place} form={form} level={3} />
        </li>
      ))}
    </ul>
  );
}

/** The only location on its map, with its card beside it (LOC-069). */
function HeroMap({ section: { places, form, map } }: SectionProps) {
  const [place] = places;
  if (!place) return null;
  return (
    <div className="grid gap-gap lg:grid-cols-[minmax(0,1fr)_26rem]">
      {map ? <PlacesMap map={map} label={`Map of ${place.name}`} className="rounded-l lg:h-full" /> : null}
      <LocationCard place={place} form={form} level={3} pictureWidths={[320, HERO_MAP_WIDTH]} />
    </div>
  );
}

/** The width of a picture in a row that is swiped. */
const NARROW = "(min-width: 980px) 33vw, (min-width: 761px) 44vw, 70vw";

/** The locations side by side, narrower where there are many, with a hint to swipe (LOC-068, LOC-072, LOC-073). */
function PlacesCarousel({ section: { places, form, hint } }: SectionProps) {
  const isPair = places.length === 2;
  return (
    // Two fit side by side on all but phones, so there is nothing to move.
    <div className={isPair ? "md:[&>div>div]:hidden" : undefined}>
      <Carousel
        label="Our Locations"
        contents={places}
        className={classNames("gap-gap", hasNarrowItems(places.length) && "carousel-narrow", isPair && "carousel-pair")}
      >
        {places.map((place) => (
          <li key={place.slug}>
            <LocationCard place={place} form={form} level={3} pictureSizes={NARROW} />
          </li>
        ))}
      </Carousel>
      {hint ? <p className="mt-2 text-center text-sm text-muted lg:hidden">Swipe to see more</p> : null}
    </div>
  );
}
