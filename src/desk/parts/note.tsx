import { type ReactNode, useEffect, useRef } from "react";
import { classNames } from "../../ui/class-names.ts";
import { Icon } from "../../ui/icon.tsx";

interface NoteProps {
  /** `late` for what went wrong, `good` for what is done, `soon` for what needs care. */
  readonly kind: "late" | "soon" | "good";
  /** The answer to a form that it tells of; absent for what is told without one. */
  readonly answer?: unknown;
  readonly children: ReactNode;
}

const ICONS = { late: "alert", soon: "alert", good: "check" } as const;

/**
 * A sentence about what has just happened; one about an error is announced at once. One that answers a form comes into
 * view: the form's button may stand far below it.
 */
export function Note({ kind, answer, children }: NoteProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (answer) box.current?.scrollIntoView({ block: "center" });
  }, [answer]);
  return (
    <div ref={box} className={classNames("note", kind)} role={kind === "late" ? "alert" : "status"}>
      <Icon name={ICONS[kind]} size={18} />
      <div>{children}</div>
    </div>
  );
}
