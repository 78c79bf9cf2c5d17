import { formatKm, formatMoney } from "../../../lib/words/format.ts";
import { FACETS, type FacetAttribute, type RangeAttribute } from "../../vocabulary/attributes.ts";
import { RADII } from "../places/near.ts";
import { withRange } from "../rules.ts";
import type { AskAbout } from "./ask-about.ts";
import { type Ask, type AskedSearch, withValues } from "./asks.ts";
import { asAdjective } from "./phrase.ts";

/** A search that drops a condition or widens it. It finds everything that the original search finds. */
export interface Relaxation {
  /** The dropped conditions. */
  readonly lets: readonly Ask[];
  /** The remaining conditions, which give the row its name. */
  readonly rest: readonly Ask[];
  readonly to: (asked: AskedSearch) => AskedSearch;
  /** Of two relaxations with the same ladder, the later finds everything that the earlier one finds. */
  readonly ladder: string;
  /** Whether its row is named "Other Mazda SUVs" rather than "Mazda CX-5, other years". */
  readonly isOther: boolean;
  /** The end of the row's heading: ", other years". */
  readonly tail: string;
  /** A short description of its cars: "of other years". */
  readonly brief: string;
  /** The replacement for the original condition, "2019 to 2021 in place of 2020"; null if there is none. */
  readonly instead: string | null;
}

/** The class of the wanted models: their makes, and the body type of most of them, null if the stock has none. */
export interface ModelClass {
  readonly makes: readonly string[];
  readonly body: string | null;
  readonly bodyFacet: FacetAttribute;
}

type Step = (ask: Ask, asks: readonly Ask[], classed: ModelClass) => Relaxation | null;

const others = (asks: readonly Ask[], ...removed: readonly Ask[]) => asks.filter((ask) => !removed.includes(ask));

/** Drops a condition entirely. */
const dropped =
  (tail: string, brief: string): Step =>
  (ask, asks) => ({
    lets: [ask],
    rest: others(asks, ask),
    to: ask.without,
    ladder: `${ask.attribute ?? ask.label}`,
    isOther: false,
    tail,
    brief,
    instead: null,
  });

/** Widens a range at its ends. */
function widened(
  ask: Ask,
  asks: readonly Ask[],
  range: NonNullable<Ask["range"]>,
  words: readonly string[],
): Relaxation {
  const [tail = "", brief = "", instead = ""] = words;
  return {
    lets: [ask],
    rest: others(asks, ask),
    to: (search) => {
      const without = ask.without(search);
      return { ...without, state: withRange(without.state, ask.attribute as RangeAttribute, range) };
    },
    ladder: `${ask.attribute ?? ask.label}`,
    isOther: false,
    tail,
    brief,
    instead,
  };
}

/** Adds a year at each end that the shopper set. */
const aYearEitherSide: Step = (ask, asks) => {
  const { min, max } = ask.range ?? {};
  const range = { ...(min !== undefined && { min: min - 1 }), ...(max !== undefined && { max: max + 1 }) };
  const both = min !== undefined && max !== undefined;
  const tail = both ? "a year either side" : min === undefined ? "a year newer" : "a year older";
  const reach = both ? `${min - 1} to ${max + 1}` : min === undefined ? `up to ${(max ?? 0) + 1}` : `from ${min - 1}`;
  return widened(ask, asks, range, [`, ${tail}`, tail, `${reach} in place of ${asAdjective(ask.label)}`]);
};

/** Rounded to a figure that people use: $33,000, not $32,945. */
const reachOf = (most: number, more: number) => {
  const step = most >= 2_000 ? 100 : 10;
  return Math.ceil((most * (1 + more)) / step) * step;
};

/** Raises the maximum by a share of itself. */
const beyond =
  (more: number, say: (amount: number) => string, joint: string): Step =>
  (ask, asks) => {
    const { min, max } = ask.range ?? {};
    if (max === undefined) return null;
    const reach = reachOf(max, more);
    const range = { ...(min !== undefined && { min }), max: reach };
    const words = `up to ${say(reach)}`;
    return widened(ask, asks, range, [`${joint} ${words}`, words, `${words} in place of ${say(max)}`]);
  };

/** Widens to the next larger radius. */
const furtherOut: Step = (ask, asks) => {
  const { around } = ask;
  const next = around && RADII.find((km) => km > around.within);
  if (!around || next === undefined) return null;
  const { within, ...place } = around;
  return {
    lets: [ask],
    rest: others(asks, ask),
    to: (search) => {
      const without = ask.without(search);
      return { ...without, state: { ...without.state, near: { asked: place.name, place, within: next } } };
    },
    ladder: ask.label,
    isOther: false,
    tail: ` within ${next} km of ${place.name}`,
    brief: `within ${next} km`,
    instead: `within ${next} km in place of ${within} km`,
  };
};

