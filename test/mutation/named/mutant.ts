/** A change of the code that once went unnoticed, and the tests that notice it now. */
export interface NamedMutant {
  /** What becomes wrong, for whoever reads a failure; with the requirement's row where there is one. */
  readonly what: string;
  readonly file: string;
  /** The text that is changed, everywhere in the file. */
  readonly find: string;
  readonly replace: string;
  /** Unit tests of which one must fail. */
  readonly tests: readonly string[];
}
