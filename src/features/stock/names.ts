import type { SiteConfig } from "../site/schema.ts";
import { specText } from "./rules.ts";
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
