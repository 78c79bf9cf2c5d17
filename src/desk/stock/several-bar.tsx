import { type FormEvent, type ReactNode, useState } from "react";
import { Form } from "react-router";
import type { SeveralKind } from "../../features/stock/edits/several.ts";
import { counted } from "../../lib/words/format.ts";
import { useHydrated } from "../../ui/motion/use-hydrated.ts";
import type { StockRow } from "./stock-view.ts";

/** The actions in the bar below chosen cars, in order. */
export const SEVERAL_NAMES: readonly (readonly [SeveralKind, string])[] = [
  ["price", "Price"],
  ["tag", "Tag"],
  ["hide", "Hide"],
  ["show", "Show"],
  ["sold", "Mark sold"],
];

interface ChoosingCarsProps {
  /** The list's query string, to come back to. */
  readonly back: string;
  readonly children: ReactNode;
}

const boxesOf = (form: HTMLFormElement) => [...form.querySelectorAll<HTMLInputElement>('input[name="car"]')];

/** A table with rows that can be ticked, and a bar of actions for the ticked ones. The bar only links to a page. */
export function ChoosingCars({ back, children }: ChoosingCarsProps) {
  const [count, setCount] = useState(0);
  const isHydrated = useHydrated();
  const onChange = ({ currentTarget: form, target }: FormEvent<HTMLFormElement>) => {
    if (target instanceof HTMLInputElement && target.dataset.all !== undefined)
      for (const box of boxesOf(form)) box.checked = target.checked;
    setCount(boxesOf(form).filter(({ checked }) => checked).length);
  };
  // The bar disappears with the button that was pressed, so the focus returns to the first ticked row.
  const onReset = ({ currentTarget: form }: FormEvent<HTMLFormElement>) => {
    const first = boxesOf(form).find(({ checked }) => checked);
    first?.closest("tr")?.querySelector<HTMLElement>(".car")?.focus();
    setCount(0);
  };
  return (
    <Form action="/stock/several" onChange={onChange} onReset={onReset} className="choosing">
      <input type="hidden" name="back" value={back} />
      {children}
      <div className="bulk" role="toolbar" aria-label="For the chosen cars">
        <b aria-live="polite">{isHydrated ? counted(count, "car") : "Chosen cars"}</b>
        {SEVERAL_NAMES.map(([kind, name]) => (
          <button key={kind} type="submit" name="do" value={kind} className="button bare">
            {name}
          </button>
        ))}
        <button type="reset" className="button bare">
          Clear
        </button>
      </div>
    </Form>
  );
}

/** Ticks every row of the page at once; it needs JavaScript. */
export const ChooseAll = () =>
  useHydrated() ? (
    <label className="row-tick">
      <input type="checkbox" data-all="" />
      <span className="unseen">Choose all on this page</span>
    </label>
  ) : null;

interface ChooseCarProps {
  readonly car: Pick<StockRow, "id" | "name" | "stocknum" | "isHidden">;
}

export const ChooseCar = ({ car: { id, name, stocknum, isHidden } }: ChooseCarProps) => (
  <label className="row-tick">
    <input type="checkbox" name="car" value={id} data-hidden={isHidden ? "" : undefined} />
    <span className="unseen">
      Choose {name}, {stocknum}
    </span>
  </label>
);
