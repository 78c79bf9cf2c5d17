import {
  HeroCarTypes,
  HeroOutcome,
  HeroPrice,
  HeroSubmit,
} from "../../../features/content/components/hero/hero-choices.tsx";
import { HeroSelect, heroSelects } from "../../../features/content/components/hero/hero-fields.tsx";
import { HeroWords } from "../../../features/content/components/hero/hero-words.tsx";
import { useHeroSearch } from "../../../features/content/components/hero/use-hero-search.ts";
import type { HomeView } from "../../../features/content/home.ts";
import type { HeroFacets } from "../../../features/hero/hero-schema.ts";
import { SitePicture } from "../../../features/media/components/site-picture.tsx";
import { isCutOut } from "../../../features/media/cut-out.ts";
import { classNames } from "../../../ui/class-names.ts";

type Hero = HomeView["hero"];

/**
 * A band of light with the heading on the left and a car on the right; the search bar overlaps its lower edge. Sizes
 * are in em and lines, not in the font's own widths, so that the fallback font breaks its lines alike.
 */
export function HeroBlock({ hero, picture }: { readonly hero: Hero; readonly picture: string | null }) {
  return (
    <section>
      <div
        className={classNames(
          "hero-band relative overflow-hidden pb-20",
          picture ? "md:h-[clamp(27.5rem,43vw,34rem)] md:pb-0" : "md:pb-36",
        )}
      >
        <div className="wrap relative z-1 pt-8 md:pt-[clamp(2rem,5vw,4rem)]">
          <h1
            className={classNames(
              "display-type text-3xl",
              picture ? "min-h-[2lh] max-w-[7.6em] md:max-lg:max-w-[6em]" : "max-w-[19em]",
            )}
          >
            {hero.heading}
          </h1>
          {hero.text ? (
            <p className="mt-5 min-h-[2lh] max-w-[19em] text-md text-muted max-md:mt-3 md:max-lg:max-w-[14em]">
              {hero.text}
            </p>
          ) : null}
        </div>
        {picture ? (
          <div className={classNames("hero-car max-md:mt-2", isCutOut(picture) ? "hero-cut-out" : "hero-fade")}>
            <SitePicture
              source={picture}
              alt=""
              sizes="(min-width: 761px) 62vw, 100vw"
              widths={[480, 640, 800, 960, 1600]}
              priority
            />
          </div>
        ) : null}
      </div>
      <div className="wrap relative z-2 -mt-18 md:-mt-26">
        <SearchBar hero={hero} />
      </div>
    </section>
  );
}

const FORM = {
  action: "/search",
  method: "get",
  "aria-label": "Search our stock",
  className: "rounded-l bg-surface p-4 shadow-3 md:px-6 md:pt-5 md:pb-6",
} as const;

function SearchBar({ hero }: { readonly hero: Hero }) {
  if (hero.facets) return <Choices hero={hero} facets={hero.facets} />;
  return (
    <form {...FORM}>
      <HeroWords />
    </form>
  );
}

function Choices({ hero, facets }: { readonly hero: Hero; readonly facets: HeroFacets }) {
  const search = useHeroSearch(facets);
  return (
    <form {...FORM} ref={search.form} aria-busy={search.busy}>
      <div className="items-end justify-between gap-10 xl:flex">
        <HeroCarTypes
          hero={hero}
          facets={facets}
          search={search}
          className="rail mb-4 w-fit max-w-full rounded-control bg-n-100 p-1"
        />
        <HeroPrice
          hero={hero}
          search={search}
          valueClassName="price-type text-lg"
          className="mb-3 flex-1 xl:max-w-140"
        />
      </div>
      <div className="grid grid-cols-2 gap-px overflow-hidden rounded-[18px] border-[1.5px] border-line bg-line xl:flex">
        {heroSelects(hero, facets, search).map((field) => (
          <HeroSelect
            key={field.name}
            field={field}
            search={search}
            className="min-h-18 min-w-0 flex-1 bg-surface last-of-type:odd:col-span-2 hover:bg-surface-2 noscript:last-of-type:odd:col-span-1 noscript:last-of-type:even:col-span-2"
            labelClassName="top-3 left-4 text-xs text-muted xl:left-5"
            selectClassName="pt-6 pr-7 pb-1 pl-4 font-strong text-ink disabled:text-sm disabled:font-normal max-sm:disabled:text-xs disabled:text-subtle xl:pl-5"
            iconClassName="right-3 bottom-5 text-subtle"
          />
        ))}
        <div className="col-span-full bg-surface p-1.75">
          <HeroSubmit search={search} className="w-full rounded-field px-6 text-base" />
        </div>
      </div>
      <HeroOutcome search={search} className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2" />
    </form>
  );
}
