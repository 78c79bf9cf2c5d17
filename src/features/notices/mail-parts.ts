import { html, type Markup } from "../../lib/words/markup.ts";
import type { MailBrand } from "./brand.ts";

/**
 * Parts of every mail in a site's design. Outlook on Windows draws mails with Word: it knows no `max-width`, no padding
 * of links and blocks, and inner tables take no typeface from outer ones. What is for it alone stands in comments that
 * it reads, and in properties that begin with `mso-`.
 */

export const FONT = "font-family:-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

/** For the head: the typeface of every part, in Outlook. */
export const OUTLOOK_TYPE: Markup = html`<!--[if mso]><style>body,table,td,p,h1,li,a,span,div{ font-family:'Segoe UI',Arial,sans-serif }</style><![endif]-->`;

/** Content in a column that is as wide as the screen, up to 600 px. */
export const inColumn = (content: Markup): Markup =>
  html`<!--[if mso]><table role="presentation" align="center" width="600" cellpadding="0" cellspacing="0"><tr><td><![endif]-->${content}<!--[if mso]></td></tr></table><![endif]-->`;

/** What a list of mails shows behind the subject. */
export const preview = (words: string): Markup =>
  html`<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${words}</div>`;

interface ButtonLook {
  readonly radius: number;
  /** Pixels above and below the label, and beside it. */
  readonly pad: readonly [number, number];
  /** Further properties of its letters. */
  readonly type: string;
}

/** A button at least 44 px high, which a thumb can hit; `class="button"` lets a style sheet widen it. */
export function button(
  { label, url }: { readonly label: string; readonly url: string },
  { fill, onFill }: Pick<MailBrand, "fill" | "onFill">,
  { radius, pad: [high, wide], type }: ButtonLook,
): Markup {
  const padding = `${high}px ${wide}px`;
  return html`<table role="presentation" class="button" cellpadding="0" cellspacing="0"><tr><td align="center" style="background:${fill};border-radius:${radius}px;mso-padding-alt:${padding}"><a href="${url}" style="display:inline-block;padding:${padding};color:${onFill};${type};text-decoration:none">${label}</a></td></tr></table>`;
}
