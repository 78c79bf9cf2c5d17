import { PERSON_STATES, type PersonState } from "../../../db/desk/people-tables.ts";

const isOpen = (state: PersonState) => state !== "won" && state !== "lost";

/** The state of a thread to which another is joined: of two that are under way, the one that has come further. */
export const furtherState = (into: PersonState, from: PersonState): PersonState =>
  isOpen(into) && isOpen(from) && PERSON_STATES.indexOf(from) > PERSON_STATES.indexOf(into) ? from : into;
