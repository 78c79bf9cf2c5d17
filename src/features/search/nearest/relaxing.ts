import { formatKm, formatMoney } from "../../../lib/words/format.ts";
import { FACETS, type FacetAttribute, type RangeAttribute } from "../../vocabulary/attributes.ts";
import { RADII } from "../places/near.ts";
import { withRange } from "../rules.ts";
import type { AskAbout } from "./ask-about.ts";
import { type Ask, type Asked, withValues } from "./asks.ts";
import { asAdjective } from "./phrase.ts";

/** A search that lets go of something, or goes a little beyond it. It finds whatever the search before it finds. */
export interface Relaxation {
  /** What it lets go of. */
  readonly lets: readonly Ask[];
  /** What is asked for beside that, by which its row is named. */
  readonly rest: readonly Ask[];
  readonly to: (asked: Asked) => Asked;
  /** Of two relaxations with the same ladder the later one finds all that the earlier one finds. */
  readonly ladder: string;
  /** Whether its row is named "Other Mazda SUVs" rather than "Mazda CX-5, other years". */
  readonly isOther: boolean;
  /** What stands after the row's name: ", other years". */
  readonly tail: string;
  /** What its cars are, in few words: "of other years". */
  readonly brief: string;
  /** What holds in place of what was asked for, "2019 to 2021 in place of 2020"; null where nothing does. */
  readonly instead: string | null;
}

/** The class of the models asked for: their make and the body that most of them have; null where the stock has none. */
export interface ModelClass {
  readonly makes: readonly string[];
  readonly body: string | null;
  readonly bodyFacet: FacetAttribute;
}

type Step = (ask: Ask, asks: readonly Ask[], classed: ModelClass) => Relaxation | null;

const others = (asks: readonly Ask[], ...gone: readonly Ask[]) => asks.filter((ask) => !gone.includes(ask));

/** Lets go of a thing altogether. */
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

/** Goes beyond a range's ends. */
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
    to: (asked) => {
      const without = ask.without(asked);
      return { ...without, state: withRange(without.state, ask.attribute as RangeAttribute, range) };
    },
    ladder: `${ask.attribute ?? ask.label}`,
    isOther: false,
    tail,
    brief,
    instead,
  };
}

/** A year more at either end that the shopper set. */
const aYearEitherSide: Step = (ask, asks) => {
  const { min, max } = ask.range ?? {};
  const range = { ...(min !== undefined && { min: min - 1 }), ...(max !== undefined && { max: max + 1 }) };
  const both = min !== undefined && max !== undefined;
  const tail = both ? "a year either side" : min === undefined ? "a year newer" : "a year older";
  const reach = both ? `${min - 1} to ${max + 1}` : min === undefined ? `up to ${(max ?? 0) + 1}` : `from ${min - 1}`;
  return widened(ask, asks, range, [`, ${tail}`, tail, `${reach} in place of ${asAdjective(ask.label)}`]);
};

/** Rounded to a figure that people say: $33,000, not $32,945. */
const reachOf = (most: number, more: number) => {
  const step = most >= 2_000 ? 100 : 10;
  return Math.ceil((most * (1 + more)) / step) * step;
};

/** The most that was set, and a part of it more. */
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

/** The next radius. */
const furtherOut: Step = (ask, asks) => {
  const { around } = ask;
  const next = around && RADII.find((km) => km > around.within);
  if (!around || next === undefined) return null;
  const { within, ...place } = around;
  return {
    lets: [ask],
    rest: others(asks, ask),
    to: (asked) => {
      const without = ask.without(asked);
      return { ...without, state: { ...without.state, near: { asked: place.name, place, within: next } } };
    },
    ladder: ask.label,
    isOther: false,
    tail: ` within ${next} km of ${place.name}`,
    brief: `within ${next} km`,
    instead: `within ${next} km in place of ${within} km`,
  };
};

/** Another model of its class: of the same make, or of any. */
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
    // Of a model that the stock never had nobody knows the class: then any vehicle does that is else as asked.
    if (keepsMake && !hasMake && !ownMake) return null;
    // A badge belongs to its model.
    const badges = asks.filter(({ about }) => about === "badge");
    const gone = [ask, ...(keepsMake ? [] : makes), ...badges];
    const added = [ownMake, ownBody].filter((each) => each !== null);
    return {
      lets: gone,
      rest: [...others(asks, ...gone), ...added],
      to: (asked) =>
        added.reduce(
          (now, { attribute, values }) => withValues(now, attribute as FacetAttribute, values),
          gone.reduce((now, each) => each.without(now), asked),
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
  without: (asked) => asked,
});

const otherMakes: Step = (ask, asks) => {
  if (asks.some(({ about }) => about === "model")) return null;
  const gone = [ask, ...asks.filter(({ about }) => about === "badge")];
  return {
    lets: gone,
    rest: others(asks, ...gone),
    to: (asked) => gone.reduce((now, each) => each.without(now), asked),
    ladder: "class",
    isOther: true,
    tail: "",
    brief: "",
    instead: null,
  };
};

/** Other things let go altogether, each by what it is: ", other fuels". */
const otherValues: Step = (ask, asks, classed) => {
  if (ask.about === "words") return dropped(`, without ${ask.said}`, `without ${ask.said}`)(ask, asks, classed);
  const { attribute } = ask;
  // What no filter holds has no other values, and "other states" of what comes soon are no states.
  if (attribute === null || attribute === "status") return dropped("", `without ${ask.said}`)(ask, asks, classed);
  const plural = Object.hasOwn(FACETS, attribute) ? FACETS[attribute as FacetAttribute].plural : "values";
  return dropped(`, other ${plural}`, `of other ${plural}`)(ask, asks, classed);
};

/** What is let go first, and what last. Asks about `fixed` or `body` never are: they say what the thing must do. */
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

/** Where none of these finds anything: an amount that nothing comes near is let go altogether. */
const LAST: typeof ORDER = [
  ["price", dropped(" at any price", "at any price")],
  ["km", dropped(" with any kilometres", "with any kilometres")],
];

/** The searches that let go of one thing, in the order in which they are offered. */
export const singleRelaxations = (asks: readonly Ask[], classed: ModelClass) => stepsOf(ORDER, asks, classed);
export const lastRelaxations = (asks: readonly Ask[], classed: ModelClass) => stepsOf(LAST, asks, classed);

/** Where no two of them together find anything either: all is let go but what the vehicle must do. */
export function openRelaxation(asks: readonly Ask[]): readonly Relaxation[] {
  const lets = asks.filter(({ about }) => about !== "fixed" && about !== "body");
  const open: Relaxation = {
    lets,
    rest: others(asks, ...lets),
    to: (asked) => lets.reduce((now, each) => each.without(now), asked),
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
      .filter(asksForSomething),
  );

/** A search that lets go of all that was asked for is no nearest one: the page links to the whole stock. */
export const asksForSomething = ({ rest, instead, lets }: Relaxation) =>
  rest.length > 0 || instead !== null || lets.some(({ about }) => about === "place");
