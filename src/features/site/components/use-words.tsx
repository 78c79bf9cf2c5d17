import { useContext } from "react";
import { filled, type PartsOf } from "../texts/words.ts";
import { TextsContext, useSiteIfAny } from "./site-context.tsx";

/**
 * The dealership's or the site's texts of one area, else the area's own (SITE-025). A component passes its area's
 * record, so that a page loads no texts that it does not show.
 */
export function useWords<const T extends Readonly<Record<string, string | null>>>(area: T) {
  const own = useContext(TextsContext);
  const site = useSiteIfAny();
  const texts: Readonly<Record<string, string | undefined>> = own ?? site?.config.texts ?? {};
  return <K extends keyof T & string>(
    key: K,
    ...[parts = {}]: PartsOf<T[K]>
  ): T[K] extends string ? string : string | null => {
    const words: string | null = texts[key] ?? area[key] ?? null;
    return (words === null ? null : filled(words, parts)) as T[K] extends string ? string : string | null;
  };
}
