import { classNames } from "../../ui/class-names.ts";
import type { VehicleDrawing } from "./departments.ts";
import sprite from "./vehicles.svg?url";

/** A side view of a vehicle from the sprite, 120 by 46; its stripe has the colour of the surrounding text. */
export function Drawing({ name, className }: { readonly name: VehicleDrawing; readonly className?: string }) {
  return (
    <svg aria-hidden viewBox="0 0 120 46" className={classNames("shrink-0", className)}>
      <use href={`${sprite}#${name}`} width={120} height={46} />
    </svg>
  );
}
