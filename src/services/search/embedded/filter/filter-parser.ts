import { type Point, pointAt } from "../columns/geo.ts";
import { FilterError, type Token } from "./filter-tokens.ts";
import type { FilterNode, RangeEnd } from "./filter-tree.ts";
import { numberOfText } from "./number-text.ts";

/** The same limit of nesting as Meilisearch's. */
const DEEPEST = 150;
const RADIUS = "_geoRadius";
const BOX = "_geoBoundingBox";
const KEYWORDS: ReadonlySet<string> = new Set(
  ["AND OR NOT TO IN EXISTS IS NULL EMPTY CONTAINS STARTS WITH", RADIUS, BOX].flatMap((words) => words.split(" ")),
);

/** Recursive-descent parser: OR binds loosest, then AND, then NOT. */
export class FilterParser {
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
    if (this.#is(RADIUS)) return this.#radius();
    if (this.#is(BOX)) return this.#box();
    const { text: field, column } = this.#value("A field's name");
    if (this.#accept("IS")) return this.#nullOrEmpty(field, column);
    if (this.#accept("NOT")) return { kind: "not", part: this.#membership(field, column) };
    if (["IN", "EXISTS", "CONTAINS", "STARTS"].some((word) => this.#is(word))) return this.#membership(field, column);
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
    if (this.#is("CONTAINS") || this.#is("STARTS")) return this.#part(field, column);
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

  #part(field: string, column: number): FilterNode {
    const place = this.#accept("CONTAINS") ? "anywhere" : "start";
    if (place === "start") for (const word of ["STARTS", "WITH"]) this.#expect(word);
    return { kind: "part", field, column, place, text: this.#value("A value").text };
  }

  #radius(): FilterNode {
    const { column } = this.#peek();
    this.#expect(RADIUS);
    this.#expect("(");
    const point = this.#point();
    this.#expect(",");
    const metres = this.#number((value) => value >= 0, "A radius is a number of metres from 0");
    // Meilisearch takes the resolution of the circle here; our circle is exact, so the number is ignored.
    if (this.#accept(",")) this.#number();
    this.#expect(")");
    return { kind: "near", field: "_geo", column, point, metres };
  }

  /** A box by two corners: top right and bottom left. */
  #box(): FilterNode {
    const { column } = this.#peek();
    this.#expect(BOX);
    this.#expect("(");
    const topRight = this.#corner();
    this.#expect(",");
    const bottomLeft = this.#corner();
    this.#expect(")");
    const box = { top: topRight.lat, right: topRight.lng, bottom: bottomLeft.lat, left: bottomLeft.lng };
    if (box.top < box.bottom) throw new FilterError("The box's top right corner is below its bottom left one", column);
    return { kind: "box", field: "_geo", column, box };
  }

  #corner(): Point {
    this.#expect("[");
    const point = this.#point();
    this.#expect("]");
    return point;
  }

  #point(): Point {
    const { column } = this.#peek();
    const lat = this.#number();
    this.#expect(",");
    const point = pointAt(lat, this.#number());
    if (!point.ok) throw new FilterError(point.error, column);
    return point.value;
  }

  #comparison(field: string, column: number): FilterNode {
    if (this.#accept("=")) return { kind: "any", field, column, values: [this.#value("A value").text] };
    if (this.#accept("!=")) {
      return { kind: "not", part: { kind: "any", field, column, values: [this.#value("A value").text] } };
    }
    const end = (isOpen: boolean) => ({ text: this.#value("A value").text, isOpen });
    const between = (from: RangeEnd | null, to: RangeEnd | null): FilterNode => ({
      kind: "range",
      field,
      column,
      range: { from, to },
    });
    if (this.#accept(">")) return between(end(true), null);
    if (this.#accept(">=")) return between(end(false), null);
    if (this.#accept("<")) return between(null, end(true));
    if (this.#accept("<=")) return between(null, end(false));
    const { kind, column: operatorAt } = this.#peek();
    if (kind !== "word" && kind !== "quoted")
      throw new FilterError(`After "${field}" a comparison is missing`, operatorAt);
    const following = this.#tokens[this.#next + 1];
    if (following?.kind !== "word" || following.text !== "TO") {
      throw new FilterError(`After "${field}" a comparison is missing`, operatorAt);
    }
    const from = end(false);
    this.#expect("TO");
    return between(from, end(false));
  }

  #number(isRight: (value: number) => boolean = () => true, complaint = ""): number {
    const { text, column } = this.#value("A number");
    const value = numberOfText(text);
    if (value === null) throw new FilterError(`"${text}" is not a number`, column);
    if (!isRight(value)) throw new FilterError(complaint, column);
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
