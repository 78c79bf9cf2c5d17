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

type Hero = HomeView["hero"];

const FORM = {
  action: "/search",
  method: "get",
  "aria-label": "Search our stock",
  className: "grid grid-cols-[minmax(0,1fr)] gap-4",
} as const;

/** A card with heading and search on a tint of the brand, with a vehicle beside it if there is one. */
export function HeroBlock({ hero, picture }: { readonly hero: Hero; readonly picture: string | null }) {
  return (
    <section className="bg-brand-50 py-6 md:py-10">
      <div
        className={`wrap grid grid-cols-[minmax(0,1fr)] items-stretch gap-gap ${picture ? "lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]" : ""}`}
      >
        <div className="grid grid-cols-[minmax(0,1fr)] content-center gap-6 rounded-l bg-surface p-5 shadow-2 md:p-8">
          <div>
            <h1 className="display-type text-3xl">{hero.heading}</h1>
            {hero.text ? <p className="mt-3 max-w-[44ch] text-md text-pretty text-muted">{hero.text}</p> : null}
          </div>
          {hero.facets ? (
            <Choices hero={hero} facets={hero.facets} />
          ) : (
            <form {...FORM}>
              <HeroWords />
            </form>
          )}
        </div>
        {picture ? (
          <div className="vehicle-ground aspect-16/10 overflow-hidden rounded-l max-lg:-order-1 max-md:hidden lg:aspect-auto">
            <SitePicture
              source={picture}
              alt=""
              sizes="(min-width: 980px) 40vw, 92vw"
              widths={[480, 640, 800, 960, 1200]}
              priority
              className="object-bottom"
            />
          </div>
        ) : null}
      </div>
    </section>
  );
}

function Choices({ hero, facets }: { readonly hero: Hero; readonly facets: HeroFacets }) {
  const search = useHeroSearch(facets);
  return (
    <form {...FORM} ref={search.form} aria-busy={search.busy}>
      <HeroCarTypes
        hero={hero}
        facets={facets}
        search={search}
        className="rail w-fit max-w-full rounded-control bg-n-100 p-1"
      />
      <HeroPrice hero={hero} search={search} valueClassName="price-type text-lg" className="" />
      <div className="grid grid-cols-2 gap-2.5 md:grid-cols-3">
        {heroSelects(hero, facets, search).map((field) => (
          <HeroSelect
            key={field.name}
            field={field}
            search={search}
            className="h-16 min-w-0 rounded-field border-[1.5px] border-line-strong hover:border-ink has-[select:disabled]:border-line has-[select:disabled]:bg-surface-2"
            labelClassName="top-2.5 left-3.5 text-2xs text-muted"
            selectClassName="pt-5 pr-8 pl-3.5 font-strong disabled:font-medium disabled:text-muted max-sm:disabled:text-xs"
            iconClassName="right-2.5 bottom-4"
          />
        ))}
      </div>
      <HeroSubmit search={search} wide />
      <HeroOutcome search={search} className="flex flex-wrap items-center gap-x-4 gap-y-2" />
    </form>
  );
}
