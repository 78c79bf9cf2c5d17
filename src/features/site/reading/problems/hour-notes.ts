import type { Site } from "../../site.ts";
import type { SiteProblem } from "./problems.ts";

const DAYS = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"] as const;

/**
 * Notes on days that a location lists twice, since pages and bookings use the first and nobody would miss the other,
 * and on special days that close before they open. Neither is a reason to refuse a site that is already served.
 */
export function hourNotes({ slug, locations, dealerships }: Site): SiteProblem[] {
  const own = new Set(dealerships.flatMap((one) => ((one.folder ?? slug) === slug ? [one.slug] : [])));
  return locations.flatMap(({ name, dealership_slug, contact_detail, special_hours }) => {
    if (!own.has(dealership_slug)) return [];
    const days = [
      ...contact_detail.opening_hours.map(({ weekday }) => DAYS[weekday] ?? ""),
      ...special_hours.map(({ date }) => date),
    ];
    const backwards = special_hours.filter(
      ({ status, start_hour: from, end_hour: to }) => status === "Open" && from !== null && to !== null && from >= to,
    );
    const messages = [
      ...repeated(days).map((day) => `two entries for ${day}, of which only the first counts: write that day once.`),
      ...backwards.map(({ date }) => `a closing time on ${date} that is not after its opening: it is never open then.`),
    ];
    return messages.map((message) => ({
      file: `${slug}/locations.json`,
      pointer: "",
      message: `${name} has ${message}`,
    }));
  });
}

const repeated = (all: readonly string[]): string[] => [...new Set(all.filter((one, at) => all.indexOf(one) !== at))];
