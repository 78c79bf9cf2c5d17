import type { SiteConfig } from "../site/schema.ts";
import { maySave, specText } from "./rules.ts";
import type { Car } from "./schema.ts";

type TitleConfig = Pick<SiteConfig, "titleField">;

/** A car's name on this site: the classified ad's title if the site uses those and the car has one. */
export const carName = (car: Pick<Car, "name" | "carsales_title">, config: TitleConfig): string =>
  classifiedTitle(car, config) ?? car.name;

const classifiedTitle = ({ carsales_title }: Pick<Car, "carsales_title">, { titleField }: TitleConfig) =>
  titleField === "carsales_title" ? specText(carsales_title) : null;

/** `2021 Mazda CX-5`, as far as known; "" if nothing is. */
export const yearMakeModel = ({ year, make, model }: Pick<Car, "year" | "make" | "model">): string =>
  [year, make, model].filter(Boolean).join(" ");

/** A car's name on a card or in a list, next to its badge: `2021 Mazda CX-5`, otherwise its full name. */
export const shortTitle = (car: Pick<Car, "year" | "make" | "model" | "name">): string =>
  yearMakeModel(car) || car.name;

/** A car's name in two lines: year, make and model, then the rest. */
export interface TitleLines {
  readonly title: string;
  readonly badge: string | null;
}

type TitledCar = Pick<Car, "name" | "carsales_title" | "year" | "make" | "model">;

/** Year, make and model on the first line if the name begins with them; otherwise the full name on one line. */
export function titleLines(name: string, car: Pick<Car, "year" | "make" | "model">): TitleLines {
  const start = yearMakeModel(car);
  if (!name.toLowerCase().startsWith(`${start.toLowerCase()} `)) return { title: name, badge: null };
  return { title: name.slice(0, start.length), badge: name.slice(start.length + 1) };
}

/** A car's name on pages other than its own: the full name, and in two lines its short title and its badge. */
export function namedCar(
  car: TitledCar & Pick<Car, "badge">,
  config: TitleConfig,
): TitleLines & { readonly name: string } {
  const own = classifiedTitle(car, config);
  if (own !== null) return { name: own, ...titleLines(own, car) };
  return { name: car.name, title: shortTitle(car), badge: specText(car.badge) };
}

/** The data with which a shopper's lists name a car (USER-021..026). */
export interface SavableFacts {
  readonly slug: string;
  readonly name: string;
  readonly make: string;
  readonly model: string;
  readonly dealershipId: number;
}

type SavedCar = Parameters<typeof maySave>[0] & Pick<Car, "slug" | "name" | "make" | "model" | "dealership_id">;

/** The data to save; null for a car that can be neither saved nor compared (USER-018). */
export function savableFacts(car: SavedCar, config: Parameters<typeof maySave>[1]): SavableFacts | null {
  const { slug, name, make, model, dealership_id: dealershipId } = car;
  return maySave(car, config) ? { slug, name, make, model, dealershipId } : null;
}
