import { naturally } from "../../lib/words/natural-order.ts";
import type { HeroOption } from "../hero/hero-schema.ts";
import { makeWebsite } from "../makes/make-websites.ts";
import { MANUFACTURERS } from "../makes/manufacturers.ts";
import { linkPath, sellsCars } from "../site/rules.ts";
import type { Location, Manufacturer, Site } from "../site/site.ts";
import { makeLogo } from "./make-logo.ts";
import { type ModelCard, modelCard } from "./rules.ts";

/** A make on the brands page (MODEL-035). */
export interface BrandTile {
  readonly name: string;
  readonly href: string;
  readonly logo: string | null;
  /** The first model's picture; null where the site has no model of the make. */
  readonly image: string | null;
  readonly models: number;
  readonly inStock: number;
}

/** Address of a make's own page (MODEL-036). */
/** The address of a make's own page. */
export const brandHref = (brand: Pick<Manufacturer, "slug">): string => `/${brand.slug}/overview`;

const named = (name: string) => MANUFACTURERS.find((make) => make.name.toLowerCase() === name.toLowerCase());

/** The makes of a site: of its range, its dealerships and its showrooms, each once, by name (MODEL-035). */
export function siteBrands(site: Pick<Site, "models" | "dealerships" | "locations">): readonly Manufacturer[] {
  const names = [
    ...site.models.map((model) => model.manufacturer_name),
    ...site.dealerships.flatMap(({ manufacturer_name }) => manufacturer_name ?? []),
    ...site.locations.flatMap(({ manufacturers }) => manufacturers),
  ];
  const brands = new Set(names.flatMap((name) => named(name) ?? []));
  return [...brands].sort((a, b) => naturally(a.name, b.name));
}

const modelsOf = (site: Site, brand: Manufacturer): readonly ModelCard[] =>
  site.models
    .filter((model) => model.manufacturer_name.toLowerCase() === brand.name.toLowerCase())
    .map((model) => modelCard(model, site.config.modelShowFromPrice));

const stockOf = (brand: Manufacturer, makes: readonly HeroOption[]): number =>
  makes.find(({ value }) => value.toLowerCase() === brand.name.toLowerCase())?.count ?? 0;

/** The brands page of a site; `makes` have their counts in stock. */
export const brandTiles = (site: Site, makes: readonly HeroOption[]): readonly BrandTile[] =>
  siteBrands(site).map((brand) => {
    const models = modelsOf(site, brand);
    return {
      name: brand.name,
      href: brandHref(brand),
      logo: makeLogo(brand, site),
      image: models.find(({ image }) => image)?.image ?? null,
      models: models.length,
      inStock: stockOf(brand, makes),
    };
  });

/** A make's own page (MODEL-036). */
export interface BrandView {
  readonly name: string;
  readonly logo: string | null;
  readonly image: string | null;
  readonly models: readonly ModelCard[];
  readonly inStock: number;
  /** Link to its stock; to the whole stock while there is none of it. */
  readonly stock: { readonly label: string; readonly href: string };
  readonly places: readonly Pick<Location, "name" | "slug">[];
  readonly placesHref: string;
  readonly brandsHref: string;
  /** The dealer's separate website for this make (SITE-030). */
  readonly website: string | null;
}

/** The page at `/{slug}/overview`; null where the site does not sell that make. */
export function brandView(site: Site, slug: string | undefined, makes: readonly HeroOption[]): BrandView | null {
  const brand = siteBrands(site).find((one) => one.slug === slug);
  if (!brand) return null;
  const models = modelsOf(site, brand);
  const inStock = stockOf(brand, makes);
  const selling = site.locations.filter(
    (place) => place.visible && sellsCars(place) && place.manufacturers.some((make) => named(make) === brand),
  );
  return {
    name: brand.name,
    logo: makeLogo(brand, site),
    image: models.find(({ image }) => image)?.image ?? null,
    models,
    inStock,
    stock:
      inStock > 0
        ? { label: `See ${inStock} in stock`, href: `/search/${brand.slug}` }
        : { label: site.config.allStockLabel, href: linkPath(site.config, "stock") },
    places: selling.map(({ name, slug }) => ({ name, slug })),
    placesHref: linkPath(site.config, "locations"),
    brandsHref: linkPath(site.config, "brands"),
    website: makeWebsite(site.config, brand.name)?.url ?? null,
  };
}
