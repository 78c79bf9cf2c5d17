import type { ReactNode } from "react";
import { classNames } from "../../ui/class-names.ts";
import { Icon } from "../../ui/icon.tsx";

interface NoteProps {
  /** `late` for what went wrong, `good` for what is done, `soon` for what needs care. */
  readonly kind: "late" | "soon" | "good";
  readonly children: ReactNode;
}

const ICONS = { late: "alert", soon: "alert", good: "check" } as const;

/** A sentence about what has just happened; one about an error is announced at once. */
export function Note({ kind, children }: NoteProps) {
  return (
    <div className={classNames("note", kind)} role={kind === "late" ? "alert" : "status"}>
      <Icon name={ICONS[kind]} size={18} />
      <div>{children}</div>
    </div>
  );
}
