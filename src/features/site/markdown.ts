import { Marked } from "marked";
import sanitizeHtml from "sanitize-html";

const marked = new Marked({ gfm: true, breaks: false });

/** Elements allowed in a dealer's text; anything else (scripts, frames, styles, handlers) is dropped. */
const ALLOWED: sanitizeHtml.IOptions = {
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

/** The operator's Markdown as HTML that is safe in a page whatever it contains. */
export function markdownToHtml(markdown: string): string {
  return sanitizeHtml(marked.parse(markdown, { async: false }), ALLOWED).trim();
}
