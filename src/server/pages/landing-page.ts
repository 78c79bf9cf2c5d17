import { counted } from "../../lib/words/format.ts";
import { LOCALE } from "../../lib/words/locale.ts";
import { fresh } from "../first-paint/piece.ts";
import { CLOSED_POLICY } from "../shell/headers.ts";
import { sealInlineCode } from "./inline-code.ts";
import { escapeHtml } from "./plain-page.ts";

/** One site on the bare host's page. */
export interface LandingCard {
  readonly slug: string;
  readonly name: string;
  readonly tagline: string | null;
  /** `http://halden.localhost:3000/` */
  readonly address: string;
  /** `#rrggbb` */
  readonly colour: string;
  /** Address of the site's own logo. */
  readonly logo: string;
  /** Address of a screenshot of its home page; null where there is none. */
  readonly picture: string | null;
  readonly template: string;
  /** Number of vehicles; null while they cannot be counted. */
  readonly vehicles: number | null;
  /** How many locations it has, or the city of the only one. */
  readonly where: string | null;
}

/** Address of the page's typeface. */
export const LANDING_FONT = "/landing/figtree.woff2";

const STYLE = `@font-face{font-family:Figtree;src:url(${LANDING_FONT}) format("woff2");font-weight:300 900;font-display:swap}
*{box-sizing:border-box}
:root{color-scheme:light;--ink:#14181f;--muted:#5b6472;--line:#e2e5ea;--ground:#f5f6f8}
body{margin:0;background:var(--ground);color:var(--ink);font:1rem/1.5 Figtree,system-ui,sans-serif;font-variant-numeric:tabular-nums}
.wrap{max-width:86rem;margin:auto;padding-inline:clamp(1.25rem,4vw,3.5rem)}
header{background:var(--ink);color:#fff;padding-block:clamp(2rem,5vw,3.75rem) clamp(5.5rem,9vw,8rem)}
.mark{display:inline-flex;align-items:center;gap:.625rem;font-weight:700;font-size:1.125rem;letter-spacing:-.01em}
.mark svg{width:1.75rem;height:1.75rem}
h1{font-size:clamp(2.125rem,1.5rem + 2.6vw,3.5rem);font-weight:650;line-height:1.06;letter-spacing:-.03em;margin:clamp(1.5rem,4vw,2.75rem) 0 .875rem;max-width:18ch;text-wrap:balance}
header p{margin:0;max-width:72ch;text-wrap:pretty;color:#c3c9d3;font-size:1.125rem}
main.wrap{margin-top:clamp(-5.5rem,-6vw,-3.5rem)}
ul{list-style:none;margin:0;padding:0 0 clamp(2.5rem,6vw,5rem);display:grid;gap:clamp(1.25rem,2vw,1.75rem);grid-template-columns:repeat(auto-fill,minmax(min(100%,22rem),1fr))}
li{position:relative;display:flex;flex-direction:column;overflow:hidden;border-radius:16px;background:#fff;box-shadow:0 1px 2px rgb(20 24 31/.08),0 8px 28px rgb(20 24 31/.07);transition:box-shadow .18s ease-out,transform .18s ease-out}
li::before{content:"";height:5px;background:var(--brand)}
li:hover{transform:translateY(-2px);box-shadow:0 2px 4px rgb(20 24 31/.1),0 16px 40px rgb(20 24 31/.13)}
@media (prefers-reduced-motion:reduce){li{transition:none}li:hover{transform:none}}
.view{display:block;aspect-ratio:8/5;overflow:hidden;background:color-mix(in oklab,var(--brand) 11%,#fff)}
.view img{display:block;width:100%;height:100%;object-fit:cover;object-position:top}
.none{display:grid;place-content:center;justify-items:center;gap:.875rem;font-size:1.5rem;font-weight:650;letter-spacing:-.02em}
.none img{width:4.5rem;height:4.5rem;object-fit:contain}
.about{display:grid;gap:.25rem;padding:1.125rem 1.25rem 1.25rem;flex:1;align-content:start}
h2{display:flex;align-items:center;gap:.75rem;margin:0;font-size:1.25rem;line-height:1.2;font-weight:650;letter-spacing:-.015em}
h2 img{width:2.25rem;height:2.25rem;object-fit:contain;flex:none}
h2 small{display:block;margin-top:.1875rem;font-size:.875rem;font-weight:400;letter-spacing:0;color:var(--muted)}
a{color:inherit;text-decoration:none}
.facts{display:flex;flex-wrap:wrap;gap:.375rem;margin:.75rem 0 0;padding:0}
.facts span{border-radius:99px;background:var(--ground);padding:.25rem .75rem;font-size:.8125rem;font-weight:500;color:#3d4552}
.facts span::first-letter{text-transform:uppercase}
nav{display:flex;flex-wrap:wrap;align-items:center;gap:0 1rem;margin-top:auto;padding-top:1rem}
nav a{display:inline-flex;align-items:center;min-height:44px;font-size:.9375rem;font-weight:500;color:var(--muted)}
nav a:hover{color:var(--ink);text-decoration:underline;text-underline-offset:4px}
nav a.open{padding-inline:1.125rem;border-radius:10px;background:var(--ink);color:#fff;font-weight:600}
nav a.open:hover{background:#2b323d;color:#fff;text-decoration:none}
footer{border-top:1px solid var(--line);padding-block:1.5rem 2.5rem;color:var(--muted);font-size:.9375rem}
code{font:.875em ui-monospace,monospace;background:#e9ebef;border-radius:5px;padding:.125em .4em;color:var(--ink)}
:focus-visible{outline:3px solid #2b6cff;outline-offset:3px}`;

