import { useState } from "react";
import { figureFor } from "../../../lib/words/typed-figure.ts";
import { TextField } from "../../../ui/controls/field.tsx";

interface FigureFieldProps {
  readonly label: string;
  readonly name: string;
  readonly value: number;
  /** Formats the value while nobody is typing: `$25,000` (LEAD-068, LEAD-069), `7.49%`. */
  readonly format: (value: number) => string;
  readonly error?: string | null;
  readonly disabled?: boolean;
  /**
   * Whether to report a value while it is being typed; every value is reported when the field is left. Default: always.
   */
  readonly early?: (value: number) => boolean;
  readonly onChange: (value: number) => void;
}

/**
 * The typed figure. Text without a digit is 0; null for text that is not a figure of this kind, which changes nothing.
 */
const figureIn = (text: string, shown: string): number | null => (/\d/.test(text) ? figureFor(text, shown) : 0);

/** A field for a figure with its unit. The figure is formatted when the field is left. */
export function FigureField({ label, name, value, format, error, disabled, early, onChange }: FigureFieldProps) {
  /** The text being typed, and the value before it. */
  const [draft, setDraft] = useState<{ readonly text: string; readonly before: number } | null>(null);
  const type = (text: string) => {
    const typed = figureIn(text, format(value));
    setDraft({ text, before: draft?.before ?? value });
    if (typed !== null && (!early || early(typed))) onChange(typed);
  };
  const leave = () => {
    // The first digits were reported as they were typed: for "10%" in a field for an amount, the 10 must not stay.
    if (draft) onChange(figureIn(draft.text, format(value)) ?? draft.before);
    setDraft(null);
  };
  return (
    <TextField
      label={label}
      name={name}
      inputMode="decimal"
      autoComplete="off"
      disabled={disabled}
      error={error}
      value={draft?.text ?? format(value)}
      onChange={(event) => type(event.target.value)}
      onBlur={leave}
      onKeyDown={(event) => {
        if (event.key === "Enter") leave();
      }}
    />
  );
}
