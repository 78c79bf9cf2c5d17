import type { Request, Response } from "express";
import { LOCALE } from "../../lib/words/locale.ts";
import { fresh } from "../first-paint/piece.ts";
import { ERRORS, type ErrorKind } from "../shell/errors.ts";
import { CLOSED_POLICY } from "../shell/headers.ts";
import { sealInlineCode } from "./inline-code.ts";

const STYLE = `:root{color-scheme:light dark}body{font:1.0625rem/1.6 system-ui,sans-serif;margin:0;min-height:100vh;display:grid;place-content:center;padding:2rem}main{max-width:34rem}h1{font-size:1.75rem;line-height:1.2;margin:0 0 .75rem}p{margin:0 0 1rem}a{display:inline-block;padding:.5rem 0}small{opacity:.7}`;
const POLICY = `${CLOSED_POLICY}; style-src ${sealInlineCode([fresh(Buffer.from(`<style>${STYLE}</style>`))], "").styles.join(" ")}`;

export interface PlainPage {
  readonly heading: string;
  readonly sentence: string;
  readonly link?: { readonly href: string; readonly text: string } | undefined;
  /** Small print: the request's id, for people who contact us about it. */
  readonly note?: string;
}

/** For text and for attributes in double quotes. */
export const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (char) => `&#${char.charCodeAt(0)};`);

/** A page of the server's own, for cases without any site's template: it loads no other files. */
export function plainPage({ heading, sentence, link, note }: PlainPage): string {
  const way = link ? `<p><a href="${escapeHtml(link.href)}">${escapeHtml(link.text)}</a></p>` : "";
  return `<!DOCTYPE html><html lang="${LOCALE}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${escapeHtml(heading)}</title><style>${STYLE}</style></head><body><main><h1>${escapeHtml(heading)}</h1><p>${escapeHtml(sentence)}</p>${way}${note ? `<p><small>${escapeHtml(note)}</small></p>` : ""}</main></body></html>`;
}

export function sendPlainPage(res: Response, status: number, page: PlainPage): void {
  res.status(status).set("Content-Security-Policy", POLICY).set("Cache-Control", "no-store").type("html");
  res.send(plainPage(page));
}

/**
 * Answers with an error of the table: JSON `{ error }` under `/api`, plain text for pictures and files, a page
 * elsewhere. `sentence` replaces the table's where more can be said.
 */
export function sendError(
  req: Request,
  res: Response,
  kind: ErrorKind,
  { sentence = ERRORS[kind].sentence, note }: { readonly sentence?: string; readonly note?: string } = {},
): void {
  if (res.headersSent) {
    res.destroy();
    return;
  }
  const { status, heading } = ERRORS[kind];
  res.set("Cache-Control", "no-store");
  const path = req.originalUrl;
  if (/^\/api(\/|$|\?)/.test(path)) res.status(status).json({ error: sentence });
  else if (/^\/(images|art|site|uploads|assets)\//.test(path)) res.status(status).type("text/plain").send(sentence);
  else sendPlainPage(res, status, { heading, sentence, link: wayOn(req, status), ...(note ? { note } : {}) });
}

/** A page that fails for a moment can be requested again. A posted form cannot, because it would be sent twice. */
const wayOn = ({ method }: Request, status: number): PlainPage["link"] =>
  status === 503 && method === "GET" ? { href: "", text: "Try again" } : undefined;
