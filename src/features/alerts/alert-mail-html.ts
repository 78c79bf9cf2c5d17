import { html, type Markup } from "../../lib/words/markup.ts";
import { LOGO, type MailBrand } from "../notices/brand.ts";
import type { Letter, LetterCar } from "../notices/letter.ts";
import { button, FONT, OUTLOOK_TYPE, preview } from "../notices/mail-parts.ts";

/** The surroundings of an alert's letter, with absolute addresses. */
export interface AlertAround {
  readonly brand: MailBrand;
  readonly locale: string;
  readonly homeUrl: string;
  readonly cars: readonly (LetterCar & { readonly url: string; readonly src: string | null })[];
  readonly more: string | null;
  readonly all: { readonly label: string; readonly url: string } | null;
  readonly asked: string;
  readonly stop: { readonly label: string; readonly url: string };
  readonly changeUrl: string;
  readonly sender: string;
}

/** One column below 600 px, and dark colours if the mail program uses them. Cars keep their light background. */
const STYLE =
  ":root{color-scheme:light dark}body{margin:0;padding:0}" +
  "@media (max-width:599px){.sheet{width:100%!important}.pad{padding-left:20px!important;padding-right:20px!important}" +
  ".stack{display:block!important;width:100%!important;box-sizing:border-box}.stack img{width:100%!important;height:auto!important}" +
  ".beside{padding:12px 0 0 0!important}.button{width:100%!important}}" +
  "@media (prefers-color-scheme:dark){.ground{background:#0d1110!important}.paper{background:#161b19!important}" +
  ".ink{color:#f3f6f5!important}.quiet{color:#aab4b0!important}.rule{border-color:#333b38!important}.good{color:#7fd6a0!important}a.plain{color:#d5e6df!important}}";

/** The mail as HTML, in 600 px tables with inline styles, because mail programs support little else. */
export function alertHtml(letter: Letter, around: AlertAround): string {
  const { brand } = around;
  const words = letter.words.map(
    (text) =>
      html`<p class="quiet" style="margin:10px 0 0;font-size:16px;line-height:1.5;color:${brand.muted}">${text}</p>`,
  );
  const page = html`<!DOCTYPE html><html lang="${around.locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${letter.subject}</title>${OUTLOOK_TYPE}<style>${STYLE}</style></head><body class="ground" style="margin:0;padding:0;background:${brand.ground}"><div role="main">${preview(carsIn(around))}<table role="presentation" width="100%" cellpadding="0" cellspacing="0" class="ground" style="background:${brand.ground}"><tr><td align="center"><table role="presentation" width="600" cellpadding="0" cellspacing="0" class="sheet paper" style="width:600px;background:#ffffff;border-top:4px solid ${brand.fill};${FONT};color:${brand.ink};word-break:break-word"><tr><td class="pad rule" style="padding:18px 32px;border-bottom:1px solid ${brand.line}">${masthead(around)}</td></tr><tr><td class="pad" style="padding:32px 32px 4px"><h1 class="ink" style="margin:0;font-size:28px;line-height:1.15;font-weight:600;color:${brand.ink}">${letter.heading}</h1>${words}</td></tr>${around.cars.map((car) => carRow(car, brand))}${around.more ? moreRow(around.more, brand) : null}${around.all ? buttonRow(around.all, brand) : null}<tr><td style="padding:36px 0 0"></td></tr>${foot(around)}</table></td></tr></table></div></body></html>`;
  return page.source;
}

const carsIn = ({ cars }: AlertAround): string =>
  cars
    .map(({ title, price }) => `${title} ${price}`)
    .slice(0, 3)
    .join(", ");

function masthead({ brand, homeUrl }: AlertAround): Markup {
  const { logo, name, tagline, ink, muted } = brand;
  const picture = logo
    ? html`<td style="padding-right:12px"><a href="${homeUrl}"><img src="cid:${LOGO}" alt="" width="${logo.width}" height="${logo.height}" style="display:block;border:0;background:#ffffff;border-radius:6px"></a></td>`
    : null;
  const line = tagline
    ? html`<div class="quiet" style="font-size:13px;font-weight:400;color:${muted}">${tagline}</div>`
    : null;
  return html`<table role="presentation" cellpadding="0" cellspacing="0"><tr>${picture}<td style="font-size:18px;line-height:1.25"><a class="ink" href="${homeUrl}" style="font-weight:700;color:${ink};text-decoration:none">${name}</a>${line}</td></tr></table>`;
}

const moreRow = (words: string, { muted }: MailBrand): Markup =>
  html`<tr><td class="pad quiet" style="padding:28px 32px 0;font-size:16px;line-height:1.5;color:${muted}">${words}</td></tr>`;

function carRow(car: AlertAround["cars"][number], { ink, muted, line, ground }: MailBrand): Markup {
  const picture = car.src
    ? html`<a href="${car.url}"><img src="${car.src}" width="216" height="135" alt="${car.title}" style="display:block;width:216px;height:135px;border:0;border-radius:12px;background:${ground};object-fit:cover"></a>`
    : html`<div style="width:216px;height:135px;border-radius:12px;background:${line}"></div>`;
  const badge = car.badge
    ? html`<div class="quiet" style="padding-top:2px;font-size:15px;line-height:1.4;color:${muted}">${car.badge}</div>`
    : null;
  const note = car.note ? html` <span class="quiet" style="font-size:14px;color:${muted}">${car.note}</span>` : null;
  const drop = car.drop
    ? html`<div style="padding-top:2px;font-size:15px;line-height:1.4"><span class="good" style="font-weight:700;color:#0a7a3c">${car.drop.down}</span> <span class="quiet" style="color:${muted}">${car.drop.from}</span></div>`
    : null;
  const place = car.place ? html`<br>${car.place}` : null;
  return html`<tr><td class="pad" style="padding:24px 32px 0"><table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td class="stack" width="216" valign="top" style="width:216px">${picture}</td><td class="stack beside" valign="top" style="padding:0 0 0 20px"><a class="ink" href="${car.url}" style="font-size:18px;line-height:1.25;font-weight:600;color:${ink};text-decoration:none">${car.title}</a>${badge}<div style="padding-top:8px"><span class="ink" style="font-size:20px;font-weight:600;color:${ink}">${car.price}</span>${note}</div>${drop}<div class="quiet" style="padding-top:6px;font-size:14px;line-height:1.45;color:${muted}">${car.facts}${place}</div></td></tr></table></td></tr>`;
}

const BUTTON = { radius: 24, pad: [14, 28], type: "font-size:16px;font-weight:600" } as const;

const buttonRow = (all: NonNullable<AlertAround["all"]>, brand: MailBrand): Markup =>
  html`<tr><td class="pad" style="padding:28px 32px 0">${button(all, brand, BUTTON)}</td></tr>`;

function foot({ brand, asked, stop, changeUrl, sender }: AlertAround): Markup {
  const { line, muted, words } = brand;
  return html`<tr><td class="pad rule" style="padding:22px 32px 32px;border-top:1px solid ${line};font-size:14px;line-height:1.6"><p class="quiet" style="margin:0;color:${muted}">${asked}</p><p style="margin:18px 0 0"><a class="plain" href="${stop.url}" style="color:${words};font-weight:600">${stop.label}</a> &nbsp; <a class="plain" href="${changeUrl}" style="color:${words}">Change my alerts</a></p><p class="quiet" style="margin:18px 0 0;color:${muted}">${sender}</p></td></tr>`;
}
