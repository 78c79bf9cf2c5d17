import type { FieldMetadata } from "@conform-to/react";
import { classNames } from "../../../../ui/class-names.ts";
import { Checkbox } from "../../../../ui/controls/choices/checkbox.tsx";
import { RadioGroup } from "../../../../ui/controls/choices/radio-group.tsx";
import { SelectField, TextArea, TextField } from "../../../../ui/controls/field.tsx";
import type { FieldView } from "../../form-view.ts";
import { KilometreField, MoneyField } from "../amount-fields.tsx";
import { box, control } from "../form-parts.tsx";
import { AppointmentFields } from "./appointment-fields.tsx";
import { FileField } from "./file-field.tsx";

type Meta = FieldMetadata<string | undefined>;
type BoxMeta = FieldMetadata<boolean | undefined>;

/** The longest postcode that the field accepts (LEAD-065). */
const POSTCODE_LENGTH = 4;
/** Shows the field only while the form's subject is a service, with CSS alone. */
const OF_A_SERVICE = "group-not-has-[select[name=category]_option[value=Service]:checked]/form:hidden";
/** Makes text look like that on a number plate. */
const PLATE =
  "[&_input]:min-h-15 [&_input]:text-xl [&_input]:font-strong [&_input]:tracking-[.06em] [&_input]:uppercase";

interface FieldsProps {
  readonly views: readonly FieldView[];
  /** The form library's metadata of each field, by its name. */
  readonly metas: Readonly<Record<string, unknown>>;
  /** Address of the call that lists free days and times; absent or null if the form does not offer them. */
  readonly appointments?: string | null;
}

/** The fields of a form or of one of its steps, with short fields in two columns. */
export function FormFields({ views, metas, appointments }: FieldsProps) {
  const isTimed = appointments && ["date", "time"].every((name) => views.some((field) => field.name === name));
  const place = (metas.location as Meta | undefined)?.value;
  const shown = isTimed ? views.filter(({ name }) => name !== "time") : views;
  return (
    <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
      {shown.map((field) =>
        isTimed && field.name === "date" ? (
          <div key={field.name} className="sm:col-span-2">
            <AppointmentFields
              address={place ? `${appointments}&${new URLSearchParams({ location: place })}` : appointments}
              date={metas.date as Meta}
              time={metas.time as Meta}
            />
          </div>
        ) : (
          <Field key={field.name} field={field} meta={metas[field.name] as Meta} />
        ),
      )}
    </div>
  );
}

function Field({ field, meta }: { readonly field: FieldView; readonly meta: Meta }) {
  const { label, required, hint, options = [] } = field;
  const shared = {
    label,
    required,
    hint,
    // A field with a chosen default needs no "(optional)".
    optional: !required && field.defaultValue === undefined,
    className: classNames(field.half ? "sm:only:col-span-2" : "sm:col-span-2", field.when && OF_A_SERVICE),
  };
  switch (field.control) {
    case "hidden":
      return <input type="hidden" name={field.name} value={field.defaultValue ?? ""} readOnly />;
    case "box":
      return (
        <Checkbox {...box(meta as unknown as BoxMeta)} required={required} className={shared.className}>
          {label}
        </Checkbox>
      );
    case "lines":
      return <TextArea {...shared} rows={4} maxLength={5000} {...control(meta)} />;
    case "choice":
      return (
        <SelectField {...shared} {...control(meta)}>
          <option value="">Please choose</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </SelectField>
      );
    case "radios":
      return <Radios field={field} meta={meta} className={shared.className} />;
    case "money":
      return <MoneyField {...shared} {...control(meta)} picks={field.picks ?? []} />;
    case "kms":
      return <KilometreField {...shared} {...control(meta)} picks={field.picks ?? []} />;
    case "file":
      return <FileField {...shared} {...control(meta)} />;
    default:
      return <Line field={field} meta={meta} shared={shared} />;
  }
}

interface RadiosProps {
  readonly field: FieldView;
  readonly meta: Meta;
  readonly className: string;
}

function Radios({ field, meta, className }: RadiosProps) {
  const { label, required, hint, options = [] } = field;
  return (
    // The error summary links to the field by this id.
    <div id={meta.id} tabIndex={-1} className={className}>
      <RadioGroup
        legend={
          <>
            {label}
            {required ? null : <span className="font-normal text-muted"> (optional)</span>}
            {hint ? <span className="block font-normal text-muted">{hint}</span> : null}
          </>
        }
        name={field.name}
        options={options}
        defaultValue={meta.initialValue}
        required={required}
        error={meta.errors?.[0]}
      />
    </div>
  );
}

interface LineProps {
  readonly field: FieldView;
  readonly meta: Meta;
  readonly shared: { readonly label: string; readonly className: string };
}

function Line({ field, meta, shared }: LineProps) {
  const { suggestions = [] } = field;
  const list = suggestions.length > 0 ? `${meta.id}-list` : undefined;
  const isPlate = field.name === "rego" && !field.half;
  return (
    <>
      <TextField
        {...shared}
        {...control(meta)}
        className={isPlate ? `${shared.className} ${PLATE}` : shared.className}
        type={field.type}
        inputMode={field.inputMode}
        min={field.min}
        max={field.max}
        maxLength={field.check === "postcode" ? POSTCODE_LENGTH : undefined}
        autoComplete={field.autoComplete ?? (list || isPlate ? "off" : undefined)}
        list={list}
      />
      {list ? (
        <datalist id={list}>
          {suggestions.map((word) => (
            <option key={word} value={word} />
          ))}
        </datalist>
      ) : null}
    </>
  );
}
