import { SEARCH_TEXTS } from "../../../site/texts/search.ts";
import { filled, type Parts } from "../../../site/texts/words.ts";

export type SearchTextKey = keyof typeof SEARCH_TEXTS;
export type SearchTexts = Readonly<Partial<Record<SearchTextKey, string>>>;

/** The site's own texts that a search page shows. No others are sent with it. */
export function searchTexts(texts: Readonly<Record<string, string | undefined>>): SearchTexts {
  return Object.fromEntries(Object.entries(texts).filter(([key]) => Object.hasOwn(SEARCH_TEXTS, key)));
}

/** The site's own text for a key of the search page, otherwise the platform's (SITE-025). */
export const searchText = ({ texts }: { readonly texts: SearchTexts }, key: SearchTextKey, parts: Parts = {}): string =>
  filled(texts[key] ?? SEARCH_TEXTS[key], parts);
