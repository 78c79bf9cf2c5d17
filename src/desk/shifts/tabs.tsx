import { NavLink } from "react-router";
import type { Grant } from "../../features/staff/ability.ts";
import { pagesFor, roomsFor } from "../rooms.ts";

export interface ShiftTab {
  readonly href: string;
  readonly name: string;
}

/** The pages of the room that these grants open. */
export const shiftTabs = (grants: readonly Grant[]): readonly ShiftTab[] => [
  ...roomsFor(grants)
    .filter(({ href }) => href === "/shifts")
    .map(({ href }) => ({ href, name: "Who is on" })),
  ...pagesFor(grants, "Shifts").map(({ href, name }) => ({ href, name })),
];

export function ShiftTabs({ tabs }: { readonly tabs: readonly ShiftTab[] }) {
  return (
    <nav className="views" aria-label="Shifts and leads">
      {tabs.map(({ href, name }) => (
        <NavLink key={href} to={href} end>
          {name}
        </NavLink>
      ))}
    </nav>
  );
}

interface PlacePickerProps {
  readonly places: readonly { readonly dealership: string; readonly name: string }[];
  readonly chosen: string;
}

/** Chooses the dealership that a page is about; without JavaScript by its button. */
export function PlacePicker({ places, chosen }: PlacePickerProps) {
  if (places.length < 2) return null;
  return (
    <form className="filters" method="get">
      <label className="chip" data-on="">
        <span className="unseen">Showroom</span>
        <select
          name="dealership"
          defaultValue={chosen}
          key={chosen}
          onChange={(event) => event.currentTarget.form?.requestSubmit()}
        >
          {places.map(({ dealership, name }) => (
            <option key={dealership} value={dealership}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <noscript>
        <button type="submit" className="button">
          Show
        </button>
      </noscript>
    </form>
  );
}
