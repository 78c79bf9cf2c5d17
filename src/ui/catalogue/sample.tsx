import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";

interface SectionProps {
  readonly id: string;
  readonly title: string;
  /** When to use it, in one sentence. */
  readonly note?: ReactNode;
  readonly children: ReactNode;
}

/** One primitive, or one scale. */
export function Section({ id, title, note, children }: SectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="scroll-mt-6 border-t border-line py-10">
      <h2 id={`${id}-title`} className="text-xl">
        {title}
      </h2>
      {note ? <p className="mt-1 max-w-[68ch] text-muted">{note}</p> : null}
      <div className="mt-6 grid gap-8">{children}</div>
    </section>
  );
}

/** Samples side by side, as many as fit. */
export function Row({ wide = false, children }: { readonly wide?: boolean; readonly children: ReactNode }) {
  return (
    <div
      className={classNames(
        "grid gap-x-6 gap-y-6",
        wide ? "md:grid-cols-2" : "sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4",
      )}
    >
      {children}
    </div>
  );
}

/** A state of a primitive, with its name above. */
export function Sample({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div data-sample={name} className="min-w-0">
      <p className="mb-2 text-xs text-muted">{name}</p>
      {children}
    </div>
  );
}
