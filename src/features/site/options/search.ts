import * as v from "valibot";
import { filterProblem } from "../../../services/search/embedded/filter/port.ts";
import { withEquals } from "../../../services/search/port.ts";
import {
  FACET_ATTRIBUTES,
  type FacetAttribute,
  RANGE_ATTRIBUTES,
  type RangeAttribute,
  SORT_KEYS,
  type SortKey,
} from "../../vocabulary/attributes.ts";
import { USUAL_CONSUMPTION } from "../../vocabulary/fuels.ts";
import { STOCK_FIELDS } from "../../vocabulary/stock-fields.ts";
import { group, option, unset } from "./option.ts";
import { flag, oneOf, path, positive, text, whole } from "./shapes.ts";

/**
 * The filters that a site can choose from. `body` and `fuel` stand for the attributes that `bodyFacet` and `fuelFacet`
 * name.
 */
const SEARCH_FILTERS = [...FACET_ATTRIBUTES, ...RANGE_ATTRIBUTES] as const;
const DEFAULT_FILTERS: (FacetAttribute | RangeAttribute)[] = [
  "car_type",
  "make",
  "model",
  "body",
  "price",
  "year",
  "km",
  "transmission",
  "fuel",
  "drive",
  "colour",
  "seats",
  "location_name",
  "badge",
];
const DEFAULT_SORTS: SortKey[] = ["recommended", "price-asc", "price-desc", "newest", "km-asc", "year-desc"];

/**
 * A condition that every search of the site includes. An invalid one would make all of them fail, so it is refused
 * here.
 */
const ownCondition = v.pipe(
  v.string(),
  v.check(
    (written) => problemOf(written) === null,
    ({ input }) => problemOf(input) ?? "",
  ),
);

function problemOf(written: string): string | null {
  const problem = filterProblem(withEquals(written.trim()), STOCK_FIELDS);
  if (!problem) return null;
  const fields = problem.message.startsWith("There is no field") ? ` Fields are ${STOCK_FIELDS.join(", ")}.` : "";
  return `The search cannot read this: ${problem.message}, at character ${problem.column}.${fields}`;
}

/** The weight of one part of a listing's score. */
const weight = whole(0, 100);

export const searchOptions = group("Search page", {
  searchFilters: option(
    "site",
    "The filters of the search page, in order; one not listed is not shown (SITE-024, SRCH-001).",
    v.array(oneOf(SEARCH_FILTERS)),
    DEFAULT_FILTERS,
  ),
  sortOptions: option(
    "site",
    "Orders offered, the first being the default (SRCH-065).",
    v.pipe(v.array(oneOf(SORT_KEYS)), v.minLength(1)),
    DEFAULT_SORTS,
  ),
  recommendedWeights: unset(
    "site",
    "How much each part of a listing counts in the order Recommended, in place of the platform's photos 30, price 25, freshness 15, availability 20, completeness 10; a part not named keeps its own.",
    v.partial(
      v.strictObject(
        {
          photos: weight,
          price: weight,
          freshness: weight,
          availability: weight,
          completeness: weight,
        },
        "Name photos, price, freshness, availability or completeness.",
      ),
    ),
  ),
  resultsLayout: option(
    "site/template",
    "Results as a grid or a carousel (SRCH-006, SRCH-007).",
    oneOf(["grid", "carousel"]),
    "grid",
  ),
  searchPageSize: option("site", "Cars on a page of results (SRCH-042).", whole(1, 100), 21),
  searchCacheSize: option("site", "Search answers kept in the browser (SRCH-044).", whole(1), 10),
  facetVisibleCount: option("site", "Values of a filter shown before Show all (SRCH-024).", whole(1), 7),
  stockCount: unset(
    "site",
    "Shown in place of a count above 1999. Unset: the sum of the car-type counts (SRCH-055).",
    whole(0),
  ),
  minPhotos: option("site", "Pictures a car must have to be listed (SRCH-057).", whole(0, 14), 3),
  defaultStockFilter: option(
    "site",
    "A filter ANDed to every stock query, in the search grammar (SRCH-058).",
    ownCondition,
    "",
  ),
  includeSoldCarsDays: option("site", "Days for which a sold car stays listed (SRCH-062).", whole(0), 3),
  soldHandling: option("site", "Runs of sold cars in a list collapse to one (SRCH-060).", flag, true),
  sliderRounding: option("site", "Step of the price and kilometre sliders (SRCH-033).", stepOf([500, 1000]), 1000),
  certifiedOnlyFilter: option("site", "The certified filter offers certified only (SRCH-027).", flag, false),
  bodyFacet: option("site", "Attribute of the body filter (SRCH-088).", oneOf(["simple_body", "body"]), "simple_body"),
  fuelFacet: option("site", "Attribute of the fuel filter (SRCH-091).", oneOf(["simple_fuel", "fuel"]), "simple_fuel"),
  promoCardPositions: option(
    "site",
    "Places of promo cards that name none, counted from 1 (SRCH-014).",
    v.array(whole(1)),
    [8, 17],
  ),
  promoCardRandomise: option("site", "Promo cards take a place at random (SRCH-013).", flag, false),
  noResultsRefreshPath: option(
    "site",
    "Where Clear Filters leads when there was no filter (SRCH-019).",
    path,
    "/special-offers",
  ),
  noResultsVariant: option(
    "site/template",
    "What the no-results card offers (SRCH-020).",
    oneOf(["search", "offers"]),
    "search",
  ),
});

