import { err, ok, type Result } from "../../../lib/result.ts";
import { FilterError, type Token, tokensOf } from "./filter-tokens.ts";

/** A filter as a tree. `column` (from 1) is where its field stands, for messages. */
export type FilterNode =
  | { readonly kind: "list"; readonly joined: "and" | "or"; readonly parts: readonly FilterNode[] }
  | { readonly kind: "not"; readonly part: FilterNode }
  | FilterCondition;

export type FilterCondition = { readonly field: string; readonly column: number } & (
  | { readonly kind: "any"; readonly values: readonly string[] }
  | { readonly kind: "range"; readonly range: NumberRange }
  | { readonly kind: "state"; readonly state: "exists" | "null" | "empty" }
);

export interface NumberRange {
  readonly min: number;
  readonly max: number;
  /** The end itself is outside. */
  readonly minOpen: boolean;
  readonly maxOpen: boolean;
}

export interface FilterProblem {
  readonly message: string;
  readonly column: number;
}

const LONGEST = 16_384;
const DEEPEST = 100;
const KEPT = 500;
const KEYWORDS: ReadonlySet<string> = new Set(["AND", "OR", "NOT", "TO", "IN", "EXISTS", "IS", "NULL", "EMPTY"]);

const parsed = new Map<string, Result<FilterNode | null, FilterProblem>>();

/** The tree of a filter in Meilisearch's grammar, null for an empty one. Parsed once: the last 500 are kept. */
export function parseFilter(filter: string): Result<FilterNode | null, FilterProblem> {
  const known = parsed.get(filter);
  if (known) return known;
  const result = parse(filter);
  if (filter.length <= LONGEST) {
    const [oldest] = parsed.keys();
    if (parsed.size >= KEPT && oldest !== undefined) parsed.delete(oldest);
    parsed.set(filter, result);
  }
  return result;
}

function parse(filter: string): Result<FilterNode | null, FilterProblem> {
  if (filter.length > LONGEST) {
    return err({
      message: `A filter has at most ${LONGEST} characters, this one ${filter.length}`,
      column: LONGEST + 1,
    });
  }
  if (filter.trim() === "") return ok(null);
  try {
    return ok(new Parser(tokensOf(filter)).whole());
  } catch (error) {
    if (error instanceof FilterError) return err({ message: error.message, column: error.column });
    throw error;
  }
}

/** Recursive descent: OR binds loosest, then AND, then NOT. */
class Parser {
  readonly #tokens: readonly Token[];
  #next = 0;
  #depth = 0;

  constructor(tokens: readonly Token[]) {
    this.#tokens = tokens;
  }

  whole(): FilterNode {
    const node = this.#either();
    const rest = this.#peek();
    if (rest.kind !== "end") throw new FilterError(`AND or OR is missing before "${rest.text}"`, rest.column);
    return node;
  }

