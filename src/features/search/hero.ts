import type { SearchAnswer } from "../../services/search/port.ts";
import type { SiteConfig } from "../site/schema.ts";
import type { CarType } from "../stock/schema.ts";
import { facetLabel, HERO_MODELS, listedValues, POPULAR_MAKES } from "./facets.ts";
import type { FacetAttribute, HeroFacets, HeroField, HeroOption } from "./schema.ts";

type HeroConfig = Pick<
  SiteConfig,
  "heroCarTypes" | "heroFuelOrColour" | "bodyFacet" | "fuelFacet" | "popularMakes" | "certifiedOnlyFilter"
>;

/** HOME-013, in this order whatever the site's file says; New / Demo sets both (HOME-015). */
const CAR_TYPE_CHOICES = [
  { label: "All", values: [] },
  { label: "New", values: ["new"] },
  { label: "New / Demo", values: ["new", "demo"] },
  { label: "Used", values: ["used"] },
  { label: "Demo", values: ["demo"] },
] as const satisfies readonly {
  readonly label: SiteConfig["heroCarTypes"][number];
  readonly values: readonly CarType[];
}[];

/** The attributes that the hero's dropdowns count. */
export function heroAttributes(config: HeroConfig): readonly FacetAttribute[] {
  const fuelOrColour = config.heroFuelOrColour === "colour" ? "colour" : config.fuelFacet;
  return ["car_type", "make", "make_model", config.bodyFacet, "location_name", fuelOrColour, "price_range"];
}

/** The hero search's choices, from the engine's counts. */
export function heroOf(answer: SearchAnswer, config: HeroConfig, changesAt: number | null): HeroFacets {
  const [, , , body = "simple_body", location = "location_name", fuelOrColour = "simple_fuel"] = heroAttributes(config);
  const field = (attribute: FacetAttribute): HeroField => ({
    attribute,
    options: optionsOf(attribute, answer, config),
  });
  const makes = optionsOf("make", answer, config);
  return {
    total: answer.total,
    carTypes: carTypesOf(answer, config),
    popularMakes: popularOf(makes, config.popularMakes),
    makes: [...makes].sort((a, b) => a.label.localeCompare(b.label, "en-AU")),
    models: modelsOf(makes, answer.facets.make_model ?? {}),
    body: field(body),
    location: field(location),
    fuelOrColour: field(fuelOrColour),
    priceRange: field("price_range"),
    changesAt,
  };
}

function optionsOf(attribute: FacetAttribute, answer: SearchAnswer, config: HeroConfig): readonly HeroOption[] {
  const values = listedValues(attribute, answer.facets[attribute] ?? {}, [], config);
  return values.map(({ value, count }) => ({ label: facetLabel(attribute, value), value, count }));
}

/** The first offered choice is the one selected: All wherever it is offered (HOME-014). */
function carTypesOf(answer: SearchAnswer, config: HeroConfig): HeroFacets["carTypes"] {
  const counts = answer.facets.car_type ?? {};
  const offered = CAR_TYPE_CHOICES.filter(({ label }) => config.heroCarTypes.includes(label));
  return offered.map(({ label, values }, index) => ({
    label,
    values,
    count: label === "All" ? answer.total : values.reduce((sum, type) => sum + (counts[type] ?? 0), 0),
    selected: index === 0,
  }));
}

function popularOf(makes: readonly HeroOption[], named: readonly string[]): readonly HeroOption[] {
  if (named.length === 0) return makes.slice(0, POPULAR_MAKES);
  return named.flatMap((name) => makes.find(({ value }) => value.toLowerCase() === name.toLowerCase()) ?? []);
}

/** Splits `{make} {model}` counts by make: of makes that begin alike ("Mercedes-Benz", "Mercedes-Benz Vans") the longer. */
function modelsOf(
  makes: readonly HeroOption[],
  counts: Readonly<Record<string, number>>,
): Readonly<Record<string, readonly HeroOption[]>> {
  const longestFirst = makes.map(({ value }) => value).sort((a, b) => b.length - a.length);
  const models: Record<string, HeroOption[]> = {};
  const most = Object.entries(counts)
    .sort((a, b) => b[1] - a[1])
    .slice(0, HERO_MODELS);
  for (const [makeModel, count] of most) {
    const make = longestFirst.find((each) => makeModel.startsWith(`${each} `));
    if (make === undefined) continue;
    const model = makeModel.slice(make.length + 1);
    models[make] ??= [];
    models[make].push({ label: model, value: model, count });
  }
  for (const list of Object.values(models)) list.sort((a, b) => a.label.localeCompare(b.label, "en-AU"));
  return models;
}
