import { ROW_LIMITS, tooLong } from "../source.ts";

/** A token of SQL: a quoted text, a quoted name, a word or number, or one of the marks `( ) , ;`. */
export interface SqlToken {
  readonly kind: "text" | "name" | "word" | "mark";
  readonly text: string;
}

const ENDS: Readonly<Record<string, string>> = { "'": "'", '"': '"', "`": "`", "[": "]" };
const MARKS = "(),;";
/** The meaning of a letter after a backslash; any other character stands for itself. */
const ESCAPES: Readonly<Record<string, string>> = { n: "\n", r: "\r", t: "\t", "0": "", b: "", Z: "" };

/** Cuts SQL into tokens, piece by piece as it arrives; comments are left out. */
export class SqlTokens {
  /** Whether a backslash within a text escapes the next character, as in MySQL. */
  readonly #hasEscapes: boolean;
  #mode: "plain" | "quoted" | "line" | "block" = "plain";
  #quote = "";
  #text = "";
  #rest = "";
  #done: SqlToken[] = [];

  constructor(hasEscapes: boolean) {
    this.#hasEscapes = hasEscapes;
  }

  /** Whether the text so far ends within quotes. */
  get isWithinQuotes(): boolean {
    return this.#mode === "quoted";
  }

  /** The tokens that end within this piece. Throws UnreadableFile if one is too long. */
  read(piece: string): readonly SqlToken[] {
    // The last character is kept for the next piece, because two characters may form one sign.
    return this.#tokens(this.#rest + piece, 1);
  }

  end(): readonly SqlToken[] {
    const found = this.#tokens(this.#rest, 0);
    if (this.#mode !== "plain" || this.#text === "") return found;
    return [...found, { kind: "word", text: this.#text }];
  }

  #tokens(text: string, waiting: number): readonly SqlToken[] {
    let at = 0;
    while (at < text.length - waiting) {
      if (this.#mode === "plain") at = this.#plain(text, at);
      else if (this.#mode === "quoted") at = this.#quoted(text, at, waiting);
      else at = this.#comment(text, at);
    }
    this.#rest = text.slice(at);
    if (this.#text.length > ROW_LIMITS.characters) throw tooLong("text", ROW_LIMITS);
    const done = this.#done;
    this.#done = [];
    return done;
  }

  #plain(text: string, at: number): number {
    const sign = text.charAt(at);
    const two = text.slice(at, at + 2);
    if (two === "--" || sign === "#") return this.#begin("line", at + 1);
    if (two === "/*") return this.#begin("block", at + 2);
    const end = ENDS[sign];
    if (end) {
      this.#quote = end;
      return this.#begin("quoted", at + 1);
    }
    if (MARKS.includes(sign)) {
      this.#endWord();
      this.#done.push({ kind: "mark", text: sign });
    } else if (sign.trim() === "") this.#endWord();
    else this.#text += sign;
    return at + 1;
  }

  #begin(mode: "quoted" | "line" | "block", at: number): number {
    this.#endWord();
    this.#mode = mode;
    return at;
  }

  #endWord(): void {
    if (this.#text !== "") this.#done.push({ kind: "word", text: this.#text });
    this.#text = "";
  }

  #quoted(text: string, from: number, waiting: number): number {
    const isEscaping = this.#hasEscapes && (this.#quote === "'" || this.#quote === '"');
    let at = from;
    while (at < text.length && text[at] !== this.#quote && !(isEscaping && text[at] === "\\")) at += 1;
    this.#text += text.slice(from, at);
    if (at >= text.length - waiting) return at;
    const next = text.charAt(at + 1);
    if (text[at] !== this.#quote) this.#text += ESCAPES[next] ?? next;
    else if (next === this.#quote) this.#text += next;
    else {
      this.#done.push({ kind: this.#quote === "'" ? "text" : "name", text: this.#text });
      this.#text = "";
      this.#mode = "plain";
      return at + 1;
    }
    return at + 2;
  }

  #comment(text: string, from: number): number {
    const end = this.#mode === "line" ? "\n" : "*/";
    const at = text.indexOf(end, from);
    if (at < 0) return Math.max(from + 1, text.length - 1);
    this.#mode = "plain";
    return at + end.length;
  }
}
