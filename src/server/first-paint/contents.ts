import { LRUCache } from "lru-cache";
import { DATE_FIELD } from "./selectors.ts";
import type { Declaration, Part } from "./sheet.ts";

/**
 * The names found in a page: those that selectors look for (`Needs`), and every custom property mentioned anywhere, in
 * `style` attributes, drawings or scripts.
 */
export type Contents = ReadonlySet<string>;

const NAMES =
  /<([a-z][a-z0-9]*)|\s(?:class="([^"]*)"|((?:data|aria)-[a-z-]+|type|disabled|autofocus|placeholder)="([^"]*)")/g;
const PROPERTIES = /--[a-z][\w-]*/gi;
/** The data for the page's modules, ignored because the whole stylesheet is loaded before they read it. */
const DATA = /<script[^>]*>window\.__reactRouterContext\.streamController\.enqueue\([^<]*/g;
const OF_DATES = new Set(["date", "datetime-local", "month", "time", "week"]);

/** Calls `report` for each name in a piece of HTML; a name may be reported several times. */
function readNames(html: string, report: (name: string) => void): void {
  const text = html.replace(DATA, "");
  const lists = new Set<string>();
  for (const [, tag, list, mark, value = ""] of text.matchAll(NAMES)) {
    if (tag !== undefined) report(`<${tag}`);
    else if (list !== undefined) lists.add(list);
    else {
      report(`[${mark}`);
      report(`[${mark}="${value}"`);
      if (mark === "type" && OF_DATES.has(value)) report(DATE_FIELD);
    }
  }
  for (const list of lists) for (const name of list.split(/\s+/)) report(`.${name}`);
  for (const [property] of text.matchAll(PROPERTIES)) report(property);
}

export function contentsOf(html: string): Contents {
  const names = new Set<string>();
  readNames(html, (name) => names.add(name));
  return names;
}

/** Shorter pieces of a page come between its main parts and are the same on many pages. */
const SHORT = 2000;
const MOST_SHORT = 500;

/** All names that a set of stylesheets looks for, each with its own bit, to compare pages by. */
export class SelectorNames {
  readonly #names: readonly string[];
  readonly #places: ReadonlyMap<string, number>;
  readonly #kept = new WeakMap<Buffer, Uint32Array>();
  readonly #short = new LRUCache<string, Uint32Array>({ max: MOST_SHORT });

  constructor(sheets: readonly (readonly Part[])[]) {
    this.#names = [...namesOf(sheets)];
    this.#places = new Map(this.#names.map((name, place) => [name, place]));
  }

  /** A text shared by all pages that contain the same names. The names of a kept piece are read only once. */
  signatureOf(pieces: readonly { readonly bytes: Buffer; readonly kept: boolean }[]): string {
    const all = new Uint32Array(Math.ceil(this.#names.length / 32));
    for (const { bytes, kept } of pieces) {
      const bits = kept ? this.#ofKept(bytes) : this.#ofOther(bytes);
      for (let at = 0; at < all.length; at++) all[at] = (all[at] ?? 0) | (bits[at] ?? 0);
    }
    return Buffer.from(all.buffer).toString("latin1");
  }

  /** The names encoded in a signature. */
  named(signature: string): Contents {
    const { buffer } = Uint8Array.from(Buffer.from(signature, "latin1"));
    const bits = new Uint32Array(buffer);
    return new Set(this.#names.filter((_name, place) => ((bits[place >> 5] ?? 0) >>> (place & 31)) & 1));
  }

  #ofKept(bytes: Buffer): Uint32Array {
    const known = this.#kept.get(bytes);
    if (known) return known;
    const bits = this.#bitsOf(bytes.toString("latin1"));
    this.#kept.set(bytes, bits);
    return bits;
  }

  #ofOther(bytes: Buffer): Uint32Array {
    const text = bytes.toString("latin1");
    if (text.length > SHORT) return this.#bitsOf(text);
    const bits = this.#short.get(text) ?? this.#bitsOf(text);
    this.#short.set(text, bits);
    return bits;
  }

  #bitsOf(html: string): Uint32Array {
    const bits = new Uint32Array(Math.ceil(this.#names.length / 32));
    readNames(html, (name) => {
      const place = this.#places.get(name);
      if (place !== undefined) bits[place >> 5] = (bits[place >> 5] ?? 0) | (1 << (place & 31));
    });
    return bits;
  }
}

function namesOf(sheets: readonly (readonly Part[])[]): Set<string> {
  const names = new Set<string>();
  const declared = ({ sets, names: read }: Pick<Declaration, "sets" | "names">) => {
    if (sets !== null) names.add(sets);
    for (const name of read) if (name.startsWith("--")) names.add(name);
  };
  const read = (part: Part): void => {
    if (part.kind === "group") part.parts.forEach(read);
    else if (part.kind === "rule") {
      for (const needs of part.anyOf) for (const name of needs) names.add(name);
      part.declarations.forEach(declared);
    } else if (part.kind === "keyframes") declared({ sets: null, names: part.names });
    else if (part.kind === "property") names.add(part.name);
    else if (part.kind === "defaults") for (const { name } of part.declarations) names.add(name);
  };
  for (const sheet of sheets) sheet.forEach(read);
  return names;
}
