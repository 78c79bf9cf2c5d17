import type { Staff } from "./person.ts";

/** A person who is signed in at the desk, in one browser. */
export interface DeskSession {
  readonly id: number;
  readonly staff: Staff;
  /** When the session was opened, in epoch ms. */
  readonly openedAt: number;
  /** When a passkey last confirmed the person's identity, in epoch ms; null if never. */
  readonly confirmedAt: number | null;
}
