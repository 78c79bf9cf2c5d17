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

/** A card with labels over its fields, a panel of two columns, or one ruled strip. */
export type HeroVariant = "card" | "panel" | "strip";

interface SearchProps {
  readonly hero: HomeView["hero"];
  readonly variant: HeroVariant;
  /** Heading above the fields; null where the scene has a title of its own. */
  readonly heading: string | null;
}

const VARIANTS: Readonly<Record<HeroVariant, string>> = {
  card: "hero-form-card",
  panel: "hero-form-panel",
  strip: "hero-form-strip",
};
const FORM = { action: "/search", method: "get", "aria-label": "Search our stock" } as const;

export function HeroSearch({ hero, variant, heading }: SearchProps) {
  if (hero.facets)
    return (
      <Choices hero={hero} facets={hero.facets} variant={variant} heading={heading} className={VARIANTS[variant]} />
    );
  return (
    <form {...FORM} className={VARIANTS[variant]}>
      <WordsOnly />
    </form>
  );
}

interface ChoicesProps extends SearchProps {
  readonly facets: HeroFacets;
  readonly className: string;
}

function Choices({ hero, facets, variant, heading, className }: ChoicesProps) {
  const search = useHeroSearch(facets);
  return (
    <form {...FORM} ref={search.form} aria-busy={search.busy} className={className}>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        {heading ? <h2 className="text-xl">{heading}</h2> : null}
        <HeroCarTypes
          hero={hero}
          facets={facets}
          search={search}
          className="rail max-w-full rounded-control bg-n-100 p-1"
          pill="relative inline-flex min-h-hit items-center justify-center rounded-control px-3.5 text-sm whitespace-nowrap text-muted has-checked:bg-surface has-checked:text-ink has-checked:shadow-1 has-checked:font-strong has-focus-visible:outline-3 has-focus-visible:outline-focus"
        />
        <HeroPrice
          hero={hero}
          search={search}
          valueClassName="price-type text-lg"
          className={variant === "panel" ? "w-full" : "min-w-64 flex-1"}
        />
      </div>
      <div className="hero-fields">
        {heroSelects(hero, facets, search).map((field) => (
          <HeroSelect
            key={field.name}
            field={field}
            search={search}
            className="hero-field"
            labelClassName="hero-label"
            selectClassName="hero-select"
            iconClassName="hero-arrow"
          />
        ))}
        <HeroSubmit search={search} className="hero-submit" />
      </div>
      <HeroOutcome search={search} className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2" />
    </form>
  );
}

/** Shown while stock cannot be counted: a field for a text search. */
function WordsOnly() {
  const { onFocus, suggestions } = useSuggestions();
  return (
    <div className="flex flex-wrap gap-3">
      <input
        type="search"
        name="q"
        aria-label="Make, model or keyword"
        placeholder="Make, model or keyword"
        onFocus={onFocus}
        autoComplete="off"
        className="min-h-14 min-w-0 flex-1 rounded-field border-[1.5px] border-line-strong bg-surface px-5 text-[1rem]"
      />
      <Button type="submit" size="large">
        <Icon name="search" />
        Search
      </Button>
      {suggestions}
    </div>
  );
}
