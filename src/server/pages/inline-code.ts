import { hash } from "node:crypto";
import type { Piece } from "../first-paint/piece.ts";

/** The content-security-policy sources (`'sha256-…'`) of a page's inline code. */
export interface InlineHashes {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

const source = (code: Buffer) => `'sha256-${hash("sha256", code, "base64")}'`;

/**
 * Removes the render's nonce from a page and returns the hashes of its inline code. Only scripts with the nonce are
 * allowed: a script inside a dealer's text has no nonce, so the browser refuses it. All styles are allowed. /
 */
export function sealInlineCode(pieces: readonly Piece[], nonce: string): { readonly html: Buffer } & InlineHashes {
  const mark = ` nonce="${nonce}"`;
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const sealed: Buffer[] = [];
  for (const { bytes, kept } of pieces) {
    if (kept) {
      sealed.push(bytes);
      continue;
    }
    for (const { attributes, code } of elements(bytes, "script")) {
      if (attributes.includes(mark) && !/\ssrc=/.test(attributes) && code.length > 0) scripts.add(source(code));
    }
    for (const { code } of elements(bytes, "style")) styles.add(source(code));
    addWithout(sealed, bytes, mark);
  }
  return { html: Buffer.concat(sealed), scripts: [...scripts], styles: [...styles] };
}

/** The elements of a name, in lower case as React writes it. Only ASCII is searched, so nothing needs decoding. */
function elements(page: Buffer, name: "script" | "style"): { readonly attributes: string; readonly code: Buffer }[] {
  const found: { attributes: string; code: Buffer }[] = [];
  for (let at = page.indexOf(`<${name}`); at >= 0; at = page.indexOf(`<${name}`, at + 1)) {
    const opened = page.indexOf(">", at);
    const closed = page.indexOf(`</${name}>`, opened);
    if (opened < 0 || closed < 0) break;
    found.push({
      attributes: page.toString("latin1", at + name.length + 1, opened),
      code: page.subarray(opened + 1, closed),
    });
    at = closed;
  }
  return found;
}

/** Adds the bytes without any occurrence of an ASCII text. */
function addWithout(made: Buffer[], page: Buffer, text: string): void {
  let from = 0;
  for (let at = page.indexOf(text); at >= 0; at = page.indexOf(text, from)) {
    made.push(page.subarray(from, at));
    from = at + text.length;
  }
  made.push(page.subarray(from));
}
