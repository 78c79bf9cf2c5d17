const OPENING: Readonly<Record<string, string>> = { "(": ")", "[": "]", "{": "}" };

/** The next position of one of the characters, outside brackets, strings, comments and escapes; -1 for none. */
export function nextOf(text: string, from: number, chars: string): number {
  for (let at = from; at < text.length; at++) {
    const char = text[at] ?? "";
    if (chars.includes(char)) return at;
    if (char === "\\") at++;
    else if (char === '"' || char === "'") at = endOfText(text, at);
    else if (char === "/" && text[at + 1] === "*") at = text.indexOf("*/", at) + 1;
    else if (char in OPENING) at = closing(text, at);
  }
  return -1;
}

/** The position of the bracket that closes the one at `at`. */
export function closing(text: string, at: number): number {
  const found = nextOf(text, at + 1, OPENING[text[at] ?? ""] ?? "");
  if (found < 0) throw new Error(`A stylesheet has a bracket that nothing closes, at character ${at}.`);
  return found;
}

function endOfText(text: string, at: number): number {
  for (let end = at + 1; end < text.length; end++) {
    if (text[end] === "\\") end++;
    else if (text[end] === text[at]) return end;
  }
  throw new Error(`A stylesheet has a text that nothing ends, at character ${at}.`);
}

/** The parts of a list: selectors separated by commas, or declarations by semicolons. */
export function split(list: string, separator: "," | ";"): string[] {
  const found: string[] = [];
  let from = 0;
  for (let at = nextOf(list, 0, separator); at >= 0; at = nextOf(list, from, separator)) {
    found.push(list.slice(from, at));
    from = at + 1;
  }
  return [...found, list.slice(from)];
}

/** Removes comments, by cutting each part after a comment's opening up to its end. */
export const withoutComments = (text: string) =>
  text
    .split("/*")
    .map((part, index) => (index === 0 ? part : part.slice(part.indexOf("*/") + 2)))
    .join("")
    .trim();