/** Another model of the same class: of the same make, or of any. */
const ofItsClass =
  (keepsMake: boolean): Step =>
  (ask, asks, classed) => {
    const makes = asks.filter(({ about }) => about === "make");
    const hasMake = makes.length > 0;
    const body = asks.find(({ about }) => about === "body");
    const ownBody: Ask | null =
      body || classed.body === null ? null : askFor(classed.bodyFacet, "body", [classed.body]);
    const ownMake: Ask | null =
      hasMake || !keepsMake || classed.makes.length === 0 ? null : askFor("make", "make", classed.makes);
    // The class of a model that was never in stock is unknown, so any vehicle that meets the other conditions will do.
    if (keepsMake && !hasMake && !ownMake) return null;
    // A badge belongs to its model.
    const badges = asks.filter(({ about }) => about === "badge");
    const removed = [ask, ...(keepsMake ? [] : makes), ...badges];
    const added = [ownMake, ownBody].filter((each) => each !== null);
    return {
      lets: removed,
      rest: [...others(asks, ...removed), ...added],
      to: (search) =>
        added.reduce(
          (now, { attribute, values }) => withValues(now, attribute as FacetAttribute, values),
          removed.reduce((now, each) => each.without(now), search),
        ),
      ladder: "class",
      isOther: true,
      tail: "",
      brief: "",
      instead: null,
    };
  };

const askFor = (attribute: FacetAttribute, about: AskAbout, values: readonly string[]): Ask => ({
  about,
  attribute,
  values,
  range: null,
  label: values.join(" or "),
  said: values.join(" or "),
  without: (search) => search,
});

const otherMakes: Step = (ask, asks) => {
  if (asks.some(({ about }) => about === "model")) return null;
  const removed = [ask, ...asks.filter(({ about }) => about === "badge")];
  return {
    lets: removed,
    rest: others(asks, ...removed),
    to: (search) => removed.reduce((now, each) => each.without(now), search),
    ladder: "class",
    isOther: true,
    tail: "",
    brief: "",
    instead: null,
  };
};

/** Drops a condition and names it in the plural: ", other fuels". */
const otherValues: Step = (ask, asks, classed) => {
  if (ask.about === "words") return dropped(`, without ${ask.said}`, `without ${ask.said}`)(ask, asks, classed);
  const { attribute } = ask;
  // Conditions without a filter have no other values, and "other states" would be misread as places.
  if (attribute === null || attribute === "status") return dropped("", `without ${ask.said}`)(ask, asks, classed);
  const plural = Object.hasOwn(FACETS, attribute) ? FACETS[attribute as FacetAttribute].plural : "values";
  return dropped(`, other ${plural}`, `of other ${plural}`)(ask, asks, classed);
};

/** The order of dropping conditions. `fixed` and `body` are kept, because they say what the vehicle must do. */
const ORDER: readonly (readonly [about: AskAbout, step: Step])[] = [
  ["year", aYearEitherSide],
  ["year", dropped(", other years", "of other years")],
  ["badge", dropped(", other badges", "with other badges")],
  ["colour", dropped(", other colours", "in other colours")],
  ["price", beyond(0.1, (dollars) => formatMoney(dollars), "")],
  ["km", beyond(0.2, (km) => formatKm(km), " with")],
  ["place", furtherOut],
  ["place", dropped(" elsewhere", "elsewhere")],
  ["transmission", dropped(", other transmissions", "with other transmissions")],
  ["drive", dropped(", other drives", "with other drives")],
  ["feature", otherValues],
  ["model", ofItsClass(true)],
  ["model", ofItsClass(false)],
  ["make", otherMakes],
  ["other", otherValues],
  ["words", otherValues],
];

/** Tried if none of these finds anything: an amount that no vehicle comes close to is dropped entirely. */
const LAST: typeof ORDER = [
  ["price", dropped(" at any price", "at any price")],
  ["km", dropped(" with any kilometres", "with any kilometres")],
];

/** The searches that drop one condition, in the order in which they are offered. */
export const singleRelaxations = (asks: readonly Ask[], classed: ModelClass) => stepsOf(ORDER, asks, classed);
export const lastRelaxations = (asks: readonly Ask[], classed: ModelClass) => stepsOf(LAST, asks, classed);

/** Tried if no two of them together find anything either: everything is dropped except what the vehicle must do. */
export function openRelaxation(asks: readonly Ask[]): readonly Relaxation[] {
  const lets = asks.filter(({ about }) => about !== "fixed" && about !== "body");
  const open: Relaxation = {
    lets,
    rest: others(asks, ...lets),
    to: (search) => lets.reduce((now, each) => each.without(now), search),
    ladder: "all",
    isOther: true,
    tail: "",
    brief: "",
    instead: null,
  };
  return [open].filter(({ rest }) => rest.length > 0);
}

const stepsOf = (order: typeof ORDER, asks: readonly Ask[], classed: ModelClass): readonly Relaxation[] =>
  order.flatMap(([about, step]) =>
    asks
      .filter((ask) => ask.about === about)
      .flatMap((ask) => step(ask, asks, classed) ?? [])
      .filter(hasConditions),
  );

/** Whether any condition remains. Otherwise it is no near match, and the page links to the whole stock anyway. */
export const hasConditions = ({ rest, instead, lets }: Relaxation) =>
  rest.length > 0 || instead !== null || lets.some(({ about }) => about === "place");
