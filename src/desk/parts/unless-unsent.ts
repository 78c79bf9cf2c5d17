import type { ShouldRevalidateFunctionArgs } from "react-router";

/** Loads a page's data anew after what was sent, unless it did not reach the server (null, by a `clientAction`). */
export const unlessUnsent = ({ actionResult, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean =>
  actionResult !== null && defaultShouldRevalidate;
