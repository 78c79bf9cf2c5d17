/** The slider's ends on the home page, dollars (HOME-012): a handle at its end asks for nothing. */
export const HERO_PRICE = { min: 5_000, max: 250_000, step: 500 } as const;

/** Where the counts beside what is chosen are asked for, with the form's own fields. */
export const HERO_COUNTS_PATH = "/search-counts";

/** What is chosen, by the form's fields; a field left out or empty is not chosen. */
export type HeroChoices = Readonly<Record<string, string>>;

/**
 * With this chosen in a field. A model belongs to its make: another make has none of that name, even one spelt alike.
 */
export function withChoice(choices: HeroChoices, name: string, value: string): HeroChoices {
  const { model = "", ...others } = choices;
  return name === "make" ? { ...others, make: value } : { ...others, model, [name]: value };
}

/** What is chosen as a query string, in one order; empty where nothing is. */
export function choicesQuery(choices: HeroChoices): string {
  const query = new URLSearchParams(Object.entries(choices).filter(([, value]) => value !== ""));
  withoutSliderEnds(query).sort();
  return query.toString();
}

/** Takes out the ends of a price slider that stand where they bound nothing (HOME-012). */
export function withoutSliderEnds(query: URLSearchParams): URLSearchParams {
  if (Number(query.get("price-min")) <= HERO_PRICE.min) query.delete("price-min");
  if (Number(query.get("price-max")) >= HERO_PRICE.max) query.delete("price-max");
  return query;
}
