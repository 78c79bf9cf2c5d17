import { hash } from "node:crypto";

/** The content-security-policy sources (`'sha256-…'`) of a page's inline code. */
export interface InlineHashes {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

const source = (code: Buffer) => `'sha256-${hash("sha256", code, "base64")}'`;

/**
 * Removes the render's nonce from a page and returns the hashes of its inline code. Only scripts with the nonce are
 * allowed: one that came in with a dealer's text has none, so the browser refuses it. All styles are allowed.
 */
export function sealInlineCode(page: Buffer, nonce: string): { readonly html: Buffer } & InlineHashes {
  const mark = ` nonce="${nonce}"`;
  const scripts = elements(page, "script")
    .filter(({ attributes, code }) => attributes.includes(mark) && !/\ssrc=/.test(attributes) && code.length > 0)
    .map(({ code }) => source(code));
  const styles = elements(page, "style").map(({ code }) => source(code));
  return { html: without(page, mark), scripts: [...new Set(scripts)], styles: [...new Set(styles)] };
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

/** The bytes without any occurrence of an ASCII text. */
function without(page: Buffer, text: string): Buffer {
  const kept: Buffer[] = [];
  let from = 0;
  for (let at = page.indexOf(text); at >= 0; at = page.indexOf(text, from)) {
    kept.push(page.subarray(from, at));
    from = at + text.length;
  }
  return Buffer.concat([...kept, page.subarray(from)]);
}
