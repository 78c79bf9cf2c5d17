import { type ReactNode, useId } from "react";
import { classNames } from "../../class-names.ts";
import { FieldError } from "../field.tsx";

interface RadioTilesProps {
  /** The question that the tiles answer. */
  readonly legend: ReactNode;
  /** A note beside a question that may be left open. */
  readonly optional?: boolean;
  readonly name: string;
  readonly options: readonly { readonly value: string; readonly label: ReactNode }[];
  readonly defaultValue?: string;
  readonly error?: string | null;
  /** Id of the group, for links from a summary of errors. */
  readonly id?: string;
  /** Class names of the tiles' grid, which set the number in a row. */
  readonly columns: string;
  readonly className?: string;
}

const TILE =
  "grid min-h-12 cursor-pointer place-items-center rounded-field border-[1.5px] border-line-strong bg-surface px-2 text-center text-sm " +
  "font-strong transition-colors hover:border-ink has-checked:border-brand-edge has-checked:bg-brand-100 has-checked:text-ink " +
  "has-checked:shadow-[inset_0_0_0_1px_var(--brand-edge)] has-focus-visible:outline-3 has-focus-visible:outline-offset-2 " +
  "has-focus-visible:outline-focus";

/** A choice of a few short answers as tiles; native radio buttons, 48 px high. */
export function RadioTiles(props: RadioTilesProps) {
  const { legend, optional, name, options, defaultValue, error, id, columns, className } = props;
  const made = useId();
  const ownId = id ?? made;
  return (
    <fieldset
      id={ownId}
      tabIndex={-1}
      aria-describedby={error ? `${ownId}-error` : undefined}
      className={classNames("min-w-0 scroll-mt-24", className)}
    >
      <legend className="mb-1.5 text-sm font-strong">
        {legend}
        {optional ? <span className="font-normal text-muted"> (optional)</span> : null}
      </legend>
      <div className={classNames("grid gap-2", columns)}>
        {options.map(({ value, label }) => (
          <label key={value} className={classNames(TILE, error && "border-negative")}>
            <input
              type="radio"
              name={name}
              value={value}
              className="sr-only"
              defaultChecked={value === defaultValue}
              aria-invalid={error ? true : undefined}
            />
            {label}
          </label>
        ))}
      </div>
      {error ? <FieldError id={`${ownId}-error`}>{error}</FieldError> : null}
    </fieldset>
  );
}
