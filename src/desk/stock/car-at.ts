import { data } from "react-router";
import { carsByIds } from "../../features/stock/data.ts";
import type { Car } from "../../features/stock/schema.ts";
import type { Entered } from "../enter.ts";
import { placeOfCar } from "./car-places.ts";

/** The car with this id, if the user may see it. Throws a 404 otherwise. */
export async function carAt(scope: Entered, id: string | undefined): Promise<Car> {
  const number = Number(id);
  const [car] = Number.isSafeInteger(number) ? await carsByIds(scope.app.db, [number]) : [];
  if (!car || !placeOfCar(scope, car, "stock.read")) throw data(null, { status: 404 });
  return car;
}
