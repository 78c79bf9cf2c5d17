import { hash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { LRUCache } from "lru-cache";
import { SelectorNames } from "./contents.ts";
import { postponeCode, WATCH } from "./later-code.ts";
import { pick } from "./pick.ts";
import { fresh, type Piece } from "./piece.ts";
import { type Part, readSheet } from "./sheet.ts";

const HEAD_ENDS = Buffer.from("</head>");
const BODY_ENDS = Buffer.from("</body>");
/** A stylesheet link as React writes it; the render's nonce may be at any of three places. */
const STYLESHEET = /<link(?: nonce="[^"]*")? rel="stylesheet"(?: nonce="[^"]*")? href="([^"]+)"(?: nonce="[^"]*")?\/>/g;
/** The client build's own stylesheets. */
const BUILT = /^\/assets\/[\w.-]+\.css$/;

/**
 * Applies the whole stylesheet as soon as it has loaded and removes the rules of the first paint, so the page ends up
 * with exactly what the build wrote. At the same moment it applies the parts of the site's own sheet that the first
 * paint left out; at any other time the browser would restyle the whole page once more. Load events of a link do not
 * bubble, so only a capturing listener registered before the link sees them.
 */
const TAKE_OVER =
  'for(const t of["load","error"])document.addEventListener(t,e=>{const l=e.target;' +
  'if(l.dataset&&"later"in l.dataset){l.media="all";if(t=="load")l.previousElementSibling.remove();' +
  'const own=()=>document.querySelectorAll("style[media]").forEach(s=>{s.media="all"});' +
  'document.readyState=="loading"?document.addEventListener("DOMContentLoaded",own):own()}},true);';

/** A parsed theme takes about 50 KB. */
const MOST_THEMES = 64;
/** Picked styles, shared by pages with the same contents; 40 KB each. */
const MOST_PICKED = 128;

/** A site's own sheet and the sheets its pages link. */
interface Sheets {
  readonly all: readonly (readonly Part[])[];
  readonly asked: SelectorNames;
  /** Identifies this set of sheets. */
  readonly number: number;
}

/** The styles picked for a document, with their sources for the content security policy. */
interface Styles {
  /** The rules of each sheet, and last the declarations of the first sheet for properties that nothing reads. */
  readonly pieces: readonly Piece[];
  readonly sources: readonly string[];
}

/** A document with its styles, and the policy sources for the code added to it. */
export interface Dressed {
  readonly pieces: readonly Piece[];
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/**
 * Puts the rules needed for a document's first paint into the document itself, and lets the browser load the whole
 * stylesheet afterwards. Only interactions wait for that (`ui/rendering/whole-styles.ts`).
 */
export class FirstPaint {
  readonly #client: string | null;
  readonly #sheets = new Map<string, Promise<readonly Part[] | null>>();
  readonly #themes = new LRUCache<string, Sheets>({ max: MOST_THEMES });
  readonly #picked = new LRUCache<string, Styles>({ max: MOST_PICKED });
  #themesRead = 0;

  /** `client` is the client build's folder; null in development, where Vite serves the styles and nothing is split. */
  constructor(client: string | null) {
    this.#client = client;
  }

