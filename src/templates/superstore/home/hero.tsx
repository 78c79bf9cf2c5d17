import type { CarCardView } from "../../../features/cards/card.ts";
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
import { Spotlight } from "./spotlight.tsx";

type Hero = HomeView["hero"];

const FORM = {
  action: "/search",
  method: "get",
  "aria-label": "Search our stock",
  className: "flex flex-col gap-4 rounded-l bg-surface p-5 shadow-2 lg:px-7 lg:pt-7 lg:pb-6",
} as const;

/** Two cards side by side: the search panel, and one car with its price. */
export function HeroBlock({ hero, car }: { readonly hero: Hero; readonly car: CarCardView | null }) {
  return (
    <section className="bg-surface-3 pt-4 pb-7 md:pt-7">
      <div
        className={`wrap grid grid-cols-1 gap-5 ${car ? "md:grid-cols-[minmax(0,11fr)_minmax(0,10fr)] lg:grid-cols-[minmax(0,476fr)_minmax(0,880fr)]" : ""}`}
      >
        {hero.facets ? (
          <Choices hero={hero} facets={hero.facets} />
        ) : (
          <form {...FORM}>
            <Heading hero={hero} />
            <HeroWords />
          </form>
        )}
        {car ? <Spotlight car={car} /> : null}
      </div>
    </section>
  );
}

function Heading({ hero }: { readonly hero: Hero }) {
  return (
    <div>
      <h1 className="display-type text-3xl leading-none">{hero.heading}</h1>
      {hero.text ? <p className="mt-2.5 text-muted">{hero.text}</p> : null}
    </div>
  );
}

function Choices({ hero, facets }: { readonly hero: Hero; readonly facets: HeroFacets }) {
  const search = useHeroSearch(facets);
  return (
    <form {...FORM} ref={search.form} aria-busy={search.busy}>
      <Heading hero={hero} />
      <HeroCarTypes
        hero={hero}
        facets={facets}
        search={search}
        className="flex overflow-hidden rounded-control border-[1.5px] border-ink"
        pill="grid min-h-hit flex-auto place-items-center border-ink px-2 text-sm font-semibold whitespace-nowrap not-last:border-r-[1.5px] hover:bg-n-100 has-checked:bg-ink has-checked:text-on-ink has-focus-visible:outline-3 has-focus-visible:-outline-offset-4 has-focus-visible:outline-focus has-[:checked:focus-visible]:outline-on-ink"
      />
      <HeroPrice
        hero={hero}
        search={search}
        valueClassName="price-type text-[1.5rem] leading-none"
        className="border-y border-line pt-3.5 pb-1"
      />
      <div className="grid grid-cols-2 gap-2.5">
        {heroSelects(hero, facets, search).map((field) => (
          <HeroSelect
            key={field.name}
            field={field}
            search={search}
            className="h-14 rounded-control border-[1.5px] border-line-strong last:odd:col-span-2 hover:border-ink has-[select:disabled]:border-line has-[select:disabled]:bg-surface-3 noscript:last:odd:col-span-1 noscript:last:even:col-span-2"
            labelClassName="top-2 left-3 text-2xs text-muted"
            selectClassName="pt-4.5 pr-8 pl-3 font-semibold disabled:font-medium disabled:text-muted max-sm:disabled:text-xs"
            iconClassName="top-4.5 right-2.5"
          />
        ))}
      </div>
      <HeroSubmit search={search} wide />
      <HeroOutcome search={search} className="flex flex-wrap items-center gap-x-4 gap-y-2" />
    </form>
  );
}
