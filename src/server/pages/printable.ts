/** Characters of a PDF's Helvetica beyond ASCII and Latin-1: the rest of Windows-1252. */
const MORE = new Set("€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ");

const isShown = (char: string): boolean => {
  const code = char.codePointAt(0) ?? 0;
  return char === "\n" || (code >= 0x20 && code <= 0x7e) || (code >= 0xa0 && code <= 0xff) || MORE.has(char);
};

/** A text reduced to the characters of the built-in typefaces: others lose their accents, or are left out. */
export function printable(text: string): string {
  const shown = [...text.replaceAll("\r", "")].map((char) => {
    if (isShown(char)) return char;
    const bare = char.normalize("NFKD").replace(/\p{M}/gu, "");
    return [...bare].every(isShown) ? bare : "";
  });
  return shown.join("");
}
