import type { IconName } from "../../ui/icon.tsx";
import { canDo } from "../keys/doing.ts";
import { type DeskKey, groupsOf, ROOM_LETTERS } from "../keys/record.ts";
import type { Page, Room } from "../rooms.ts";
import type { Hit } from "./found.ts";
import { matchesIn } from "./matching.ts";

/** A page to open or an action to perform, found by its name. */
export interface Item {
  /** A permanent id, which contains no person's name. */
  readonly id: string;
  readonly name: string;
  /** Further description: the room of a page or key, or a person's enquiry. */
  readonly line: string | null;
  readonly icon: IconName;
  /** The key that does the same; for a room, the letter after `g`. */
  readonly chord: string | null;
  /** The effect of choosing it: opens a page, or does what a key does. */
  readonly does: { readonly href: string } | { readonly key: DeskKey };
  readonly hit: Hit | null;
}

export interface Group {
  readonly name: string;
  readonly items: readonly Item[];
}

const capital = (text: string): string => `${text[0]?.toUpperCase() ?? ""}${text.slice(1)}`;

/** Whether a key only moves through the page, which hardly anybody does through a palette. */
const isMove = ({ does }: DeskKey): boolean => does.kind === "move" || does.kind === "step";

/** The page's key actions that are available now; those that only move through the page come last. */
export function actionsOn(path: string, focus: Element | null): readonly Item[] {
  const able = groupsOf(path).flatMap(({ name: room, keys }) =>
    keys.filter((key) => key.key !== "Mod+k" && canDo(key, focus)).map((key) => ({ room, key })),
  );
  return able
    .toSorted((a, b) => Number(isMove(a.key)) - Number(isMove(b.key)))
    .map(({ room, key }) => ({
      ...({
        id: `key ${room} ${key.key}`,
        name: capital(key.says),
        line: room,
        icon: "bolt",
        chord: key.key,
      } as const),
      does: { key },
      hit: null,
    }));
}

/** The rooms, followed by the other pages. */
export const placesOf = (rooms: readonly Room[], pages: readonly Page[]): readonly Item[] => [
  ...rooms.map(({ href, name, icon }) => ({
    id: `page ${href}`,
    name,
    line: null,
    icon,
    chord: ROOM_LETTERS[href] ?? null,
    does: { href },
    hit: null,
  })),
  ...pages.map(({ href, name, icon, room }) => ({
    id: `page ${href}`,
    name,
    line: room,
    icon,
    chord: null,
    does: { href },
    hit: null,
  })),
];

const ICONS: Readonly<Record<Hit["kind"], IconName>> = { person: "user", car: "car", payment: "cash" };
const PATHS: Readonly<Record<Hit["kind"], string>> = { person: "/leads", car: "/stock", payment: "/money" };

export const itemOf = (hit: Hit): Item => ({
  id: `${hit.kind} ${hit.id}`,
  name: hit.name,
  line: hit.line,
  icon: ICONS[hit.kind],
  chord: null,
  does: { href: `${PATHS[hit.kind]}/${hit.id}` },
  hit,
});

/** The items whose names match the typed text, best match first; equal matches by most recent use. */
export function answering(typed: string, items: readonly Item[], recent: readonly string[]): readonly Item[] {
  const place = ({ id }: Item) => (recent.includes(id) ? recent.indexOf(id) : recent.length);
  return items
    .map((item) => ({ item, score: matchesIn(typed, item.name, item.line ?? "") }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || place(a.item) - place(b.item))
    .map(({ item }) => item);
}
