import { hash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { LRUCache } from "lru-cache";
import { postponeCode, WATCH } from "./later-code.ts";
import { type Asked, askedBy, contentsOf, type Picked, pick, signatureOf } from "./pick.ts";
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
  readonly #picked = new LRUCache<string, Picked>({ max: MOST_PICKED });

  /** `client` is the folder of the client build; null in development, where Vite serves styles and nothing is split. */
  constructor(client: string | null) {
    this.#client = client;
  }

  /** The document with its styles; `theme` is the site's own sheet, and the nonce marks the server's inline scripts. */
  async dress(document: Buffer, theme: string, nonce: string): Promise<Buffer> {
    const headEnds = document.indexOf(HEAD_ENDS);
    if (headEnds < 0) return document;
    // One byte stays one character, so that places in the text are places in the bytes.
    const html = document.toString("latin1");
    const links = [...html.slice(0, headEnds).matchAll(STYLESHEET)];
    const sheets = await Promise.all(links.map(([, href = ""]) => this.#sheet(href)));
    const known = sheets.filter((sheet) => sheet !== null);
    const place = links[0]?.index ?? headEnds;
    if (known.length === 0) return joined(document.subarray(0, place), styles(theme), document.subarray(place));
    const { needed, unread } = this.#pick(html, theme, links.map(([, href]) => href).join(" "), known);
    const code = (from: number, to?: number) => Buffer.from(postponeCode(html.slice(from, to)), "latin1");
    const parts: (Buffer | string)[] = [code(0, place), styles(needed[0])];
    parts.push(`<script nonce="${nonce}">${TAKE_OVER}${WATCH}</script>`);
    let from = place;
    let picked = 0;
    for (const [position, { index, 0: link }] of links.entries()) {
      if (sheets[position] === null) continue;
      picked += 1;
      parts.push(code(from, index), `${styles(needed[picked])}${later(link)}<noscript>${link}</noscript>`);
      from = index + link.length;
    }
    const bodyEnds = document.lastIndexOf(BODY_ENDS);
    const end = bodyEnds < from ? document.length : bodyEnds;
    // Whatever the whole sheet says about these properties stays stronger, although it stands before.
    parts.push(code(from, end), styles(`:where(:root){${unread.join(";")}}`), document.subarray(end));
    return joined(...parts);
  }

  /** What the document needs of its sheets. Most pages of a kind need the same, so that it is picked once for them. */
  #pick(html: string, theme: string, hrefs: string, linked: readonly (readonly Part[])[]): Picked {
    const name = hash("sha1", `${hrefs}\n${theme}`);
    const sheets = this.#themes.get(name) ?? sheetsOf([readSheet(theme), ...linked]);
    this.#themes.set(name, sheets);
    const contents = contentsOf(html);
    const key = hash("sha1", `${name}\n${signatureOf(contents, sheets.asked)}`);
    const picked = this.#picked.get(key) ?? pick(sheets.all, contents);
    this.#picked.set(key, picked);
    return picked;
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
const joined = (...parts: readonly (Buffer | string)[]) =>
  Buffer.concat(parts.map((part) => (typeof part === "string" ? Buffer.from(part) : part)));

/** A sheet that is not there (another build has taken its place) is linked whole, as any other. */
const whole = () => null;

/**
 * `WATCH` loads the sheet with the page's modules, behind all that a page shows; as one for printing it holds up no
 * paint then.
 */
const later = (link: string) =>
  link.replace(' rel="stylesheet"', ' rel="later"').replace("/>", ' media="print" data-later=""/>');
