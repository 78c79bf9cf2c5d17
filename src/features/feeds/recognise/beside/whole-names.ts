import { modelAtStart } from "../../../makes/market.ts";
import { titleBesideMake } from "../../normalise/names/beside-make.ts";
import { isMake, readMake } from "../../normalise/names/make.ts";
import { clean, isMissing } from "../../normalise/text.ts";
import type { FeedRow } from "../../schema.ts";
import type { Guess, Sample } from "../choose.ts";
import { isVehicleName } from "./vehicle-name.ts";

/** Number of rows examined, and how many of them prove something. */
const [LOOKED_AT, FEWEST] = [200, 3];
/** Least share of cells that name vehicles for a title column, and the most for a column that is not one. */
const [LEAST_NAMED, MOST_NAMED] = [0.7, 0.2];
/** Entries about ownership papers under "Title": whether they are present, and whether they are clean. */
const PAPERS =
  /^(?:clean|clear|in hand|on file|held|attached|absent|pending|missing|lost|waiting|at (?:bank|auction|dmv)|re(?:built|constructed|stored)|salvage|branded|flood|lemon|junk|bonded|duplicate|open|yes|no|y|n|t\.?b\.?a\.?)(?: title)?$/i;

/**
 * Corrects guesses by comparing every column's cells with vehicle names. "Title" above the state of the papers is not
 * the title. A column of names in which something suggests another fact ("09 FALCON G6E SDN A/T") is the title if
 * another column has the makes.
 */
export function wholeNames(
  samples: readonly Sample[],
  guesses: readonly (Guess | null)[],
  rows: readonly FeedRow[],
): readonly (Guess | null)[] {
  const namesIn = samples.map(({ values }) => once(() => share(values.slice(0, LOOKED_AT), isVehicleName)));
  const isHidden = (at: number) =>
    (namesIn[at]?.() ?? 0) <= MOST_NAMED && namesIn.some((share) => share() >= LEAST_NAMED);
  const left = guesses.map((guess, at) => {
    if (guess?.field !== "title" || guess.by !== "heading" || guess.score <= WEAK) return guess;
    const isPapers = share(samples[at]?.values ?? [], (value) => PAPERS.test(value)) >= LEAST_NAMED;
    return isPapers || isHidden(at) ? null : guess;
  });
  if (left.some((guess) => guess?.field === "title" || guess?.field === "model")) return left;
  const at = besideMakes(samples, left, rows);
  return at < 0
    ? left
    : left.map((guess, index) => (index === at ? { field: "title", score: 0.5, by: "values" } : guess));
}

/** Score of a guess from a heading that only may mean the title. */
const WEAK = 0.7;

/** The unnamed column whose cells begin with a model of the make in the same row; -1 for none. */
function besideMakes(samples: readonly Sample[], guesses: readonly (Guess | null)[], rows: readonly FeedRow[]): number {
  const makes = samples[guesses.findIndex((guess) => guess?.field === "make")]?.column;
  if (makes === undefined) return -1;
  const known = rows
    .slice(0, LOOKED_AT)
    .map(({ cells }) => ({ cells, make: clean(cells[makes]) }))
    .filter(({ make }) => isMake(make));
  return samples.findIndex(({ column }, at) => {
    if (guesses[at] && guesses[at]?.by !== "values") return false;
    const filled = known.filter(({ cells }) => !isMissing(clean(cells[column])));
    const isNamed = ({ cells, make }: (typeof filled)[number]) => {
      const title = titleBesideMake(clean(cells[column]), readMake(make).make);
      return title.year !== null && modelAtStart(title.make ?? readMake(make).make, title.rest) !== null;
    };
    return filled.length >= FEWEST && filled.filter(isNamed).length >= filled.length * LEAST_NAMED;
  });
}

function once(work: () => number): () => number {
  let found: number | null = null;
  return () => {
    found ??= work();
    return found;
  };
}

function share(values: readonly string[], test: (value: string) => boolean): number {
  return values.length === 0 ? 0 : values.filter(test).length / values.length;
}
