import type { ShouldRevalidateFunctionArgs } from "react-router";

/** Status of a form that was refused because somebody else was first. */
const MEANWHILE = 409;

/**
 * Reloads a page's data after a form, unless the form did not reach the server (null, from a `clientAction`). By
 * default the router does not reload after a refusal. But if a colleague was first, the page's data has changed, and
 * the same form would be refused again and again.
 */
export const unlessUnsent = ({
  actionResult,
  actionStatus,
  defaultShouldRevalidate,
}: Pick<ShouldRevalidateFunctionArgs, "actionResult" | "actionStatus" | "defaultShouldRevalidate">): boolean =>
  actionResult !== null && (actionStatus === MEANWHILE || defaultShouldRevalidate);
