import { FORM_TEXTS } from "./forms.ts";
import { PAGE_TEXTS } from "./pages.ts";
import { SEARCH_TEXTS } from "./search.ts";
import { VEHICLE_TEXTS } from "./vehicle.ts";
import { filled, type PartsOf } from "./words.ts";

/**
 * All texts of the platform that a site may replace (SITE-025), by area. Documentation, editors and the check of site
 * files are derived from it.
 */
export const TEXT_AREAS = {
  "Home page, header, footer and pages": PAGE_TEXTS,
  "Search page": SEARCH_TEXTS,
  "Vehicle page": VEHICLE_TEXTS,
  Forms: FORM_TEXTS,
} as const;

type Areas = (typeof TEXT_AREAS)[keyof typeof TEXT_AREAS];
type KeyOf<Area> = Area extends unknown ? keyof Area : never;
export type TextKey = KeyOf<Areas>;
type WordsOf<K extends TextKey, Area = Areas> = Area extends Readonly<Record<K, infer Words>> ? Words : never;

/** Every text by its key. A key belongs to one area only. */
export const TEXTS = Object.assign({}, ...Object.values(TEXT_AREAS)) as { readonly [K in TextKey]: WordsOf<K> };
export const TEXT_KEYS = Object.keys(TEXTS) as TextKey[];

type Given<K extends TextKey> = (typeof TEXTS)[K] extends string ? string : string | null;

/** The site's own version of a text, otherwise the platform's (SITE-025), with its `{name}` parts filled in. */
export function text<K extends TextKey>(
  config: { readonly texts: Readonly<Partial<Record<TextKey, string>>> },
  key: K,
  ...[parts = {}]: PartsOf<(typeof TEXTS)[K]>
): Given<K> {
  const words: string | null = config.texts[key] ?? TEXTS[key];
  return (words === null ? null : filled(words, parts)) as Given<K>;
}

/** The `{name}` parts of a replacement text that the platform cannot fill in. */
export function unknownParts(key: TextKey, replacement: string): readonly string[] {
  const known = new Set([...partsIn(TEXTS[key] ?? ""), ...(FURTHER[key] ?? [])]);
  return partsIn(replacement).filter((part) => !known.has(part));
}

/** Parts that can be filled in although the platform's own text does not use them or is absent. */
const FURTHER: Readonly<Partial<Record<TextKey, readonly string[]>>> = {
  "hero.text": ["count"],
  "service.certified": ["make"],
};

const partsIn = (words: string): string[] => [...words.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);
