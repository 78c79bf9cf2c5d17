import type { SiteConfig } from "../site/schema.ts";
import { maySave, specText } from "./rules.ts";
import type { Car } from "./schema.ts";

type TitleConfig = Pick<SiteConfig, "titleField">;

/** What a car is called on this site: the classified's title where the site asks for that and the car has one. */
export const carName = (car: Pick<Car, "name" | "carsales_title">, config: TitleConfig): string =>
  classifiedTitle(car, config) ?? car.name;

const classifiedTitle = ({ carsales_title }: Pick<Car, "carsales_title">, { titleField }: TitleConfig) =>
  titleField === "carsales_title" ? specText(carsales_title) : null;

/** `2021 Mazda CX-5`: as much of it as is known, "" for nothing. */
export const yearMakeModel = ({ year, make, model }: Pick<Car, "year" | "make" | "model">): string =>
  [year, make, model].filter(Boolean).join(" ");

/** What a card or a list calls a car, beside which its badge stands: `2021 Mazda CX-5`, else its whole name. */
export const shortTitle = (car: Pick<Car, "year" | "make" | "model" | "name">): string =>
  yearMakeModel(car) || car.name;

/** A car's name in two lines: year, make and model; the rest. */
export interface TitleLines {
  readonly title: string;
  readonly badge: string | null;
}

type TitledCar = Pick<Car, "name" | "carsales_title" | "year" | "make" | "model">;

/** Year, make and model on the first line where the name begins with them; else the full name on one line. */
export function titleLines(name: string, car: Pick<Car, "year" | "make" | "model">): TitleLines {
  const start = yearMakeModel(car);
  if (!name.toLowerCase().startsWith(`${start.toLowerCase()} `)) return { title: name, badge: null };
  return { title: name.slice(0, start.length), badge: name.slice(start.length + 1) };
}

/** What a page that is not the car's own calls it, whole and in two lines: its short title beside its badge. */
export function namedCar(
  car: TitledCar & Pick<Car, "badge">,
  config: TitleConfig,
): TitleLines & { readonly name: string } {
  const own = classifiedTitle(car, config);
  if (own !== null) return { name: own, ...titleLines(own, car) };
  return { name: car.name, title: shortTitle(car), badge: specText(car.badge) };
}

/** How a shopper's lists name a car (USER-021..026). */
export interface SavableFacts {
  readonly slug: string;
  readonly name: string;
  readonly make: string;
  readonly model: string;
  readonly dealershipId: number;
}

type SavedCar = Parameters<typeof maySave>[0] & Pick<Car, "slug" | "name" | "make" | "model" | "dealership_id">;

/** Null for a car that can be neither saved nor compared (USER-018). */
export function savableFacts(car: SavedCar, config: Parameters<typeof maySave>[1]): SavableFacts | null {
  const { slug, name, make, model, dealership_id: dealershipId } = car;
  return maySave(car, config) ? { slug, name, make, model, dealershipId } : null;
}
