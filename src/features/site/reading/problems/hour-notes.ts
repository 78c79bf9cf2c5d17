import type { Site } from "../../site.ts";
import type { SiteProblem } from "./problems.ts";

const DAYS = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"] as const;

/** Notes on days that a place tells twice: pages and bookings follow the first, and the other would not be missed. */
export function hourNotes({ slug, locations, dealerships }: Site): SiteProblem[] {
  const own = new Set(dealerships.flatMap((one) => ((one.folder ?? slug) === slug ? [one.slug] : [])));
  return locations.flatMap(({ name, dealership_slug, contact_detail, special_hours }) => {
    if (!own.has(dealership_slug)) return [];
    const days = [
      ...contact_detail.opening_hours.map(({ weekday }) => DAYS[weekday] ?? ""),
      ...special_hours.map(({ date }) => date),
    ];
    return repeated(days).map((day) => ({
      file: `${slug}/locations.json`,
      pointer: "",
      message: `${name} has two entries for ${day}, of which only the first counts: write that day once.`,
    }));
  });
}

const repeated = (all: readonly string[]): string[] => [...new Set(all.filter((one, at) => all.indexOf(one) !== at))];
