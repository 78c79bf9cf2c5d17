import { createHash } from "node:crypto";

/** The content-security-policy sources (`'sha256-…'`) of the code that a page carries inline. */
export interface InlineHashes {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

export const NO_INLINE: InlineHashes = { scripts: [], styles: [] };

const source = (code: string) => `'sha256-${createHash("sha256").update(code).digest("base64")}'`;

/**
 * Takes the render's nonce out of a page and returns the hashes of its inline code. Only a script that bears the nonce
 * is allowed: one that came in with a dealer's text bears none, so the browser refuses it. Styles are all allowed.
 */
export function sealInlineCode(html: string, nonce: string): { readonly html: string } & InlineHashes {
  const mark = ` nonce="${nonce}"`;
  const scripts = [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/gi)]
    .filter(([, attributes = "", code = ""]) => attributes.includes(mark) && !/\ssrc=/.test(attributes) && code !== "")
    .map(([, , code = ""]) => source(code));
  const styles = [...html.matchAll(/<style\b[^>]*>([\s\S]*?)<\/style>/gi)].map(([, code = ""]) => source(code));
  return { html: html.replaceAll(mark, ""), scripts: [...new Set(scripts)], styles: [...new Set(styles)] };
}
