import { createContext, type ReactNode, useContext } from "react";
import type { SiteConfig } from "../schema.ts";
import { filled, type PartsOf } from "../texts/words.ts";
import { useSiteIfAny } from "./site-context.tsx";

type Texts = SiteConfig["texts"];
const TextsContext = createContext<Texts | null>(null);

interface TextsProviderProps {
  /** A dealership's texts; null to use the site's. */
  readonly texts: Texts | null;
  readonly children: ReactNode;
}

/** Applies a dealership's own texts to its children, for example around its vehicle. */
export function TextsProvider({ texts, children }: TextsProviderProps) {
  return <TextsContext value={texts}>{children}</TextsContext>;
}

/**
 * The texts of one area: the dealership's or the site's replacement where there is one, otherwise the area's own
 * (SITE-025). A component passes its area's record, so that a page loads no texts that it does not show.
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
