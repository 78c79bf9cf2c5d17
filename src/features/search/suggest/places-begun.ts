import type { Place } from "../../../services/geocoding/port.ts";
import type { OfferedPlace } from "./schema.ts";

/** Words that come before a place. */
const JOINTS: ReadonlySet<string> = new Set(["near", "around", "in", "at", "from", "of"]);
/** The most words at the end of a text that may be a place. */
const MOST_WORDS = 3;
const LONGEST = 100;

type Begun = Omit<OfferedPlace, "count">;

/**
 * Places that begin with the end of a text: "cars near rich", "hilux st ki", "3121". Figures that may be an amount
 * count as a place only alone or after "near".
 *
 * @param beginning finds at most `most` places whose names begin with a text.
 */
export function placesBegun(
  typed: string,
  beginning: (text: string, most: number) => readonly Place[],
  most: number,
): readonly Begun[] {
  const words = typed.slice(0, LONGEST).trim().split(/\s+/);
  for (let start = Math.max(0, words.length - MOST_WORDS); start < words.length; start += 1) {
    const part = words.slice(start).join(" ");
    const isAsked = JOINTS.has(words[start - 1]?.toLowerCase() ?? "");
    if (/\d/.test(part) && !isAsked && words.length > 1) continue;
    const found = beginning(part, most);
    if (found.length === 0) continue;
    const before = words.slice(0, isAsked ? start - 1 : start).join(" ");
    const shown = words.slice(0, start).join(" ");
    return found.map((place) => begunOf(place, part, { before, shown, isAsked }));
  }
  return [];
}

function begunOf(
  { name, state, postcode }: Place,
  part: string,
  { before, shown, isAsked }: { readonly before: string; readonly shown: string; readonly isAsked: boolean },
): Begun {
  const isPostcode = /^\d/.test(part);
  const label = isPostcode ? `${postcode} ${name} ${state}` : `${name} ${state} ${postcode}`;
  const placeText = isPostcode ? postcode : `${name} ${state}`;
  return {
    before: shown === "" ? "" : `${shown} `,
    name: label,
    isAsked,
    typed: label.toLowerCase().startsWith(part.toLowerCase()) ? part.length : 0,
    text: `${before === "" ? "" : `${before} `}near ${placeText}`,
  };
}
