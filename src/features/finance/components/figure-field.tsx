import { useState } from "react";
import { figureFor } from "../../../lib/words/typed-figure.ts";
import { TextField } from "../../../ui/controls/field.tsx";

interface FigureFieldProps {
  readonly label: string;
  readonly name: string;
  readonly value: number;
  /** The value's form when nobody is typing: `$25,000` (LEAD-068, LEAD-069), `7.49%`. */
  readonly format: (value: number) => string;
  readonly error?: string | null;
  readonly disabled?: boolean;
  /** Whether a value is reported while it is being typed (any is, once the field is left). By default all are. */
  readonly early?: (value: number) => boolean;
  readonly onChange: (value: number) => void;
}

/** A field without a digit is 0; null for something that is no number of its kind, which changes nothing. */
const figureIn = (text: string, shown: string): number | null => (/\d/.test(text) ? figureFor(text, shown) : 0);

/** A field for a figure, with its unit; the figure is formatted when the field is left. */
export function FigureField({ label, name, value, format, error, disabled, early, onChange }: FigureFieldProps) {
  /** What is being typed, and the value that stood there before. */
  const [draft, setDraft] = useState<{ readonly text: string; readonly before: number } | null>(null);
  const type = (text: string) => {
    const typed = figureIn(text, format(value));
    setDraft({ text, before: draft?.before ?? value });
    if (typed !== null && (!early || early(typed))) onChange(typed);
  };
  const leave = () => {
    // Its first digits were told as they were typed: of "10%" for an amount the 10 must not stay.
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
