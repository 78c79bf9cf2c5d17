import type { ShouldRevalidateFunctionArgs } from "react-router";

type Answer = "taken" | "refused" | "lost";

let last: Answer = "taken";

/** Records how the server responded to a form: `lost` if it could not be reached (null, from a `clientAction`). */
export function noteAnswer({
  actionResult,
  actionStatus,
}: Pick<ShouldRevalidateFunctionArgs, "actionResult" | "actionStatus">): void {
  last = actionResult === null ? "lost" : (actionStatus ?? 200) >= 400 ? "refused" : "taken";
}

/** How the server responded to the last form. */
export const lastAnswer = (): Answer => last;
