import { Form } from "react-router";
import { IntentButton } from "../../parts/forms/intent-button.tsx";
import { Note } from "../../parts/note.tsx";
import { useWaiting, waitingWords } from "./waiting.ts";

/** The sign-out button, which first warns that unsent messages would be lost. */
export function SignOut({ by }: { readonly by: number }) {
  const waiting = useWaiting(by);
  return (
    <Form method="post" className="sign-out">
      <input type="hidden" name="by" value={by} />
      {waiting.length > 0 ? (
        <Note kind="soon">
          <p>
            {waitingWords(waiting)} to {[...new Set(waiting.map(({ name }) => name))].join(", ")}{" "}
            {waiting.length === 1 ? "is" : "are"} not sent yet. Signing out forgets{" "}
            {waiting.length === 1 ? "it" : "them"}.
          </p>
        </Note>
      ) : null}
      <IntentButton intent="sign out">
        {waiting.length > 0 ? "Sign out, and forget what is not sent" : "Sign out"}
      </IntentButton>
    </Form>
  );
}
