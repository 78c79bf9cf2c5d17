import { hash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { LRUCache } from "lru-cache";
import { postponeCode, WATCH } from "./later-code.ts";
import {
  type Asked,
  allNamesOf,
  askedBy,
  type Contents,
  contentsOf,
  type Picked,
  pick,
  signatureOf,
  together,
} from "./pick.ts";
import { type Part, readSheet } from "./sheet.ts";

const HEAD_ENDS = Buffer.from("</head>");
const BODY_ENDS = Buffer.from("</body>");
/** As React writes it: the render's nonce may come before or after. */
const STYLESHEET = /<link(?: nonce="[^"]*")? rel="stylesheet"(?: nonce="[^"]*")? href="([^"]+)"(?: nonce="[^"]*")?\/>/g;
/** The client build's own sheets. */
const BUILT = /^\/assets\/[\w.-]+\.css$/;

/**
 * Applies the whole stylesheet once it is there, in place of the rules of the first paint, so that from then on a page
 * has exactly what the build wrote. An event of a single link is only seen by a listener that captures, and that stands
 * before it.
 */
const TAKE_OVER =
  'for(const t of["load","error"])document.addEventListener(t,e=>{const l=e.target;' +
  'if(l.dataset&&"later"in l.dataset){l.media="all";if(t=="load")l.previousElementSibling.remove()}},true);';

/** A theme as it is read takes some 50 KB. */
const MOST_THEMES = 64;
/** What was picked for pages of the same contents; 15 KB each. */
const MOST_PICKED = 128;

/** A site's own sheet and all that pages link beside it. */
interface Sheets {
  readonly all: readonly (readonly Part[])[];
  readonly asked: Asked;
}

/**
 * Puts the rules that a document needs for its first paint into the document itself, and lets the browser load the
 * whole stylesheet afterwards: nothing waits for it but what a person does (`ui/whole-styles.ts`).
 */
export class FirstPaint {
  readonly #client: string | null;
  readonly #sheets = new Map<string, Promise<readonly Part[] | null>>();
  readonly #themes = new LRUCache<string, Sheets>({ max: MOST_THEMES });
  readonly #contents = new WeakMap<Buffer, Contents>();
  /** Contents that several pieces have, such as all cards of a kind, by their names. */
  readonly #alike = new LRUCache<string, Contents>({ max: MOST_PICKED });
  readonly #picked = new LRUCache<string, Picked>({ max: MOST_PICKED });

  /** `client` is the folder of the client build; null in development, where Vite serves styles and nothing is split. */
  constructor(client: string | null) {
    this.#client = client;
  }

  /**
   * The document with its styles. Its pieces end between tags; `theme` is the site's own sheet, and the nonce marks the
   * server's inline scripts.
   */
  async dress(pieces: readonly Buffer[], theme: string, nonce: string): Promise<Buffer> {
    const [first = NOTHING, ...rest] = pieces;
    const headEnds = first.indexOf(HEAD_ENDS);
    if (headEnds < 0) return joined(pieces);
    // One byte stays one character, so that places in the text are places in the bytes.
    const links = [...first.toString("latin1", 0, headEnds).matchAll(STYLESHEET)];
    const sheets = await Promise.all(links.map(([, href = ""]) => this.#sheet(href)));
    const known = sheets.filter((sheet) => sheet !== null);
    const place = links[0]?.index ?? headEnds;
    if (known.length === 0) return joined([first.subarray(0, place), styles(theme), first.subarray(place), ...rest]);
    const { needed, unread } = this.#pick(pieces, theme, links.map(([, href]) => href).join(" "), known);
    const parts: (Buffer | string)[] = [postponeCode(first.subarray(0, place)), styles(needed[0])];
    parts.push(`<script nonce="${nonce}">${TAKE_OVER}${WATCH}</script>`);
    let from = place;
    let picked = 0;
    for (const [position, { index, 0: link }] of links.entries()) {
      if (sheets[position] === null) continue;
      picked += 1;
      const until = postponeCode(first.subarray(from, index));
      parts.push(until, `${styles(needed[picked])}${later(link)}<noscript>${link}</noscript>`);
      from = index + link.length;
    }
    const body = [first.subarray(from), ...rest];
    const last = body.pop() ?? NOTHING;
    const bodyEnds = last.lastIndexOf(BODY_ENDS);
    const end = bodyEnds < 0 ? last.length : bodyEnds;
    parts.push(...body.map(postponeCode), postponeCode(last.subarray(0, end)));
    // Whatever the whole sheet says about these properties stays stronger, although it stands before.
    parts.push(styles(`:where(:root){${unread.join(";")}}`), last.subarray(end));
    return joined(parts);
  }

  /** What the document needs of its sheets. Most pages of a kind need the same, so that it is picked once for them. */
  #pick(pieces: readonly Buffer[], theme: string, hrefs: string, linked: readonly (readonly Part[])[]): Picked {
    const name = hash("sha1", `${hrefs}\n${theme}`);
    const sheets = this.#themes.get(name) ?? sheetsOf([readSheet(theme), ...linked]);
    this.#themes.set(name, sheets);
    const contents = together(new Set(pieces.map((piece) => this.#contentsOf(piece))));
    const key = hash("sha1", `${name}\n${signatureOf(contents, sheets.asked)}`);
    const picked = this.#picked.get(key) ?? pick(sheets.all, contents);
    this.#picked.set(key, picked);
    return picked;
  }

  /** Of a piece that many pages share it is read once. */
  #contentsOf(piece: Buffer): Contents {
    const known = this.#contents.get(piece);
    if (known) return known;
    const read = contentsOf(piece.toString("latin1"));
    const names = allNamesOf(read);
    const contents = this.#alike.get(names) ?? read;
    this.#alike.set(names, contents);
    this.#contents.set(piece, contents);
    return contents;
  }

  async #sheet(href: string): Promise<readonly Part[] | null> {
    if (!this.#client || !BUILT.test(href)) return null;
    const known = this.#sheets.get(href);
    if (known) return known;
    const read = readFile(join(this.#client, href), "utf8").then(readSheet, whole);
    this.#sheets.set(href, read);
    return read;
  }
}

const sheetsOf = (all: Sheets["all"]): Sheets => ({ all, asked: askedBy(all) });

const styles = (css = "") => `<style>${css}</style>`;
const NOTHING = Buffer.alloc(0);
const joined = (parts: readonly (Buffer | string)[]) =>
  Buffer.concat(parts.map((part) => (typeof part === "string" ? Buffer.from(part) : part)));

/** A sheet that is not there (another build has taken its place) is linked whole, as any other. */
const whole = () => null;

/**
 * `WATCH` loads the sheet with the page's modules, behind all that a page shows; as one for printing it holds up no
 * paint then.
 */
const later = (link: string) =>
  link.replace(' rel="stylesheet"', ' rel="later"').replace("/>", ' media="print" data-later=""/>');
