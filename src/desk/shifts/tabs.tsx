import { NavLink } from "react-router";
import type { Grant } from "../../features/staff/ability.ts";
import type { Option } from "../parts/forms/fields.tsx";
import { ChipSelect, ShowChoices } from "../parts/lists/list-choices.tsx";
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
  readonly places: readonly Option[];
  readonly chosen: string;
}

/** Chooses the dealership that a page is about; without JavaScript, with a button. */
export function PlacePicker({ places, chosen }: PlacePickerProps) {
  if (places.length < 2) return null;
  return (
    <form className="filters" method="get">
      <ChipSelect
        label="Showroom"
        name="dealership"
        value={chosen}
        isOn
        options={places}
        onChange={(event) => event.currentTarget.form?.requestSubmit()}
      />
      <ShowChoices />
    </form>
  );
}
