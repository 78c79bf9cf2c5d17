import { Form } from "react-router";
import { Button } from "../../../ui/button.tsx";
import { INPUT } from "../../../ui/field.tsx";
import type { FacetRange } from "../schema.ts";
import type { CarriedFields, FacetView } from "../search-view.ts";

type RangeView = Extract<FacetView, { kind: "range" }>;

const UNITS: Readonly<Record<FacetRange["unit"], string>> = { dollars: "$", kilometres: "km", year: "" };

/** Both ends of a range, typed. A plain form: the address it makes is tidied by the server. */
export function RangeForm({ facet, path }: { readonly facet: RangeView; readonly path: string }) {
  return (
    <Form method="get" action={path} className="grid gap-2.5 pt-1">
      <Carried fields={facet.carried} />
      <fieldset className="grid grid-cols-2 gap-2.5">
        <legend className="sr-only">{facet.heading}</legend>
        <End facet={facet} end="min" />
        <End facet={facet} end="max" />
      </fieldset>
      <Button type="submit" kind="tint" size="small" wide>
        Apply<span className="sr-only"> {facet.heading}</span>
      </Button>
    </Form>
  );
}

function End({ facet, end }: { readonly facet: RangeView; readonly end: "min" | "max" }) {
  const unit = UNITS[facet.unit];
  const chosen = end === "min" ? facet.selectedMin : facet.selectedMax;
  const bound = end === "min" ? facet.min : facet.max;
  return (
    <label className="relative block">
      <span className="pointer-events-none absolute top-1.5 left-3.5 text-2xs text-muted">
        {end === "min" ? "From" : "To"}
        {unit ? ` (${unit})` : ""}
      </span>
      <input
        // A new address brings a new value: the field then starts afresh.
        key={`${chosen}`}
        type="number"
        inputMode="numeric"
        name={`${facet.attribute}-${end}`}
        defaultValue={chosen}
        min={0}
        step={1}
        placeholder={facet.unit === "year" ? String(bound) : bound.toLocaleString("en-AU")}
        className={`${INPUT} figures min-h-13.5 px-3.5 pt-5 pb-0.5 font-strong placeholder:font-normal`}
      />
    </label>
  );
}

/** The rest of the search, carried through a form. */
export function Carried({ fields }: { readonly fields: CarriedFields }) {
  return fields.map(([name, value]) => <input key={`${name} ${value}`} type="hidden" name={name} value={value} />);
}
