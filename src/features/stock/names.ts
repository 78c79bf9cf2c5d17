import type { SiteConfig } from "../site/schema.ts";
import { mayBeKept, specText } from "./rules.ts";
import type { Car } from "./schema.ts";

/** What a car is called on this site: the classified's title where the site asks for that and the car has one. */
export const carName = (
  car: Pick<Car, "name" | "carsales_title">,
  { titleField }: Pick<SiteConfig, "titleField">,
): string => (titleField === "carsales_title" ? specText(car.carsales_title) : null) ?? car.name;

/** `2021 Mazda CX-5`: as much of it as is known, "" for nothing. */
export const yearMakeModel = ({ year, make, model }: Pick<Car, "year" | "make" | "model">): string =>
  [year, make, model].filter(Boolean).join(" ");

/** What a card or a list calls a car, beside which its badge stands: `2021 Mazda CX-5`, else its whole name. */
export const shortTitle = (car: Pick<Car, "year" | "make" | "model" | "name">): string =>
  yearMakeModel(car) || car.name;

/** How a shopper's lists name a car (USER-021..026). */
export interface KeptFacts {
  readonly slug: string;
  readonly name: string;
  readonly make: string;
  readonly model: string;
  readonly dealershipId: number;
}

type KeptCar = Parameters<typeof mayBeKept>[0] & Pick<Car, "slug" | "name" | "make" | "model" | "dealership_id">;

/** Null for a car that can be neither saved nor compared (USER-018). */
export function keptFacts(car: KeptCar, config: Parameters<typeof mayBeKept>[1]): KeptFacts | null {
  const { slug, name, make, model, dealership_id: dealershipId } = car;
  return mayBeKept(car, config) ? { slug, name, make, model, dealershipId } : null;
}
