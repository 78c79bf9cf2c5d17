/** What stands around a part in the server's markup, and `closes` where the part itself has to be rendered. */
interface PartMarks {
  readonly opens: string;
  /** Null where the part's markup is kept already and takes the place of `opens`. */
  readonly closes: string | null;
}

/** Finds a part's markup by all that it is made of: a name, and plain data. Null where it is rendered as ever. */
export type FindPart = (name: string, madeOf: unknown) => PartMarks | null;
