import { isAvailable } from "../rules.ts";
import type { Car } from "../schema.ts";

export interface Availability {
  readonly text: string;
  readonly kind: "in-stock" | "coming-soon" | "reserved" | "sold";
}

/** Whether a car can be bought (VDP-100), with the SOLD state of VDP-101. */
export function availability(car: Pick<Car, "status" | "sold" | "reserved">): Availability {
  if (!isAvailable(car)) return { text: "SOLD", kind: "sold" };
  if (car.reserved) return { text: "Reserved", kind: "reserved" };
  if (car.status === "coming_soon") return { text: "Coming Soon", kind: "coming-soon" };
  return { text: "In Stock", kind: "in-stock" };
}
