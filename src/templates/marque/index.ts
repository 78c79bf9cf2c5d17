import type { SlotLoaders } from "../slots.ts";

/** What this template lays out in its own way. */
export const slots = {} satisfies Partial<SlotLoaders>;
