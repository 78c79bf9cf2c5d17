import type { Car } from "./schema.ts";

/** The meaning of "available" in every rule (CAR-120). */
export function isAvailable(car: Pick<Car, "status" | "sold">): boolean {
  return (car.status === "in_stock" || car.status === "coming_soon") && !car.sold;
}
