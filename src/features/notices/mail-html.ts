import { html, type Markup } from "../../lib/words/markup.ts";
import { LOGO, type MailBrand } from "./brand.ts";
import type { Letter } from "./letter.ts";
import { button, FONT, inColumn, OUTLOOK_TYPE, preview } from "./mail-parts.ts";

/** Everything in a mail besides the letter itself. */
export interface Surroundings {
  readonly brand: MailBrand;
  readonly locale: string;
  /** URLs of the car's page and picture. Null if there is no car; `src` is null if it has no picture. */
  readonly car: { readonly url: string; readonly src: string | null } | null;
  /** URL of the letter's button; null if the site has no public address. */
  readonly actionUrl: string | null;
  /** A sentence on how to change or cancel the request; null if there is nothing to change. */
  readonly change: string | null;
  /** The sender's name and contact details, a line each. */
  readonly sender: readonly string[];
  /** Why the person receives this mail. */
  readonly why: string;
  /** Unsubscribe URL; null for mails that are not marketing. */
  readonly stopUrl: string | null;
}

const BUTTON = { radius: 4, pad: [12, 20], type: "font-weight:600" } as const;

/**
 * The letter in the site's design. It uses tables and inline styles, because mail programs support little else, and
 * one column that fills the screen up to 600 px, so that it needs no media query for phones.
 */
export function letterHtml(letter: Letter, around: Surroundings): string {
  const { brand } = around;
  const page = html`<!DOCTYPE html><html lang="${around.locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light"><title>${letter.subject}</title>${OUTLOOK_TYPE}</head><body style="margin:0;padding:0;background:${brand.ground}">${preview(letter.words[0] ?? "")}<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:${brand.ground}"><tr><td align="center" style="padding:24px 12px">${inColumn(html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px;background:#ffffff;border-top:4px solid ${brand.fill};border-radius:6px;${FONT};font-size:16px;line-height:1.5;color:${brand.ink};word-break:break-word"><tr><td style="padding:22px 24px 0">${masthead(brand)}</td></tr><tr><td style="padding:22px 24px 26px">${body(letter, around)}</td></tr></table>${foot(around)}`)}</td></tr></table></body></html>`;
  return page.source;
}

function masthead({ logo, name, tagline, ink, muted }: MailBrand): Markup {
  const picture = logo
    ? html`<td style="padding-right:12px"><img src="cid:${LOGO}" alt="" width="${logo.width}" height="${logo.height}" style="display:block;border:0"></td>`
    : null;
  const line = tagline ? html`<div style="font-size:13px;font-weight:400;color:${muted}">${tagline}</div>` : null;
  return html`<table role="presentation" cellpadding="0" cellspacing="0"><tr>${picture}<td style="${FONT};font-size:18px;line-height:1.25;font-weight:700;color:${ink}">${name}${line}</td></tr></table>`;
}

function body(letter: Letter, around: Surroundings): Markup {
  const { brand, actionUrl, change } = around;
  const words = letter.words.map((text) => html`<p style="margin:0 0 16px">${inLines(text)}</p>`);
  return html`<h1 style="margin:0 0 12px;font-size:24px;line-height:1.25;color:${brand.ink}">${letter.heading}</h1>${words}${carCard(letter, around)}${facts(letter, brand)}${steps(letter)}${actionUrl && letter.action ? html`<div style="margin:4px 0 8px">${button({ label: letter.action.label, url: actionUrl }, brand, BUTTON)}</div>` : null}${change ? html`<p style="margin:16px 0 0">${change}</p>` : null}${terms(letter, brand)}`;
}

/** A person's text with its line breaks kept, for addresses, lists and signatures. */
const inLines = (text: string): readonly Markup[] =>
  text.split("\n").map((line, at) => (at === 0 ? html`${line}` : html`<br>${line}`));

function carCard({ car }: Letter, { brand, car: at }: Surroundings): Markup | null {
  if (!car || !at) return null;
  const { ink, muted, line, ground } = brand;
  const picture = at.src
    ? html`<tr><td><a href="${at.url}"><img src="${at.src}" width="552" alt="${car.title}" style="display:block;width:100%;height:auto;border:0;border-radius:6px 6px 0 0;background:${ground}"></a></td></tr>`
    : null;
  const badge = car.badge ? html` <span style="font-weight:400;color:${muted}">${car.badge}</span>` : null;
  const note = car.note ? html` <span style="font-size:14px;font-weight:400;color:${muted}">${car.note}</span>` : null;
  const about = [car.facts, car.place].filter(Boolean).join(", ");
  return html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:4px 0 18px;border:1px solid ${line};border-radius:6px">${picture}<tr><td style="padding:12px 16px 14px"><a href="${at.url}" style="font-size:18px;font-weight:600;color:${ink};text-decoration:none">${car.title}${badge}</a><div style="padding-top:4px;font-size:20px;font-weight:600">${car.price}${note}</div><div style="padding-top:4px;font-size:14px;color:${muted}">${about}</div></td></tr></table>`;
}

function facts({ facts: lines }: Letter, { line, muted }: MailBrand): Markup | null {
  if (lines.length === 0) return null;
  const rows = lines.map(
    ([label, value]) =>
      html`<tr><td style="padding:9px 12px 9px 0;border-bottom:1px solid ${line};color:${muted};font-size:14px;vertical-align:top;width:38%">${label}</td><td style="padding:9px 0;border-bottom:1px solid ${line};font-weight:600;word-break:break-word">${value}</td></tr>`,
  );
  return html`<table width="100%" cellpadding="0" cellspacing="0" style="margin:4px 0 18px;border-top:1px solid ${line};border-collapse:collapse">${rows}</table>`;
}

function steps({ steps: entries }: Letter): Markup | null {
  if (entries.length === 0) return null;
  return html`<ol style="margin:0 0 16px;padding-left:22px">${entries.map((step) => html`<li style="margin:0 0 6px">${step}</li>`)}</ol>`;
}

function terms({ terms: entries }: Letter, { line, muted }: MailBrand): Markup | null {
  if (entries.length === 0) return null;
  const items = entries.map((term) => html`<li style="margin:0 0 4px">${term}</li>`);
  return html`<div style="margin:20px 0 0;padding:14px 0 0;border-top:1px solid ${line};font-size:14px;color:${muted}"><p style="margin:0 0 6px;font-weight:600">Conditions</p><ul style="margin:0;padding-left:20px">${items}</ul></div>`;
}

function foot({ brand, sender, why, stopUrl }: Surroundings): Markup {
  const lines = sender.map((line) => html`${line}<br>`);
  const stop = stopUrl
    ? html`<p style="margin:10px 0 0"><a href="${stopUrl}" style="color:${brand.words}">Stop emails like this one</a></p>`
    : null;
  return html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px;${FONT};font-size:13px;line-height:1.5;color:${brand.muted}"><tr><td style="padding:18px 24px 30px"><p style="margin:0">${lines}</p><p style="margin:10px 0 0">${why}</p>${stop}</td></tr></table>`;
}
