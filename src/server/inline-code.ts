import { createHash } from "node:crypto";

/** The content-security-policy sources (`'sha256-…'`) of the code that a page carries inline. */
export interface InlineHashes {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

export const NO_INLINE: InlineHashes = { scripts: [], styles: [] };

/** Of code in the form that `latin1` gives it, a character for each byte. */
const source = (code: string) => `'sha256-${createHash("sha256").update(code, "latin1").digest("base64")}'`;

/**
 * Takes the render's nonce out of a page and returns the hashes of its inline code. Only a script that bears the nonce
 * is allowed: one that came in with a dealer's text bears none, so the browser refuses it. Styles are all allowed.
 */
export function sealInlineCode(page: Buffer, nonce: string): { readonly html: Buffer<ArrayBuffer> } & InlineHashes {
  // What is looked for is ASCII, so the bytes need not be decoded, which would cost more than all the rest.
  const html = page.toString("latin1");
  const mark = ` nonce="${nonce}"`;
  const scripts = elements(html, "script")
    .filter(({ attributes, code }) => attributes.includes(mark) && !/\ssrc=/.test(attributes) && code !== "")
    .map(({ code }) => source(code));
  const styles = elements(html, "style").map(({ code }) => source(code));
  return {
    html: Buffer.from(html.replaceAll(mark, ""), "latin1"),
    scripts: [...new Set(scripts)],
    styles: [...new Set(styles)],
  };
}

/** The elements of a name as React writes it, in small letters. */
function elements(html: string, name: "script" | "style"): { readonly attributes: string; readonly code: string }[] {
  const found: { attributes: string; code: string }[] = [];
  for (let at = html.indexOf(`<${name}`); at >= 0; at = html.indexOf(`<${name}`, at + 1)) {
    const opened = html.indexOf(">", at);
    const closed = html.indexOf(`</${name}>`, opened);
    if (opened < 0 || closed < 0) break;
    found.push({ attributes: html.slice(at + name.length + 1, opened), code: html.slice(opened + 1, closed) });
    at = closed;
  }
  return found;
}
