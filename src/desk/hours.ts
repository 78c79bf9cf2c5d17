/** The opening hours that a dealership's reply times are measured by. */
export { hoursOf } from "../features/routing/place-hours.ts";
