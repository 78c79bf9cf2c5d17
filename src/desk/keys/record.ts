/**
 * Every key of the desk. Key presses are looked up here, and both the list that `?` opens and the commands come from
 * here, so a key that is not listed does nothing. Each key presses, focuses or moves through something on the page, so
 * that nothing can be done by key alone.
 */

export type Way = "left" | "right" | "up" | "down";

/** The effect of a key on the page. */
type Does =
  /** Presses the control with this `data-key`; a field or a form gets the focus instead. */
  | { readonly kind: "press"; readonly control: string }
  /** Focuses the room's search field. */
  | { readonly kind: "search" }
  /** Moves through the rows of a list. */
  | { readonly kind: "move"; readonly by: 1 | -1 }
  /** Toggles the tick of the focused row. */
  | { readonly kind: "tick" }
  /** Ticks every row from the nearest ticked one to the focused one. */
  | { readonly kind: "tick up to" }
  /** Hides the open car, the ticked cars or the focused row; shows them if they are hidden. */
  | { readonly kind: "hide or show" }
  /** Moves the focus from a grid item to the next one in that direction. */
  | { readonly kind: "step"; readonly way: Way }
  /** Handled by the browser or the control itself; listed only. */
  | { readonly kind: "itself" };

export interface DeskKey {
  /** The key, as `chordOf` writes it. */
  readonly key: string;
  /** Its effect, in the imperative: "write an answer". */
  readonly says: string;
  readonly does: Does;
  /** Selector of the element that must contain the focus; absent if the key works anywhere. */
  readonly on?: string;
}

export interface KeyGroup {
  /** The room in which they work; null for everywhere. */
  readonly room: string | null;
  readonly name: string;
  /** The pages of the room that have them; absent for all. */
  readonly pages?: RegExp;
  readonly keys: readonly DeskKey[];
}

const press = (key: string, says: string, control = key): DeskKey => ({ key, says, does: { kind: "press", control } });
const pressOn = (on: string, key: string, says: string): DeskKey => ({ ...press(key, says), on });
const itself = (key: string, says: string): DeskKey => ({ key, says, does: { kind: "itself" } });
const MOVES: readonly DeskKey[] = [
  { key: "j", says: "go to the next row", does: { kind: "move", by: 1 } },
  { key: "k", says: "go to the row before", does: { kind: "move", by: -1 } },
  itself("Enter", "open the row"),
];

/** The arrow keys in a grid of these items; `places` says where each leads. */
const steps = (on: string, places: Readonly<Record<Way, string>>): readonly DeskKey[] =>
  (["left", "right", "up", "down"] as const).map((way) => ({
    key: `Arrow${way[0]?.toUpperCase()}${way.slice(1)}`,
    says: places[way],
    on,
    does: { kind: "step", way },
  }));

export const KEYS: readonly KeyGroup[] = [
  {
    room: null,
    name: "Everywhere",
    keys: [
      press("Mod+k", "do anything by name"),
      { key: "/", says: "search this room", does: { kind: "search" } },
      press("?", "show these keys"),
      itself("Escape", "close what is open, leave the field"),
    ],
  },
  {
    room: "/leads",
    name: "Leads",
    keys: [
      ...MOVES,
      press("e", "write an answer"),
      press("n", "write a note for the desk"),
      pressOn(".reply", "Mod+Enter", "send it by mail, or keep the note"),
      pressOn(".reply", "Mod+Shift+Enter", "send it as a text"),
      press("a", "give it to somebody"),
      press("s", "say how it stands"),
      press("z", "put it aside"),
      press("r", "remind me of it"),
      press("c", "call"),
      press("d", "end the first reminder that is due"),
      press("l", "put the first reminder that is due off"),
      press(".", "show what has come in meanwhile"),
    ],
  },
  {
    room: "/stock",
    name: "Photos",
    pages: /^\/stock\/\d+\/photos$/,
    keys: [
      ...steps(".photo", {
        left: "go to the photo before",
        right: "go to the next photo",
        up: "go to the photo above",
        down: "go to the photo below",
      }),
      pressOn(".photo", "Alt+ArrowLeft", "move the photo earlier"),
      pressOn(".photo", "Alt+ArrowRight", "move the photo later"),
      pressOn(".photo", "r", "turn the photo"),
      pressOn(".photo", "Delete", "take the photo off"),
      press("u", "undo: put the photo back"),
    ],
  },
  {
    room: "/stock",
    name: "Stock",
    keys: [
      ...MOVES,
      { key: "x", says: "choose the row for a change of several", does: { kind: "tick" } },
      { key: "Shift+x", says: "choose all rows up to here", does: { kind: "tick up to" } },
      press("p", "change the open car’s price"),
      { key: "h", says: "hide or show the car", does: { kind: "hide or show" } },
      press("i", "see the open car’s photos"),
      press("n", "add a car"),
      press("f", "filter the list"),
      press("Mod+s", "save what is changed"),
    ],
  },
  {
    room: "/diary",
    name: "Diary",
    keys: [
      ...steps(".booking", {
        left: "go to the nearest booking of the day before",
        right: "go to the nearest booking of the next day",
        up: "go to the booking before",
        down: "go to the next booking",
      }),
      press("t", "go to today"),
      press("b", "book a time"),
      press("ArrowLeft", "go to the week or day before", "before"),
      press("ArrowRight", "go to the week or day after", "after"),
    ],
  },
  {
    room: "/feeds",
    name: "Feeds",
    keys: [...MOVES, press("u", "upload a file")],
  },
  {
    room: "/money",
    name: "Money",
    keys: [...MOVES, press("r", "give money back"), press("x", "hold the car for longer"), press("b", "see the books")],
  },
];

/** The rows that `j` and `k` move through. */
export const ROWS = ".leads .lead, .stock .car, a.run, a.row-link, .photo .grip";

/** The letter that follows `g` to open a room, by the room's path. */
export const ROOM_LETTERS: Readonly<Record<string, string>> = {
  "/leads": "l",
  "/stock": "s",
  "/diary": "d",
  "/shifts": "h",
  "/feeds": "f",
  "/money": "m",
  "/staff": "p",
};

/** The groups of keys that work on a page; the group for every page comes last. */
export const groupsOf = (path: string): readonly KeyGroup[] =>
  KEYS.filter(({ room, pages }) => {
    const isInRoom = room === null || path === room || path.startsWith(`${room}/`);
    return isInRoom && (!pages || pages.test(path));
  }).toSorted((a, b) => Number(a.room === null) - Number(b.room === null));

/** The entry for a key on a page, or null. `hasFocus` says whether the focus is inside a selector. */
export const keyIn = (path: string, key: string, hasFocus: (on: string) => boolean): DeskKey | null =>
  groupsOf(path)
    .flatMap(({ keys }) => keys)
    .find((one) => one.key === key && one.does.kind !== "itself" && (!one.on || hasFocus(one.on))) ?? null;
