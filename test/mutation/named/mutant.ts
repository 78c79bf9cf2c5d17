/** A change of the code that no test once noticed, and the tests that notice it now. */
export interface NamedMutant {
  /** What the change makes wrong, for the reader of a failure, with the requirement's row where there is one. */
  readonly what: string;
  readonly file: string;
  /** The text to replace, everywhere in the file. */
  readonly find: string;
  readonly replace: string;
  /** Unit tests, at least one of which must fail. */
  readonly tests: readonly string[];
}
