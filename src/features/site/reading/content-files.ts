import { err, ok, type Result } from "../../../lib/result.ts";
import { PAGE_FORMS } from "../../forms/lead-forms.ts";
import type { BlogPost, ContentPage } from "../site.ts";
import { type FrontMatterProblem, parseFrontMatter } from "./front-matter.ts";

const IMAGE = /^(\/(?!\/)|https:\/\/)\S+$/;
const IMAGE_SENTENCE = 'Write a path beginning with "/", or an address beginning with "https://".';

/** A content page (CONT-001) from its file's text, with the form that it names. `path` is the address of the page. */
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
  return ok({ path, title: fields.title ?? "", description, form, image, markdown: body.trim() });
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
  return ok({ slug, heading: fields.title ?? "", description, date, image, markdown: body.trim() });
}
