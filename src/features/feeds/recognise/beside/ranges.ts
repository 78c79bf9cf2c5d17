import { simpleBody } from "../../normalise/kinds/body.ts";
import { beginsWithModel, completedModel } from "../../normalise/names/complete.ts";
import { isMake, readMake } from "../../normalise/names/make.ts";
import { clean, isMissing } from "../../normalise/text.ts";
import type { FeedRow } from "../../schema.ts";
import type { Guess, Sample } from "../choose.ts";
import { readHeading } from "../headings.ts";
import { isDistance } from "./other-facts.ts";

/** Number of rows examined. */
const LOOKED_AT = 300;

/**
 * Finds the model's column when "Range" or "Series" is beside "Model". Makers of caravans, motorhomes and vans sell an
 * Expanda 16.49-3 or a Bolero 680 FB: the range is the model, and their "model" is the badge. A range that is a driving
 * distance or a vehicle kind does not count.
 */
export function modelsOfRanges(
  samples: readonly Sample[],
  guesses: readonly (Guess | null)[],
  rows: readonly FeedRow[],
): readonly (Guess | null)[] {
  const names = samples.map(({ column }) => readHeading(column).words.join(" "));
  const range = guesses.findIndex(
    (guess, at) =>
      (guess?.field === "model" && /\brange( name)?$/.test(names[at] ?? "")) ||
      (guess?.field === "series" && /\bseries$/.test(names[at] ?? "")),
  );
  const model = guesses.findIndex((guess, at) => guess?.field === "model" && /\bmodel( name)?$/.test(names[at] ?? ""));
  const make = guesses.findIndex((guess) => guess?.field === "make");
  const [rangeGuess, modelGuess] = [guesses[range], guesses[model]];
  if (!rangeGuess || !modelGuess || make < 0 || range === model) return guesses;
  const seen = rows.slice(0, LOOKED_AT).map(({ cells }) => {
    const [maker = "", name = "", said = ""] = [make, range, model].map((at) =>
      clean(cells[samples[at]?.column ?? ""]),
    );
    return { maker, name: isMissing(name) ? "" : name, said: isMissing(said) ? "" : said };
  });
  if (!(rangeGuess.field === "series" ? seriesAreModels(seen) : rangesAreModels(seen))) return guesses;
  return guesses.map((guess, at) => {
    if (at === range) return { ...rangeGuess, field: "model", score: 1 };
    return at === model ? { ...modelGuess, field: "badge", score: modelGuess.score * BEHIND_BADGES } : guess;
  });
}

/** Score below a properly named badge column, which then comes first. */
const BEHIND_BADGES = 0.5;

interface Names {
  readonly maker: string;
  readonly name: string;
  readonly said: string;
}

function rangesAreModels(rows: readonly Names[]): boolean {
  const named = rows.filter(({ name }) => name !== "");
  if (named.length === 0 || rows.some(({ name, said }) => name === "" && said !== "")) return false;
  const share = (test: (row: Names) => boolean) => named.filter(test).length / named.length;
  if (share(({ name }) => isDistance(name)) > 0.3 || share(({ name }) => isKind(name)) > 0.5) return false;
  const [ranges, models] = known(named);
  return ranges === models ? models === 0 && share(({ said }) => /\d/.test(said)) >= 0.5 : ranges > models;
}

const isKind = (name: string) => /^[a-z -]+$/i.test(name) && simpleBody(name) !== null;

/** Fewer series than this prove nothing. */
const FEWEST = 2;

/** Whether the makers' known models show that series are models; usually a series is a generation of a model. */
function seriesAreModels(rows: readonly Names[]): boolean {
  if (rows.some(({ name, said }) => name === "" && said !== "")) return false;
  // "Grand" beside the series "Cherokee WK" is a model cut off at a space.
  const complete = rows.filter(
    ({ maker, name, said }) => completedModel(readMake(maker).make, said, name, true) === null,
  );
  const [series, models] = known(complete);
  return series >= FEWEST && series >= rows.length / 2 && models <= series / 3;
}

/** How many rows have a range, and how many a model, beginning with a model the maker is known for. */
function known(rows: readonly Names[]): readonly [ranges: number, models: number] {
  const made = rows.filter(({ maker }) => isMake(maker)).map((row) => ({ ...row, maker: readMake(row.maker).make }));
  return [
    made.filter(({ maker, name }) => name !== "" && beginsWithModel(maker, name)).length,
    made.filter(({ maker, said }) => said !== "" && beginsWithModel(maker, said)).length,
  ];
}
