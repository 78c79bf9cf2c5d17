import type { Staff } from "./person.ts";

/** A person who is signed in at the desk, in one browser. */
export interface DeskSession {
  readonly id: number;
  readonly staff: Staff;
  /** When it was opened, epoch ms. */
  readonly openedAt: number;
  /** When a passkey last confirmed who sits there, epoch ms; null where none has. */
  readonly confirmedAt: number | null;
}
