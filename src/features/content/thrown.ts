import type { LostView } from "./lost.ts";

/** The data that a route threw with its 404 or 410; null for anything else. */
export const lostOf = (thrown: unknown): LostView | null =>
  typeof thrown === "object" && thrown !== null && "cars" in thrown ? (thrown as LostView) : null;
