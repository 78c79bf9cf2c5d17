import type { ComponentProps, ReactNode } from "react";
import { classNames } from "../../../ui/class-names.ts";

interface FieldProps {
  readonly label: ReactNode;
  /** How it stands in a form of columns: over all of them, or as wide as there is room. */
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

/** One line, or a day or time, under its label; everything else is as of an `input`. */
export const TextField = ({ label, size, ...input }: Labelled<"input">) => (
  <Field label={label} size={size}>
    <input className="input" {...input} />
  </Field>
);

/** Several lines under their label; everything else is as of a `textarea`. */
export const TextAreaField = ({ label, size, ...textArea }: Labelled<"textarea">) => (
  <Field label={label} size={size}>
    <textarea className="input" {...textArea} />
  </Field>
);

/** A value of a list, and the words by which people know it. */
export type Option = readonly [value: string | number, words: string];

export const Options = ({ of }: { readonly of: readonly Option[] }) =>
  of.map(([value, words]) => (
    <option key={value} value={value}>
      {words}
    </option>
  ));

interface Choosing {
  readonly options: readonly Option[];
  /** The words of the empty value, which then stands first. */
  readonly none?: string;
}

/** One of a list under its label; everything else is as of a `select`. */
export const SelectField = ({ label, size, options, none, ...select }: Labelled<"select"> & Choosing) => (
  <Field label={label} size={size}>
    <select className="input" {...select}>
      {none === undefined ? null : <option value="">{none}</option>}
      <Options of={options} />
    </select>
  </Field>
);
