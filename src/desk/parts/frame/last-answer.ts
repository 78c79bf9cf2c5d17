import type { ShouldRevalidateFunctionArgs } from "react-router";

type Answer = "taken" | "refused" | "lost";

let last: Answer = "taken";

/** Notes how the desk has answered a form: `lost` where it could not be reached (null, by a `clientAction`). */
export function noteAnswer({
  actionResult,
  actionStatus,
}: Pick<ShouldRevalidateFunctionArgs, "actionResult" | "actionStatus">): void {
  last = actionResult === null ? "lost" : (actionStatus ?? 200) >= 400 ? "refused" : "taken";
}

/** How the desk has answered the form that was sent last. */
export const lastAnswer = (): Answer => last;
