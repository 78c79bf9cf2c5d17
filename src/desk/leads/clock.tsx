import type { CSSProperties } from "react";
import { classNames } from "../../ui/class-names.ts";
import type { ClockView } from "./words.ts";

/** How long a person has waited, as words and as a ring that fills up towards the dealership's reply promise. */
export function Clock({ clock: { standing, text, says, fill } }: { readonly clock: ClockView }) {
  return (
    <span className={classNames("clock", standing)} style={{ "--fill": `${fill}%` } as CSSProperties}>
      <span aria-hidden="true">{text}</span>
      <span className="unseen">{says}</span>
    </span>
  );
}
