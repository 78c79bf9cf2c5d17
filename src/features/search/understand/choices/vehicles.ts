import { joinedKey, type Word } from "../grammar/words.ts";
import { PLAIN_MODELS } from "../lexicon/plain-words.ts";
import { type Found, modelName, type NamedModel, orList, vehicleName } from "../meanings.ts";
import type { NamedVehicle, Wants } from "../schema.ts";
import { idOf, joinedSpans, KEPT, type Stretch, stretchOf, type Term, termOf } from "./terms.ts";

/** Combines the makes, models and badges of a text: which model belongs to which make, and which are alternatives. */

interface Alternative {
  make: { readonly name: string; readonly found: Found } | null;
  /** Further mentions of the same make. */
  readonly again: Found[];
  model: { readonly any: readonly NamedModel[]; readonly found: Found } | null;
  readonly badges: Badge[];
}

interface Badge {
  readonly values: readonly string[];
  readonly name: string;
  readonly found: Found;
}

export function vehicleTerms(words: readonly Word[], found: readonly Found[]): readonly Term[] {
  const own = found.filter(({ meaning: { kind } }) => kind !== "wants");
  const { alternatives, loose } = alternativesOf(own.filter(({ negated }) => !negated));
  const badges = loose.map((badge) => badgeTerm(words, badge));
  return [...joinedTerms(words, alternatives), ...badges, ...own.filter(({ negated }) => negated).map(without)];

  function without(each: Found): Term {
    const { meaning } = each;
    if (meaning.kind === "make") return makeTerm(words, meaning.make, each);
    if (meaning.kind === "badge") return badgeTerm(words, { ...meaning, found: each });
    return modelTerm(words, meaning.kind === "model" ? meaning.any : [], each, false);
  }
}

function alternativesOf(parts: readonly Found[]) {
  const alternatives: Alternative[] = [];
  const loose: Badge[] = [];
  const makes = new Set(parts.flatMap(({ meaning }) => (meaning.kind === "make" ? [meaning.make] : [])));
  let ofNext: Badge[] = [];
  for (const [at, found] of parts.entries()) {
    const { meaning } = found;
    const last = alternatives.at(-1);
    if (meaning.kind === "make") addMake(alternatives, meaning.make, found);
    else if (meaning.kind === "model") {
      const isOther = found.afterOr || ofNext.length > 0;
      addModel(alternatives, ofMakes(meaning.any, makes), { ...found, afterOr: isOther });
      alternatives.at(-1)?.badges.push(...ofNext);
      ofNext = [];
    } else if (meaning.kind === "badge" && last?.model && isBeforeModel(found, parts[at + 1])) {
      // "GXL Prado or GXL Kluger".
      ofNext.push({ ...meaning, found });
    } else if (meaning.kind === "badge" && last) addBadge(last.badges, { ...meaning, found });
    else if (meaning.kind === "badge") loose.push({ ...meaning, found });
  }
  // A badge before its model still belongs to the only vehicle that is named.
  if (loose.length > 0 && alternatives[0]) alternatives[0].badges.unshift(...loose.splice(0));
  return { alternatives, loose };
}

/** Whether a badge after an "or" belongs to the model right after it, rather than to the model before. */
const isBeforeModel = (badge: Found, next: Found | undefined): boolean =>
  badge.afterOr && next?.from === badge.to && next.meaning.kind === "model";

function ofMakes(any: readonly NamedModel[], makes: ReadonlySet<string>): readonly NamedModel[] {
  const own = any.filter(({ make }) => makes.has(make));
  return own.length > 0 ? own : any;
}

/** "toyota … toyota" is one make, and a make after its own model adds nothing. */
function addMake(alternatives: Alternative[], name: string, found: Found): void {
  const same = alternatives.find(
    ({ make, model }) => make?.name === name || (make === null && model?.any.every((each) => each.make === name)),
  );
  // "Ducati Scrambler or Ducati Monster": a badge of the make, or another of its vehicles.
  const isOther = found.afterOr && same && !same.model && same.badges.length > 0;
  if (!same || isOther) alternatives.push({ make: { name, found }, again: [], model: null, badges: [] });
  else if (same.make) same.again.push(found);
  else same.make = { name, found };
}

/** "GTI or R" is one choice between two badges. Badges without an "or" must all match. */
function addBadge(badges: Badge[], badge: Badge): void {
  const before = badges.at(-1);
  const gap = before ? badge.found.from - before.found.to : 0;
  // "GXL and Cruiser": no car has both.
  const isEither = badge.found.afterOr || (gap === 1 && before?.values.every((value) => !badge.values.includes(value)));
  if (!before || !isEither || gap > 1) badges.push(badge);
  else badges[badges.length - 1] = eitherBadge(before, badge);
}

const eitherBadge = (a: Badge, b: Badge): Badge => ({
  values: [...new Set([...a.values, ...b.values])],
  name: orList([...a.name.split(" or "), b.name]),
  found: { ...a.found, to: b.found.to },
});

function addModel(alternatives: Alternative[], any: readonly NamedModel[], found: Found): void {
  const last = alternatives.at(-1);
  const narrower = last?.model && narrowerOf(last.model, any, found);
  if (last?.model && narrower) {
    last.model = { any: narrower, found: { ...last.model.found, to: found.to } };
    return;
  }
  // "BMW 320i or 4 Series": the make's badge is one alternative, and the model is the other.
  const own = alternatives.findLast(
    ({ make, model, badges }) =>
      !model && !(found.afterOr && badges.length > 0) && any.some((each) => each.make === make?.name),
  );
  if (own) own.model = { any: any.filter((each) => each.make === own.make?.name), found };
  else alternatives.push({ make: null, again: [], model: { any, found }, badges: [] });
}