  /** The document with its styles; `theme` is the site's own sheet. */
  async dress(pieces: readonly Piece[], theme: string): Promise<Dressed> {
    const [{ bytes: first } = fresh(NOTHING), ...rest] = pieces;
    const headEnds = first.indexOf(HEAD_ENDS);
    if (headEnds < 0) return { pieces, scripts: [], styles: [] };
    // latin1 maps each byte to one character, so positions in the text are positions in the bytes.
    const links = [...first.toString("latin1", 0, headEnds).matchAll(STYLESHEET)];
    const sheets = await Promise.all(links.map(([, href = ""]) => this.#sheet(href)));
    const known = sheets.filter((sheet) => sheet !== null);
    const place = links[0]?.index ?? headEnds;
    if (known.length === 0) {
      const { piece, source } = styleOf(theme);
      const themed = [fresh(first.subarray(0, place)), piece, fresh(first.subarray(place)), ...rest];
      return { pieces: themed, scripts: [], styles: [source] };
    }
    const { pieces: styles, sources } = this.#pick(pieces, theme, links.map(([, href]) => href).join(" "), known);
    const [own = NO_STYLE, ...linked] = styles;
    const parts: Piece[] = [fresh(postponeCode(first.subarray(0, place))), own, TAKES_OVER];
    let from = place;
    for (const [position, { index, 0: link }] of links.entries()) {
      if (sheets[position] === null) continue;
      parts.push(fresh(postponeCode(first.subarray(from, index))), linked.shift() ?? NO_STYLE);
      parts.push(fresh(Buffer.from(`${later(link)}<noscript>${link}</noscript>`)));
      from = index + link.length;
    }
    const body = [fresh(first.subarray(from)), ...rest];
    const { bytes: last } = body.pop() ?? fresh(NOTHING);
    const bodyEnds = last.lastIndexOf(BODY_ENDS);
    const end = bodyEnds < 0 ? last.length : bodyEnds;
    for (const piece of [...body, fresh(last.subarray(0, end))]) {
      parts.push(piece.kept ? piece : fresh(postponeCode(piece.bytes)));
    }
    // It comes last but has no specificity (`:where`), so the whole sheet's declarations still override it.
    parts.push(linked.shift() ?? NO_STYLE, fresh(last.subarray(end)));
    return { pieces: parts, scripts: [TAKE_OVER_SOURCE], styles: sources };
  }

  /**
   * The styles that the document needs. Most pages of a kind need the same, so they are picked once for all of them.
   */
  #pick(pieces: readonly Piece[], theme: string, hrefs: string, linked: readonly (readonly Part[])[]): Styles {
    const sheets = this.#read(theme, hrefs, linked);
    const signature = sheets.asked.signatureOf(pieces);
    const key = `${sheets.number} ${signature}`;
    const known = this.#picked.get(key);
    if (known) return known;
    const { needed, unread } = pick(sheets.all, sheets.asked.named(signature));
    const made = [...needed.map((css) => styleOf(css)), styleOf(`:where(:root){${unread.join(";")}}`, BEHIND)];
    const styles = { pieces: made.map(({ piece }) => piece), sources: made.map(({ source }) => source) };
    this.#picked.set(key, styles);
    return styles;
  }

  #read(theme: string, hrefs: string, linked: readonly (readonly Part[])[]): Sheets {
    const name = `${hrefs}\n${theme}`;
    const known = this.#themes.get(name);
    if (known) return known;
    const all = [readSheet(theme), ...linked];
    const sheets = { all, asked: new SelectorNames(all), number: this.#themesRead++ };
    this.#themes.set(name, sheets);
    return sheets;
  }

  async #sheet(href: string): Promise<readonly Part[] | null> {
    if (!this.#client || !BUILT.test(href)) return null;
    const known = this.#sheets.get(href);
    if (known) return known;
    const read = readFile(join(this.#client, href), "utf8").then(readSheet, unread);
    this.#sheets.set(href, read);
    return read;
  }
}

/** The policy source of inline code. */
const sourceOf = (code: string) => `'sha256-${hash("sha256", code, "base64")}'`;

/** Browsers without scripts, and printers, need these rules at once; all others only with the whole sheet. */
const BEHIND = ' media="print,(scripting:none)"';

const styleOf = (css: string, attributes = ""): { readonly piece: Piece; readonly source: string } => ({
  piece: { bytes: Buffer.from(`<style${attributes}>${css}</style>`), kept: true },
  source: sourceOf(css),
});

const NOTHING = Buffer.alloc(0);
const NO_STYLE: Piece = { bytes: NOTHING, kept: true };
const TAKES_OVER: Piece = { bytes: Buffer.from(`<script>${TAKE_OVER}${WATCH}</script>`), kept: true };
const TAKE_OVER_SOURCE = sourceOf(TAKE_OVER + WATCH);

/** A sheet that cannot be read, because another build has replaced it, is linked whole like any other. */
const unread = () => null;

/**
 * `WATCH` loads the sheet together with the page's modules, after everything the page shows. As a print stylesheet it
 * does not block painting.
 */
const later = (link: string) =>
  link.replace(' rel="stylesheet"', ' rel="later"').replace("/>", ' media="print" data-later=""/>');
