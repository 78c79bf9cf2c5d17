/** The markers around a part in the server's markup; `closes` is set if the part itself must be rendered. */
interface PartMarks {
  readonly opens: string;
  /** Null if the part's markup is cached and replaces `opens`. */
  readonly closes: string | null;
}

/** Finds a part's cached markup by its name and the plain data it is made of. Null to render the part normally. */
export type FindPart = (name: string, madeOf: unknown) => PartMarks | null;
