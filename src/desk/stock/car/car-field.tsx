import type { ReactNode } from "react";
import { Face } from "../../parts/face.tsx";
import { STATUS_WORDS } from "../status-words.ts";
import type { CarPanel, FieldView } from "./car-panel.ts";
import { shownValue } from "./panel-fields.ts";

interface CarFieldProps {
  readonly field: FieldView;
  readonly typed: string | undefined;
  readonly panel: Pick<CarPanel, "statuses" | "source" | "mayEdit">;
}

/** A field of a car: its label, its value, and whether that comes from a person or the feed. */
export function CarField({ field, typed, panel }: CarFieldProps) {
  const { name, label, kind, value, said, hint } = field;
  const common = {
    id: `field-${name}`,
    name,
    defaultValue: typed ?? value,
    disabled: !panel.mayEdit,
    className: said ? "input ours" : "input",
    "aria-describedby": `by-${name}`,
  };
  return (
    <div className="car-field">
      <label className="label" htmlFor={common.id}>
        {label}
      </label>
      <div className="value">
        <input type="hidden" name={`seen.${name}`} value={value} />
        {kind === "status" || kind === "flag" ? (
          <select {...common}>
            {(kind === "flag" ? ["yes", "no"] : panel.statuses).map((one) => (
              <option key={one} value={one}>
                {STATUS_WORDS[one] ?? (one === "yes" ? "Yes" : "No")}
              </option>
            ))}
          </select>
        ) : kind === "text" ? (
          <textarea {...common} rows={6} maxLength={10_000} />
        ) : (
          <input
            {...common}
            type={kind === "date" && /^(\d{4}-\d\d-\d\d)?$/.test(common.defaultValue) ? "date" : "text"}
            inputMode={kind === "dollars" || kind === "number" ? "decimal" : undefined}
            maxLength={200}
            placeholder="None"
            data-key={name === "price" ? "p" : undefined}
            onBlur={({ currentTarget }) => {
              currentTarget.value = shownValue(kind, currentTarget.value);
            }}
          />
        )}
      </div>
      <By id={`by-${name}`} said={said} source={panel.source} more={said && hint ? hint : `feed says ${said?.feed}`}>
        {said && panel.mayEdit ? <HandBack name={name} label={label} /> : null}
      </By>
    </div>
  );
}

interface ByProps {
  readonly id?: string;
  readonly said: { readonly by: string; readonly when: string } | null;
  readonly source: string;
  /** A remark that is added if a person has set the value. */
  readonly more: string;
  readonly children?: ReactNode;
}

/** The source of a field's value: a person with their face and a day, or the feed. */
export const By = ({ id, said, source, more, children }: ByProps) => (
  <div className={said ? "by ours" : "by"}>
    {said ? <Face name={said.by} /> : null}
    <span className="grow" id={id}>
      {said ? (
        <>
          <b>
            {said.by.split(" ")[0]}, {said.when}
          </b>
          <small>{more}</small>
        </>
      ) : (
        source
      )}
    </span>
    {children}
  </div>
);

/** Submits a form of its own, which hands this field back to the feed, whatever else was typed. */
const HandBack = ({ name, label }: { readonly name: string; readonly label: string }) => (
  <button type="submit" form={`back-${name}`} className="button bare">
    Hand back<span className="unseen"> {label}</span>
  </button>
);
