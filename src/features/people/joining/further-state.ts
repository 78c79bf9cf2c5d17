import { PERSON_STATES, type PersonState } from "../../../db/desk/people-tables.ts";

const isOpen = (state: PersonState) => state !== "won" && state !== "lost";

/** The state of a thread after another is joined to it: if both are open, the further of the two. */
export const furtherState = (into: PersonState, from: PersonState): PersonState =>
  isOpen(into) && isOpen(from) && PERSON_STATES.indexOf(from) > PERSON_STATES.indexOf(into) ? from : into;
