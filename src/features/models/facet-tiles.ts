import type { HeroField } from "../hero/hero-schema.ts";
import type { ModelCard } from "./rules.ts";

/** One value of a facet as a tile, with the number of its vehicles and their address (MODEL-028). */
export interface FacetTile {
  readonly label: string;
  readonly count: number;
  readonly href: string;
  /** Picture of the first model with that body; null where the range has none. */
  readonly image: string | null;
}

/** Two rows of six. */
const MOST = 12;

/** A tile for each body in the site's stock, the most frequent first. */
export function bodyTiles(
  { attribute, options }: HeroField,
  models: readonly Pick<ModelCard, "bodies" | "image">[],
  stockHref: string,
): readonly FacetTile[] {
  return options
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)
    .slice(0, MOST)
    .map(({ label, value, count }) => ({
      label,
      count,
      href: `${stockHref}?${new URLSearchParams({ [attribute]: value })}`,
      image: models.find(({ bodies, image }) => image && bodies.includes(label))?.image ?? null,
    }));
}
