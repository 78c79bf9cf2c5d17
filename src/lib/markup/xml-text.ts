const ENTITIES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** A text as XML 1.0 writes it between tags and in quoted attributes, without the signs that it has no way to write. */
export function xmlText(text: string): string {
  return (
    text
      .toWellFormed()
      // biome-ignore lint/suspicious/noControlCharactersInRegex: XML has no way to write these.
      .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, "")
      .replace(/[<>&"\r]/g, (sign) => ENTITIES[sign] ?? `&#${sign.charCodeAt(0)};`)
  );
}
