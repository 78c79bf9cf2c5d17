import type { CheckName } from "./checks.ts";

/**
 * One field of a form: what is shown of it and what is demanded in it. There is no other description: the page draws
 * it, and browser and server judge what was typed by it (`checks.ts`).
 */
export interface FieldView {
  readonly name: string;
  readonly label: string;
  readonly control: "line" | "lines" | "choice" | "radios" | "box" | "hidden" | "money" | "kms" | "file";
  /** Of a one-line field: the browser's keyboard and check. */
  readonly type: "text" | "email" | "tel" | "date" | "time" | "search";
  readonly inputMode?: "numeric" | "decimal";
  readonly autoComplete?: string;
  /** What may be typed. Of a choice it is one of the options, of a box whether it is ticked. */
  readonly check: CheckName;
  readonly required: boolean;
  /** The field is shown and demanded only while another one holds this value. */
  readonly when?: { readonly field: string; readonly is: string };
  readonly hint?: string;
  readonly options?: readonly { readonly value: string; readonly label: string }[];
  /** What the browser offers while a line is typed; anything else may be typed too. */
  readonly suggestions?: readonly string[];
  /** Of dollars and kilometres: the amounts that one press puts in. */
  readonly picks?: readonly number[];
  /** Of a day: the first and the last that can be meant, `YYYY-MM-DD`. */
  readonly min?: string;
  readonly max?: string;
  /** Two of these stand side by side. */
  readonly half: boolean;
  readonly defaultValue?: string;
}

/** What is known of a field beside its name and whether it is required. */
export type Look = Partial<Omit<FieldView, "name" | "required">>;
