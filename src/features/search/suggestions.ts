/** The door to what search boxes offer while somebody types (`suggest/`). */
export { offeredCars, stockWords } from "./suggest/offers-data.ts";
