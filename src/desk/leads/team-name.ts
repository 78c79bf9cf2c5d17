import type { Person } from "../../features/people/inbox.ts";
import type { Site } from "../../features/site/site.ts";

/** "Halden Castle Hill, service": the dealership and team of a thread. */
export function teamName(
  { dealership_slug, department }: Pick<Person, "dealership_slug" | "department">,
  site: Site,
): string {
  const name = site.dealerships.find(({ slug }) => slug === dealership_slug)?.name ?? site.name;
  return department === "workshop" ? `${name}, service` : name;
}
