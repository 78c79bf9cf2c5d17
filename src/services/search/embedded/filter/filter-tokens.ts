import { withEquals } from "../../port.ts";
import { unescaped } from "./filter-escapes.ts";

/** The position of an error in a filter. It is thrown only inside the parser; `parseFilter` turns it into a value. */
export class FilterError extends Error {
  /** Counted from 1. */
  readonly column: number;

  constructor(message: string, column: number) {
    super(message);
    this.column = column;
  }
}

export interface Token {
  /** `word`: without quotes. `quoted`: the text within the quotes, with escapes replaced. */
  readonly kind: "word" | "quoted" | "symbol" | "end";
  readonly text: string;
  /** Counted from 1. */
  readonly column: number;
}

const BLANK = /\s+/y;
const WORD = /[\p{L}\p{N}_\-.]+/uy;
const QUOTED = /"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)'/suy;
const SYMBOL = /!=|>=|<=|[=<>()[\],]/y;

/** Splits a filter into tokens. Outside quotes `:` is read as `=` (API-036). */
export function tokensOf(written: string): readonly Token[] {
  const filter = withEquals(written);
  const tokens: Token[] = [];
  let at = 0;
  const take = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = at;
    const match = pattern.exec(filter);
    if (match) at = pattern.lastIndex;
    return match;
  };
  while (at < filter.length) {
    if (take(BLANK)) continue;
    const column = at + 1;
    const quoted = take(QUOTED);
    const plain = quoted ? null : (take(WORD) ?? take(SYMBOL));
    if (quoted) {
      const content = unescaped(quoted[1] ?? quoted[2] ?? "");
      if ("wrongAt" in content)
        throw new FilterError("A backslash is followed by no escape", column + 1 + content.wrongAt);
      tokens.push({ kind: "quoted", text: content.text, column });
    } else if (plain) {
      const [text] = plain;
      tokens.push({ kind: /^[\p{L}\p{N}_\-.]/u.test(text) ? "word" : "symbol", text, column });
    } else {
      const sign = String.fromCodePoint(filter.codePointAt(at) ?? 0);
      throw new FilterError(/["']/.test(sign) ? "A quote is not closed" : `"${sign}" has no place here`, column);
    }
  }
  tokens.push({ kind: "end", text: "", column: filter.length + 1 });
  return tokens;
}
