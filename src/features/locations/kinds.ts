import type { Location } from "../site/site.ts";

/** The kind of a location. An empty type means sales (LOC-006). */
export type PlaceKind = "sales" | "service" | "parts";
export const KIND_LABELS: Readonly<Record<PlaceKind, string>> = { sales: "Sales", service: "Service", parts: "Parts" };

export const kindOf = ({ location_type }: Pick<Location, "location_type">): PlaceKind => location_type || "sales";
