const SIMPLE: Readonly<Record<string, string>> = {
  b: "\b",
  f: "\f",
  n: "\n",
  r: "\r",
  t: "\t",
  "'": "'",
  '"': '"',
  "\\": "\\",
  "/": "/",
};
/** What may follow a backslash: a code point in braces, two or four hexadecimal digits, octal digits, or a letter. */
const ESCAPE =
  /u\{([0-9a-fA-F]{1,6})\}|u([0-9a-fA-F]{4})|x([0-9a-fA-F]{2})|([0-3][0-7]{0,2}|[4-7][0-7]?)|([bfnrt'"\\/])/y;

/**
 * Text within quotes with its escapes replaced; otherwise the position of the first invalid escape, in UTF-16 units
 * from the start.
 */
export function unescaped(text: string): { readonly text: string } | { readonly wrongAt: number } {
  let read = "";
  let at = 0;
  for (;;) {
    const slash = text.indexOf("\\", at);
    if (slash < 0) return { text: read + text.slice(at) };
    ESCAPE.lastIndex = slash + 1;
    const match = ESCAPE.exec(text);
    if (!match) return { wrongAt: slash };
    const [, braced, four, two, octal, letter] = match;
    const code = octal === undefined ? Number.parseInt(braced ?? four ?? two ?? "", 16) : Number.parseInt(octal, 8);
    // Half of a surrogate pair is not a character, nor is anything above U+10FFFF.
    const isCharacter = letter !== undefined || (code <= 0x10ffff && (code < 0xd800 || code > 0xdfff));
    if (!isCharacter) return { wrongAt: slash };
    read += text.slice(at, slash) + (letter === undefined ? String.fromCodePoint(code) : SIMPLE[letter]);
    at = ESCAPE.lastIndex;
  }
}
