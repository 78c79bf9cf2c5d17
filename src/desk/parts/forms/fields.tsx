import type { ComponentProps, ReactNode } from "react";
import { classNames } from "../../../ui/class-names.ts";

interface FieldProps {
  readonly label: ReactNode;
  /** Its width in a form with columns: all of them, or as much as there is room for. */
  readonly size?: "wide" | "grow" | undefined;
  /** The control. */
  readonly children: ReactNode;
}

/** A control under its label. */
const Field = ({ label, size, children }: FieldProps) => (
  // biome-ignore lint/a11y/noLabelWithoutControl: the control is the children
  <label className={classNames("field", size)}>
    <span>{label}</span>
    {children}
  </label>
);

type Labelled<Tag extends "input" | "select" | "textarea"> = Pick<FieldProps, "label" | "size"> &
  Omit<ComponentProps<Tag>, "className" | "children" | "size">;

/** A single-line field, or a date or time field, under its label; other props as for `input`. */
export const TextField = ({ label, size, ...input }: Labelled<"input">) => (
  <Field label={label} size={size}>
    <input className="input" {...input} />
  </Field>
);

/** A multi-line field under its label; other props as for `textarea`. */
export const TextAreaField = ({ label, size, ...textArea }: Labelled<"textarea">) => (
  <Field label={label} size={size}>
    <textarea className="input" {...textArea} />
  </Field>
);

/** A value to choose, and its label. */
export type Option = readonly [value: string | number, words: string];

export const Options = ({ of }: { readonly of: readonly Option[] }) =>
  of.map(([value, words]) => (
    <option key={value} value={value}>
      {words}
    </option>
  ));

interface Choosing {
  readonly options: readonly Option[];
  /** The label of the empty value, which is then listed first. */
  readonly none?: string;
}

/** A list to choose from, under its label; other props as for `select`. */
export const SelectField = ({ label, size, options, none, ...select }: Labelled<"select"> & Choosing) => (
  <Field label={label} size={size}>
    <select className="input" {...select}>
      {none === undefined ? null : <option value="">{none}</option>}
      <Options of={options} />
    </select>
  </Field>
);
