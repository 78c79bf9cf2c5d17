import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { postponeCode, WATCH } from "./later-code.ts";
import { contentsOf, pick } from "./pick.ts";
import { type Part, readSheet } from "./sheet.ts";

const HEAD_ENDS = Buffer.from("</head>");
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

/**
 * Puts the rules that a document needs for its first paint into the document itself, and lets the browser load the
 * whole stylesheet afterwards: nothing waits for it but what a person does (`ui/whole-styles.ts`).
 */
export class FirstPaint {
  readonly #client: string | null;
  readonly #sheets = new Map<string, Promise<readonly Part[] | null>>();

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
    const parts: (Buffer | string)[] = [];
    let from = links[0]?.index ?? headEnds;
    parts.push(document.subarray(0, from), `<style>${theme}</style>`);
    const contents = contentsOf(html);
    let isWatched = false;
    for (const [position, { index, 0: link, 1: href = "" }] of links.entries()) {
      const sheet = await this.#sheet(href);
      if (!sheet) continue;
      parts.push(document.subarray(from, index));
      if (position === 0) {
        parts.push(`<script nonce="${nonce}">${TAKE_OVER}${WATCH}</script>`);
        isWatched = true;
      }
      parts.push(`<style>${pick(sheet, contents)}</style>${later(link)}<noscript>${link}</noscript>`);
      from = index + link.length;
    }
    parts.push(document.subarray(from));
    const dressed = Buffer.concat(parts.map((part) => (typeof part === "string" ? Buffer.from(part) : part)));
    return isWatched ? Buffer.from(postponeCode(dressed.toString("latin1")), "latin1") : dressed;
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

/** A sheet that is not there (another build has taken its place) is linked whole, as any other. */
const whole = () => null;

/** A sheet for printing is loaded without holding up the first paint, and is there if somebody prints at once. */
const later = (link: string) => link.replace("/>", ' media="print" data-later=""/>');
