import type { CheckName } from "./field-checks.ts";

/**
 * One field of a form: how it is shown and what is required of it. This is its only description: the page renders from
 * it, and browser and server use it to check the typed text (`checks.ts`).
 */
export interface FieldView {
  readonly name: string;
  readonly label: string;
  readonly control: "line" | "lines" | "choice" | "radios" | "box" | "hidden" | "money" | "kms" | "file";
  /** For a one-line field: the browser's keyboard and check. */
  readonly type: "text" | "email" | "tel" | "date" | "time" | "search";
  readonly inputMode?: "numeric" | "decimal";
  readonly autoComplete?: string;
  /** The check of the typed value. `option` requires one of the options, `tick` a ticked box. */
  readonly check: CheckName;
  readonly required: boolean;
  /** The field is shown and required only while another one has this value. */
  readonly when?: { readonly field: string; readonly is: string };
  readonly hint?: string;
  readonly options?: readonly { readonly value: string; readonly label: string }[];
  /** Suggestions offered while the shopper types; any other text is allowed too. */
  readonly suggestions?: readonly string[];
  /** Amounts in dollars or kilometres to choose with one press. */
  readonly picks?: readonly number[];
  /** The first and the last allowed day, `YYYY-MM-DD`. */
  readonly min?: string;
  readonly max?: string;
  /** Whether two such fields share a row. */
  readonly half: boolean;
  readonly defaultValue?: string;
}

/** Details of a field except its name and whether it is required. */
export type FieldDetails = Partial<Omit<FieldView, "name" | "required">>;
