import type { ReactNode } from "react";
import { Link, useSearchParams } from "react-router";
import { Icon } from "../../ui/icon.tsx";
import { OutcomeNotes } from "../parts/outcome.tsx";
import { diaryHref } from "./diary-links.ts";

/** The outcome of a submitted form. */
export interface FormOutcome {
  readonly done: string | null;
  readonly problem: string | null;
  /** The field that the problem is about; null if it is about none in particular. */
  readonly field: string | null;
  /** The submitted values by field name, if the form was refused. */
  readonly typed: Readonly<Record<string, string>>;
}

export const done = (words: string): FormOutcome => ({ done: words, problem: null, field: null, typed: {} });

interface PanelProps {
  readonly heading: string;
  readonly sub?: ReactNode;
  readonly picture?: string | null;
  readonly outcome: FormOutcome | null;
  readonly children: ReactNode;
}

/** A panel beside the diary. It has an address of its own, so that reloading and going back work. */
export function Panel({ heading, sub, picture, outcome, children }: PanelProps) {
  const [params] = useSearchParams();
  return (
    <aside className="over" id="opened" tabIndex={-1} aria-labelledby="panel">
      <header className="over-top">
        {picture ? (
          <span className="thumb">
            <img src={picture} alt="" width={96} height={60} />
          </span>
        ) : null}
        <div className="grow">
          <h2 id="panel">{heading}</h2>
          {sub ? <p className="mid">{sub}</p> : null}
        </div>
        <Link to={diaryHref(params.toString(), {})} className="button bare square" preventScrollReset>
          <Icon name="x" size={18} />
          <span className="unseen">Close</span>
        </Link>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and keys must reach what scrolls */}
      <section className="over-body" tabIndex={0} aria-label={heading}>
        <OutcomeNotes outcome={outcome} />
        {children}
      </section>
    </aside>
  );
}

/** A field's name, and the attributes that mark the field that was refused. */
export const marked = (name: string, outcome: FormOutcome | null) => ({
  name,
  "aria-invalid": outcome?.field === name || undefined,
});
