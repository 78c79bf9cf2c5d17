import type { BrokenRow, FeedItem, FeedRow } from "../../schema.ts";
import { takeFromRecord } from "../../spelled/take.ts";
import { flatten } from "../flatten.ts";
import { ROW_LIMITS, type RowLimits, tooLong, UnreadableFile } from "../source.ts";
import { type Included, withIncluded } from "./included.ts";
import { nameByKey } from "./json-key.ts";
import { isOfOtherThings } from "./linked-types.ts";
import { linePieces } from "./ndjson.ts";
import type { Piece } from "./piece.ts";

/** The number of a malformed record's characters that are searched for words. */
const WORDS_WITHIN = 64 * 1024;
/** The deepest nesting of lists and objects: no stock file has more. */
const DEEPEST = 64;

/**
 * Which objects of the file are rows. `lists`: members of a list of objects. `entries`: values of the outermost object
 * or of one within it, as in `{"A1": {…}, "A2": {…}}`. `lines`: consecutive objects. `whole`: the file itself.
 */
export type RowPlace = "lists" | "entries" | "lines" | "whole";

export interface JsonLayout {
  readonly place: RowPlace;
  /** Path of the list or object whose objects are rows; null for any list, or for the outermost object. */
  readonly path: string | null;
  /** Paths of further lists beside that one, each with another kind of vehicle: "stock.vans". */
  readonly beside?: readonly string[];
  /** Whether the keys of entries are just indexes of a list, which say nothing about a car. */
  readonly isCounted?: boolean;
  /** Related records that the file includes; absent if it includes none. */
  readonly included?: Included | null;
}

/** The rows of a JSON file. Each is parsed by itself, so the file may have any length. */
export async function* jsonRows(
  text: AsyncIterable<string>,
  layout: JsonLayout,
  limits: RowLimits = ROW_LIMITS,
): AsyncGenerator<FeedItem> {
  let row = 0;
  const paths = layout.path === null ? null : [layout.path, ...(layout.beside ?? [])];
  const cut = layout.place === "lines" ? linePieces(text, limits) : pieces(text, layout.place, paths, limits);
  for await (const piece of cut) {
    const item = itemOf(piece, row + 1, layout, limits);
    if (item === null) continue;
    row += 1;
    if ("cells" in item && piece.key !== undefined && !layout.isCounted) nameByKey(item.cells, piece.key);
    yield item;
  }
}

type OpenItem = BrokenRow | (FeedRow & { readonly cells: Record<string, string> });

/** The row of a piece; null for linked data about something other than a vehicle. */
function itemOf(piece: Piece, row: number, { place, included }: JsonLayout, limits: RowLimits): OpenItem | null {
  const problem = (reason: string) => ({
    row,
    problem: { column: null, value: piece.text.slice(0, 80), reason },
    words: piece.text.slice(0, WORDS_WITHIN).split(/[^\p{L}\p{N}._-]+/u),
  });
  if (piece.cut === "between") return { ...problem("the file ends before its list or object is closed"), cut: true };
  if (piece.cut) return { ...problem("the file ends in the middle of this record"), cut: true };
  try {
    const value: unknown = JSON.parse(piece.text);
    if (isOfOtherThings(value)) return null;
    const { own, rest } = takeFromRecord(included ? withIncluded(value, included) : value);
    const cells = flatten(rest);
    if (Object.keys(cells).length > limits.fields)
      throw new UnreadableFile("A record of the file has too many fields.");
    return { row, cells, ...own };
  } catch (error) {
    if (error instanceof UnreadableFile) throw error;
    if (place === "whole") throw new UnreadableFile(`The file is not valid JSON (${(error as Error).message}).`);
    return problem(`the record is not valid JSON (${(error as Error).message})`);
  }
}

/**
 * Cuts the text of each row out of the stream without parsing the rest. For entries without a path, the rows are the
 * entries of all objects at that depth.
 */
export async function* pieces(
  text: AsyncIterable<string>,
  place: RowPlace,
  paths: readonly string[] | null,
  limits: RowLimits = ROW_LIMITS,
  depth = 1,
): AsyncGenerator<Piece> {
  const cutter = new Cutter(place, paths, limits, depth);
  for await (const chunk of text) {
    cutter.feed(chunk);
    yield* cutter.take();
  }
  cutter.end();
  yield* cutter.take();
}

