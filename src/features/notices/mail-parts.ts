import { html, type Markup } from "../../lib/words/markup.ts";
import type { MailBrand } from "./brand.ts";

/**
 * Parts common to all mails in a site's design. Outlook on Windows renders mails with Word, which knows no `max-width`
 * and no padding on links and blocks, and whose nested tables do not inherit the typeface. Markup for Outlook alone is
 * in conditional comments and in properties that begin with `mso-`.
 */

export const FONT = "font-family:-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

/** For the head: sets the typeface of all elements in Outlook. */
export const OUTLOOK_TYPE: Markup = html`<!--[if mso]><style>body,table,td,p,h1,li,a,span,div{ font-family:'Segoe UI',Arial,sans-serif }</style><![endif]-->`;

/** Content in a column as wide as the screen, up to 600 px. */
export const inColumn = (content: Markup): Markup =>
  html`<!--[if mso]><table role="presentation" align="center" width="600" cellpadding="0" cellspacing="0"><tr><td><![endif]-->${content}<!--[if mso]></td></tr></table><![endif]-->`;

/** The preview that mail programs list after the subject. */
export const preview = (words: string): Markup =>
  html`<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${words}</div>`;

interface ButtonLook {
  readonly radius: number;
  /** Padding in pixels: above and below the label, and to its left and right. */
  readonly pad: readonly [number, number];
  /** Further CSS for its text. */
  readonly type: string;
}

/** A button at least 44 px high, large enough for a thumb; a style sheet can widen it through `class="button"`. */
export function button(
  { label, url }: { readonly label: string; readonly url: string },
  { fill, onFill }: Pick<MailBrand, "fill" | "onFill">,
  { radius, pad: [high, wide], type }: ButtonLook,
): Markup {
  const padding = `${high}px ${wide}px`;
  return html`<table role="presentation" class="button" cellpadding="0" cellspacing="0"><tr><td align="center" style="background:${fill};border-radius:${radius}px;mso-padding-alt:${padding}"><a href="${url}" style="display:inline-block;padding:${padding};color:${onFill};${type};text-decoration:none">${label}</a></td></tr></table>`;
}
