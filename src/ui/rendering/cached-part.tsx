import { createContext, type ReactNode, useContext } from "react";
import type { FindPart } from "../../lib/markup/find-part.ts";

const FindPartContext = createContext<FindPart | null>(null);

/** Lets the server take the markup of parts from earlier pages. A browser, and a page without it, renders them all. */
export function CachedParts({ find, children }: { readonly find: FindPart | null; readonly children: ReactNode }) {
  return <FindPartContext value={find}>{children}</FindPartContext>;
}

interface CachedPartProps {
  readonly name: string;
  /** All properties of the part, as plain data. Beyond them it may depend on the site's view alone. */
  readonly madeOf: unknown;
  readonly children: ReactNode;
}

/**
 * A part of a page that the same properties always make the same, such as the card of a car: the server renders it
 * once and puts its markup into later pages. There are three children in each case, so that what React counts is the
 * same on the server and in the browser.
 */
export function CachedPart({ name, madeOf, children }: CachedPartProps) {
  const marks = useContext(FindPartContext)?.(name, madeOf);
  const opens = marks ? <template id={marks.opens} /> : null;
  const closes = marks?.closes ? <template id={marks.closes} /> : null;
  return (
    <>
      {opens}
      {marks?.closes === null ? null : children}
      {closes}
    </>
  );
}
