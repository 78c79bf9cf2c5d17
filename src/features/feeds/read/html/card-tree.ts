import { readTitle } from "../../normalise/names/title.ts";

/** Something that a page says of a vehicle, in the page's order: a line of text, a named fact or a picture. */
export type Said =
  | { readonly kind: "line" | "old price"; readonly text: string }
  | { readonly kind: "fact"; readonly name: string; readonly text: string }
  | { readonly kind: "picture"; readonly address: string };

/** A vehicle's part of a page: its name, and what stands around it. */
export interface Card {
  readonly title: string;
  readonly said: Said[];
}

/** What one part of a page may hold, in pieces, before it is no vehicle's. */
const MOST_SAID = 400;
const LONGEST_TITLE = 120;

/** An element of the page that is still open, with what was in it so far. */
class Open {
  /**
   * The last name of a vehicle in it, with what is known to belong to it, and how much of that it had on arrival.
   */
  last: { readonly card: Card; readonly own: number } | null = null;
  /** Whether there were others before, so that nothing around them is one vehicle's. */
  isOfMany = false;
  /** What belongs to no vehicle yet. */
  loose: Said[] = [];
  /** Whether the last vehicle is a name alone, so that what follows belongs to it. */
  isBare = false;
}

/**
 * Finds the vehicles of a page that gives each a part of its own: the largest element around a vehicle's name that has
 * no other one's. Where names and facts follow each other in one element, what follows a name belongs to it.
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

  /** Takes a line of the page: a vehicle's name, or something said of one. */
  line(said: Said): void {
    const open = this.#open.at(-1);
    if (!open) return;
    if (said.kind === "line" && namesVehicle(said.text)) this.#add(open, { title: said.text, said: [] }, true);
    else this.#keep(open, [said]);
  }

  /** The vehicles whose parts are complete. */
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
    // A name that comes again before anything is said of it is the same vehicle's.
    if (last?.card.title === card.title && last.card.said.every(({ kind }) => kind === "picture"))
      return void put(last.card.said, card.said);
    if (last) this.#done.push(withoutPictures(last));
    open.isOfMany ||= last !== null;
    open.last = { card, own: card.said.length };
  }

  #keep(open: Open, said: readonly Said[]): void {
    const { last } = open;
    put(last && open.isBare ? last.card.said : open.loose, said);
  }
}

/** A vehicle among others in one element, of which nobody knows whether a picture stands above its name or below. */
function withoutPictures({ card, own }: { readonly card: Card; readonly own: number }): Card {
  return { ...card, said: card.said.filter(({ kind }, at) => at < own || kind !== "picture") };
}

function put(into: Said[], said: readonly Said[]): void {
  for (const one of said) if (into.length < MOST_SAID) into.push(one);
}

/** Whether a line is a vehicle's name with its year, and no sentence about one. */
function namesVehicle(text: string): boolean {
  if (text.length > LONGEST_TITLE || !/\d{2}/.test(text) || /[.!?](?:\s|$)/.test(text)) return false;
  const { year, make, rest } = readTitle(text);
  return year !== null && make !== null && rest.length > 0;
}
