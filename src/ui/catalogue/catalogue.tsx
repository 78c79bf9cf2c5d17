import { useEffect } from "react";
import type { MeasuredPair } from "../tokens/pairs.ts";
import { Buttons, Sliders } from "./controls.tsx";
import { Choices, Fields } from "./fields.tsx";
import { forceStates } from "./forced-states.ts";
import { Colours, Contrast, Shapes, type Swatch, Type } from "./foundations.tsx";
import { Bars, Overlays } from "./overlays.tsx";
import { Disclosures, Displays, Wayfinding } from "./panels.tsx";

interface CatalogueProps {
  /** Name of the site whose theme it shows. */
  readonly name: string;
  readonly swatches: readonly Swatch[];
  readonly pairs: readonly MeasuredPair[];
  /** How the derivation changed the brand colour; null where it did not. */
  readonly notice: string | null;
}

/** Every primitive in every state, in the theme of the site. */
export function Catalogue({ name, swatches, pairs, notice }: CatalogueProps) {
  useEffect(forceStates, []);
  return (
    <>
      <div className="wrap py-10">
        <h1 className="display-type text-2xl">Catalogue</h1>
        <p className="mt-2 mb-8 text-muted">
          Every part in every state, in the theme of {name}. {notice}
        </p>
        <Buttons />
        <Fields />
        <Choices />
        <Sliders />
        <Disclosures />
        <Displays />
        <Wayfinding />
        <Overlays />
        <Type />
        <Shapes />
        <Colours swatches={swatches} />
        <Contrast pairs={pairs} />
      </div>
      <Bars />
    </>
  );
}
