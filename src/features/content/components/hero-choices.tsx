import { formatMoney, formatNumber } from "../../../lib/format.ts";
import { RadioPills } from "../../../ui/checkbox.tsx";
import { RangeSlider } from "../../../ui/range-slider.tsx";
import type { HeroFacets } from "../../search/schema.ts";
import { useSite } from "../../site/components/site-context.tsx";
import { carTypeValue, HERO_PRICE } from "../hero-search.ts";
import type { HomeView } from "../home.ts";

type Hero = HomeView["hero"];

interface CarTypesProps {
  readonly hero: Hero;
  readonly facets: HeroFacets;
  readonly className: string;
  /** Look of one pill, where it is not the usual one. */
  readonly pill?: string;
}

/** The car types as a row of which one is chosen, unless the site asks by dropdown alone (HOME-004, HOME-009). */
export function HeroCarTypes({ hero, facets, className, pill }: CarTypesProps) {
  if (hero.carTypeControl === "dropdown") return null;
  const selected = facets.carTypes.find((type) => type.selected);
  return (
    <RadioPills
      legend="Car type"
      name="car-type"
      options={facets.carTypes.map((type) => ({ value: carTypeValue(type.values), label: type.label }))}
      value={carTypeValue(selected?.values ?? [])}
      className={className}
      {...(pill ? { pill } : {})}
    />
  );
}

interface PriceProps {
  readonly hero: Hero;
  readonly className: string;
  readonly valueClassName: string;
}

/** The price as a slider, where the site wants one (HOME-012). */
export function HeroPrice({ hero, className, valueClassName }: PriceProps) {
  if (hero.priceControl !== "slider") return null;
  return (
    <RangeSlider
      legend="Price range"
      name="price"
      {...HERO_PRICE}
      format={formatMoney}
      valueClassName={valueClassName}
      className={className}
    />
  );
}

/** The words on the hero's button: how many there are, in the site's noun, singular for one (SRCH-017). */
export function ShowMe({ total }: { readonly total: number }) {
  const noun = useSite().config.vehicleNoun.toLowerCase();
  return (
    <span>
      Show Me <span className="figures">{formatNumber(total)}</span> {total === 1 ? noun : `${noun}s`}
    </span>
  );
}
