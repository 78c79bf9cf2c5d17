import type { CarInput } from "../../src/features/stock/schema.ts";
import type { ModelLine } from "./catalogue/parse.ts";

/** The categories that shoppers look for, only where the vehicle's own facts agree. `age` is in years. */
export function categoriesOf(line: ModelLine, age: number, car: CarInput): string[] {
  if (line.itemType !== "car") return otherCategories(line, car);
  const small = line.body === "hatch" && line.grades.every(({ newPrice }) => newPrice < 45_000);
  return [
    ...((car.seats ?? 0) >= 6 || (line.body === "suv" && line.kilograms > 1_500) ? ["Family"] : []),
    ...(line.body === "ute" || line.body === "van" ? ["Work"] : []),
    ...(small && age > 2 && car.price !== null && car.price < 18_000 ? ["First car"] : []),
    ...(["Electric", "PHEV", "Hybrid"].includes(car.simple_fuel ?? "") ? ["Electric and hybrid"] : []),
    ...(car.drive === "4WD" ? ["Off-road"] : []),
    ...((car.variant?.towingcapacitybraked ?? 0) >= 3_000 ? ["Towing"] : []),
  ];
}

function otherCategories({ itemType, body, measures }: ModelLine, car: CarInput): string[] {
  return [
    ...(itemType === "motorcycle" && measures.lams ? ["LAMS approved"] : []),
    ...((car.specifications?.sleeps ?? 0) >= 4 ? ["Family"] : []),
    ...(/off-?road|outback|adventure|4x4|cross country/i.test(`${car.badge} ${body} ${car.drive}`) ? ["Off-road"] : []),
    ...(car.simple_fuel === "Electric" ? ["Electric and hybrid"] : []),
  ];
}
