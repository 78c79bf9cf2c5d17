import type { CheckName } from "./field-checks.ts";

/**
 * One field of a form: how it is shown and what is required of it. This is its only description: the page renders it,
 * and browser and server check the typed text by it (`checks.ts`).
 */
export interface FieldView {
  readonly name: string;
  readonly label: string;
  readonly control: "line" | "lines" | "choice" | "radios" | "box" | "hidden" | "money" | "kms" | "file";
  /** For a one-line field: the browser's keyboard and check. */
  readonly type: "text" | "email" | "tel" | "date" | "time" | "search";
  readonly inputMode?: "numeric" | "decimal";
  readonly autoComplete?: string;
  /** The check of the typed value: for a choice it must be one of the options, for a box whether it is ticked. */
  readonly check: CheckName;
  readonly required: boolean;
  /** The field is shown and required only while another one has this value. */
  readonly when?: { readonly field: string; readonly is: string };
  readonly hint?: string;
  readonly options?: readonly { readonly value: string; readonly label: string }[];
  /** Suggestions that the browser offers while a line is typed; any other text is allowed too. */
  readonly suggestions?: readonly string[];
  /** For dollars and kilometres: amounts to choose with one press. */
  readonly picks?: readonly number[];
  /** For a day: the first and the last allowed, `YYYY-MM-DD`. */
  readonly min?: string;
  readonly max?: string;
  /** True when two such fields share a row. */
  readonly half: boolean;
  readonly defaultValue?: string;
}

/** What is known of a field except its name and whether it is required. */
export type FieldDetails = Partial<Omit<FieldView, "name" | "required">>;
