import { Fragment, useEffect, useState } from "react";
import { counted } from "../../../../lib/words/format.ts";
import type { Offers } from "./use-offers.ts";

/** Milliseconds without a change before the list is announced, so that it is never announced while somebody types. */
const SETTLED_MS = 400;

/** The announcement of the list for screen readers, once the list has settled. */
export function useStatus(offers: Offers, text: string, isOpen: boolean): string {
  const now = isOpen ? saidOf(offers, text) : "";
  const [announced, setAnnounced] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(now), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [now]);
  return announced;
}

/** What there is to choose from; "No suggestions" only once the server has answered that there are none. */
export function saidOf({ groups, cars, words: { noun } }: Offers, text: string): string {
  const words = groups.reduce((sum, { offers }) => sum + offers.length, 0);
  const shown = cars?.cars.length ?? 0;
  if (words + shown > 0) return sentence(words, shown, noun);
  return cars ? noneFor(text) : "";
}

function sentence(words: number, cars: number, noun: string): string {
  const suggestions = counted(words, "suggestion");
  return `${cars > 0 ? `${suggestions}, ${counted(cars, noun)}` : suggestions}. Use up and down.`;
}

const noneFor = (text: string) => (text.trim() === "" ? "" : `No suggestions. Enter searches “${text.trim()}”.`);

/** How the words so far are read, if there are at least two choices. */
export function ReadSoFar({ offers: { cars } }: { readonly offers: Offers }) {
  const read = cars?.read ?? [];
  if (read.length < 2) return null;
  return (
    <p className="offers-read" aria-hidden>
      Read so far:{" "}
      {read.map((label, at) => (
        <Fragment key={label}>
          {at > 0 ? ", " : ""}
          <b>{label}</b>
        </Fragment>
      ))}
    </p>
  );
}
