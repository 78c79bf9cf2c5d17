import { Caps } from "../../keys/caps.tsx";
import type { ThreadView } from "../thread/thread-view.ts";

interface ToLineProps {
  readonly view: ThreadView;
  readonly isNote: boolean;
  readonly setNote: (isNote: boolean) => void;
}

/** The recipient of an answer, and the button that switches to a note. */
export const ToLine = ({ view, isNote, setNote }: ToLineProps) => (
  <p className="to line">
    <span className="grow">{isNote ? "A note for the desk alone: nobody is written to" : recipientsOf(view)}</span>
    <button
      type="button"
      className="button bare"
      data-key="n"
      aria-pressed={isNote}
      onClick={() => {
        setNote(!isNote);
        document.getElementById("answer")?.focus();
      }}
    >
      Note
      <Caps chord="n" onControl />
    </button>
  </p>
);

function recipientsOf({ email, from, texting }: ThreadView): string {
  const text = "to" in texting ? texting.to : null;
  if (email) return `To ${email}${text ? ` or ${text}` : ""}, from ${from}`;
  return text ? `To ${text}, from ${from}` : "No e-mail address: call, and leave a note";
}
