import { readTitle } from "../../normalise/names/title.ts";

/** Something that a page shows about a vehicle: a line of text, a named fact or a picture. */
export type CardEntry =
  | { readonly kind: "line" | "old price"; readonly text: string }
  | { readonly kind: "fact"; readonly name: string; readonly text: string }
  | { readonly kind: "picture"; readonly address: string };

/** A vehicle's part of a page: its name, and everything shown about it in the page's order. */
export interface Card {
  readonly title: string;
  readonly said: CardEntry[];
}

/** The most pieces that are kept of one part of a page. */
const MAX_ENTRIES = 400;
const LONGEST_TITLE = 120;

/** An open element of the page, with its content so far. */
class Open {
  /**
   * The last vehicle named in it, with the facts known to belong to it, and how many of those it had when it was added.
   */
  last: { readonly card: Card; readonly own: number } | null = null;
  /** Whether several vehicles were named in it, so that nothing around them belongs to a single one. */
  isOfMany = false;
  /** Content that belongs to no vehicle yet. */
  loose: CardEntry[] = [];
  /** Whether the last vehicle is only a name so far, so that the content after it belongs to it. */
  isBare = false;
}

/**
 * Finds the vehicles of a page that has a separate part for each: the largest element around a vehicle's name that
 * contains no other vehicle's name. Where names and facts follow each other in one element, the content after a name
 * belongs to it.
 */
export class CardTree {
  readonly #open: Open[] = [new Open()];
  #done: Card[] = [];

  opened(): void {
    this.#open.push(new Open());
  }

  closed(): void {
    const inner = this.#open.pop();
    const outer = this.#open.at(-1);
    if (!inner || !outer) return;
    const { last, isOfMany } = inner;
    if (last && isOfMany) this.#done.push(withoutPictures(last));
    else if (last) {
      put(last.card.said, inner.loose);
      this.#add(outer, last.card, last.card.said.length === 0);
    } else this.#keep(outer, inner.loose);
  }

  /** Adds a piece of the page: a vehicle's name, or something about a vehicle. */
  line(entry: CardEntry): void {
    const open = this.#open.at(-1);
    if (!open) return;
    if (entry.kind === "line" && namesVehicle(entry.text)) this.#add(open, { title: entry.text, said: [] }, true);
    else this.#keep(open, [entry]);
  }

  /** Returns the vehicles whose parts are complete, and removes them. */
  take(): Card[] {
    const done = this.#done;
    this.#done = [];
    return done;
  }

  end(): void {
    while (this.#open.length > 1) this.closed();
    const [page] = this.#open;
    if (page?.last && !page.isOfMany) put(page.last.card.said, page.loose);
    if (page?.last) this.#done.push(page.isOfMany ? withoutPictures(page.last) : page.last.card);
    this.#open.splice(0, this.#open.length, new Open());
  }

  #add(open: Open, card: Card, isBare: boolean): void {
    const { last } = open;
    open.isBare = isBare;
    // If the name is repeated before anything else follows, it is the same vehicle.
    if (last?.card.title === card.title && last.card.said.every(({ kind }) => kind === "picture"))
      return void put(last.card.said, card.said);
    if (last) this.#done.push(withoutPictures(last));
    open.isOfMany ||= last !== null;
    open.last = { card, own: card.said.length };
  }

  #keep(open: Open, entries: readonly CardEntry[]): void {
    const { last } = open;
    put(last && open.isBare ? last.card.said : open.loose, entries);
  }
}

/**
 * A vehicle that shares an element with others. Pictures found there are dropped, since they may be above or below
 * their vehicle's name.
 */
function withoutPictures({ card, own }: { readonly card: Card; readonly own: number }): Card {
  return { ...card, said: card.said.filter(({ kind }, at) => at < own || kind !== "picture") };
}

function put(into: CardEntry[], entries: readonly CardEntry[]): void {
  for (const one of entries) if (into.length < MAX_ENTRIES) into.push(one);
}

/** Whether a line is a vehicle's name with its year, rather than a sentence about one. */
function namesVehicle(text: string): boolean {
  if (text.length > LONGEST_TITLE || !/\d{2}/.test(text) || /[.!?](?:\s|$)/.test(text)) return false;
  const { year, make, rest } = readTitle(text);
  return year !== null && make !== null && rest.length > 0;
}
