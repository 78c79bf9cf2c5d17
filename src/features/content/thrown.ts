import type { LostView } from "./lost.ts";

/** What a route threw with its 404 or 410; null where it threw something else. */
export const lostOf = (thrown: unknown): LostView | null =>
  typeof thrown === "object" && thrown !== null && "cars" in thrown ? (thrown as LostView) : null;
