import { useState } from "react";
import { formatKm, formatMoney } from "../../../lib/words/format.ts";
import { Slider } from "../../../ui/controls/sliders/slider.tsx";
import { type FuelInput, type FuelUse, type FuelView, fuelBounds, fuelCost } from "../rules.ts";

const cents = (dollars: number) => `$${dollars.toFixed(2)}`;

const SLIDERS: readonly {
  readonly input: FuelInput;
  readonly label: string;
  readonly format: (value: number) => string;
}[] = [
  { input: "kmPerWeek", label: "Distance a week", format: formatKm },
  { input: "consumption", label: "Litres per 100 km", format: (litres) => litres.toFixed(1) },
  { input: "pricePerLitre", label: "Fuel price per litre", format: cents },
];

/**
 * Three sliders and their result after every move (VDP-023 to VDP-028); without JavaScript the first result remains.
 */
export function FuelCalculator({ fuel }: { readonly fuel: FuelView }) {
  const [use, setUse] = useState<FuelUse>(fuel);
  const { week, year } = fuelCost(use);
  return (
    <div className="grid items-center gap-x-12 gap-y-6 md:grid-cols-[minmax(0,1fr)_15rem]">
      <div className="grid gap-4 noscript:hidden">
        {SLIDERS.map(({ input, label, format }) => (
          <Slider
            key={input}
            label={label}
            name={input}
            {...fuelBounds(input, fuel[input])}
            value={use[input]}
            onChange={(value) => setUse((before) => ({ ...before, [input]: value }))}
            format={format}
          />
        ))}
      </div>
      <output className="block rounded-m bg-brand-50 p-5">
        <span className="block text-sm text-muted">Fuel costs about</span>
        <span className="figures mt-1 block">
          <b className="price-type text-2xl leading-none">{cents(week)}</b> a week
        </span>
        <span className="figures mt-2 block">
          <b className="font-strong">{formatMoney(Math.round(year))}</b> a year
        </span>
      </output>
      <p className="max-w-[68ch] text-xs text-muted md:col-span-2">
        {formatKm(use.kmPerWeek)} a week at {use.consumption.toFixed(1)} L/100 km and {cents(use.pricePerLitre)} a
        litre.{" "}
        {fuel.own
          ? `${fuel.consumption.toFixed(1)} L/100 km is this ${fuel.noun}'s combined figure from the laboratory; on the road it varies.`
          : `This ${fuel.noun}'s own figure is not listed: ${fuel.consumption.toFixed(1)} L/100 km is assumed.`}
      </p>
    </div>
  );
}
