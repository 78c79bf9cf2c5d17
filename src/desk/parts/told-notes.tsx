import { Note } from "./note.tsx";

interface ToldNotesProps {
  /** What became of a form: what was done, and a sentence for each thing that was not; null before one was sent. */
  readonly told: { readonly done: string | null; readonly problems: readonly string[] } | null;
}

/** Says what became of a form of which a part may have gone wrong. */
export function ToldNotes({ told }: ToldNotesProps) {
  if (!told) return null;
  return (
    <>
      {told.done ? <Note kind="good">{told.done}</Note> : null}
      {told.problems.length > 0 ? (
        <Note kind="late">
          {told.problems.map((problem) => (
            <p key={problem}>{problem}</p>
          ))}
        </Note>
      ) : null}
    </>
  );
}
