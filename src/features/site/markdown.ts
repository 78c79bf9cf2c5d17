import { LRUCache } from "lru-cache";
import type { Marked } from "marked";
import type { IOptions } from "sanitize-html";
import { whenUsed } from "../../lib/libraries/when-used.ts";

/**
 * Together both libraries take 3 MB, and starting up needs no text of any site, so they are loaded for the first text
 * that somebody reads.
 */
const library = whenUsed<typeof import("marked")>("marked");
const sanitizer = whenUsed<typeof import("sanitize-html")>("sanitize-html");
let parser: Marked | undefined;

/** Elements allowed in a dealer's text; anything else (scripts, frames, styles, handlers) is dropped. */
const ALLOWED: IOptions = {
  allowedTags: [
    ..."h1 h2 h3 h4 p ul ol li a strong em del code pre blockquote hr br img".split(" "),
    ..."table thead tbody tr th td dl dt dd details summary".split(" "),
  ],
  allowedAttributes: {
    a: ["href", "title", "rel"],
    img: ["src", "alt", "title", "loading"],
    th: ["align"],
    td: ["align"],
    ol: ["start"],
  },
  allowedSchemes: ["http", "https", "mailto", "tel", "sms"],
  allowProtocolRelative: false,
  transformTags: {
    a: (tagName, attribs) => ({
      tagName,
      attribs: /^https?:/.test(attribs.href ?? "") ? { ...attribs, rel: "noopener" } : attribs,
    }),
    img: (tagName, attribs) => ({ tagName, attribs: { ...attribs, loading: "lazy" } }),
  },
};

/**
 * The most characters of texts and their HTML to cache, so that pages do not convert the same text again. A text of a
 * megabyte takes half a second, during which every dealer's pages wait.
 */
const MAX_CACHED_LENGTH = 8_000_000;
/** HTML that cannot run anything. Only `markdownToHtml` makes it, so no page can show a dealer's text unsanitised. */
export type SafeHtml = string & { readonly safeHtml: true };

const cache = new LRUCache<string, SafeHtml>({
  maxSize: MAX_CACHED_LENGTH,
  sizeCalculation: (html, markdown) => html.length + markdown.length + 1,
});

/** A dealer's Markdown as HTML that is safe in a page whatever the text contains. */
export function markdownToHtml(markdown: string): SafeHtml {
  if (markdown === "") return "" as SafeHtml;
  const before = cache.get(markdown);
  if (before !== undefined) return before;
  parser ??= new (library().Marked)({ gfm: true, breaks: false });
  const html = sanitizer()(parser.parse(markdown, { async: false }), ALLOWED).trim() as SafeHtml;
  cache.set(markdown, html);
  return html;
}