function stepOf(steps: readonly [number, number]) {
  return v.picklist(steps, `Write ${steps.join(" or ")}.`);
}

export const carOptions = group("Cars: tags, prices, cards", {
  justArrivedDays: option("site", "Days for which a car counts as just arrived (SITE-034).", whole(0), 8),
  justArrivedTagName: option("site", "Text of the just-arrived tag (SITE-035).", text, "JUST ARRIVED"),
  soldTagName: option("site", "Text of the sold tag (SITE-036).", text, "JUST SOLD"),
  fuelTagEnabled: option("site", "Electric, Hybrid and PHEV cars are tagged so (CAR-111).", flag, false),
  certifiedBadgeMake: unset("site", "The make whose certified used cars carry a badge (CAR-113).", text),
  certifiedBadgeEnabled: option("site", "The certified badge shows on the vehicle page (VDP-098).", flag, false),
  mercedesCertifiedTag: option("site", "Used Mercedes-Benz cars are tagged Certified (CAR-118).", flag, false),
  subscriptionEnabled: option("site", "Subscription prices are offered (CAR-121).", flag, false),
  noPriceText: option("site", "Shown where a car has no price (CAR-125).", text, "Contact Us For Price"),
  engineSizeUnit: option("site", "Unit of engine sizes (CAR-130).", oneOf(["litres", "cc"]), "litres"),
  regoExpiryText: option("site", "Registration expiry is shown in words (CAR-132).", flag, true),
  titleField: option("site", "Which field titles a car (VDP-097).", oneOf(["name", "carsales_title"]), "name"),
});

export const modelOptions = group("Models and warranty", {
  modelShowFromPrice: option("site", 'Model cards show "From {price}" (MODEL-024).', flag, true),
  modelLinkText: option("site", "Text of a model card's link (MODEL-026).", text, "Explore"),
  bodyCategoryFirstRow: option(
    "site/template",
    "Body buttons in the first row (MODEL-030).",
    v.picklist([3, 4], "Write 3 or 4."),
    4,
  ),
  warrantyYears: option(
    "site",
    'New-car warranty by make, in years; "default" is every other make (CONT-028 to CONT-030).',
    v.record(
      v.string(),
      v.strictObject(
        { years: v.picklist([3, 5, 7], "Write 3, 5 or 7."), unlimitedKm: flag },
        "Write years and unlimitedKm.",
      ),
    ),
    { default: { years: 3, unlimitedKm: false }, Mazda: { years: 5, unlimitedKm: true } },
  ),
});

export const fuelCostOptions = group("Fuel cost calculator", {
  fuelPricePerLitre: option("site", "Dollars a litre to begin with (VDP-025).", positive, 1.7),
  fuelKmPerWeek: option("site", "Kilometres a week to begin with (VDP-026).", positive, 250),
  fuelConsumption: option(
    "site",
    "Litres per 100 km where the car's are not known (VDP-027).",
    positive,
    USUAL_CONSUMPTION,
  ),
});
