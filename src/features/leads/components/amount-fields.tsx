import type { ComponentProps } from "react";
import { AmountField } from "../../../ui/controls/amount-field.tsx";
import { separated } from "../../forms/amounts.ts";

type AmountProps = Omit<
  ComponentProps<typeof AmountField>,
  "prefix" | "suffix" | "written" | "picks" | "picksLabel"
> & {
  /** Amounts or distances that the site offers as buttons (LEAD-070, LEAD-072). */
  readonly picks: readonly number[];
};

const picked = (amounts: readonly number[], label: (written: string) => string) =>
  amounts.map((amount) => {
    const value = separated(String(Math.round(amount)));
    return { value, label: label(value) };
  });

/**
 * A field for dollars: `$` before the number, thousands separators, buttons for some amounts (LEAD-068 to LEAD-070).
 */
export function MoneyField({ picks, ...field }: AmountProps) {
  return (
    <AmountField
      {...field}
      prefix="$"
      written={separated}
      picks={picked(picks, (value) => `$${value}`)}
      picksLabel="Amounts"
      maxLength={12}
    />
  );
}

/** A field for kilometres: " kms" after the number, buttons for some distances (LEAD-071, LEAD-072). */
export function KilometreField({ picks, ...field }: AmountProps) {
  return (
    <AmountField
      {...field}
      suffix=" kms"
      written={separated}
      picks={picked(picks, (value) => value)}
      picksLabel="Distances in kilometres"
      maxLength={12}
    />
  );
}
