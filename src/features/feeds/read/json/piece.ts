export interface Piece {
  /** Keys from the outermost value to the list, or to the object of entries, joined by dots. */
  readonly path: string;
  /** The key of an entry, as it stands in the text. */
  readonly key?: string;
  readonly text: string;
  /** Set where the file ends inside the piece; `between` where it ends after it, but before its list or object does. */
  readonly cut?: true | "between";
}