/** "Landcruiser troopy": a family of models, then one of its models. Null if they are two different vehicles. */
function narrowerOf(
  { any, found: before }: { readonly any: readonly NamedModel[]; readonly found: Found },
  next: readonly NamedModel[],
  found: Found,
): readonly NamedModel[] | null {
  if (found.afterOr || found.from !== before.to) return null;
  const names = new Set(next.map(modelName));
  const both = any.filter((each) => names.has(modelName(each)));
  if (both.length > 0) return both;
  if (!next.every(({ make }) => make === any[0]?.make)) return null;
  const isPart = before.meaning.kind === "model" && before.meaning.isPart;
  // "Ioniq Tucson" names two vehicles, since the Tucson is not an Ioniq.
  if (isPart && next.every((each) => any.some((other) => firstWord(each) === firstWord(other)))) return next;
  // "100 series landcruiser", "landcruiser vdj200r": the family's name beside a model that is out of stock.
  if (next.every((each) => goesOn(each, any[0]))) return next;
  const isFamily = found.meaning.kind === "model" && found.meaning.isPart;
  return isFamily || any.every((each) => goesOn(each, next[0])) ? any : null;
}

const firstWord = ({ model }: NamedModel): string | undefined => model.split(" ")[0];

/** Whether a model's name extends the other's with more words: the LandCruiser 200 beside the LandCruiser. */
const goesOn = ({ model }: NamedModel, family: NamedModel | undefined): boolean =>
  family !== undefined && model.startsWith(`${family.model} `);

function joinedTerms(words: readonly Word[], alternatives: readonly Alternative[]): readonly Term[] {
  const [first, second] = alternatives;
  if (!first) return [];
  if (!second) return apart(words, first);
  return [joined(words, alternatives)];
}

/** The choices for one vehicle: its make, its model and its badges are separate. */
function apart(words: readonly Word[], { make, again, model, badges }: Alternative): readonly Term[] {
  return [
    ...(make ? [make.found, ...again].map((found) => makeTerm(words, make.name, found)) : []),
    ...(model ? [modelTerm(words, model.any, model.found, make !== null)] : []),
    ...badges.map((badge) => badgeTerm(words, badge)),
  ];
}

const makeTerm = (words: readonly Word[], make: string, found: Found): Term =>
  termOf(words, found, { kind: "values", attribute: "make", values: [make] }, make, true);

const badgeTerm = (words: readonly Word[], { values, name, found }: Badge): Term =>
  termOf(words, found, { kind: "values", attribute: "badge", values }, name, false);

function modelTerm(words: readonly Word[], any: readonly NamedModel[], found: Found, hasMake: boolean): Term {
  const key = joinedKey(words, found.from, found.to);
  const isPlain = PLAIN_MODELS.has(key) || key.length < 3 || found.others.length > 0;
  const nameOf = hasMake || !isPlain ? ({ model }: NamedModel) => model : modelName;
  const names = [...new Set(any.map(nameOf))];
  const label = names.length > MOST_NAMES ? `Any ${sharedName(names)}` : orList(names);
  const vehicles = any.map(({ make, model }) => ({ make, model, badges: null }));
  return termOf(words, found, { kind: "vehicles", any: vehicles }, label, true);
}

const MOST_NAMES = 3;

/** The common beginning of some names: "CX" of the CX-5 and the CX-30, otherwise the first word of the first name. */
function sharedName(names: readonly string[]): string {
  const [first = ""] = names;
  let length = first.length;
  while (length > 0 && !names.every((name) => name.startsWith(first.slice(0, length)))) length -= 1;
  const shared = /^[\p{L} ]*\p{L}/u.exec(first.slice(0, length))?.[0] ?? "";
  return shared.length > 1 ? shared : (first.split(" ")[0] ?? "");
}

/** One choice for several vehicles, any of which will do. */
function joined(words: readonly Word[], alternatives: readonly Alternative[]): Term {
  const any = alternatives.flatMap(vehiclesOf);
  const isMakes = alternatives.every(({ model, badges }) => !model && badges.length === 0);
  const makes = new Set(any.map(({ make }) => make));
  const isShort = makes.size === 1 && !alternatives.some(({ make }) => make);
  const names = [...new Set(any.map((each) => vehicleName(isShort ? { ...each, make: null } : each)))];
  const label = names.length > 5 ? `${names.slice(0, 4).join(", ")} or ${names.length - 4} more` : orList(names);
  const wants: Wants = isMakes
    ? { kind: "values", attribute: "make", values: any.flatMap(({ make }) => make ?? []) }
    : { kind: "vehicles", any };
  const parts = alternatives
    .flatMap(({ make, again, model, badges }) => [
      make?.found,
      ...again,
      model?.found,
      ...badges.map((each) => each.found),
    ])
    .flatMap((found) => found ?? [])
    .sort((a, b) => a.from - b.from)
    .map((found) => stretchOf(words, found));
  let [merged] = parts as [Stretch, ...Stretch[]];
  for (const next of parts.slice(1)) merged = { ...merged, spans: joinedSpans(merged, next), to: next.to };
  return { ...merged, id: idOf(wants, label, false), wants, label, negated: false, likes: true, standing: KEPT };
}

function vehiclesOf({ make, model, badges }: Alternative): readonly NamedVehicle[] {
  const values = badges.length > 0 ? badges.flatMap((badge) => badge.values) : null;
  if (!model) return [{ make: make?.name ?? null, model: null, badges: values }];
  return model.any.map((named) => ({ make: named.make, model: named.model, badges: values }));
}
