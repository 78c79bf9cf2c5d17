import { type ComponentProps, type ReactNode, useId } from "react";
import { classNames } from "../class-names.ts";
import { Icon } from "../icon.tsx";

export const INPUT =
  "block w-full min-h-12 rounded-field border-[1.5px] border-line-strong bg-surface px-4 text-[1rem] text-ink " +
  "transition-colors placeholder:text-subtle hover:border-ink disabled:bg-surface-3 disabled:text-muted " +
  "disabled:border-line aria-invalid:border-negative aria-invalid:bg-negative-tint/45 " +
  // Two pixels wide: beside a red brand, colour alone would not show the error.
  "aria-invalid:shadow-[inset_0_0_0_1px_var(--negative)]";

interface FieldProps {
  readonly label: ReactNode;
  /** A note beside the label of a field that may be left empty. */
  readonly optional?: boolean;
  readonly hint?: ReactNode;
  readonly error?: string | null;
  readonly className?: string;
}

interface FieldFrameProps extends FieldProps {
  readonly id: string;
  readonly children: ReactNode;
}

/** Attributes that link a control to its hint and error: spread them on the control inside a `FieldFrame`. */
export const describedBy = (id: string, { hint, error }: FieldProps) => ({
  id,
  "aria-invalid": error ? (true as const) : undefined,
  "aria-describedby": [hint ? `${id}-hint` : null, error ? `${id}-error` : null].filter(Boolean).join(" ") || undefined,
});

/** Label above, control, hint, and below it the error with its icon. */
export function FieldFrame({ id, label, optional, hint, error, className, children }: FieldFrameProps) {
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1.5 block text-sm font-strong">
        {label}
        {optional ? <span className="font-normal text-muted"> (optional)</span> : null}
      </label>
      {children}
      {hint ? (
        <p id={`${id}-hint`} className="mt-1.5 text-sm text-muted">
          {hint}
        </p>
      ) : null}
      {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
    </div>
  );
}

export function FieldError({ id, children }: { readonly id: string; readonly children: ReactNode }) {
  return (
    <p id={id} className="mt-1.5 flex items-start gap-1.5 text-sm font-strong text-negative">
      <Icon name="alert" size={18} className="mt-px" />
      {children}
    </p>
  );
}

type TextFieldProps = FieldProps & ComponentProps<"input">;

/** A one-line text field. Right-to-left text is aligned right. */
export function TextField({ label, optional, hint, error, className, id, ...input }: TextFieldProps) {
  const made = useId();
  const ownId = id ?? made;
  return (
    <FieldFrame id={ownId} label={label} optional={optional} hint={hint} error={error} className={className}>
      <input
        dir={input.type === undefined || input.type === "text" ? "auto" : undefined}
        className={INPUT}
        {...describedBy(ownId, { label, hint, error })}
        {...input}
      />
    </FieldFrame>
  );
}

type TextAreaProps = FieldProps & ComponentProps<"textarea">;

/** A text field of several lines. */
export function TextArea({ label, optional, hint, error, className, id, ...area }: TextAreaProps) {
  const made = useId();
  const ownId = id ?? made;
  return (
    <FieldFrame id={ownId} label={label} optional={optional} hint={hint} error={error} className={className}>
      <textarea
        rows={3}
        dir="auto"
        className={classNames(INPUT, "resize-y py-3")}
        {...describedBy(ownId, { label, hint, error })}
        {...area}
      />
    </FieldFrame>
  );
}

type SelectFieldProps = FieldProps & ComponentProps<"select">;

/** A native select with its label above. */
export function SelectField({ label, optional, hint, error, className, id, children, ...select }: SelectFieldProps) {
  const made = useId();
  const ownId = id ?? made;
  return (
    <FieldFrame id={ownId} label={label} optional={optional} hint={hint} error={error} className={className}>
      <div className="relative">
        <select
          className={classNames(INPUT, "appearance-none pr-11")}
          {...describedBy(ownId, { label, hint, error })}
          {...select}
        >
          {children}
        </select>
        <Icon
          name="chevron-down"
          size={18}
          className="pointer-events-none absolute top-1/2 right-3.5 -translate-y-1/2"
        />
      </div>
    </FieldFrame>
  );
}
