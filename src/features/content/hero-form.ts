/** The ends of the home page's slider, in dollars (HOME-012): a handle at its end sets no limit. */
export const HERO_PRICE = { min: 5_000, max: 250_000, step: 500 } as const;

/** Address of the counts, which takes the form's own fields. */
export const HERO_COUNTS_PATH = "/search-counts";

/** The choices by field; a field that is absent or empty is not chosen. */
export type HeroChoices = Readonly<Record<string, string>>;

/**
 * The choices with one changed. A model belongs to its make: another make has no such model, even one of the same
 * name.
 */
export function withChoice(choices: HeroChoices, name: string, value: string): HeroChoices {
  const { model = "", ...rest } = choices;
  return name === "make" ? { ...rest, make: value } : { ...rest, model, [name]: value };
}

/** The choices as a query string, in a fixed order; empty for none. */
export function choicesQuery(choices: HeroChoices): string {
  const query = new URLSearchParams(Object.entries(choices).filter(([, value]) => value !== ""));
  withoutSliderEnds(query).sort();
  return query.toString();
}

/** Removes the ends of a price slider that set no limit (HOME-012). */
export function withoutSliderEnds(query: URLSearchParams): URLSearchParams {
  if (Number(query.get("price-min")) <= HERO_PRICE.min) query.delete("price-min");
  if (Number(query.get("price-max")) >= HERO_PRICE.max) query.delete("price-max");
  return query;
}
