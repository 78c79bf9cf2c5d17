import { otherComparator, otherFigure, otherMass, otherRange, otherWeek } from "./amounts.ts";
import * as around from "./around.ts";
import * as forms from "./forms.ts";
import * as joins from "./joins.ts";
import * as marks from "./marks.ts";
import { type Change, eachPiece, fieldOf } from "./query.ts";
import { SYNONYMS } from "./synonyms.ts";
import { typos } from "./typos.ts";

/** Another everyday word for the same thing. */
const synonym = eachPiece(({ choice, words }) => {
  const family = fieldOf(choice) === "badge" ? [] : (SYNONYMS[choice.label] ?? []);
  return family.includes(words.toLowerCase()) ? family : [];
});

/** Every change that keeps what a query asks for, by its name. */
export const changesWith = (random: () => number): Readonly<Record<string, Change>> => ({
  "an amount or a place moved to the front or the end": around.moved,
  "two choices swapped": around.swapped,
  "words before": around.fillerBefore,
  "words behind": around.fillerBehind,
  "words between": around.fillerBetween,
  "capital and small letters": marks.letterCase,
  "no punctuation": marks.noPunctuation,
  "more punctuation": marks.punctuation,
  "hyphen, blank or neither": marks.hyphens,
  "one or several": forms.number,
  "names in the plural": forms.manyNames,
  "an article": forms.article,
  "contractions without apostrophe": marks.contraction,
  "other words for a limit": otherComparator,
  "a figure in another spelling": otherFigure,
  "a range in other words": otherRange,
  "a week's price in other words": otherWeek,
  "a mass in other words": otherMass,
  "figures as words": joins.smallNumbers,
  "other words for or": joins.eitherWords,
  "other words for and": joins.bothWords,
  "other words for not": joins.negation,
  "American spelling": joins.spelling,
  "a synonym": synonym,
  "a slip of the finger": typos(random),
});
