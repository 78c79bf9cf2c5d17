import { Marked } from "marked";
import sanitizeHtml from "sanitize-html";
import { err, ok, type Result } from "../../lib/result.ts";
import { PAGE_FORMS } from "../leads/forms/kinds.ts";
import type { BlogPost, ContentPage } from "../site/site.ts";
import { type FrontMatterProblem, parseFrontMatter } from "./front-matter.ts";

const marked = new Marked({ gfm: true, breaks: false });

/** Elements that a dealer's words may become; anything else (scripts, frames, styles, handlers) is dropped. */
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

/** Markdown of the operator as HTML that is safe to put into a page whatever it said. */
export function markdownToHtml(markdown: string): string {
  return sanitizeHtml(marked.parse(markdown, { async: false }), ALLOWED).trim();
}

const IMAGE = /^(\/(?!\/)|https:\/\/)\S+$/;
const IMAGE_SENTENCE = 'Write a path beginning with "/", or an address beginning with "https://".';

/** A content page (CONT-001) from its file's text, with the form it names. `path` is the address it is served at. */
export function pageOf(path: string, source: string): Result<ContentPage, FrontMatterProblem> {
  const read = parseFrontMatter(source, { required: ["title"], optional: ["description", "form", "image"] });
  if (!read.ok) return read;
  const { fields, body } = read.value;
  const form = PAGE_FORMS.find((known) => known === fields.form) ?? null;
  if (fields.form !== undefined && form === null) {
    return err({ key: "form", message: `There is no form "${fields.form}". Known: ${PAGE_FORMS.join(", ")}.` });
  }
  const image = fields.image ?? null;
  if (image !== null && !IMAGE.test(image)) return err({ key: "image", message: IMAGE_SENTENCE });
  const description = fields.description ?? null;
  return ok({ path, title: fields.title ?? "", description, form, image, html: markdownToHtml(body) });
}

/** A blog post (HOME-024 to HOME-028) from its file's text. */
export function postOf(slug: string, source: string): Result<BlogPost, FrontMatterProblem> {
  const read = parseFrontMatter(source, { required: ["title", "description", "date"], optional: ["image"] });
  if (!read.ok) return read;
  const { fields, body } = read.value;
  const date = fields.date ?? "";
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date) || Number.isNaN(Date.parse(date))) {
    return err({ key: "date", message: 'Write a day as YYYY-MM-DD, like "2026-07-01".' });
  }
  const image = fields.image ?? null;
  if (image !== null && !IMAGE.test(image)) return err({ key: "image", message: IMAGE_SENTENCE });
  const description = fields.description ?? "";
  return ok({ slug, heading: fields.title ?? "", description, date, image, html: markdownToHtml(body) });
}

/** HOME-027: a card shows the first 80 characters of a summary, "..." after a cut. */
export function cardSummary(description: string): string {
  return description.length > 80 ? `${description.slice(0, 80).trimEnd()}...` : description;
}
