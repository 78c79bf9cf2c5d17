import type { KeepingView } from "./keeping-view.ts";

/** How long enquiries are stored, what is erased next, and what the law permits to stay. */
export function Keeping({ keeping }: { readonly keeping: readonly KeepingView[] }) {
  if (keeping.length === 0) return null;
  return (
    <section className="board" aria-labelledby="keeping">
      <h2 id="keeping">How long enquiries are kept</h2>
      <p className="mid">
        Counted from when anything last happened between you. Then what names the person goes by itself: details, words,
        files, answers. The days and kinds of enquiries stay, payments for the books, and wishes for no offers. The
        dealership’s file says how long.
      </p>
      {keeping.map(({ names, kept, next, erased }) => (
        <div key={names}>
          {keeping.length > 1 ? <h3>{names}</h3> : null}
          <ul className="dots">
            {kept.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          <p>
            {next} <span className="mid">{erased}</span>
          </p>
        </div>
      ))}
    </section>
  );
}
