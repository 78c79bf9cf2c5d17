/**
 * Every key of the desk. What is pressed is found here, what `?` lists is this list, and so are the actions that can be
 * done by name: a key that is not written down does nothing. Each presses, focuses or moves through what is on the
 * page, so that nothing can be done by a key alone.
 */

export type Way = "left" | "right" | "up" | "down";

/** What a key does, to what stands on the page. */
type Does =
  /** Presses the control with this `data-key`; a field or a form takes the focus instead. */
  | { readonly kind: "press"; readonly control: string }
  /** Goes to the room's search. */
  | { readonly kind: "search" }
  /** Moves through the rows of a list. */
  | { readonly kind: "move"; readonly by: 1 | -1 }
  /** Ticks the row that has the focus, or takes its tick off. */
  | { readonly kind: "tick" }
  /** Ticks every row from the one that was ticked last up to the one that has the focus. */
  | { readonly kind: "tick up to" }
  /** Hides the open car, or the chosen ones, or the row that has the focus; shows what is hidden. */
  | { readonly kind: "hide or show" }
  /** Moves the focus from a thing of a grid to the next one that way. */
  | { readonly kind: "step"; readonly way: Way }
  /** The browser or the control does it by itself; it is only listed. */
  | { readonly kind: "itself" };

export interface DeskKey {
  /** As `chordOf` writes what was pressed. */
  readonly key: string;
  /** What it does, as an order: "write an answer". */
  readonly says: string;
  readonly does: Does;
  /** Where the focus must be for it to work, as a selector; absent for anywhere. */
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

/** The arrow keys in a grid of such things: `places` says where each leads. */
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

/** The letter that follows `g` to enter a room, by the room's address. */
export const ROOM_LETTERS: Readonly<Record<string, string>> = {
  "/leads": "l",
  "/stock": "s",
  "/diary": "d",
  "/shifts": "h",
  "/feeds": "f",
  "/money": "m",
  "/staff": "p",
};

/** The groups whose keys work on a page, those of every page last. */
export const groupsOf = (path: string): readonly KeyGroup[] =>
  KEYS.filter(({ room, pages }) => {
    const isInRoom = room === null || path === room || path.startsWith(`${room}/`);
    return isInRoom && (!pages || pages.test(path));
  }).toSorted((a, b) => Number(a.room === null) - Number(b.room === null));

/** What a key does on a page, of which `hasFocus` says where the focus is; null for nothing. */
export const keyIn = (path: string, key: string, hasFocus: (on: string) => boolean): DeskKey | null =>
  groupsOf(path)
    .flatMap(({ keys }) => keys)
    .find((one) => one.key === key && one.does.kind !== "itself" && (!one.on || hasFocus(one.on))) ?? null;
