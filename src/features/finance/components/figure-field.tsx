import { useState } from "react";
import { typedFigure } from "../../../lib/typed-figure.ts";
import { TextField } from "../../../ui/field.tsx";

interface FigureFieldProps {
  readonly label: string;
  readonly name: string;
  readonly value: number;
  /** The value as it stands when nobody types: `$25,000` (LEAD-068, LEAD-069), `7.49%`. */
  readonly format: (value: number) => string;
  readonly error?: string | null;
  readonly disabled?: boolean;
  /** Told with every key. An empty field is 0; what is no number changes nothing. */
  readonly onChange: (value: number) => void;
}

/** A figure to type, with its unit; it takes its written form when it is left. */
export function FigureField({ label, name, value, format, error, disabled, onChange }: FigureFieldProps) {
  const [draft, setDraft] = useState<string | null>(null);
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
        const text = event.target.value;
        setDraft(text);
        const typed = /\d/.test(text) ? typedFigure(text) : 0;
        if (typed !== null) onChange(typed);
      }}
      onBlur={() => setDraft(null)}
    />
  );
}
