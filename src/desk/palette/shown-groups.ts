import type { Found, Hit } from "./found.ts";
import { answering, type Group, type Item, itemOf } from "./items.ts";
import { holds } from "./matching.ts";
import type { Asking } from "./use-found.ts";

interface Shown {
  readonly typed: string;
  readonly asking: Pick<Asking, "found" | "typed" | "isBusy">;
  /** Ids of the most recently used items, most recent first. */
  readonly recent: readonly string[];
  /** The people, cars and payments among them, as looked up again by the server. */
  readonly again: readonly Hit[];
  readonly actions: readonly Item[];
  readonly places: readonly Item[];
}

const MOST_RECENT = 5;
const MOST_ACTIONS = 6;
const MOST_PLACES = 5;

/** The palette's items in groups. Before anything is typed: the recent items and all actions. */
export function groupsFor({ typed, asking, recent, again, actions, places }: Shown): readonly Group[] {
  const words = typed.trim();
  if (words === "") {
    const candidates = [...actions, ...places, ...again.map(itemOf)];
    const used = recent.flatMap((id) => candidates.find((item) => item.id === id) ?? []).slice(0, MOST_RECENT);
    const isUsed = ({ id }: Item) => used.some((one) => one.id === id);
    return groups([
      ["Used last", used],
      ["On this page", actions.filter((one) => !isUsed(one))],
      ["Go to", places.filter((one) => !isUsed(one))],
    ]);
  }
  const found = asking.found && fitting(asking.found, asking.typed === spaced(words) ? null : words);
  return groups([
    ["On this page", answering(words, actions, recent).slice(0, MOST_ACTIONS)],
    ["Go to", answering(words, places, recent).slice(0, MOST_PLACES)],
    ["People", found?.people.map(itemOf) ?? []],
    ["Cars", found?.cars?.map(itemOf) ?? []],
    ["Payments", found?.payments.map(itemOf) ?? []],
  ]);
}

const spaced = (words: string) => words.replace(/\s+/g, " ");

const groups = (all: readonly (readonly [name: string, items: readonly Item[]])[]): readonly Group[] =>
  all.filter(([, items]) => items.length > 0).map(([name, items]) => ({ name, items }));

/** Filters an older result by the current text, so that nobody opens something that they no longer search for. */
function fitting({ people, cars, payments }: Found, words: string | null): Found {
  if (words === null) return { people, cars, payments };
  const fits = ({ name, line, plate }: Hit) => holds(words, `${name} ${line} ${plate ?? ""}`);
  return { people: people.filter(fits), cars: cars?.filter(fits) ?? null, payments: payments.filter(fits) };
}
