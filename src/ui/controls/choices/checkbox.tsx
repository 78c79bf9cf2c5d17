import { type ComponentProps, type ReactNode, useId } from "react";
import { classNames } from "../../class-names.ts";
import { FieldError } from "../field.tsx";

const BOX =
  "peer size-5.5 shrink-0 appearance-none rounded-[min(var(--r-s),6px)] border-[1.5px] border-line-strong bg-surface " +
  "bg-center bg-no-repeat transition-colors hover:border-brand-text checked:border-brand-edge checked:bg-brand " +
  "disabled:opacity-50 aria-invalid:border-2 aria-invalid:border-negative";

type CheckboxProps = Omit<ComponentProps<"input">, "type"> & {
  readonly children: ReactNode;
  readonly error?: string | null;
};

/** A native checkbox with its label; the whole line is the target, 44 px high. */
export function Checkbox({ children, error, className, id, ...input }: CheckboxProps) {
  const made = useId();
  const ownId = id ?? made;
  return (
    <div className={className}>
      <label className="grid min-h-hit grid-cols-[22px_minmax(0,1fr)] items-center gap-3">
        <span className="relative grid size-5.5 place-items-center text-on-brand">
          <input
            type="checkbox"
            id={ownId}
            className={classNames(BOX, "absolute inset-0")}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? `${ownId}-error` : undefined}
            {...input}
          />
          <Tick />
        </span>
        <span>{children}</span>
      </label>
      {error ? <FieldError id={`${ownId}-error`}>{error}</FieldError> : null}
    </div>
  );
}

/** Inline instead of from the sprite, because it must be visible with the first frame of a form. */
function Tick() {
  return (
    <svg
      className="pointer-events-none relative hidden peer-checked:block"
      width={14}
      height={14}
      viewBox="0 0 14 14"
      fill="none"
      stroke="currentColor"
      strokeWidth={2.2}
      aria-hidden
    >
      <path d="m2 7.5 3.4 3.3L12 3.5" />
    </svg>
  );
}

interface PillsProps {
  readonly legend: string;
  readonly name: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly value: string;
  readonly onChange?: (value: string) => void;
  readonly className?: string;
  /** Class names of one pill; `has-checked:` styles the chosen one. */
  readonly pill?: string;
}

const PILL =
  "inline-flex min-h-10 items-center justify-center rounded-control px-4.5 text-sm whitespace-nowrap text-muted " +
  "has-checked:bg-surface has-checked:text-ink has-checked:shadow-1 has-checked:font-strong " +
  "has-focus-visible:outline-3 has-focus-visible:outline-focus";

/** Radio buttons as a strip of pills; works without JavaScript. */
export function RadioPills({ legend, name, options, value, onChange, className, pill = PILL }: PillsProps) {
  return (
    <fieldset className={classNames("min-w-0", className ?? "inline-flex rounded-control bg-n-100 p-1")}>
      <legend className="sr-only">{legend}</legend>
      {options.map((option) => (
        <label key={option.value} className={pill}>
          <input
            type="radio"
            className="sr-only"
            name={name}
            value={option.value}
            {...(onChange
              ? { checked: option.value === value, onChange: () => onChange(option.value) }
              : { defaultChecked: option.value === value })}
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  );
}
