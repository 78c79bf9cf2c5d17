import type { Slots } from "../slots.ts";

/** What this template lays out in its own way. */
export const slots: Partial<Slots> = {};
