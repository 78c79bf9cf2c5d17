/** The public entry of `suggest/`: what search boxes offer while somebody types. */
export { offeredCars, stockWords } from "./suggest/offers-data.ts";
