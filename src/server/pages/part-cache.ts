import { hash } from "node:crypto";
import { LRUCache } from "lru-cache";
import type { FindPart } from "../../lib/markup/find-part.ts";
import { bytesOf, fresh, type Piece } from "../first-paint/piece.ts";

/** The most bytes of markup to cache: about two thousand cards. */
const MOST_BYTES = 8 * 1024 * 1024;
/** Parts rendered only once leave no more than a note, because most belong to searches that nobody repeats. */
const MOST_NOTED = 10_000;

/**
 * Markup that must be rendered with its page: React's ids depend on the place in the page (`_R_2ab_`), pictures that
 * load at once are preloaded in the page's head, and the page's policy names all inline code. /
 */
const BOUND_TO_ITS_PAGE = /="_R_|<img(?![^>]* (?:loading="lazy"|fetchPriority="low"))|<(?:script|style|link)\b/;

/**
 * Markup of parts of pages, such as the card of a car. The key is the data that the part is made of and the site's
 * view, both as the browser receives them; hydration would fail if a part depended on anything else. So a part is never
 * out of date, and nothing has to be evicted when a car, an option or the time changes. /
 */
export class PartCache {
  readonly #kept = new LRUCache<string, Buffer>({
    maxSize: MOST_BYTES,
    sizeCalculation: (markup) => markup.length + 200,
  });
  readonly #noted = new LRUCache<string, true>({ max: MOST_NOTED });

  get bytes(): number {
    return this.#kept.calculatedSize;
  }

  /** The parts of one rendering, whose `mark` occurs nowhere else in its page. */
  of(mark: string): PartsOfPage {
    return new PartsOfPage(mark, this);
  }

  /**
   * The cached markup; `undefined` where it should be cached now, null where the part is rendered for the first time.
   */
  find(key: string): Buffer | undefined | null {
    const cached = this.#kept.get(key);
    if (cached || this.#noted.has(key)) return cached;
    this.#noted.set(key, true);
    return null;
  }

  keep(key: string, markup: Buffer): void {
    if (BOUND_TO_ITS_PAGE.test(markup.toString("latin1"))) return;
    // This is a copy, because the slice would keep the whole page's buffer in memory.
    this.#kept.set(key, Buffer.from(markup.buffer.slice(markup.byteOffset, markup.byteOffset + markup.length)));
  }
}

/** The parts of one page while it is rendered. */
export class PartsOfPage {
  readonly #opening: string;
  readonly #parts: PartCache;
  /** Each part by its number in the marks: markup that is kept, or the key of one that is being rendered. */
  readonly #met: (Buffer | string)[] = [];

  constructor(mark: string, parts: PartCache) {
    this.#opening = `${mark}:`;
    this.#parts = parts;
  }

  /** `shared` is what all parts of the page depend on. */
  finder(shared: string): FindPart {
    const view = hash("sha1", shared);
    return (name, madeOf) => {
      const key = hash("sha1", `${view} ${name} ${JSON.stringify(madeOf)}`, "base64");
      const cached = this.#parts.find(key);
      if (cached === null) return null;
      const number = this.#met.push(cached ?? key) - 1;
      const id = `${this.#opening}${number}`;
      return { opens: id, closes: cached ? null : id };
    };
  }

  /**
   * The pieces of the page in their order, with its parts in their places and without marks. Parts that were rendered
   * are kept from now on.
   */
  put(page: Buffer): readonly Piece[] {
    if (this.#met.length === 0) return [fresh(page)];
    const opening = `<template id="${this.#opening}`;
    const made: Piece[] = [];
    const begun = new Map<number, number>();
    let from = 0;
    for (let at = page.indexOf(opening); at >= 0; at = page.indexOf(opening, from)) {
      if (at > from) made.push(fresh(page.subarray(from, at)));
      const end = page.indexOf(CLOSING, at);
      const number = Number(page.toString("latin1", at + opening.length, end));
      from = end + CLOSING.length;
      const met = this.#met[number];
      const first = begun.get(number);
      if (typeof met !== "string") made.push({ bytes: met ?? NOTHING, kept: true });
      else if (first === undefined) begun.set(number, made.length);
      else this.#parts.keep(met, bytesOf(made.slice(first)));
    }
    made.push(fresh(page.subarray(from)));
    return made;
  }
}

const CLOSING = '"></template>';
const NOTHING = Buffer.alloc(0);
