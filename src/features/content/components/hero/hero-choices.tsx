import { formatMoney, formatNumber } from "../../../../lib/words/format.ts";
import { nounFor } from "../../../../lib/words/plural.ts";
import { Button } from "../../../../ui/controls/button.tsx";
import { RadioPills } from "../../../../ui/controls/choices/checkbox.tsx";
import { RangeSlider } from "../../../../ui/controls/sliders/range-slider.tsx";
import { Icon } from "../../../../ui/icon.tsx";
import { carTypeValue, type HeroFacets } from "../../../hero/hero-schema.ts";
import { useSite } from "../../../site/components/site-context.tsx";
import { HERO_PRICE } from "../../hero-form.ts";
import type { HomeView } from "../../home.ts";
import type { HeroSearch } from "./use-hero-search.ts";

type Hero = HomeView["hero"];

interface CarTypesProps {
  readonly hero: Hero;
  readonly facets: HeroFacets;
  readonly search: HeroSearch;
  readonly className: string;
  /** Class names of a pill, where it is not the usual one. */
  readonly pill?: string;
}

/** The car types as a row of buttons, where the site shows it (HOME-004, HOME-009). */
export function HeroCarTypes({ hero, facets, search, className, pill }: CarTypesProps) {
  if (!hero.hasTypeToggle) return null;
  return (
    <RadioPills
      legend={facets.carTypesLabel}
      name="car-type"
      options={facets.carTypes.map((type) => ({ value: carTypeValue(type.values), label: type.label }))}
      value={search.choices["car-type"] ?? ""}
      onChange={(value) => search.choose("car-type", value)}
      className={className}
      {...(pill ? { pill } : {})}
    />
  );
}

interface PriceProps {
  readonly hero: Hero;
  readonly search: HeroSearch;
  readonly className: string;
  readonly valueClassName: string;
}

/** The price as a slider, where the site wants one (HOME-012). */
export function HeroPrice({ hero, search, className, valueClassName }: PriceProps) {
  if (hero.priceControl !== "slider") return null;
  return (
    <RangeSlider
      key={search.round}
      legend="Price range"
      name="price"
      {...HERO_PRICE}
      format={formatMoney}
      valueClassName={valueClassName}
      className={className}
      onCommit={(low, high) => {
        search.choose("price-min", String(low));
        search.choose("price-max", String(high));
      }}
    />
  );
}

/** The site's noun for this number: `car`, `cars`. */
function useNoun(total: number): string {
  const noun = useSite().config.vehicleNoun.toLowerCase();
  return nounFor(total, noun);
}

/** The text of the hero's button: the number of results with the site's noun, singular for one (SRCH-017). */
export function ShowMe({ total }: { readonly total: number }) {
  return (
    <span>
      Show Me <span className="figures">{formatNumber(total)}</span> {useNoun(total)}
    </span>
  );
}

interface SubmitProps {
  readonly search: HeroSearch;
  readonly wide?: boolean;
  readonly className?: string;
}

/** Leads to the results; disabled where there are none. */
export function HeroSubmit({ search, wide = false, className }: SubmitProps) {
  const { total, narrowed } = search;
  return (
    <Button type="submit" size="large" wide={wide} className={className} disabled={total === 0 && narrowed}>
      <Icon name="search" />
      <ShowMe total={total} />
    </Button>
  );
}

interface OutcomeProps {
  readonly search: HeroSearch;
  readonly className: string;
}

/**
 * Announces the number of results to screen readers after each choice, and shows everyone when there are none, with a
 * way out.
 */
export function HeroOutcome({ search, className }: OutcomeProps) {
  const { total, narrowed, counted, form, startOver } = search;
  const nouns = useNoun(total);
  const none = total === 0 && narrowed;
  const clear = () => {
    startOver();
    // Focus moves here because the pressed button disappears.
    form.current?.querySelector("select")?.focus();
  };
  return (
    <div className={none ? className : "sr-only"}>
      <p role="status">{none ? `No ${nouns} match all of that.` : counted ? `${formatNumber(total)} ${nouns}` : ""}</p>
      {none ? (
        <Button kind="tint" size="small" onClick={clear}>
          Clear choices
        </Button>
      ) : null}
    </div>
  );
}