/** Content security policy of the page: each site's logo is loaded from the site's own host. */
export const LANDING_POLICY = [
  CLOSED_POLICY,
  "img-src 'self' http://*.localhost:*",
  "font-src 'self'",
  `style-src ${sealInlineCode([fresh(Buffer.from(`<style>${STYLE}</style>`))], "").styles.join(" ")}`,
  "style-src-attr 'unsafe-inline'",
].join("; ");

/** The page of the bare host: every site with its picture, a description and links to begin with. */
export function landingPage(cards: readonly LandingCard[]): string {
  const templates = new Set(cards.map(({ template }) => template)).size;
  const vehicles = cards.reduce((sum, card) => sum + (card.vehicles ?? 0), 0);
  const sentence = `${counted(vehicles, "vehicle")} in ${counted(templates, "template")}. Each site answers under its own name, as a dealer’s would.`;
  return `<!DOCTYPE html><html lang="${LOCALE}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>Forecourt is running</title><style>${STYLE}</style></head><body><header><div class="wrap"><span class="mark">${MARK}Forecourt</span><h1>${counted(cards.length, "site")}, one server</h1><p>${escapeHtml(sentence)}</p></div></header><main class="wrap"><ul>${cards.map(cardOf).join("")}</ul></main><footer class="wrap">Forecourt is running in development. A site is a folder in <code>sites/</code>: what you change there is live at once.</footer></body></html>`;
}

/** The Forecourt mark: a roof over the ground that a car stands on. */
const MARK = `<svg viewBox="0 0 28 28" fill="none" stroke="currentColor" stroke-width="2.5" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="M3 9.5 14 4l11 5.5M6 11v12M22 11v12M3 23h22M10 18h8"/></svg>`;

function cardOf({ name, tagline, address, colour, logo, picture, template, vehicles, where }: LandingCard): string {
  const facts = [`${template} template`, vehicles === null ? null : counted(vehicles, "vehicle"), where];
  const chips = facts.flatMap((fact) => (fact ? [`<span>${escapeHtml(fact)}</span>`] : [])).join("");
  const mark = `<img src="${escapeHtml(logo)}" alt="" width="36" height="36" loading="lazy">`;
  const view = picture
    ? `<img src="${escapeHtml(picture)}" alt="" width="1440" height="900" loading="lazy">`
    : `<span class="view none">${mark}${escapeHtml(name)}</span>`;
  const words = `<span>${escapeHtml(name)}${tagline ? `<small>${escapeHtml(tagline)}</small>` : ""}</span>`;
  const links = [
    ["search", "Stock"],
    ["dev/mailbox", "Mailbox"],
    ["dev/catalogue", "Catalogue"],
  ].map(([path, label]) => `<a href="${address}${path}">${label}</a>`);
  return `<li style="--brand:${escapeHtml(colour)}"><a class="view" href="${address}" tabindex="-1" aria-hidden="true">${view}</a><div class="about"><h2>${mark}${words}</h2><p class="facts">${chips}</p><nav aria-label="${escapeHtml(name)}"><a class="open" href="${address}">Open the site</a>${links.join("")}</nav></div></li>`;
}
