/** The opening hours by which a dealership's answers are timed. */
export { hoursOf } from "../features/routing/place-hours.ts";
