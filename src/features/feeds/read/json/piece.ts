export interface Piece {
  /** Keys from the outermost value to the list or the object of entries, joined by dots. */
  readonly path: string;
  /** An entry's key, as written in the file. */
  readonly key?: string;
  readonly text: string;
  /**
   * Set if the file ends inside the piece; `between` if it ends after the last piece, but before its list or object is
   * closed.
   */
  readonly cut?: true | "between";
}