interface Container {
  readonly list: boolean;
  key: string;
}

/** Tracks brackets and strings in JSON text, and keeps the text between a row's own brackets. */
class Cutter {
  readonly #place: RowPlace;
  readonly #targets: readonly string[] | null;
  readonly #limits: RowLimits;
  /** The depth of entries if no path is given. */
  readonly #depth: number;
  readonly #stack: Container[] = [];
  #done: Piece[] = [];
  #inString = false;
  #escaped = false;
  #string = "";
  /**
   * The depth at which the current row began, or -1 outside rows; `#from` is where it continues in the current chunk.
   */
  #rowDepth = -1;
  #from = 0;
  #pending = "";

  constructor(place: RowPlace, targets: readonly string[] | null, limits: RowLimits, depth: number) {
    this.#depth = depth;
    this.#place = place;
    this.#targets = targets;
    this.#limits = limits;
  }

  take(): Piece[] {
    const done = this.#done;
    this.#done = [];
    return done;
  }

  end(): void {
    if (this.#rowDepth >= 0) this.#done.push({ path: this.#path(this.#rowDepth), text: this.#pending, cut: true });
    else if (this.#stack.length > 0 || this.#inString) this.#done.push({ path: "", text: "", cut: "between" });
  }

  feed(chunk: string): void {
    this.#from = 0;
    for (let at = 0; at < chunk.length; at += 1) {
      if (this.#inString) at = this.#skipString(chunk, at);
      else this.#mark(chunk, at);
    }
    if (this.#rowDepth < 0) return;
    this.#pending += chunk.slice(this.#from);
    if (this.#pending.length > this.#limits.characters) throw tooLong("record", this.#limits);
  }

  /** Continues inside a string, and returns where it stopped. */
  #skipString(chunk: string, from: number): number {
    let at = from;
    for (; at < chunk.length; at += 1) {
      const c = chunk.charCodeAt(at);
      if (this.#escaped) this.#escaped = false;
      else if (c === 92) this.#escaped = true;
      else if (c === 34) {
        this.#inString = false;
        break;
      }
    }
    if (this.#rowDepth < 0) this.#string += chunk.slice(from, at);
    if (this.#string.length > this.#limits.characters) throw tooLong("text", this.#limits);
    return at;
  }

  #mark(chunk: string, at: number): void {
    const c = chunk.charCodeAt(at);
    if (c === 34) {
      this.#inString = true;
      this.#string = "";
    } else if (c === 58) {
      const open = this.#stack.at(-1);
      if (open && this.#rowDepth < 0) open.key = this.#string;
    } else if (c === 123 || c === 91) this.#open(c === 91, at);
    else if (c === 125 || c === 93) this.#close(chunk, at);
  }

  #open(list: boolean, at: number): void {
    if (!list && this.#rowDepth < 0 && this.#isRow()) {
      this.#rowDepth = this.#stack.length;
      this.#from = at;
      this.#pending = "";
    }
    if (this.#stack.length >= DEEPEST) throw new UnreadableFile("The JSON is nested deeper than any stock file.");
    this.#stack.push({ list, key: "" });
  }

  #isRow(): boolean {
    const depth = this.#stack.length;
    if (this.#place === "lists")
      return this.#stack.at(-1)?.list === true && (this.#targets?.includes(this.#path(depth)) ?? true);
    if (this.#place !== "entries") return depth === 0;
    if (this.#stack.at(-1)?.list !== false) return false;
    return this.#targets?.includes(this.#path(depth - 1)) ?? depth === this.#depth;
  }

  #close(chunk: string, at: number): void {
    this.#stack.pop();
    if (this.#stack.length !== this.#rowDepth) return;
    const text = this.#pending + chunk.slice(this.#from, at + 1);
    const key = this.#place === "entries" ? this.#stack.at(-1)?.key : undefined;
    this.#done.push({
      path: this.#path(this.#rowDepth - (key === undefined ? 0 : 1)),
      text,
      ...(key !== undefined && { key }),
    });
    this.#pending = "";
    this.#rowDepth = -1;
  }

  #path(depth: number): string {
    return this.#stack
      .slice(0, depth)
      .filter((container) => !container.list)
      .map((container) => container.key)
      .join(".");
  }
}
