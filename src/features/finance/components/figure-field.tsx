import { useState } from "react";
import { typedFigure } from "../../../lib/words/typed-figure.ts";
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

/** A field without a digit is 0; null for something that is no number, which changes nothing. */
const figureIn = (text: string): number | null => (/\d/.test(text) ? typedFigure(text) : 0);

/** A field for a figure, with its unit; the figure is formatted when the field is left. */
export function FigureField({ label, name, value, format, error, disabled, early, onChange }: FigureFieldProps) {
  const [draft, setDraft] = useState<string | null>(null);
  const tell = (text: string, isEarly: boolean) => {
    const typed = figureIn(text);
    if (typed !== null && !(isEarly && early && !early(typed))) onChange(typed);
  };
  const leave = () => {
    if (draft !== null) tell(draft, false);
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
      value={draft ?? format(value)}
      onChange={(event) => {
        setDraft(event.target.value);
        tell(event.target.value, true);
      }}
      onBlur={leave}
      onKeyDown={(event) => {
        if (event.key === "Enter") leave();
      }}
    />
  );
}
