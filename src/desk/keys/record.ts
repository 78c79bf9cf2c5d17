/**
 * Every key of the desk. What is pressed is found here, and what `?` lists is this list: a key that is not written down
 * does nothing. Each presses, focuses or moves through what is on the page, so that nothing can be done by a key alone.
 */

/** What a key does: presses or focuses the control with this `data-key`, or moves through the rows of a list. */
type Does =
  | { readonly kind: "press"; readonly control: string }
  | { readonly kind: "search" }
  | { readonly kind: "move"; readonly by: 1 | -1 }
  /** Ticks the row that has the focus, or takes its tick off. */
  | { readonly kind: "tick" }
  /** The browser or the control does it by itself; it is only listed. */
  | { readonly kind: "itself" };

export interface DeskKey {
  /** As `KeyboardEvent.key` names it; several words for what is only listed. */
  readonly key: string;
  /** How people read it, where that is another: "↵". */
  readonly shown?: string;
  readonly says: string;
  readonly does: Does;
}

export interface KeyGroup {
  /** The room in which they work; null for everywhere. */
  readonly room: string | null;
  readonly name: string;
  readonly keys: readonly DeskKey[];
}

const press = (key: string, says: string, control = key): DeskKey => ({ key, says, does: { kind: "press", control } });
const itself = (key: string, says: string): DeskKey => ({ key, says, does: { kind: "itself" } });
const MOVES: readonly DeskKey[] = [
  { key: "j", says: "the next row", does: { kind: "move", by: 1 } },
  { key: "k", says: "the row before", does: { kind: "move", by: -1 } },
  itself("Enter", "open the row"),
];

export const KEYS: readonly KeyGroup[] = [
  {
    room: null,
    name: "Everywhere",
    keys: [
      press("?", "these keys"),
      { key: "/", says: "search", does: { kind: "search" } },
      itself("Escape", "close what is open, leave the field"),
    ],
  },
  {
    room: "/leads",
    name: "Leads",
    keys: [
      ...MOVES,
      press("e", "write an answer"),
      itself("Ctrl Enter", "send it by mail"),
      itself("Ctrl Shift Enter", "send it as a text"),
      press("a", "who has it"),
      press("s", "how it stands"),
      press("z", "put aside"),
      press("r", "remind me"),
      press("c", "call"),
      press("d", "the first reminder that is due: done"),
      press("l", "the first reminder that is due: later"),
      press(".", "show what has come in meanwhile"),
    ],
  },
  {
    room: "/stock",
    name: "Stock",
    keys: [
      ...MOVES,
      { key: "x", says: "choose the row for a change of several", does: { kind: "tick" } },
      press("p", "the open car’s price"),
      press("f", "its photos"),
      itself("Ctrl S", "save what is changed"),
    ],
  },
  {
    room: "/diary",
    name: "Diary",
    keys: [
      press("t", "today"),
      press("b", "book"),
      { ...press("ArrowLeft", "the week or day before", "before"), shown: "←" },
      { ...press("ArrowRight", "the week or day after", "after"), shown: "→" },
      itself("arrows", "on a booking: to the next one, and to the next day"),
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
    keys: [...MOVES, press("r", "give money back"), press("x", "hold the car for longer"), press("b", "the books")],
  },
];

/** The rows that `j` and `k` move through. */
export const ROWS = ".leads .lead, .stock .car, a.run, a.row-link";

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

/** What a key does in a room; null for nothing. */
export const keyIn = (path: string, key: string): DeskKey | null =>
  KEYS.filter(({ room }) => room === null || path === room || path.startsWith(`${room}/`))
    .flatMap(({ keys }) => keys)
    .find((one) => one.key === key && one.does.kind !== "itself") ?? null;
