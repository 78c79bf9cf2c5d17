/**
 * Prevents dates in the wrong time zone. `toISOString().slice(0, 10)` is yesterday until ten or eleven in the morning
 * in Sydney, and the server's own time zone is arbitrary: dates must come from `lib/time/moments.ts`,
 * `lib/time/time-zones.ts` or `lib/time/dates.ts`, which take the dealership's zone.
 */

const CUTS: readonly (readonly [RegExp, string])[] = [
  [/\.toISOString\(\)\s*\??\.\s*(slice|substr|substring|split|replace|match|at)\b/g, "cuts a day or time out of UTC"],
  [
    /\b\w*([dD]ate|[uU]ntil|[eE]xpiry|[eE]nds|At|_at|[iI]so)\)?\s*\??\.(slice|substr|substring)\(0, ?(4|7|10|13|16|19)\)/g,
    "cuts a day out of a text that may be UTC",
  ],
  [/\.getUTC\w+\(/g, "reads the clock of UTC"],
  [/\.(toUTCString|toGMTString)\(/g, "writes the time of UTC"],
  [/\.get(FullYear|Month|Date|Day|Hours|Minutes)\(/g, "reads the clock of the machine"],
  [/\.(toDateString|toTimeString|toLocaleDateString|toLocaleTimeString)\(/g, "writes the time of the machine's zone"],
];
const FORMAT = /\bIntl\.DateTimeFormat\(/g;

/** Files in which such a reading is right, with the reason. An entry that no longer applies is itself a finding. */
export const RIGHT_HERE: Readonly<Record<string, string>> = {
  "src/lib/time/time-zones.ts": "here an instant becomes the day and time of a zone",
  "src/lib/time/zoned.ts": "it counts calendar days, which have no zone",
  "src/features/hours/public-holidays.ts": "it counts calendar days, which have no zone",
  "src/lib/icalendar.ts": "calendars are told instants in UTC (RFC 5545)",
  "src/features/hours/opening.ts": "it asks the weekday of a calendar day, which has no zone",
  "src/features/feeds/normalise/figures/date.ts": "it reads calendar days, which have no zone, from a file",
  "src/features/feeds/car/car.ts": "the year bounds what a model year may be; nobody reads it",
  "src/features/seo/rss.ts": "feed readers ask for this form of UTC (RFC 822)",
  "src/services/stock-files/ftps-simulator.ts": "FTP tells when files were written in UTC (RFC 3659)",
  "src/cli/suppressions.ts": "it asks the machine for its zone by name, which is the operator's own",
  "src/desk/line/own-time.ts": "it is what happened on this device, by the watch of whoever holds it",
  "src/cli/running/own-zone.ts": "it asks the machine for its zone by name, which is the operator's own",
};

/** The wrong uses of dates and times in a source text, a sentence each. */
export function dayCuts(text: string): string[] {
  const found = CUTS.flatMap(([pattern, sentence]) =>
    [...text.matchAll(pattern)].map(([cut]) => `${sentence} (${cut.replace(/\s+/g, "")})`),
  );
  const zoneless = [...text.matchAll(FORMAT)].filter(({ index }) => !/\btimeZone\b/.test(callAt(text, index)));
  return [...found, ...zoneless.map(() => "formats a time without saying whose zone (Intl.DateTimeFormat)")];
}

/** The call that begins at `from`, up to its closing bracket. */
function callAt(text: string, from: number): string {
  let open = 0;
  for (let at = text.indexOf("(", from); at < text.length; at++) {
    if (text[at] === "(") open += 1;
    if (text[at] === ")") open -= 1;
    if (open === 0) return text.slice(from, at + 1);
  }
  return text.slice(from);
}

/** The finding of one file, or null. */
export function judgeDays(path: string, text: string): string | null {
  if (!path.startsWith("src/")) return null;
  const [cut] = dayCuts(text);
  const reason = RIGHT_HERE[path];
  if (cut && !reason)
    return `${cut}: write it with lib/time/moments.ts, for the zone of the dealership, or name it with a reason in scripts/house/day-cuts.ts`;
  return !cut && reason ? "is named in scripts/house/day-cuts.ts and cuts no day any more: take it out there" : null;
}
