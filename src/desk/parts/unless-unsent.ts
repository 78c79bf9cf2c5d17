import type { ShouldRevalidateFunctionArgs } from "react-router";

/** The status of what was refused because somebody else was first. */
const MEANWHILE = 409;

/**
 * Loads a page's data anew after what was sent, unless it did not reach the server (null, by a `clientAction`). The
 * router keeps a page as it is after a refusal; where a colleague was first, what stands on it has changed, and the
 * same form would be refused again for ever.
 */
export const unlessUnsent = ({
  actionResult,
  actionStatus,
  defaultShouldRevalidate,
}: Pick<ShouldRevalidateFunctionArgs, "actionResult" | "actionStatus" | "defaultShouldRevalidate">): boolean =>
  actionResult !== null && (actionStatus === MEANWHILE || defaultShouldRevalidate);