  #either(): FilterNode {
    return this.#list("or", "OR", () => this.#both());
  }

  #both(): FilterNode {
    return this.#list("and", "AND", () => this.#not());
  }

  #list(joined: "and" | "or", keyword: string, part: () => FilterNode): FilterNode {
    const first = part();
    if (!this.#is(keyword)) return first;
    const parts = [first];
    while (this.#accept(keyword)) parts.push(part());
    return { kind: "list", joined, parts };
  }

  #not(): FilterNode {
    const { column } = this.#peek();
    if (!this.#is("NOT") && !this.#is("(")) return this.#condition();
    this.#depth++;
    if (this.#depth > DEEPEST) throw new FilterError(`Nested more than ${DEEPEST} deep`, column);
    const node = this.#accept("NOT") ? ({ kind: "not", part: this.#not() } as const) : this.#parenthesis();
    this.#depth--;
    return node;
  }

  #parenthesis(): FilterNode {
    this.#expect("(");
    const node = this.#either();
    this.#expect(")");
    return node;
  }

  #condition(): FilterNode {
    const { text: field, column } = this.#value("A field's name");
    if (this.#accept("IS")) return this.#nullOrEmpty(field, column);
    if (this.#accept("NOT")) return { kind: "not", part: this.#membership(field, column) };
    if (this.#is("IN") || this.#is("EXISTS")) return this.#membership(field, column);
    return this.#comparison(field, column);
  }

  #nullOrEmpty(field: string, column: number): FilterNode {
    const negated = this.#accept("NOT");
    const state = this.#accept("NULL") ? "null" : this.#accept("EMPTY") ? "empty" : null;
    if (!state) throw new FilterError("After IS come NULL or EMPTY", this.#peek().column);
    const node: FilterNode = { kind: "state", state, field, column };
    return negated ? { kind: "not", part: node } : node;
  }

  #membership(field: string, column: number): FilterNode {
    if (this.#accept("EXISTS")) return { kind: "state", state: "exists", field, column };
    this.#expect("IN");
    this.#expect("[");
    const values: string[] = [];
    while (!this.#is("]")) {
      values.push(this.#value("A value").text);
      if (!this.#accept(",")) break;
    }
    this.#expect("]");
    return { kind: "any", field, column, values };
  }

  #comparison(field: string, column: number): FilterNode {
    if (this.#accept("=")) return { kind: "any", field, column, values: [this.#value("A value").text] };
    if (this.#accept("!=")) {
      return { kind: "not", part: { kind: "any", field, column, values: [this.#value("A value").text] } };
    }
    const range = { min: Number.NEGATIVE_INFINITY, max: Number.POSITIVE_INFINITY, minOpen: false, maxOpen: false };
    if (this.#accept(">"))
      return { kind: "range", field, column, range: { ...range, min: this.#number(), minOpen: true } };
    if (this.#accept(">=")) return { kind: "range", field, column, range: { ...range, min: this.#number() } };
    if (this.#accept("<"))
      return { kind: "range", field, column, range: { ...range, max: this.#number(), maxOpen: true } };
    if (this.#accept("<=")) return { kind: "range", field, column, range: { ...range, max: this.#number() } };
    const { kind, column: here } = this.#peek();
    if (kind !== "word" && kind !== "quoted") throw new FilterError(`After "${field}" a comparison is missing`, here);
    const following = this.#tokens[this.#next + 1];
    if (following?.kind !== "word" || following.text !== "TO") {
      throw new FilterError(`After "${field}" a comparison is missing`, here);
    }
    const min = this.#number();
    this.#expect("TO");
    return { kind: "range", field, column, range: { ...range, min, max: this.#number() } };
  }

  #number(): number {
    const { text, column } = this.#value("A number");
    const value = Number(text);
    if (text.trim() === "" || !Number.isFinite(value)) throw new FilterError(`"${text}" is not a number`, column);
    return value;
  }

  #value(what: string): Token {
    const token = this.#peek();
    if (token.kind === "quoted" || (token.kind === "word" && !KEYWORDS.has(token.text))) {
      this.#next++;
      return token;
    }
    const found = token.kind === "end" ? "the filter ends" : `"${token.text}" stands here`;
    throw new FilterError(`${what} is missing: ${found}`, token.column);
  }

  #peek(): Token {
    return this.#tokens[this.#next] ?? { kind: "end", text: "", column: 1 };
  }

  #is(text: string): boolean {
    const token = this.#peek();
    return token.text === text && (token.kind === "word" || token.kind === "symbol");
  }

  #accept(text: string): boolean {
    if (!this.#is(text)) return false;
    this.#next++;
    return true;
  }

  #expect(text: string): void {
    if (this.#accept(text)) return;
    const token = this.#peek();
    const found = token.kind === "end" ? "the filter ends" : `"${token.text}" stands here`;
    throw new FilterError(`"${text}" is missing: ${found}`, token.column);
  }
}
