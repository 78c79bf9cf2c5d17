import { type ComponentProps, type FormEvent, type ReactNode, useId } from "react";
import { classNames } from "../class-names.ts";
import { describedBy, FieldFrame, INPUT } from "./field.tsx";

type AmountFieldProps = Omit<ComponentProps<"input">, "prefix" | "type" | "inputMode" | "defaultValue"> & {
  readonly label: ReactNode;
  readonly optional?: boolean;
  readonly hint?: ReactNode;
  readonly error?: string | null;
  readonly defaultValue?: string;
  /** Shown before or after the input, but not part of its value. */
  readonly prefix?: string;
  readonly suffix?: string;
  /** Formats the typed value: digits with separators. */
  readonly written: (typed: string) => string;
  /** Amounts that a button each fills in. */
  readonly picks: readonly { readonly value: string; readonly label: string }[];
  /** Label of these buttons for screen readers. */
  readonly picksLabel: string;
};

/** What is more than a figure stays as it is typed: of "10% down" only "$10" would be left, and of "30k" only "$30". */
const FIGURE = /^[\s$\d,.]*$/;

/** A number with its unit, formatted while typing, with buttons for a few amounts below. */
export function AmountField(props: AmountFieldProps) {
  const { label, optional, hint, error, className, prefix, suffix, written, picks, picksLabel, ...input } = props;
  const made = useId();
  const id = input.id ?? made;
  const initial = input.defaultValue ?? "";
  return (
    <FieldFrame id={id} label={label} optional={optional} hint={hint} error={error} className={className}>
      <div className="relative">
        {prefix ? <Unit className="left-4">{prefix}</Unit> : null}
        <input
          inputMode="numeric"
          autoComplete="off"
          {...describedBy(id, { label, hint, error })}
          {...input}
          id={id}
          defaultValue={FIGURE.test(initial) ? written(initial) : initial}
          onInput={(event) => rewrite(event, written)}
          className={classNames(INPUT, "figures", prefix && "pl-8", suffix && "pr-14")}
        />
        {suffix ? <Unit className="right-4">{suffix}</Unit> : null}
      </div>
      {picks.length > 0 ? (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset would name the field's own label again
        <div role="group" aria-label={picksLabel} className="mt-2 flex flex-wrap gap-1.5 noscript:hidden">
          {picks.map((pick) => (
            <button
              key={pick.value}
              type="button"
              onClick={() => fill(id, pick.value)}
              className="figures min-h-hit rounded-control border border-line bg-surface px-3 text-sm text-muted transition-colors hover:border-ink hover:text-ink"
            >
              {pick.label}
            </button>
          ))}
        </div>
      ) : null}
    </FieldFrame>
  );
}

function Unit({ className, children }: { readonly className: string; readonly children: string }) {
  return (
    <span
      aria-hidden
      className={classNames(
        "pointer-events-none absolute top-1/2 -translate-y-1/2 whitespace-pre text-muted",
        className,
      )}
    >
      {children}
    </span>
  );
}

/** Adds the separators while digits are typed; the caret stays before the digits that followed it. */
function rewrite({ currentTarget: field }: FormEvent<HTMLInputElement>, written: (typed: string) => string): void {
  const digitsAfter = field.value.slice(field.selectionEnd ?? field.value.length).replace(/\D/g, "").length;
  const text = FIGURE.test(field.value) ? written(field.value) : field.value;
  if (text === field.value) return;
  field.value = text;
  let caret = text.length;
  for (let digits = 0; caret > 0 && digits < digitsAfter; caret -= 1) if (/\d/.test(text[caret - 1] ?? "")) digits += 1;
  field.setSelectionRange(caret, caret);
}

/** Fills the field as typing would, so that listeners of the form's events notice. */
function fill(id: string, value: string): void {
  const field = document.getElementById(id);
  if (!(field instanceof HTMLInputElement)) return;
  field.value = value;
  field.dispatchEvent(new Event("input", { bubbles: true }));
  field.focus();
}
