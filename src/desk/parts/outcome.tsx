import { data } from "react-router";
import { Note } from "./note.tsx";

/** What became of a form: a sentence of what was done, or of what was wrong. */
export interface Outcome {
  readonly problem: string | null;
  readonly done: string | null;
}

export const told = (done: string) => data<Outcome>({ problem: null, done });

/** The answer to a form that was refused; 409 where somebody else was first. */
export const refused = (problem: string, status: 422 | 409 = 422) => data<Outcome>({ problem, done: null }, status);

/** Says what became of a form; nothing before one was sent. */
export const OutcomeNotes = ({ told }: { readonly told: Outcome | null | undefined }) => (
  <>
    {told?.problem ? (
      <Note kind="late" answer={told}>
        {told.problem}
      </Note>
    ) : null}
    {told?.done ? (
      <Note kind="good" answer={told}>
        {told.done}
      </Note>
    ) : null}
  </>
);

/** What became of a form of which a part may have gone wrong: a sentence for each thing that was not done. */
export interface OutcomeOfSeveral {
  readonly done: string | null;
  readonly problems: readonly string[];
}

/** Says what became of a form of which a part may have gone wrong. */
export function SeveralNotes({ told }: { readonly told: OutcomeOfSeveral | null }) {
  if (!told) return null;
  return (
    <>
      {told.done ? (
        <Note kind="good" answer={told}>
          {told.done}
        </Note>
      ) : null}
      {told.problems.length > 0 ? (
        <Note kind="late" answer={told}>
          {told.problems.map((problem) => (
            <p key={problem}>{problem}</p>
          ))}
        </Note>
      ) : null}
    </>
  );
}
