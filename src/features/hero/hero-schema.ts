import type { SiteConfig } from "../site/schema.ts";
import type { FacetAttribute } from "../vocabulary/attributes.ts";
import type { CarType } from "../vocabulary/vehicle-kinds.ts";

/** The form's value for a choice of car types: `new`, `new-demo`; empty for All. */
export const carTypeValue = (types: readonly CarType[]): string => types.join("-");

export interface HeroOption {
  readonly label: string;
  readonly value: string;
  readonly count: number;
}

/** A dropdown: `attribute` is the name of its value in the search page's address. */
export interface HeroField {
  readonly attribute: FacetAttribute;
  readonly options: readonly HeroOption[];
}

/** The number of cars for each of the hero's options beside the present choices. */
export interface HeroCounts {
  readonly total: number;
  /** By field of the form, then by value. An absent value has none. */
  readonly counts: Readonly<Record<string, Readonly<Record<string, number>>>>;
  /**
   * The chosen make's models by name, at most 250 (HOME-017), including those without cars just now; null without a
   * make.
   */
  readonly models: readonly string[] | null;
}

/** The choices of the hero search, with counts over the site's whole stock (HOME-004..017). */
export interface HeroFacets {
  readonly total: number;
  /** Of the car types' control: where trucks or motorcycles are sold, nobody looks for a car. */
  readonly carTypesLabel: string;
  /** `values` are the car types to search for; none for All. `selected` is the one chosen at the start (HOME-014). */
  readonly carTypes: readonly {
    readonly label: SiteConfig["heroCarTypes"][number];
    readonly values: readonly CarType[];
    readonly count: number;
    readonly selected: boolean;
  }[];
  /** Popular Makes, then All Makes (HOME-016). */
  readonly popularMakes: readonly HeroOption[];
  readonly makes: readonly HeroOption[];
  readonly body: HeroField;
  readonly location: HeroField;
  readonly fuelOrColour: HeroField;
  readonly priceRange: HeroField;
  /** Null where the hero asks for a price, as it does where no car has a weekly figure. */
  readonly weeklyBudget: HeroField | null;
  /** The counts beside the car type chosen at the start; null where that is All. */
  readonly narrowed: HeroCounts | null;
  /** See `SearchPage.changesAt`. */
  readonly changesAt: number | null;
}
