import { type ReactNode, useId } from "react";
import { classNames } from "../../class-names.ts";
import { FieldError } from "../field.tsx";

interface RadioOption {
  readonly value: string;
  readonly label: ReactNode;
  /** A second line under the label. */
  readonly hint?: ReactNode;
  readonly disabled?: boolean;
}

interface RadioGroupProps {
  /** The question that the group answers. */
  readonly legend: ReactNode;
  readonly name: string;
  readonly options: readonly RadioOption[];
  /** Chosen at first; none by default. */
  readonly defaultValue?: string;
  /** The present choice, for use with `onChange`. */
  readonly value?: string;
  readonly onChange?: (value: string) => void;
  readonly error?: string | null;
  readonly required?: boolean;
  readonly disabled?: boolean;
  readonly className?: string;
}

const DOT =
  "peer size-5.5 shrink-0 appearance-none rounded-full border-[1.5px] border-line-strong bg-surface transition-[border-width] " +
  "hover:border-brand-text checked:border-[7px] checked:border-control disabled:border-line disabled:bg-surface-3 disabled:checked:border-n-400";

/** Native radio buttons in a column; each line is a target, 44 px high. */
export function RadioGroup(props: RadioGroupProps) {
  const { legend, name, options, defaultValue, value, onChange, error, required, disabled, className } = props;
  const id = useId();
  const chosen = (option: RadioOption) =>
    onChange
      ? { checked: option.value === value, onChange: () => onChange(option.value) }
      : { defaultChecked: option.value === defaultValue };
  return (
    <fieldset
      disabled={disabled}
      aria-describedby={error ? `${id}-error` : undefined}
      className={classNames("min-w-0 disabled:text-muted", className)}
    >
      <legend className="mb-1 text-sm font-strong">{legend}</legend>
      {options.map((option) => (
        <label
          key={option.value}
          className={classNames(
            "grid min-h-hit grid-cols-[22px_minmax(0,1fr)] items-center gap-3 py-1.5",
            option.disabled && "text-muted",
          )}
        >
          <input
            type="radio"
            name={name}
            value={option.value}
            required={required}
            disabled={option.disabled}
            aria-describedby={option.hint ? `${id}-${option.value}` : undefined}
            className={classNames(DOT, error && "border-2 border-negative")}
            {...chosen(option)}
          />
          <span>
            {option.label}
            {option.hint ? (
              <span id={`${id}-${option.value}`} className="block text-sm text-muted">
                {option.hint}
              </span>
            ) : null}
          </span>
        </label>
      ))}
      {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
    </fieldset>
  );
}
