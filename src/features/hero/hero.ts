import { naturally } from "../../lib/words/natural-order.ts";
import type { SearchAnswer } from "../../services/search/port.ts";
import { facetLabel } from "../search/facets/facet-words.ts";
import { HERO_MODELS, listedValues, POPULAR_MAKES } from "../search/facets/facets.ts";
import type { SiteConfig } from "../site/schema.ts";
import { FACETS, type FacetAttribute } from "../vocabulary/attributes.ts";
import type { CarType } from "../vocabulary/vehicle-kinds.ts";
import { carTypeValue, type HeroCounts, type HeroFacets, type HeroField, type HeroOption } from "./hero-schema.ts";

type HeroConfig = Pick<
  SiteConfig,
  | "heroCarTypes"
  | "heroFuelOrColour"
  | "heroPriceControl"
  | "bodyFacet"
  | "fuelFacet"
  | "popularMakes"
  | "certifiedOnlyFilter"
  | "itemTypes"
>;

/** A choice of car types. Without values it means all. */
interface CarTypeChoice {
  readonly label: SiteConfig["heroCarTypes"][number];
  readonly values: readonly CarType[];
}

/** The choices in this order, whatever the site's file says (HOME-013); New / Demo means both (HOME-015). */
const CAR_TYPE_CHOICES = [
  { label: "All", values: [] },
  { label: "New", values: ["new"] },
  { label: "New / Demo", values: ["new", "demo"] },
  { label: "Used", values: ["used"] },
  { label: "Demo", values: ["demo"] },
] as const satisfies readonly CarTypeChoice[];

const namedTypes = (config: Pick<SiteConfig, "heroCarTypes">): readonly CarTypeChoice[] =>
  CAR_TYPE_CHOICES.filter(({ label }) => config.heroCarTypes.includes(label));

/**
 * The choices that the site's stock can answer, of those that its file names: none without cars, and of several that
 * lead to the same cars the plainest. Where all cars are of one choice there is nothing to choose. A site that has no
 * stock at all offers what its file says.
 */
function offeredTypes(answer: SearchAnswer, config: Pick<SiteConfig, "heroCarTypes">): readonly CarTypeChoice[] {
  const named = namedTypes(config);
  const present = Object.keys(answer.facets.car_type ?? {}).filter((type) => answer.facets.car_type?.[type]);
  if (present.length === 0) return named;
  const carsOf = ({ values }: CarTypeChoice) =>
    present.filter((type) => values.length === 0 || values.some((each) => each === type)).join();
  const isPlainest = (one: CarTypeChoice) =>
    named.every((other) => carsOf(other) !== carsOf(one) || other.values.length >= one.values.length);
  const offered = named.filter((one) => carsOf(one) !== "" && isPlainest(one));
  return offered.every((one) => carsOf(one) === present.join()) ? [] : offered;
}

/** The car types chosen at the start: those of the first offered choice, or All wherever it is offered (HOME-014). */
export const firstCarTypes = (answer: SearchAnswer, config: Pick<SiteConfig, "heroCarTypes">): readonly CarType[] =>
  offeredTypes(answer, config)[0]?.values ?? [];

const fuelOrColourOf = (config: HeroConfig) => (config.heroFuelOrColour === "colour" ? "colour" : config.fuelFacet);

/** Whether the hero asks what a car may cost a week instead of its price (HOME-012). */
const asksWeekly = ({ heroPriceControl }: Pick<HeroConfig, "heroPriceControl">) => heroPriceControl === "weekly";

/** The attributes that the hero's controls count; its dropdowns have their names. */
export function heroAttributes(config: HeroConfig): readonly FacetAttribute[] {
  const weekly = asksWeekly(config) ? (["weekly_price_range"] as const) : [];
  return ["car_type", "make", config.bodyFacet, "location_name", fuelOrColourOf(config), "price_range", ...weekly];
}

/** The hero search's choices, from the engine's counts over the whole stock. */
export function heroOf(
  answer: SearchAnswer,
  config: HeroConfig,
  narrowed: HeroCounts | null,
  changesAt: number | null,
): HeroFacets {
  const field = (attribute: FacetAttribute): HeroField => ({
    attribute,
    options: optionsOf(attribute, answer, config),
  });
  const makes = optionsOf("make", answer, config);
  const weekly = asksWeekly(config) ? field("weekly_price_range") : null;
  return {
    total: answer.total,
    carTypesLabel: config.itemTypes.every((type) => type === "car") ? "Car type" : FACETS.car_type.heading,
    carTypes: offeredTypes(answer, config).map(({ label, values }, index) => ({
      label,
      values,
      count: carTypeCount(answer, values),
      selected: index === 0,
    })),
    popularMakes: popularOf(makes, config.popularMakes),
    makes: [...makes].sort((a, b) => naturally(a.label, b.label)),
    body: field(config.bodyFacet),
    location: field("location_name"),
    fuelOrColour: field(fuelOrColourOf(config)),
    priceRange: field("price_range"),
    weeklyBudget: weekly && weekly.options.length > 0 ? weekly : null,
    narrowed,
    changesAt,
  };
}

function optionsOf(attribute: FacetAttribute, answer: SearchAnswer, config: HeroConfig): readonly HeroOption[] {
  const values = listedValues(attribute, answer.facets[attribute] ?? {}, [], config);
  return values.map(({ value, count }) => ({ label: facetLabel(attribute, value), value, count }));
}

/** The number of cars of these types, none meaning all, whichever of them is chosen. */
function carTypeCount({ facets }: SearchAnswer, types: readonly CarType[]): number {
  const counts = facets.car_type ?? {};
  return Object.entries(counts).reduce(
    (sum, [type, count]) => (types.length === 0 || types.some((each) => each === type) ? sum + count : sum),
    0,
  );
}

function popularOf(makes: readonly HeroOption[], named: readonly string[]): readonly HeroOption[] {
  if (named.length === 0) return makes.slice(0, POPULAR_MAKES);
  return named.flatMap((name) => makes.find(({ value }) => value.toLowerCase() === name.toLowerCase()) ?? []);
}

interface Answers {
  /** The answer to all choices together. */
  readonly answer: SearchAnswer;
  /** Counts without the chosen model, because another make could not be chosen with it. */
  readonly makes: Readonly<Record<string, number>>;
  /** All models of the chosen make, whatever else is chosen; null without a make. */
  readonly models: Readonly<Record<string, number>> | null;
  readonly chosenModels: readonly string[];
}

/** The counts beside the present choices, by the form's fields. */
export function heroCountsOf(answers: Answers, config: HeroConfig): HeroCounts {
  const { answer, makes, models, chosenModels } = answers;
  const [, , ...dropdowns] = heroAttributes(config);
  const types = namedTypes(config).map(({ values }) => [carTypeValue(values), carTypeCount(answer, values)]);
  return {
    total: answer.total,
    counts: {
      "car-type": Object.fromEntries(types),
      make: makes,
      ...Object.fromEntries(dropdowns.map((attribute) => [attribute, answer.facets[attribute] ?? {}])),
      ...(models && { model: answer.facets.model ?? {} }),
    },
    models: models && modelsOf(models, chosenModels, config),
  };
}

function modelsOf(
  counts: Readonly<Record<string, number>>,
  chosen: readonly string[],
  config: HeroConfig,
): readonly string[] {
  const most = listedValues("model", counts, chosen, config, { limit: HERO_MODELS });
  return most.map(({ value }) => value).sort(naturally);
}
