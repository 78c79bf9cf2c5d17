import { data } from "react-router";
import { Note } from "./note.tsx";

/** The outcome of a submitted form: a sentence that reports success or a problem. */
export interface Outcome {
  readonly problem: string | null;
  readonly done: string | null;
}

export const succeeded = (done: string) => data<Outcome>({ problem: null, done });

/** The response to a form that was refused; 409 if somebody else was first. */
export const refused = (problem: string, status: 422 | 409 = 422) => data<Outcome>({ problem, done: null }, status);

/** Shows the outcome of a form; renders nothing before one was submitted. */
export const OutcomeNotes = ({ outcome }: { readonly outcome: Outcome | null | undefined }) => (
  <>
    {outcome?.problem ? (
      <Note kind="late" answer={outcome}>
        {outcome.problem}
      </Note>
    ) : null}
    {outcome?.done ? (
      <Note kind="good" answer={outcome}>
        {outcome.done}
      </Note>
    ) : null}
  </>
);

/** The outcome of a form of which a part may have failed: a sentence for each failure. */
export interface OutcomeOfSeveral {
  readonly done: string | null;
  readonly problems: readonly string[];
}

/** Shows the outcome of a form of which a part may have failed. */
export function SeveralNotes({ outcome }: { readonly outcome: OutcomeOfSeveral | null }) {
  if (!outcome) return null;
  return (
    <>
      {outcome.done ? (
        <Note kind="good" answer={outcome}>
          {outcome.done}
        </Note>
      ) : null}
      {outcome.problems.length > 0 ? (
        <Note kind="late" answer={outcome}>
          {outcome.problems.map((problem) => (
            <p key={problem}>{problem}</p>
          ))}
        </Note>
      ) : null}
    </>
  );
}
