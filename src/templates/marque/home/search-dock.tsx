import {
  HeroCarTypes,
  HeroOutcome,
  HeroPrice,
  HeroSubmit,
} from "../../../features/content/components/hero/hero-choices.tsx";
import { HeroSelect, heroSelects } from "../../../features/content/components/hero/hero-fields.tsx";
import { useHeroSearch } from "../../../features/content/components/hero/use-hero-search.ts";
import type { HomeView } from "../../../features/content/home.ts";
import type { HeroFacets } from "../../../features/hero/hero-schema.ts";
import { useSuggestions } from "../../../features/search/components/suggesting.tsx";
import { Button } from "../../../ui/controls/button.tsx";
import { Icon } from "../../../ui/icon.tsx";

type Hero = HomeView["hero"];

const FORM = { action: "/search", method: "get", "aria-label": "Search our stock" } as const;

/** The search as one row under the stage, below the heading and the car types. */
export function SearchDock({ hero }: { readonly hero: Hero }) {
  return (
    <section className="border-b border-line">
      <div className="wrap pt-4 pb-6">
        {hero.facets ? (
          <Choices hero={hero} facets={hero.facets} />
        ) : (
          <form {...FORM}>
            <Heading hero={hero} />
            <WordsOnly />
          </form>
        )}
      </div>
    </section>
  );
}

function Heading({ hero }: { readonly hero: Hero }) {
  return (
    <div className="py-2">
      <h1 className="text-lg font-strong tracking-[-.015em]">{hero.heading}</h1>
      {hero.text ? <p className="text-muted">{hero.text}</p> : null}
    </div>
  );
}

function Choices({ hero, facets }: { readonly hero: Hero; readonly facets: HeroFacets }) {
  const search = useHeroSearch(facets);
  return (
    <form {...FORM} ref={search.form} aria-busy={search.busy}>
      <div className="mb-2.5 flex flex-wrap items-center justify-between gap-x-8 gap-y-1">
        <Heading hero={hero} />
        <HeroCarTypes hero={hero} facets={facets} search={search} className="rail max-w-full" pill="marque-type" />
      </div>
      <HeroPrice hero={hero} search={search} valueClassName="price-type text-lg" className="mb-3" />
      <div className="marque-dock">
        {heroSelects(hero, facets, search).map((field) => (
          <HeroSelect
            key={field.name}
            field={field}
            search={search}
            className="min-h-15 min-w-0 bg-surface hover:bg-surface-2"
            labelClassName="top-2.5 left-4 text-2xs font-medium text-muted"
            selectClassName="pt-5.5 pr-8 pb-1 pl-4 text-[1rem] font-strong disabled:font-normal disabled:text-muted xl:text-base"
            iconClassName="right-3.5 bottom-3.5 text-muted"
          />
        ))}
        <HeroSubmit search={search} className="marque-dock-submit" />
      </div>
      <HeroOutcome search={search} className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2" />
    </form>
  );
}

/** Shown while stock cannot be counted: a field for a text search. */
function WordsOnly() {
  const { onFocus, suggestions } = useSuggestions();
  return (
    <div className="flex flex-wrap gap-2 pt-2">
      <input
        type="search"
        name="q"
        aria-label="Make, model or keyword"
        placeholder="Make, model or keyword"
        onFocus={onFocus}
        autoComplete="off"
        className="min-h-14 min-w-0 flex-1 rounded-field border border-line-strong px-4 text-[1rem]"
      />
      <Button type="submit" size="large">
        <Icon name="search" />
        Search Vehicles
      </Button>
      {suggestions}
    </div>
  );
}
