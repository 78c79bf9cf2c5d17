import { memo } from "react";
import { formatNumber } from "../../../../lib/words/format.ts";
import { Button } from "../../../../ui/controls/button.tsx";
import { type Move, RangeSlider } from "../../../../ui/controls/sliders/range-slider.tsx";
import { moveHandle, refinementComplaint } from "../../answer/filters/sliders.ts";
import { settledFor } from "../../answer/filters/typed-choices.ts";
import { withRange } from "../../rules.ts";
import type { CarriedFields, RangeView } from "../../view/parts.ts";
import { useRefine } from "../refining.tsx";

const UNITS: Readonly<Record<RangeView["unit"], string>> = { dollars: "$", kilometres: "km", year: "" };

interface RangeFilterProps {
  readonly facet: RangeView;
  readonly path: string;
}

/**
 * Both ends of a range, by slider or by typing (SRCH-003..005). Slider values are rounded; typed ones are used
 * unchanged. Without JavaScript it is a plain form, and the server redirects to the canonical address.
 */
export const RangeFilter = memo(function RangeFilter({ facet, path }: RangeFilterProps) {
  const refine = useRefine();
  const { attribute, rounding } = facet;
  const typeEnd: Move = (handle, requested, current) => {
    const complaint = refinementComplaint(requested, facet);
    if (complaint) console.info(complaint);
    return moveHandle(handle, requested, current, facet, 1);
  };
  const commit = (low: number, high: number) =>
    refine((state, reading) =>
      withRange(settledFor(state, reading, attribute), attribute, {
        ...(low > facet.min && { min: low }),
        ...(high < facet.max && { max: high }),
      }),
    );
  return (
    <form method="get" action={path} onSubmit={(event) => event.preventDefault()} className="grid gap-2.5 pt-1">
      <Carried fields={facet.carried} />
      <RangeSlider
        legend={facet.heading}
        name={attribute}
        min={facet.min}
        max={facet.max}
        step={facet.step}
        low={facet.selectedMin}
        high={facet.selectedMax}
        format={facet.unit === "year" ? String : formatNumber}
        move={(handle, requested, current) => moveHandle(handle, requested, current, facet, rounding)}
        typed={{ unit: UNITS[facet.unit], move: typeEnd }}
        onCommit={commit}
      />
      <Button type="submit" kind="tint" size="small" wide className="not-noscript:hidden">
        Apply<span className="sr-only"> {facet.heading}</span>
      </Button>
    </form>
  );
});

/** Hidden fields that carry the rest of the search through a form. */
export function Carried({ fields }: { readonly fields: CarriedFields }) {
  return fields.map(([name, value]) => <input key={`${name} ${value}`} type="hidden" name={name} value={value} />);
}
