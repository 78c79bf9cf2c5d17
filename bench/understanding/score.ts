import type { Vocabulary } from "../../src/features/search/understand/lexicon/vocabulary.ts";
import { modelName } from "../../src/features/search/understand/meanings.ts";
import { readWords } from "../../src/features/search/understand/read-words.ts";
import type { Choice, Reading } from "../../src/features/search/understand/schema.ts";
import { placeNamed, postcodePlace } from "../../src/services/geocoding/table.ts";
import { THIS_YEAR } from "./demo-sites.ts";
import type { Line } from "./lines.ts";

/** A line that was read otherwise. */
export interface Miss {
  readonly line: Line;
  readonly read: readonly string[];
}

/** Reads every line on its site and compares the choices: all of them, no others, in any order. */
export function missesOf(lines: readonly Line[], vocabularies: ReadonlyMap<string, Vocabulary>): readonly Miss[] {
  return lines.flatMap((line) => {
    const vocabulary = vocabularies.get(line.site);
    if (!vocabulary) throw new Error(`No demo site is called ${line.site}`);
    const reading = readWords(line.typed, vocabulary, { thisYear: THIS_YEAR, place: placeOf });
    return isAsWanted(line, reading) ? [] : [{ line, read: chipsOf(reading) }];
  });
}

/** Postcodes, suburbs and towns, as a site without a maps key knows them. */
export function placeOf(words: string) {
  const place = postcodePlace(words) ?? placeNamed(words);
  return place && { ...place, name: `${place.name} ${place.state} ${place.postcode}` };
}

/** What a reading says, as a line of the corpus would. */
function chipsOf({ choices, text }: Reading): readonly string[] {
  const chips = choices.map((choice) => `${choice.standing.kind === "struck" ? "struck: " : ""}${choice.label}`);
  return [...chips, ...(text === "" ? [] : [`“${text}”`])];
}

function isAsWanted({ wanted }: Line, { choices, text }: Reading): boolean {
  const chips = wanted.filter((each) => !each.startsWith("“"));
  const texts = wanted.filter((each) => each.startsWith("“")).map((each) => each.slice(1, -1).toLowerCase());
  const left = [...choices];
  const areAll = chips.every((chip) => {
    const at = left.findIndex((choice) => isChip(choice, chip));
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
  return areAll && left.length === 0 && texts.join(" ") === text.toLowerCase();
}

function isChip(choice: Choice, wanted: string): boolean {
  const isStruck = wanted.startsWith("struck: ");
  if (isStruck !== (choice.standing.kind === "struck")) return false;
  const name = plain(wanted.replace("struck: ", ""));
  if (wanted.startsWith("@")) return choice.wants.kind === "place" && plain(choice.label).includes(name.slice(1));
  return namesOf(choice).some((each) => plain(each) === name);
}

const plain = (text: string) => text.toLowerCase();

/** A model may be called with its make or without. */
function namesOf({ wants, label, negated }: Choice): readonly string[] {
  const names = [label];
  if (wants.kind === "vehicles" && !wants.any.some(({ badges }) => badges)) {
    const not = negated ? "Not " : "";
    const models = wants.any.map(({ make, model }) => ({ short: model ?? make ?? "", long: longName(make, model) }));
    names.push(not + list(models.map(({ short }) => short)), not + list(models.map(({ long }) => long)));
    const [first, ...rest] = models;
    if (first) names.push(list([first.long, ...rest.map(({ short }) => short)]));
    names.push(models.map(({ short }) => short).join(" or "));
  }
  return names;
}

const longName = (make: string | null, model: string | null) =>
  make && model ? modelName({ make, model }) : (model ?? make ?? "");
const list = (names: readonly string[]) =>
  names.length > 1 ? `${names.slice(0, -1).join(", ")} or ${names.at(-1)}` : (names[0] ?? "");
