import type { Transform } from "../schema.ts";
import type { Field } from "./fields.ts";

/** One column that fills a field. */
export interface ColumnChoice {
  readonly column: string;
  readonly field: Field;
  readonly transforms: readonly Transform[];
  /** Unit in the heading ("GVM (t)"), for numbers without one. */
  readonly unit: string | null;
  /** 0 to 1. */
  readonly confidence: number;
  /** Whether only its values suggest that the amounts are in cents, which a person should confirm. */
  readonly isInCentsByValues?: boolean;
  /** Whether only the values suggested the field; a value that does not match is then an extra, not an error. */
  readonly byValue: boolean;
  readonly example: string;
  /** Index of the column in the file. */
  readonly at: number;
}
