import { createContext, type ReactNode, useContext } from "react";
import type { SiteConfig } from "../schema.ts";
import { filled, type Parts } from "../texts/words.ts";
import { useSiteIfAny } from "./site-context.tsx";

type Texts = SiteConfig["texts"];
const TextsContext = createContext<Texts | null>(null);

interface TextsProviderProps {
  /** Null: those of the site. */
  readonly texts: Texts | null;
  readonly children: ReactNode;
}

/** What is shown of one dealership's vehicle is in that dealership's words. */
export function TextsProvider({ texts, children }: TextsProviderProps) {
  return <TextsContext value={texts}>{children}</TextsContext>;
}

/**
 * The words of the dealership or the site for texts of one area, else the area's own (SITE-025). A component brings its
 * area's record, so that a page loads no words that it does not show.
 */
export function useWords<T extends Readonly<Record<string, string | null>>>(area: T) {
  const own = useContext(TextsContext);
  const site = useSiteIfAny();
  const texts: Readonly<Record<string, string | undefined>> = own ?? site?.config.texts ?? {};
  return <K extends keyof T & string>(key: K, parts: Parts = {}): T[K] extends string ? string : string | null => {
    const words: string | null = texts[key] ?? area[key] ?? null;
    return (words === null ? null : filled(words, parts)) as T[K] extends string ? string : string | null;
  };
}
